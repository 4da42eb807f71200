"""Chance: shuffles, dice and draws, from a seed or, where there is one, from a script."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from rulebook.table.errors import Mistake

T = TypeVar("T")


class Chance:
    """The table's source of chance.

    ``script`` holds outcomes in the order they are needed: a face for a die, one of the outcomes
    for a draw, the whole new order for a shuffle. Without a script the seed decides. A script
    that is used up or does not fit is a ``Mistake``, and so is a seed from which the same chance
    would not come again.
    """

    def __init__(self, seed: int | str, script: Sequence[Any] | None = None) -> None:
        if not isinstance(seed, int | str):
            raise Mistake(f"chance: a seed is a number or a text, not {seed!r}")
        if isinstance(seed, str) and not seed.isprintable():
            raise Mistake(f"chance: a seed in words is printable, not {seed!r}")
        if not isinstance(script, Sequence | None):
            raise Mistake(f"chance: a script is a list of outcomes, not {script!r}")
        self._random = random.Random(seed)
        self._script = None if script is None else list(script)

    def one_of(self, outcomes: Sequence[T]) -> T:
        """Return one of the outcomes."""
        if self._script is None:
            return self._random.choice(outcomes)
        scripted = self._next()
        if scripted not in outcomes:
            raise Mistake(f"chance: {scripted!r} is none of {list(outcomes)}")
        return outcomes[list(outcomes).index(scripted)]

    def die(self, sides: int) -> int:
        """Return a face of a die, from 1."""
        return self.one_of(range(1, sides + 1))

    def order(self, cards: Sequence[str]) -> list[str]:
        """Return the cards in a new order."""
        if self._script is None:
            mixed = list(cards)
            self._random.shuffle(mixed)
            return mixed
        scripted = self._next()
        if not isinstance(scripted, list | tuple) or sorted(map(repr, scripted)) != sorted(
            map(repr, cards)
        ):
            raise Mistake(f"chance: {scripted!r} is no order of {list(cards)}")
        return list(scripted)

    def _next(self) -> Any:
        if not self._script:
            raise Mistake("chance: the script has no outcome left")
        return self._script.pop(0)
