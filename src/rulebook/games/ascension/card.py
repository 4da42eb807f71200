"""A card: its data, and what it does, attached to it where it is written down."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast

from rulebook.table import Guard

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: What a card does: ``effect(table, me)``, a generator if it asks.
Effect = Callable[["Ascension", int], Any]
#: What a construct does when something happens: ``trigger(table, me, card)``, the card it
#: happened with; a generator if it asks. True if nothing more is to come of it.
Trigger = Callable[["Ascension", int, str], Any]
E = TypeVar("E", bound=Effect)
T = TypeVar("T", bound=Trigger)

HERO, CONSTRUCT, MONSTER = "hero", "construct", "monster"
ENLIGHTENED, LIFEBOUND, MECHANA = "enlightened", "lifebound", "mechana"
#: The faction, not the Void: that is the zone for banished cards.
VOID = "void_faction"
#: The four factions and the colors of their cards.
FACTIONS = {ENLIGHTENED: "blue", LIFEBOUND: "green", MECHANA: "brown", VOID: "purple"}
#: The color of the border tells where a card begins: in a starting deck, on a stack that is
#: always available, or in the center deck.
STARTING, ALWAYS, CENTER = "white", "silver", "black"


@dataclass(frozen=True)
class Gain:
    """What a card gives without asking, in this order."""

    runes: int = 0
    power: int = 0
    honor: int = 0
    cards: int = 0


@dataclass(frozen=True)
class Use:
    """One thing a construct can be used for, once in each turn of its player.

    ``needs`` is a condition beside that; ``original`` is False for what only the anniversary
    edition has.
    """

    effect: Effect
    needs: Guard | None = None
    original: bool = True


@dataclass
class Card:
    """One kind of card.

    ``cost`` is in runes, a monster's in power. ``honor`` counts at the end of the game, a
    monster's when it is defeated. ``effect`` is what a hero does when played, or a monster's
    reward beside honor; ``unite`` what a hero does beside another one of its faction.
    ``uses`` and ``triggers`` belong to constructs. ``printed`` are the numbers that the original
    edition prints otherwise.
    """

    name: str
    type: str
    faction: str | None
    cost: int
    honor: int
    copies: int
    border: str = CENTER
    effect: Effect | None = field(default=None, repr=False)
    unite: Effect | None = field(default=None, repr=False)
    uses: dict[str, Use] = field(default_factory=dict, repr=False)
    triggers: dict[str, Trigger] = field(default_factory=dict, repr=False)
    printed: Mapping[str, int] = field(default_factory=dict, repr=False)

    def when_played(self, effect: E) -> E:
        """Attach what a hero does when it is played."""
        assert self.type == HERO
        self.effect = effect
        return effect

    def reward(self, effect: E) -> E:
        """Attach what a monster's reward holds beside honor."""
        assert self.type == MONSTER
        self.effect = effect
        return effect

    def when_united(self, effect: E) -> E:
        """Attach what a hero does beside another hero of its faction, once for each copy."""
        self.unite = effect
        return effect

    def use(
        self, name: str = "main", needs: Guard | None = None, original: bool = True
    ) -> Callable[[E], E]:
        """Attach what a construct can be used for."""
        assert self.type == CONSTRUCT

        def attach(effect: E) -> E:
            self.uses[name] = Use(effect, needs, original)
            return effect

        return attach

    def when(self, what: str) -> Callable[[T], T]:
        """Attach what a construct in play does when something happens.

        That is ``"acquired"``, ``"arrived"`` (a construct in play), ``"defeated"`` (in the center
        row) or ``"played"`` (a hero).
        """
        assert self.type == CONSTRUCT

        def attach(trigger: T) -> T:
            self.triggers[what] = trigger
            return trigger

        return attach

    def as_printed(self, edition: str) -> Card:
        """Return the card with the numbers of this edition."""
        if edition != "original" or not self.printed:
            return self
        return dataclasses.replace(self, **cast(dict[str, Any], self.printed))
