"""What the ten kinds of domain counter do when a planet is invaded for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulebook.games.twilight_imperium.combat import battle_round, failed, invade_planet
from rulebook.games.twilight_imperium.control import take
from rulebook.games.twilight_imperium.counters import KINDS, STAY, DomainCounter
from rulebook.games.twilight_imperium.economy import NO_RESOURCES
from rulebook.games.twilight_imperium.forces import (
    back_aboard,
    lose_invaders,
    receive,
    reinforce,
)
from rulebook.games.twilight_imperium.industrial import offer_dock
from rulebook.games.twilight_imperium.rounds import LAZAX_DURATION
from rulebook.table import Cite, Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: ``effect(table, me, planet, counter)``, a generator if it asks.
Effect = Callable[["TwilightImperium", int, str, DomainCounter], Any]
#: From this roll on the settlers are of the invader's race.
OWN_RACE = 7
#: Free ground forces of the settlers.
SETTLERS = 2
#: Times the influence of the planet.
BONUS = 5
#: Who has no resources from a planet after a biohazard, and for what.
SCOPE = cite("ti-biohazard-scope")
#: What the forces that have landed do about the settlers of another race.
RIVAL = cite("ti-settlers-rival")
#: What becomes of the counter when invaders and locals destroy one another.
DRAW = cite("ti-locals-draw")


def discard(t: TwilightImperium, planet: str, cite: Cite = None) -> None:
    """Discard the counter that lies face up on a planet."""
    shown = t.face_up[planet]
    t.move(shown[0], shown, t.removed, "counter_discarded", cite=cite, planet=planet)


@rule("ti-biohazard")
def biohazard(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Lose the first ground force; who succeeds has no resources from here next round."""
    lose_invaders(t, me, planet, 1)
    if not t.invaders:
        failed(t, me, planet, cite="ti-biohazard-stays")
        return
    take(t, me, planet)
    t.no_resources[planet] = (me, t.round + 1)
    t.tell("resources_barred", cite=NO_RESOURCES, seat=me, planet=planet)
    if t.options["biohazard_scope"] == "all":
        t.tell("barred_for_all", cite=SCOPE, planet=planet)
    else:
        t.tell("barred_for_income", cite=SCOPE, planet=planet)
    discard(t, planet, cite=STAY["biohazard"])


