"""The child process that runs the check: ``python -m rulebook.gate.child ROOT``.

It writes ``@ what`` before everything that might never end and ``= report`` at the end.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from pathlib import Path

from rulebook.gate.examine import examine
from rulebook.gate.findings import Finding
from rulebook.gate.project import find_project


def main() -> None:
    """Examine the project named on the command line and write the report to standard output."""
    # What a scenario writes must not mix with the protocol, whatever way it writes.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    stuck = json.loads(sys.stdin.read() or "{}")
    # A check makes many small things and lets them go: looking for rings among all that is there
    # every few hundred of them would be a fifth of its time.
    gc.set_threshold(20_000, 20, 20)
    project = find_project(Path(sys.argv[1]))
    found = {key: Finding.from_dict(data) for key, data in stuck.items()}
    report = examine(project, lambda what: print(f"@ {what}", file=out), found)
    print(f"= {report.to_json()}", file=out)
    out.flush()
    # Threads and exit handlers that a scenario left behind must not keep the answer waiting.
    os._exit(0)


if __name__ == "__main__":
    main()
