"""The corpus: small projects that must fail, each as the files that differ from ``_good``.

A folder is called after the code of the finding it shows, with a word behind it where there are
several. It is laid over a copy of ``_good``; beside the files of the project it may hold
``delete.txt`` (files to take away), ``repeat.txt`` (files to make large) and ``expected.txt``.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulebook.gate import Report, check, process, text_report
from rulebook.gate.examine import examine
from rulebook.gate.project import CannotRun, find_project

HERE = Path(__file__).parent
GOOD = HERE / "_good"
OURS = ("delete.txt", "expected.txt", "repeat.txt")

#: What these do would stop or change the process of the tests, so they get one of their own.
OWN_PROCESS = (
    "cannot-run-engine-exits",
    "deadline",
    "deadline-in-c",
    "deadline-swallowed",
    "errors-exit-code",
    "errors-os-exit",
    "errors-segfault",
    "tampers-builtins",
    "tampers-clause",
    "tampers-descriptor",
    "tampers-engine",
    "tampers-game-data",
)


def folders() -> list[str]:
    """Return the names of all bad projects."""
    return sorted(p.name for p in HERE.iterdir() if p.is_dir() and p.name[0] not in "_.")


def lay(name: str, root: Path) -> Path:
    """Make the project of a folder at ``root`` and return it."""
    shutil.copytree(GOOD, root, ignore=shutil.ignore_patterns("__pycache__"))
    folder = HERE / name
    for path in sorted(folder.rglob("*")):
        below = path.relative_to(folder)
        if path.is_file() and below.as_posix() not in OURS and "__pycache__" not in below.parts:
            (root / below).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, root / below)
    for line in _lines(folder / "delete.txt"):
        gone = root / line
        if gone.is_dir():
            shutil.rmtree(gone)
        else:
            gone.unlink()
    for line in _lines(folder / "repeat.txt"):
        file, times = line.split()
        (root / file).write_bytes((root / file).read_bytes() * int(times))
    return root


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").split("\n")[:-1] if path.is_file() else []


def expected(name: str) -> str:
    """Return what the command must print for a folder."""
    return (HERE / name / "expected.txt").read_text("utf-8")


def report(name: str, root: Path) -> Report:
    """Check the project of a folder, laid at ``root``."""
    if name not in OWN_PROCESS:
        return examined(root)
    patience = process.PATIENCE
    process.PATIENCE = 1.5
    try:
        return check(root)
    finally:
        process.PATIENCE = patience


def examined(root: Path) -> Report:
    """Check a project in this process: the same report, in a fraction of the time."""
    with fresh_modules():
        try:
            return examine(find_project(root))
        except CannotRun as error:
            return Report(cannot_run=str(error))


@contextmanager
def fresh_modules() -> Iterator[None]:
    """Import engines anew inside, and forget them and where they lay afterwards."""
    path, known = list(sys.path), set(sys.modules)
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path[:] = path
        for name in set(sys.modules) - known:
            if name.partition(".")[0].endswith("_games"):
                del sys.modules[name]


def printed(report: Report, root: Path) -> str:
    """Return what the command prints, without the place where the project happens to lie."""
    return text_report(report, root).replace(str(root), "PROJECT")


def record(name: str) -> bool:
    """Write what the command prints for a folder; return whether that is something new."""
    with tempfile.TemporaryDirectory() as temporary:
        # Resolved, as the gate does: on some systems the temporary folder is a link.
        root = lay(name, Path(temporary).resolve() / "project")
        text = printed(report(name, root), root)
    file = HERE / name / "expected.txt"
    if file.is_file() and expected(name) == text:
        return False
    file.write_text(text, "utf-8")
    return True
