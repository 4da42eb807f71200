"""Bombardment: each dreadnought fires one shot at the ground forces of a planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Bombard
from rulebook.games.twilight_imperium.control import turn_neutral
from rulebook.games.twilight_imperium.forces import lose_forces
from rulebook.games.twilight_imperium.razing import tell_double_use
from rulebook.games.twilight_imperium.units import UNITS
from rulebook.table import cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Each dreadnought has one shot at a planet of another player.
ONE_SHOT = cite("ti-bombard")


@guard("ti-bombard-locals")
def not_locals(t: TwilightImperium, choice: Bombard) -> bool:
    """Return whether no counter is there: nobody fires at locals."""
    return t.counter(choice.planet) is None


@guard(ONE_SHOT)
def gun_left(t: TwilightImperium, choice: Bombard) -> bool:
    """Return whether a dreadnought there has not fired in this segment."""
    system = t.galaxy.system_of(choice.planet)
    return t.fleets[t.mover][system]["dreadnought"] > t.bombards[system]


@rule(ONE_SHOT)
def bombard(t: TwilightImperium, me: int, planet: str) -> None:
    """Fire one shot: a hit removes a ground force, or the control of a planet without any."""
    system = t.galaxy.system_of(planet)
    t.bombards[system] += 1
    tell_double_use(t, me, system)
    die = t.die()
    hit = die >= UNITS["dreadnought"].hits
    t.tell("shot_fired", seat=me, planet=planet, die=die)
    if not hit:
        t.tell("shot_missed", planet=planet)
    elif t.forces[planet]:
        lose_forces(t, planet, 1)
    else:
        t.tell("marker_hit", cite="ti-bombard-marker", planet=planet)
        turn_neutral(t, planet)
