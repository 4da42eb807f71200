"""Says: what the pages state of a clause, read by its scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from rulebook.gate.hints import near

Values = Mapping[str, Mapping[str, "int | str"]]


class NoSuchValue(AttributeError):
    """The clause states no value of this name."""


class Says:
    """The stated values of a clause, each under its name: ``says.targets``.

    A number is an int, a term its id, a modal "may", "must" or "cannot".
    """

    def __init__(self, clause: str, values: Mapping[str, int | str], read: Counter[str]) -> None:
        self._clause = clause
        self._values = values
        self._read = read

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._values:
            known = ", ".join(sorted(self._values)) or "none"
            hint = near(name, self._values) or f"; it states {known}"
            raise NoSuchValue(f"{self._clause} states no {name!r}{hint}")
        self._read[name] += 1
        return self._values[name]


_given: ContextVar[tuple[Values, dict[str, Counter[str]]] | None] = ContextVar("says", default=None)


@contextmanager
def given(values: Values) -> Iterator[dict[str, Counter[str]]]:
    """Let ``clause`` give these values inside the block; yields how often each was read."""
    read: dict[str, Counter[str]] = {}
    token = _given.set((values, read))
    try:
        yield read
    finally:
        _given.reset(token)


def clause(id: str) -> Says:
    """Return what the pages state of this clause, in Korean and in English alike.

    Outside the gate (in a Python prompt) the pages of the project around the current folder are
    read; where there is none, those of the project that this file belongs to. Raises
    ``LookupError`` for an id that no page has, ``CannotRun`` where no pages can be read.
    """
    now = _given.get()
    values, read = now if now is not None else (_from_pages(), {})
    if not isinstance(id, str):
        raise LookupError(f"a clause is named by its id in quotes, not by {id!r}")
    if id not in values:
        raise LookupError(f"no clause {id!r}{near(id, values)}")
    return Says(id, values[id], read.setdefault(id, Counter()))


def _from_pages() -> Values:
    from rulebook.gate.games import stated_values
    from rulebook.gate.project import NoProject, find_project

    try:
        project = find_project(Path.cwd())
    except NoProject:
        project = find_project(Path(__file__).parent)
    return stated_values(project)
