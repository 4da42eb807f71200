"""Placing the units that were bought, at space docks; then the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Done, Place
from rulebook.games.twilight_imperium.forces import CARRYING, commission, fits, reinforce
from rulebook.games.twilight_imperium.influence import resources
from rulebook.games.twilight_imperium.rounds import end_round
from rulebook.games.twilight_imperium.seating import next_seat
from rulebook.table import Flow, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium


@guard("ti-dock-new")
def dock_is_old(t: TwilightImperium, choice: Place) -> bool:
    """Return whether the space dock was there before this round."""
    return t.docks.get(choice.planet, 0) < t.round


@guard("ti-dock-capacity")
def within_resources(t: TwilightImperium, choice: Place) -> bool:
    """Return whether the dock has built less than the resources of its planet in this round."""
    if choice.planet not in t.docks or not dock_is_old(t, choice):
        return True
    return t.placed[choice.planet] < resources(t, t.mover, choice.planet)


@guard(CARRYING)
def carried(t: TwilightImperium, choice: Place) -> bool:
    """Return whether a fighter finds a carrier or a dock with room."""
    system = t.galaxy.system_of(choice.planet)
    units = t.fleets[t.mover][system].copy()
    units["fighter"] += choice.unit == "fighter"
    return choice.planet not in t.docks or fits(t, t.mover, system, units)


@rule("ti-place")
def placement_phase(t: TwilightImperium) -> Flow:
    """Let each player place what was bought, within what the docks can build."""
    while (me := next_seat(t)) is not None:
        yield from place_units(t, me)
        t.done.add(me)
    end_round(t)


def place_units(t: TwilightImperium, me: int) -> Flow:
    """Place units until you stop; what is left can be placed in a later round."""
    while +t.bought[me]:
        places = [(unit, planet) for unit in +t.bought[me] for planet in t.docks_of(me)]
        choice = yield t.ask(me, Place.among(places, dock_is_old, within_resources, carried), Done)
        if choice == Done():
            t.tell("units_kept", cite="ti-place-later", seat=me, units=dict(+t.bought[me]))
            return
        t.bought[me][choice.unit] -= 1
        t.placed[choice.planet] += 1
        if choice.unit == "ground_force":
            reinforce(t, me, choice.planet, 1)
        else:
            commission(t, me, choice.planet, choice.unit)