@rule("ti-settlers")
def settlers(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Roll whose race the settlers are; that race has two free ground forces here."""
    die = t.die()
    t.tell("settlers_rolled", seat=me, die=die)
    if die >= OWN_RACE:
        t.tell("settlers_are_yours", cite="ti-settlers-own", seat=me)
        take(t, me, planet)
        settle(t, me, planet)
    else:
        rival = other_race(t, me)
        if t.options["settlers_rival"] == "withdraw":
            back_aboard(t, me, planet)
            t.tell("settlers_keep_out", cite=RIVAL, seat=me, planet=planet)
        t.owner[planet] = rival
        t.tell("planet_gained", seat=rival, planet=planet)
        settle(t, rival, planet)
        if t.options["settlers_rival"] == "fight":
            t.tell("settlers_fight", cite=RIVAL, seat=me, planet=planet)
            invade_planet(t, me, planet)
    discard(t, planet)


@rule("ti-settlers-other")
def other_race(t: TwilightImperium, me: int) -> int:
    """Choose one of the other races in play by chance."""
    rivals = [seat for seat in t.seats if seat != me]
    rival = t.chance.one_of(rivals) if len(rivals) > 1 else rivals[0]
    t.tell("settlers_are_of_another", seat=me, rival=rival)
    return rival


@rule("ti-settlers-forces")
def settle(t: TwilightImperium, seat: int, planet: str) -> None:
    """Put two free ground forces of this race on the planet."""
    reinforce(t, seat, planet, SETTLERS)


@rule("ti-wealth")
def wealth(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Receive the number of credits that is printed on the counter."""
    take(t, me, planet)
    receive(t, me, counter.number)
    discard(t, planet)


@rule("ti-new-technology")
def new_technology(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Gain five times the influence of the planet for your next purchase of a technology."""
    take(t, me, planet)
    bonus = BONUS * t.galaxy.planets[planet].influence
    before = t.bonus[me]
    t.bonus[me] += bonus
    t.tell("bonus_gained", seat=me, bonus=bonus)
    if before and bonus:
        t.tell("bonuses_add_up", cite="ti-new-technology-sum", seat=me, bonus=t.bonus[me])
    discard(t, planet)


@rule("ti-wormhole")
def wormhole(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Open a new wormhole in the space of the planet's system."""
    system = t.galaxy.system_of(planet)
    shown = t.face_up[planet]
    t.move(
        shown[0],
        shown,
        t.markers[system],
        "wormhole_opens",
        cite="ti-wormhole-stays",
        system=system,
        letter=counter.letter,
    )
    join(t, system, counter.letter)
    take(t, me, planet)


@rule("ti-wormhole-links")
def join(t: TwilightImperium, system: str, letter: str) -> None:
    """Join the wormhole with all others of its letter."""
    ends = tuple(s for s in t.galaxy.systems if s != system and letter in t.wormholes(s))
    if ends:
        t.tell("wormhole_joined", system=system, ends=ends)
    else:
        t.tell("wormhole_alone", cite="ti-wormhole-alone", system=system)


@rule("ti-radioactive")
def radioactive(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Lose all ground forces of this first invasion."""
    lose_invaders(t, me, planet, t.invaders)
    failed(t, me, planet)
    discard(t, planet, cite="ti-radioactive-discard")


@rule("ti-lazax")
def lazax_survivors(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Have no influence for a whole round; the planet is taken."""
    take(t, me, planet)
    first, last = {
        "to_end_of_next_round": (t.round, t.round + 1),
        "next_round": (t.round + 1, t.round + 1),
        "this_round": (t.round, t.round),
    }[t.options["lazax_duration"]]
    old_first, old_last = t.no_influence.get(me, (first, last))
    t.no_influence[me] = (min(first, old_first), max(last, old_last))
    rounds = tuple(range(first, last + 1))
    t.tell("influence_lost", cite=LAZAX_DURATION, seat=me, rounds=rounds)
    discard(t, planet)


@rule("ti-industrial")
def industrial_society(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> Flow:
    """Take the planet; you may place a free space dock there at once."""
    take(t, me, planet)
    yield from offer_dock(t, me, planet)
    discard(t, planet)


@rule("ti-locals")
def hostile_locals(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Fight against as many neutral ground forces as the counter shows."""
    left = counter.number
    t.tell("locals_defend", cite="ti-locals-full", planet=planet, count=left)
    roller = t.seats[t.seats.index(me) + 1 - len(t.seats)]
    t.tell("rolls_for_locals", cite=("ti-locals-roller", "ti-locals-hit"), roller=roller)
    while t.invaders and left:
        suffered, scored = battle_round(t, me, planet, left)
        if suffered:
            lose_invaders(t, me, planet, suffered)
        if scored:
            left -= scored
            t.tell("locals_lost", planet=planet, count=scored, left=left)
    if t.invaders:
        take(t, me, planet)
        discard(t, planet, cite=STAY["hostile_locals"])
        return
    failed(t, me, planet)
    if not left:
        if t.options["locals_draw"] == "gone":
            discard(t, planet, cite=DRAW)
        else:
            t.tell("locals_come_back", cite=DRAW, planet=planet)


@rule("ti-peaceful")
def peaceful_invasion(t: TwilightImperium, me: int, planet: str, counter: DomainCounter) -> None:
    """Nothing happens: the planet is taken."""
    t.tell("nothing_happens", planet=planet)
    take(t, me, planet)
    discard(t, planet)


EFFECTS: dict[str, Effect] = {
    "biohazard": biohazard,
    "settlers": settlers,
    "wealth": wealth,
    "new_technology": new_technology,
    "wormhole": wormhole,
    "radioactive": radioactive,
    "lazax_survivors": lazax_survivors,
    "industrial_society": industrial_society,
    "hostile_locals": hostile_locals,
    "peaceful_invasion": peaceful_invasion,
}
# A kind without an effect would be silent at play: fail here.
assert tuple(EFFECTS) == KINDS
