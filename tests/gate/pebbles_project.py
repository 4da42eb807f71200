"""A copy of the good project beside the bad ones, to be changed and checked."""

from __future__ import annotations

import shutil
from pathlib import Path

import corpus

from rulebook.gate import Report

KO = "docs/ko/pebbles/rules.md"
EN = "docs/en/pebbles/rules.md"
EXAMPLES = "examples/pebbles/rules.md"
ENGINE = "tiny_games/pebbles/__init__.py"


class Pebbles:
    """A copy of the good project, whose files can be changed and read."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(corpus.GOOD, root, ignore=shutil.ignore_patterns("__pycache__"))

    def read(self, file: str) -> str:
        return (self.root / file).read_text("utf-8")

    def write(self, file: str, text: str) -> None:
        (self.root / file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / file).write_bytes(text.encode("utf-8"))

    def change(self, file: str, old: str, new: str) -> None:
        text = self.read(file)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def report(self) -> Report:
        return corpus.examined(self.root)

    def codes(self) -> list[str]:
        return [finding.code for finding in self.report().findings]
