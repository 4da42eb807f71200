"""Events: what happened at the table, the clauses it rests on, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Secret:
    """A value of an event that only some seats may know; ``seats`` None means everybody."""

    value: Any
    seats: frozenset[int] | None

    def seen_by(self, seat: int) -> bool:
        """Return whether this seat may know the value."""
        return self.seats is None or seat in self.seats


@dataclass(frozen=True)
class Event:
    """One thing that happened.

    ``name`` picks the message that tells it, ``data`` fills the message. ``clauses`` are the
    clauses it rests on, innermost first. ``to`` are the seats that may know that it happened at
    all, None for everybody.
    """

    name: str
    data: Mapping[str, Any]
    clauses: tuple[str, ...]
    to: frozenset[int] | None = None

    def known_to(self, seat: int) -> bool:
        """Return whether this seat may know that the event happened."""
        return self.to is None or seat in self.to

    def seen_by(self, seat: int) -> Event | None:
        """Return the event as this seat knows it: None for a value it may not know."""
        if not self.known_to(seat):
            return None
        seen = {
            key: (value.value if value.seen_by(seat) else None)
            if isinstance(value, Secret)
            else value
            for key, value in self.data.items()
        }
        return Event(self.name, seen, self.clauses, None)

    def __getitem__(self, key: str) -> Any:
        """Return one value of the data, a secret one laid open."""
        value = self.data[key]
        return value.value if isinstance(value, Secret) else value


@dataclass(frozen=True)
class Outcome:
    """How the game ended: the winners (none, one or several) and the clauses, nearest first."""

    winners: tuple[int, ...]
    clauses: tuple[str, ...]
