"""Filling: what a written position leaves open is filled from what lies nowhere else."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

from rulebook.table.errors import Refused
from rulebook.table.witness import witness

_filling: ContextVar[int] = ContextVar("rulebook-filling", default=0)


@contextmanager
def filled_as(number: int) -> Iterator[None]:
    """Fill positions inside the ``with`` block in another way; each number is one way."""
    token = _filling.set(number)
    try:
        yield
    finally:
        _filling.reset(token)


def filling() -> int:
    """Return the number of the filling in force."""
    if seen := witness():
        seen.filled = True
    return _filling.get()


@lru_cache(maxsize=10_000)
def _mixed(pieces: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Return the pieces in the order of this filling."""
    mixed = list(pieces)
    random.Random(f"filling {number}").shuffle(mixed)
    return tuple(mixed)


def any_of(count: int) -> int:
    """Return the index of one of so many places; the filling decides which."""
    return random.Random(f"place {filling()}").randrange(1 << 16) % count


class Supply:
    """All pieces of the box that a position has not placed yet, in an order of the filling.

    ``cite`` is the clause that says how many of each there are.
    """

    def __init__(self, pieces: Iterable[str], cite: str) -> None:
        self._left = list(_mixed(tuple(pieces), filling()))
        self._cite = cite

    def place(self, pieces: Iterable[str]) -> None:
        """Take the named pieces; more than the box holds is refused by the clause of the box."""
        wanted, left = list(pieces), list(self._left)
        for at, piece in enumerate(wanted):
            if piece not in left:
                more = wanted[at:].count(piece)
                raise Refused(f"{piece}: {more} more than the box", (self._cite,))
            left.remove(piece)
        self._left = left

    def draw(self, but: str = "") -> str:
        """Take any piece; ``but`` is one that does not fit.

        Raises ``Refused`` with the clause of the box where nothing is left.
        """
        found = next((piece for piece in self._left if piece != but), None)
        if found is None:
            raise Refused("more cards than the box", (self._cite,))
        self._left.remove(found)
        return found

    def rest(self) -> list[str]:
        """Take all that is left."""
        rest, self._left = self._left, []
        return rest

    def give_back(self, pieces: Iterable[str]) -> None:
        """Put pieces back that were taken and found no place."""
        self._left += pieces

    def __len__(self) -> int:
        return len(self._left)

    def __contains__(self, piece: object) -> bool:
        return piece in self._left
