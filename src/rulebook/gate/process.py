"""The check as callers use it: in a fresh child process that can be killed from outside."""

from __future__ import annotations

import json
import queue
import re
import subprocess
import sys
import threading
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from rulebook.gate.findings import Finding
from rulebook.gate.project import CannotRun, Project, find_project
from rulebook.gate.report import Report
from rulebook.gate.running import LONGEST
from rulebook.text.place import Place

#: Scenarios that end the process, one after another, before the check gives up.
MOST_RESTARTS = 20
#: Seconds without a word, beside five deadlines, before the child is killed.
PATIENCE = 5.0
_SCENARIO = re.compile(r"^(.*):(\d+):\d+$")


def check(root: Path) -> Report:
    """Check the project of this folder and return the report; never raises.

    The engine is imported in a fresh process, so that its latest state counts. A scenario that
    cannot be stopped from inside, or that ends the process, is a finding, and the rest is checked
    all the same.
    """
    try:
        project = find_project(root)
    except CannotRun as error:
        return Report(cannot_run=str(error))
    if not project.game_names():
        return Report(
            cannot_run=f"there is no game to check: no folder in {project.examples} and none in "
            f"the package {project.games}"
        )
    stuck: dict[str, Finding] = {}
    for _ in range(MOST_RESTARTS):
        answer = _run_child(project, stuck)
        if isinstance(answer, Report):
            return answer
        found = _SCENARIO.match(answer.last)
        if not found or answer.last in stuck:
            return Report(cannot_run=f"{answer.last or 'the check'}: {answer.why}")
        place = Place(found.group(1), int(found.group(2)), 1, len("```python"))
        stuck[answer.last] = Finding(place, answer.code, f"the scenario {answer.why}")
    last = list(stuck)[-1]
    return Report(cannot_run=f"{len(stuck)} scenarios ended the check, the last one at {last}")


@dataclass(frozen=True)
class _Ended:
    """The child ended without a report.

    ``last`` is what was being done, ``code`` the finding that this is if it was a scenario, and
    ``why`` what happened.
    """

    last: str
    code: str
    why: str


def _run_child(project: Project, stuck: dict[str, Finding]) -> Report | _Ended:
    """Return the report, or how the child ended without one."""
    child = subprocess.Popen(
        [sys.executable, "-m", "rulebook.gate.child", str(project.root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    assert child.stdin
    assert child.stderr
    child.stdin.write(json.dumps({key: f.as_dict() for key, f in stuck.items()}))
    child.stdin.close()
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_pump, args=(child, lines), daemon=True).start()
    errors: deque[str] = deque(maxlen=20)
    thread = threading.Thread(target=_keep, args=(child.stderr, errors), daemon=True)
    thread.start()
    last = ""
    patience = 5 * project.deadline + PATIENCE
    while True:
        try:
            line = lines.get(timeout=patience)
        except queue.Empty:
            child.kill()
            child.wait()
            return _Ended(last, "deadline", f"did not stop within {patience:g} s and was killed")
        if line is None:
            code = child.wait()
            thread.join(1)
            tail = "".join(errors).strip().split("\n")[-1]
            tail = f"…{tail[-LONGEST:]}" if len(tail) > LONGEST else tail
            why = f"ended the process (exit code {code}){': ' + tail if tail else ''}"
            return _Ended(last, "errors", why)
        if line.startswith("= "):
            child.wait()
            return Report.from_json(line[2:])
        last = line.removeprefix("@ ").rstrip("\n")


def _keep(stderr: IO[str], tail: deque[str]) -> None:
    # In pieces: a scenario may write without end and without a line break.
    while piece := stderr.read(4096):
        tail.append(piece)


def _pump(child: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    assert child.stdout
    for line in child.stdout:
        lines.put(line)
    lines.put(None)
