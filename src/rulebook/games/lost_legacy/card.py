"""A card: its data, and the effects that are attached to it where it is written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from rulebook.games.lost_legacy.game import LostLegacy

Played = Callable[["LostLegacy", int], Any]
Seen = Callable[["LostLegacy", int, int], None]
P = TypeVar("P", bound=Played)
S = TypeVar("S", bound=Seen)


@dataclass
class Card:
    """One kind of card.

    ``speed`` is the investigation speed from 1 to 8, None for X. ``copies`` is how many the
    game holds.
    """

    name: str
    speed: int | None
    copies: int
    played: Played | None = field(default=None, repr=False)
    seen: Seen | None = field(default=None, repr=False)

    def when_played(self, effect: P) -> P:
        """Attach the effect of playing it: ``effect(table, me)``, a generator if it asks."""
        self.played = effect
        return effect

    def when_seen(self, effect: S) -> S:
        """Attach what it does when another player looks at the hand that holds it:
        ``effect(table, holder, looker)``.
        """
        self.seen = effect
        return effect
