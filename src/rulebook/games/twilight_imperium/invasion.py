"""The invasion combat segment: land, bombard, probe and raze, in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulebook.games.twilight_imperium.bombardment import (
    bombard,
    gun_left,
    not_locals,
)
from rulebook.games.twilight_imperium.choices import Bombard, Done, Land, Probe, Raze
from rulebook.games.twilight_imperium.combat import invade_planet
from rulebook.games.twilight_imperium.control import take
from rulebook.games.twilight_imperium.effects import EFFECTS
from rulebook.games.twilight_imperium.forces import land_forces, reinforce
from rulebook.games.twilight_imperium.probing import (
    enough_fighters,
    hidden_there,
    not_probed,
    probe,
    ships_to_probe,
    tell_probed_by_another,
)
from rulebook.games.twilight_imperium.razing import (
    dreadnought_left,
    dreadnought_there,
    not_face_up,
    not_razed,
    not_used_otherwise,
    razable,
    raze,
)
from rulebook.games.twilight_imperium.units import CARRIER_HOLDS
from rulebook.table import Flow, Offer, carried_out, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium


#: Ground forces land from a carrier in the planet's system.
LANDING = cite("ti-land")


@rule("ti-invasion-segment")
def invasion_segment(t: TwilightImperium) -> Flow:
    """Let the player whose turn it is invade, bombard, probe and raze; then the turn ends."""
    me = t.mover
    while (choice := (yield t.ask(me, *actions(t, me)))) != Done():
        if isinstance(choice, Land):
            yield from land(t, me, choice.planet, choice.count)
        elif isinstance(choice, Bombard):
            bombard(t, me, choice.planet)
        elif isinstance(choice, Probe):
            yield from probe(t, me, choice.planet)
        else:
            yield from raze(t, me, choice.planet)
    t.done.add(me)
    fresh_segment(t)
    t.tell("turn_ends", seat=me)
    t.turn, t.phase = None, "movement"


def fresh_segment(t: TwilightImperium) -> None:
    """Let the next player begin with nothing landed, probed with or fired."""
    t.landed = set()
    t.carriers_used.clear()
    t.razes.clear()
    t.bombards.clear()


def actions(t: TwilightImperium, me: int) -> Iterator[Offer | type[Done]]:
    """Yield what can be done in the segment."""
    here = [p for p, printed in t.galaxy.planets.items() if +t.fleets[me][printed.system]]
    landings = [
        (planet, count)
        for planet in here
        for count in range(1, t.ships(me, planet)["ground_force"] + 1)
    ]
    targets = [p for p in here if t.owner[p] != me and (t.owner[p] or t.counter(p))]
    yield Land.among(landings, carried_there, landed_once, carrier_free, not_probed, not_razed)
    yield Bombard.among(targets, not_locals, gun_left, not_used_otherwise)
    if t.options["distant_suns"]:
        yield Probe.among(here, hidden_there, ships_to_probe, enough_fighters)
        yield Raze.among(
            here, razable, not_face_up, dreadnought_there, dreadnought_left, not_used_otherwise
        )
    yield Done


@guard(LANDING)
def carried_there(t: TwilightImperium, choice: Land) -> bool:
    """Return whether carriers in the planet's system carry so many ground forces."""
    return t.ships(t.mover, choice.planet)["ground_force"] >= choice.count


@guard("ti-land-once")
def landed_once(t: TwilightImperium, choice: Land) -> bool:
    """Return whether you have not landed on the planet in this segment."""
    return choice.planet not in t.landed


@guard("ti-land-carrier")
def carrier_free(t: TwilightImperium, choice: Land) -> bool:
    """Return whether enough carriers are there that have invaded no other planet."""
    system = t.galaxy.system_of(choice.planet)
    joins = choice.planet in t.landed or t.owner[choice.planet] == t.mover
    if joins or not carried_there(t, choice):
        return True
    free = t.fleets[t.mover][system]["carrier"] - t.carriers_used[system]
    return needed(choice.count) <= free


def needed(count: int) -> int:
    """Return how many carriers it takes to land so many ground forces."""
    return -(-count // CARRIER_HOLDS)


@rule(LANDING)
def land(t: TwilightImperium, me: int, planet: str, count: int) -> Flow:
    """Land ground forces: on a planet of your own they join the others, else they invade it."""
    land_forces(t, me, planet, count)
    if t.owner[planet] == me:
        t.invaders = 0
        reinforce(t, me, planet, count)
        return
    t.landed.add(planet)
    t.carriers_used[t.galaxy.system_of(planet)] += needed(count)
    tell_probed_by_another(t, me, planet)
    if t.owner[planet] is not None:
        invade_planet(t, me, planet)
    elif t.counter(planet):
        yield from first_invasion(t, me, planet)
    else:
        t.tell("nobody_there", planet=planet)
        take(t, me, planet)


@rule("ti-first-invasion")
def first_invasion(t: TwilightImperium, me: int, planet: str) -> Flow:
    """Turn the counter up, now that all have landed, and let it take effect at once."""
    counter = t.counter(planet)
    assert counter is not None
    hidden, shown = t.face_down[planet], t.face_up[planet]
    data: dict[str, Any] = {"planet": planet, "counter": counter.kind, "printed": counter.parts}
    if hidden:
        t.move(hidden[0], hidden, shown, "counter_revealed", cite="ti-reveal", **data)
    else:
        t.tell("counter_is_still_there", **data)
    yield from carried_out(EFFECTS[counter.kind](t, me, planet, counter))
