"""Witness: notes all that happens at the tables made while it watches.

The gate watches a scenario with it: which clauses were reached, and what there is to tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulebook.table.events import Event

if TYPE_CHECKING:
    from rulebook.table.table import Table


@dataclass(frozen=True)
class Begun:
    """A table was made. Tables are numbered from 1 in the order they are made."""

    number: int
    table: Table


@dataclass(frozen=True)
class Told:
    """An event was told at the table of this number (0: one made while nobody watched)."""

    number: int
    event: Event


@dataclass(frozen=True)
class Refusal:
    """A choice was refused, or a whole beginning (number 0, ``choice`` None)."""

    number: int
    seat: int
    choice: Any
    clauses: tuple[str, ...]


@dataclass
class Witness:
    """What was seen: the notes in order, all clauses reached, and whether a position was filled."""

    notes: list[Begun | Told | Refusal] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)
    filled: bool = False

    def begun(self, table: Table) -> int:
        """Note that a table is being made and return its number, from 1."""
        number = 1 + sum(isinstance(note, Begun) for note in self.notes)
        self.notes.append(Begun(number, table))
        return number

    def told(self, number: int, event: Event) -> None:
        """Note an event."""
        self.notes.append(Told(number, event))
        self.reached.update(event.clauses)

    def refused(self, table: Table, seat: int, choice: Any, clauses: tuple[str, ...]) -> None:
        """Note a refused choice."""
        self.notes.append(Refusal(table.number, seat, choice, clauses))
        self.reached.update(clauses)

    def mark(self) -> tuple[int, frozenset[str]]:
        """Return how far the notes go, to come back to."""
        return len(self.notes), frozenset(self.reached)

    def back_to(self, mark: tuple[int, frozenset[str]]) -> None:
        """Take back what was noted since, but for a refusal at the end: the rest was undone."""
        count, reached = mark
        refusal = [note for note in self.notes[count:][-1:] if isinstance(note, Refusal)]
        self.notes[count:] = refusal
        self.reached = {*reached, *(clause for note in refusal for clause in note.clauses)}

    def proved(self, clauses: tuple[str, ...]) -> None:
        """Note that a refusal was demanded and came: of a choice, noted already, or of a
        deal or a position, which no table could note.
        """
        last = self.notes[-1] if self.notes else None
        if not (isinstance(last, Refusal) and last.clauses == clauses):
            self.notes = [n for n in self.notes if not (isinstance(n, Begun) and n is last)]
            self.notes.append(Refusal(0, 0, None, clauses))
        self.reached.update(clauses)

    def asked(self, clauses: tuple[str, ...]) -> None:
        """Note the clauses of a decision that was open, or of a view that was looked at."""
        self.reached.update(clauses)


_watching: ContextVar[Witness | None] = ContextVar("rulebook-witness", default=None)


def witness() -> Witness | None:
    """Return the witness that watches now, if any."""
    return _watching.get()


@contextmanager
def watching() -> Iterator[Witness]:
    """Watch all tables used inside the ``with`` block."""
    seen = Witness()
    token = _watching.set(seen)
    try:
        yield seen
    finally:
        _watching.reset(token)


@contextmanager
def unwatched() -> Iterator[None]:
    """Let nothing be noted inside the ``with`` block: a table that is only rebuilt."""
    token = _watching.set(None)
    try:
        yield
    finally:
        _watching.reset(token)
