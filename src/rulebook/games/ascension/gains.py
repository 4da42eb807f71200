"""Gaining runes, power, honor and cards: what most cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import Gain
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.honor import gain_honor
from rulebook.table import cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

FROM_CARDS = cite("asc-honor-cards")


def gain(t: Ascension, me: int, gives: Gain) -> None:
    """Gain what a card gives: runes, power, honor, then cards from your deck."""
    if gives.runes:
        gain_runes(t, me, gives.runes)
    if gives.power:
        gain_power(t, me, gives.power)
    if gives.honor:
        gain_honor(t, me, gives.honor, FROM_CARDS)
    if gives.cards:
        draw(t, me, gives.cards)


@rule("asc-rune")
def gain_runes(t: Ascension, me: int, count: int) -> None:
    """Gain runes for this turn."""
    t.runes += count
    t.tell("gained_runes", seat=me, count=count, runes=t.runes)


@rule("asc-power")
def gain_power(t: Ascension, me: int, count: int) -> None:
    """Gain power for this turn."""
    t.power += count
    t.tell("gained_power", seat=me, count=count, power=t.power)


@rule("asc-as-far-as-possible")
def nothing(t: Ascension, me: int, card: str) -> None:
    """Note that a part of an effect finds nothing to work on, so it does nothing."""
    t.tell("no_effect", seat=me, card=card)
