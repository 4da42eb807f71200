"""The insurgence check: whether a planet stays calm, or throws off its owner's ground forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Check
from rulebook.games.twilight_imperium.control import turn_neutral
from rulebook.games.twilight_imperium.forces import lose_forces
from rulebook.table import Flow, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Ground forces lost by a failed check.
LOSSES = 2


def is_calm(die: int, ships: int, influence: int) -> bool:
    """Return whether a planet stays calm: the roll and the ships reach its influence."""
    return die + ships >= influence


@rule("ti-check-order")
def checks(t: TwilightImperium, me: int, planets: list[str]) -> Flow:
    """Check each of these planets once, in the order you choose."""
    left = list(planets)
    if not left:
        t.tell("nothing_to_check", seat=me)
    while left:
        choice = yield t.ask(me, Check.among(left))
        left.remove(choice.planet)
        check(t, me, choice.planet)


@rule("ti-check")
def check(t: TwilightImperium, me: int, planet: str) -> None:
    """Roll a die and add your cruisers and dreadnoughts there: calm with the influence or more."""
    ships = keeping_calm(t, me, planet)
    wanted = t.galaxy.planets[planet].influence
    if is_calm(1, ships, wanted):
        t.tell("surely_calm", cite="ti-check-certain", planet=planet, influence=wanted)
        return
    die = t.die()
    t.tell(
        "check_rolled",
        cite="ti-check-ships",
        seat=me,
        planet=planet,
        die=die,
        ships=ships,
        influence=wanted,
    )
    if is_calm(die, ships, wanted):
        t.tell("stays_calm", planet=planet)
    else:
        uprising(t, planet)


def keeping_calm(t: TwilightImperium, me: int, planet: str) -> int:
    """Return how many cruisers and dreadnoughts of the owner are in the planet's system."""
    units = t.ships(me, planet)
    return units["cruiser"] + units["dreadnought"]


@rule("ti-check-fails")
def uprising(t: TwilightImperium, planet: str) -> None:
    """Remove two ground forces, or what is there; without any the planet is lost."""
    if t.forces[planet]:
        lose_forces(t, planet, min(LOSSES, t.forces[planet]))
    else:
        t.tell("only_a_marker", cite="ti-check-marker", planet=planet)
    if not t.forces[planet]:
        lose_planet(t, planet)


@rule("ti-check-neutral")
def lose_planet(t: TwilightImperium, planet: str) -> None:
    """Let the planet turn neutral."""
    turn_neutral(t, planet)
