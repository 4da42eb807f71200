"""Forces and credits: the few functions that change them, each telling what it did."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.units import CARRIER_HOLDS, DOCK_HOLDS
from rulebook.table import cite

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: What carries ground forces and fighters.
CARRYING = cite("ti-carrier")


def fits(t: TwilightImperium, seat: int, system: str, units: Counter[str]) -> bool:
    """Return whether carriers and space docks there hold these ground forces and fighters."""
    planets = t.galaxy.systems[system].planets
    docks = sum(p in t.docks and t.owner[p] == seat for p in planets)
    hold = units["carrier"] * CARRIER_HOLDS
    fighters = max(0, units["fighter"] - docks * DOCK_HOLDS)
    return units["ground_force"] + fighters <= hold and min(units.values(), default=0) >= 0


def pay(t: TwilightImperium, seat: int, count: int) -> None:
    """Pay credits to the bank."""
    t.credits[seat] -= count
    t.tell("paid", seat=seat, count=count, credits=t.credits[seat])


def receive(t: TwilightImperium, seat: int, count: int) -> None:
    """Receive credits from the bank."""
    t.credits[seat] += count
    t.tell("received", seat=seat, count=count, credits=t.credits[seat])


def reinforce(t: TwilightImperium, seat: int, planet: str, count: int) -> None:
    """Put free or bought ground forces on a planet of this seat."""
    t.forces[planet] += count
    t.tell("forces_placed", seat=seat, planet=planet, count=count)


def lose_forces(t: TwilightImperium, planet: str, count: int) -> None:
    """Remove ground forces that stand on a planet."""
    t.forces[planet] -= count
    t.tell("forces_lost", seat=t.owner[planet], planet=planet, count=count)


def lift_force(t: TwilightImperium, seat: int, planet: str) -> None:
    """Take a ground force from a planet aboard."""
    t.forces[planet] -= 1
    t.fleets[seat][t.galaxy.system_of(planet)]["ground_force"] += 1
    t.tell("force_lifted", seat=seat, planet=planet)


def land_forces(t: TwilightImperium, seat: int, planet: str, count: int) -> None:
    """Let ground forces leave their carriers for a planet."""
    t.fleets[seat][t.galaxy.system_of(planet)]["ground_force"] -= count
    t.invaders = count
    own = t.owner[planet] == seat
    t.tell("landed", seat=seat, planet=planet, count=count, own=own)


def lose_invaders(t: TwilightImperium, seat: int, planet: str, count: int) -> None:
    """Remove ground forces that have just landed."""
    t.invaders -= count
    t.tell("invaders_lost", seat=seat, planet=planet, count=count)


def back_aboard(t: TwilightImperium, seat: int, planet: str) -> None:
    """Let all ground forces that have just landed return to their carriers."""
    count, t.invaders = t.invaders, 0
    t.fleets[seat][t.galaxy.system_of(planet)]["ground_force"] += count
    t.tell("invaders_return", seat=seat, planet=planet, count=count)


def commission(t: TwilightImperium, seat: int, planet: str, unit: str) -> None:
    """Put a unit that was bought into the space of a planet's system."""
    t.fleets[seat][t.galaxy.system_of(planet)][unit] += 1
    t.tell("ship_placed", seat=seat, planet=planet, unit=unit)


def lose_stranded_fighters(t: TwilightImperium, seat: int, system: str) -> None:
    """Remove the fighters that neither carriers nor docks in their system hold any more."""
    units = t.fleets[seat][system]
    lost = 0
    while not fits(t, seat, system, units) and units["fighter"]:
        units["fighter"] -= 1
        lost += 1
    if lost:
        t.tell("fighters_stranded", cite=CARRYING, seat=seat, system=system, count=lost)
