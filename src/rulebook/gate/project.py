"""A project: where its pages, its scenarios and its engine lie."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from rulebook.text.data import BadData, load_toml
from rulebook.text.languages import LANGUAGES

CONFIG = "rulebook.toml"
DEFAULTS: dict[str, Any] = {
    "languages": ["ko", "en"],
    "docs": "docs",
    "examples": "examples",
    "games": "rulebook.games",
    "path": ["src"],
    "drafts": [],
    "deadline": 2.0,
}
#: No scenario needs longer, and a clock takes no endless time.
LONGEST_DEADLINE = 600.0


class CannotRun(Exception):
    """The check cannot be done at all; the message says why and how to mend it."""


class NoProject(CannotRun):
    """There is no project in the folder or above it."""


@dataclass(frozen=True)
class Project:
    """A project on disk.

    ``games`` is the package that holds a module for each game; ``drafts`` are the games whose pages
    are not written yet, which no check reads. ``deadline`` are the seconds a scenario may take.
    """

    root: Path
    languages: tuple[str, ...]
    docs: str
    examples: str
    games: str
    path: tuple[str, ...]
    drafts: tuple[str, ...]
    deadline: float

    def relative(self, path: Path) -> str:
        """Return a path as findings name it: below the root where it lies there, with slashes."""
        below = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        return below.as_posix()

    def game_names(self) -> tuple[str, ...]:
        """Return the games by folder name: all that have scenarios or an engine, but no drafts.

        Pages alone make no game: a folder of pages may be about anything.
        """
        examples = self.root / self.examples
        with_scenarios = {p.name for p in examples.glob("*") if p.is_dir()}
        engines = self.package().glob("*/__init__.py")
        with_engine = {p.parent.name.replace("_", "-") for p in engines}
        return tuple(sorted((with_scenarios | with_engine) - set(self.drafts)))

    def package(self) -> Path:
        """Return the folder of the package of games."""
        below = Path(*self.games.split("."))
        found = (self.root / entry / below for entry in self.path)
        return next((p for p in found if p.is_dir()), self.root / below)

    def module(self, game: str) -> str:
        """Return the name of a game's module."""
        return f"{self.games}.{game.replace('-', '_')}"

    def engine(self, game: str) -> Path:
        """Return the folder of a game's engine."""
        return self.package() / game.replace("-", "_")

    def import_game(self, game: str) -> ModuleType:
        """Import the engine of a game and return it, whatever that raises."""
        for entry in reversed(self.path):
            folder = str(self.root / entry)
            if folder not in sys.path:
                sys.path.insert(0, folder)
        return importlib.import_module(self.module(game))

    def pages(self, game: str, language: str) -> list[Path]:
        """Return the pages of a game in one language."""
        return sorted((self.root / self.docs / language / game).rglob("*.md"))

    def example_files(self, game: str) -> list[Path]:
        """Return the files with a game's scenarios."""
        return sorted((self.root / self.examples / game).rglob("*.md"))


def find_project(start: Path) -> Project:
    """Return the project of this folder, or of the nearest folder above it.

    Raises ``CannotRun`` where there is no ``rulebook.toml``, or it cannot be used.
    """
    try:
        folder = start.resolve()
        found = folder.is_dir()
    except (OSError, RuntimeError, ValueError):
        found = False  # Links in a circle, or no path at all.
    if not found:
        raise CannotRun(f"{start} is no folder")
    for root in (folder, *folder.parents):
        if (root / CONFIG).is_file():
            return _load(root)
    raise NoProject(f"no {CONFIG} in {start} or above it; run this inside a rulebook project")


def _load(root: Path) -> Project:
    try:
        data = load_toml(root / CONFIG)
    except BadData as error:
        raise CannotRun(f"{CONFIG}:{error.line}: {error}") from error
    for key, value in data.items():
        if key not in DEFAULTS:
            raise CannotRun(f"{CONFIG}: {key!r} is not known; known are {', '.join(DEFAULTS)}")
        whole = key == "deadline" and type(value) is int
        if (type(value) is not type(DEFAULTS[key]) and not whole) or (DEFAULTS[key] and not value):
            raise CannotRun(f"{CONFIG}: {key} = {value!r} should look like {DEFAULTS[key]!r}")
        if isinstance(value, list) and not all(isinstance(item, str) for item in value):
            raise CannotRun(f"{CONFIG}: {key} = {value!r} should hold texts only")
    merged = {**DEFAULTS, **data}
    project = Project(
        root,
        tuple(merged["languages"]),
        merged["docs"],
        merged["examples"],
        merged["games"],
        tuple(merged["path"]),
        tuple(merged["drafts"]),
        merged["deadline"],
    )
    for language in project.languages:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise CannotRun(f"{CONFIG}: no language {language!r} can be read; known are {known}")
    if len(set(project.languages)) < len(project.languages):
        raise CannotRun(f"{CONFIG}: languages = {merged['languages']!r} names one twice")
    if not 0 < project.deadline <= LONGEST_DEADLINE:
        message = f"should be seconds, at most {LONGEST_DEADLINE:g}"
        raise CannotRun(f"{CONFIG}: deadline = {project.deadline!r} {message}")
    for folder in (project.docs, project.examples):
        try:
            there = (root / folder).is_dir()
        except (OSError, ValueError):
            there = False  # No path at all: too long, or with a NUL in it.
        if not there:
            hint = f"make it, or name another in {CONFIG}"
            raise CannotRun(f"there is no folder {folder}/ in {root.name}; {hint}")
    return project
