"""The Void faction: purple cards that fight and banish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.banishing import banish, may_banish, own
from rulebook.games.ascension.card import VOID, Gain
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.gains import gain, nothing
from rulebook.games.ascension.making import construct, hero
from rulebook.table import Flow, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

arbiter_of_the_precipice = hero(
    "arbiter_of_the_precipice",
    VOID,
    cost=5,
    honor=3,
    copies=2,
    original_cost=4,
    original_honor=1,
)


@arbiter_of_the_precipice.when_played
@rule("asc-arbiter-of-the-precipice")
def judge(t: Ascension, me: int) -> Flow:
    """Draw two cards, then banish a card from your hand."""
    draw(t, me, 2)
    if not t.hands[me]:
        nothing(t, me, "arbiter_of_the_precipice")
        return
    banish(t, me, (yield t.choose(me, own(t, "hand"))))


hero("demon_slayer", VOID, 4, 2, 2, Gain(power=3), cite="asc-demon-slayer")

hero(
    "emri_one_with_the_void",
    VOID,
    cost=6,
    honor=4,
    copies=1,
    gives=Gain(power=4),
    cite="asc-emri-one-with-the-void",
    original_honor=3,
)

construct("muramasa", VOID, 7, 4, 1, Gain(power=3), cite="asc-muramasa")


shade_of_the_black_watch = hero("shade_of_the_black_watch", VOID, cost=3, honor=1, copies=3)


@shade_of_the_black_watch.when_played
@rule("asc-shade-of-the-black-watch")
def watch(t: Ascension, me: int) -> Flow:
    """Gain two power; you may banish a card from your hand or discard pile."""
    gain(t, me, Gain(power=2))
    yield from may_banish(t, me, "shade_of_the_black_watch", own(t, "hand", "discard"))


construct("shadow_star", VOID, 3, 2, 2, Gain(power=1), cite="asc-shadow-star")

hero("spike_vixen", VOID, 2, 1, 2, Gain(power=1, cards=1), cite="asc-spike-vixen")


void_initiate = hero("void_initiate", VOID, cost=1, honor=1, copies=3)


@void_initiate.when_played
@rule("asc-void-initiate")
def initiate(t: Ascension, me: int) -> Flow:
    """Gain a rune; you may banish a card from your hand or discard pile."""
    gain(t, me, Gain(runes=1))
    yield from may_banish(t, me, "void_initiate", own(t, "hand", "discard"))


voidthirster = construct("voidthirster", VOID, 5, 3, 2, Gain(power=1), cite="asc-voidthirster")


@voidthirster.when("defeated")
@rule("asc-voidthirster-honor")
def drink(t: Ascension, me: int, card: str) -> None:
    """The first monster of the center row you defeat in a turn gives one honor more."""
    gain(t, me, Gain(honor=1))
