"""What no file of the project holds: a registry's address, a path of somebody's machine."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Made here and never committed; `.gitignore` names them.
MADE = re.compile(r"\.git|\.venv|site|build|__pycache__|\.hypothesis|.*_cache|.*\.egg-info")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs|npmjs\.com|deb\.debian\.org"
    r"|archive\.ubuntu\.com|--(?:extra-)?index-url|PIP_IN[D]EX|UV_IN[D]EX",
    re.IGNORECASE,
)
MACHINE = re.compile(r"(?<![\w.])/(?:root|home|Users|work|farm)/")


def texts() -> Iterator[tuple[str, str]]:
    """Yield the project's own texts, without asking git: a copy without .git is tested too."""
    for folder, folders, files in os.walk(ROOT):
        top = Path(folder) == ROOT
        folders[:] = [
            name
            for name in folders
            if not MADE.fullmatch(name) or (name in {"site", "build"} and not top)
        ]
        for name in files:
            path = Path(folder, name)
            try:
                yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
            except UnicodeDecodeError:
                continue  # a picture


@pytest.mark.parametrize(
    ("pattern", "what"), [(REGISTRY, "the address of a registry"), (MACHINE, "a machine's path")]
)
def test_no_file_holds(pattern: re.Pattern[str], what: str) -> None:
    found = [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, f"{what} stands in\n" + "\n".join(found)


def test_the_patterns_find_what_they_are_for() -> None:
    assert REGISTRY.search("--index" + "-url https://x")
    assert REGISTRY.search("https://files.python" + "hosted.org/packages/x.whl")
    assert MACHINE.search("see /ho" + "me/ann/rulebook")
    assert not MACHINE.search("docs/wo" + "rk/page.md")
