"""The Lifebound: green cards that bring runes, honor and heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.acquiring import acquire
from rulebook.games.ascension.card import HERO, LIFEBOUND, Gain
from rulebook.games.ascension.choices import Acquire, Use
from rulebook.games.ascension.gains import gain, nothing
from rulebook.games.ascension.making import construct, hero
from rulebook.games.ascension.playing import lifebound_heroes
from rulebook.games.ascension.row import in_row, placed
from rulebook.table import Flow, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

cetra_weaver_of_stars = hero("cetra_weaver_of_stars", LIFEBOUND, cost=7, honor=4, copies=1)


@cetra_weaver_of_stars.when_played
@rule("asc-cetra-weaver-of-stars")
def acquire_any_hero(t: Ascension, me: int) -> Flow:
    """Acquire a hero without paying and put it on top of your deck."""
    yield from acquire_freely(t, me, "cetra_weaver_of_stars")


druids_of_the_stone_circle = hero(
    "druids_of_the_stone_circle", LIFEBOUND, cost=4, honor=3, copies=2
)


@druids_of_the_stone_circle.when_played
@rule("asc-druids-of-the-stone-circle")
def acquire_small_hero(t: Ascension, me: int) -> Flow:
    """Acquire a hero of cost 4 or less without paying and put it on top of your deck."""
    if t.original:
        yield from acquire_smaller_hero(t, me)
    else:
        yield from acquire_freely(t, me, "druids_of_the_stone_circle", limit=4)


@rule("asc-original-druids")
def acquire_smaller_hero(t: Ascension, me: int) -> Flow:
    """In the original edition the cost is 3 or less."""
    yield from acquire_freely(t, me, "druids_of_the_stone_circle", limit=3)


def acquire_freely(t: Ascension, me: int, by: str, limit: int = 99) -> Flow:
    """Acquire a hero up to this cost, from the row or a stack, and put it on top of your deck."""
    stacks = [(name, None) for name, stack in t.stacks.items() if stack]
    heroes = [
        (card, place)
        for card, place in [*in_row(t), *stacks]
        if t.cards[card].type == HERO and t.cards[card].cost <= limit
    ]
    if not heroes:
        nothing(t, me, by)
        return
    choice = yield t.choose(me, Acquire.among(heroes, placed))
    yield from acquire(t, me, choice, free=True, on_deck=True)


hero(
    "flytrap_witch",
    LIFEBOUND,
    cost=5,
    honor=2,
    copies=2,
    gives=Gain(honor=2, cards=1),
    cite="asc-flytrap-witch",
)

hero("landtalker", LIFEBOUND, 6, 4, 1, Gain(runes=3), cite="asc-landtalker", original_honor=3)

hero(
    "lifebound_initiate",
    LIFEBOUND,
    cost=1,
    honor=1,
    copies=3,
    gives=Gain(runes=1, honor=1),
    cite="asc-lifebound-initiate",
)


runic_lycanthrope = hero("runic_lycanthrope", LIFEBOUND, cost=3, honor=1, copies=2)


@runic_lycanthrope.when_played
@rule("asc-runic-lycanthrope")
def howl(t: Ascension, me: int) -> None:
    """Gain two runes; what the other heroes add is checked later."""
    gain(t, me, Gain(runes=2))
    if t.original:
        howl_after_another(t, me)


@runic_lycanthrope.when_united
@rule("asc-runic-lycanthrope-unite")
def howl_together(t: Ascension, me: int) -> None:
    """Unite: gain two power."""
    gain(t, me, Gain(power=2))


@rule("asc-original-lycanthrope")
def howl_after_another(t: Ascension, me: int) -> None:
    """In the original edition only a Lifebound hero played before counts."""
    if lifebound_heroes(t, me) > 1:
        gain(t, me, Gain(power=2))
    else:
        t.tell("no_hero_before", seat=me, card="runic_lycanthrope")


snapdragon = construct("snapdragon", LIFEBOUND, cost=5, honor=3, copies=2, original_honor=2)


@snapdragon.use()
@rule("asc-snapdragon")
def bloom(t: Ascension, me: int) -> None:
    """Gain a rune."""
    gain(t, me, Gain(runes=1))


@guard("asc-snapdragon-unite")
def beside_a_lifebound_hero(t: Ascension, choice: Use) -> bool:
    """Return whether Snapdragon can unite: a Lifebound hero has been played this turn."""
    return (choice.card, choice.effect) != ("snapdragon", "unite") or lifebound_heroes(
        t, t.turn
    ) > 0


@snapdragon.use("unite", needs=beside_a_lifebound_hero, original=False)
@rule(beside_a_lifebound_hero.clause)
def bloom_together(t: Ascension, me: int) -> None:
    """Unite: gain one honor, whether the hero came before or after it."""
    gain(t, me, Gain(honor=1))


@snapdragon.when("played")
@rule("asc-original-snapdragon")
def bloom_at_the_first_hero(t: Ascension, me: int, card: str) -> None:
    """In the original edition the first Lifebound hero of the turn gives one honor at once."""
    if t.original and t.cards[card].faction == LIFEBOUND and lifebound_heroes(t, me) == 1:
        gain(t, me, Gain(honor=1))


hero("wolf_shaman", LIFEBOUND, 3, 1, 3, Gain(runes=1, cards=1), cite="asc-wolf-shaman")


yggdrasil_staff = construct(
    "yggdrasil_staff",
    LIFEBOUND,
    cost=4,
    honor=2,
    copies=2,
    gives=Gain(power=1),
    cite="asc-yggdrasil-staff",
)


@guard("asc-yggdrasil-staff-exchange")
def four_runes(t: Ascension, choice: Use) -> bool:
    """Return whether there are runes for the exchange."""
    return (choice.card, choice.effect) != ("yggdrasil_staff", "exchange") or t.runes >= 4


@yggdrasil_staff.use("exchange", needs=four_runes)
@rule(four_runes.clause)
def exchange(t: Ascension, me: int) -> None:
    """Spend four runes and gain three honor."""
    t.runes -= 4
    t.tell("spent_runes", seat=me, count=4, runes=t.runes)
    gain(t, me, Gain(honor=3))
