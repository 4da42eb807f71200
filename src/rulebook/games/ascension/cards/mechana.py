"""Mechana: brown cards that build on constructs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.acquiring import CARD_PREVAILS
from rulebook.games.ascension.card import MECHANA, Gain
from rulebook.games.ascension.choices import Decline, Draw, Fetch, Pick
from rulebook.games.ascension.constructs import (
    CONTROL,
    LINK,
    is_mechana,
    mechana_in_play,
    note_link,
)
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.gains import gain
from rulebook.games.ascension.making import construct, hero
from rulebook.games.ascension.playing import check_conditions
from rulebook.table import Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

avatar_golem = hero("avatar_golem", MECHANA, cost=4, honor=2, copies=2)


@avatar_golem.when_played
@rule("asc-avatar-golem")
def count_factions(t: Ascension, me: int) -> None:
    """Gain two power, and one honor for each faction among your constructs."""
    gain(t, me, Gain(power=2))
    factions = {t.cards[card].faction for card in t.constructs[me]}
    t.tell(
        "counted_factions", cite="asc-factions", seat=me, factions=tuple(sorted(factions, key=str))
    )
    gain(t, me, Gain(honor=len(factions)))


burrower_mark_ii = construct("burrower_mark_ii", MECHANA, cost=3, honor=3, copies=2)


@burrower_mark_ii.when("arrived")
@rule("asc-burrower-mark-ii")
def dig(t: Ascension, me: int, card: str) -> Flow:
    """Once a turn you may draw a card when a Mechana construct comes into play, itself included."""
    if not is_mechana(t, me, card):
        return
    if t.mechana_arrived > 1 and not t.options["each_burrower"]:
        t.tell("not_the_first_mechana", cite=EACH_BURROWER, seat=me, card=card)
        return
    note_link(t, me, card)
    if (yield t.choose(me, Draw, Decline)) == Draw():
        t.used["burrower_mark_ii", "arrived"] += 1
        t.tell("digs", cite=EACH_BURROWER if t.mechana_arrived > 1 else None, seat=me, card=card)
        draw(t, me)
    else:
        t.tell("declined", seat=me, card="burrower_mark_ii")


#: Each copy has its own draw, whichever Mechana construct of the turn it is.
EACH_BURROWER = cite("asc-burrower-each")


hedron_cannon = construct("hedron_cannon", MECHANA, cost=8, honor=8, copies=1)


@hedron_cannon.use()
@rule("asc-hedron-cannon")
def fire(t: Ascension, me: int) -> None:
    """Gain as much power as you control Mechana constructs."""
    gain(t, me, Gain(power=mechana_in_play(t, me)))


hedron_link_device = construct("hedron_link_device", MECHANA, cost=7, honor=7, copies=1)


@hedron_link_device.when("arrived")
@rule(LINK)
def link(t: Ascension, me: int, card: str) -> None:
    """While it is in play every construct can count as Mechana on top of its own faction."""
    if card == "hedron_link_device":
        t.tell("linked", seat=me, card=card)


kor_the_ferromancer = hero(
    "kor_the_ferromancer", MECHANA, cost=3, honor=3, copies=1, original_honor=2
)


@kor_the_ferromancer.when_played
@rule("asc-kor-the-ferromancer")
def call_constructs(t: Ascension, me: int) -> None:
    """Gain two power; draw a card if you control two constructs or more."""
    gain(t, me, Gain(power=2))
    t.tell("controls", cite=CONTROL, seat=me, count=len(t.constructs[me]))
    if len(t.constructs[me]) >= 2:
        draw(t, me)


mechana_initiate = hero("mechana_initiate", MECHANA, cost=1, honor=1, copies=3)


@mechana_initiate.when_played
@rule("asc-mechana-initiate")
def tinker(t: Ascension, me: int) -> Flow:
    """Gain a rune and one power."""
    if t.original:
        yield from tinker_either(t, me)
    else:
        gain(t, me, Gain(runes=1, power=1))


@rule("asc-original-mechana-initiate")
def tinker_either(t: Ascension, me: int) -> Flow:
    """In the original edition it is one of the two."""
    picked = (yield t.choose(me, Pick.among(("rune", "power")))).what
    gain(t, me, Gain(runes=1) if picked == "rune" else Gain(power=1))


reactor_monk = hero("reactor_monk", MECHANA, cost=4, honor=2, copies=2)


@reactor_monk.when_played
@rule("asc-reactor-monk")
def heat_up(t: Ascension, me: int) -> None:
    """Gain two runes; the next construct you acquire this turn costs one rune less."""
    gain(t, me, Gain(runes=2))
    t.discount += 1
    t.tell("next_construct_is_cheaper", seat=me, count=t.discount)


rocket_courier_x_99 = construct("rocket_courier_x_99", MECHANA, cost=4, honor=4, copies=2)


@rocket_courier_x_99.when("acquired")
@rule("asc-rocket-courier-x-99")
def deliver(t: Ascension, me: int, card: str) -> Flow:
    """Once a turn you may take a Mechana construct into your hand as you acquire it."""
    if not is_mechana(t, me, card):
        return False
    if (yield t.choose(me, Fetch, Decline)) == Decline():
        t.tell("declined", seat=me, card="rocket_courier_x_99")
        return False
    note_link(t, me, card)
    t.used["rocket_courier_x_99", "acquired"] += 1
    if t.original:
        yield from deliver_into_play(t, me, card)
    else:
        t.move(card, t.discards[me], t.hands[me], "fetched", cite=CARD_PREVAILS, seat=me)
    return True


@rule("asc-original-courier")
def deliver_into_play(t: Ascension, me: int, card: str) -> Flow:
    """In the original edition the construct comes into play at once."""
    t.move(card, t.discards[me], t.constructs[me], "delivered_into_play", seat=me)
    yield from check_conditions(t, me, card)


the_grand_design = construct("the_grand_design", MECHANA, cost=6, honor=6, copies=2)


@the_grand_design.use()
@rule("asc-the-grand-design")
def design(t: Ascension, me: int) -> None:
    """Gain two runes that only pay for Mechana constructs."""
    gain_mechana_runes(t, me, 2)


watchmakers_altar = construct("watchmakers_altar", MECHANA, cost=5, honor=5, copies=2)


@watchmakers_altar.use()
@rule("asc-watchmakers-altar")
def wind_up(t: Ascension, me: int) -> None:
    """Gain a rune that only pays for Mechana constructs."""
    gain_mechana_runes(t, me, 1)


def gain_mechana_runes(t: Ascension, me: int, count: int) -> None:
    """Gain runes that only pay for Mechana constructs; they are kept apart from the others."""
    t.mechana_runes += count
    t.tell("gained_mechana_runes", seat=me, count=count)
