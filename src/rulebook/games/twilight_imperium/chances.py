"""Exact chances, so that a player can decide at the table.

Each is found by counting the faces of the dice with the same functions that the engine plays by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from rulebook.games.twilight_imperium.combat import is_hit
from rulebook.games.twilight_imperium.effects import OWN_RACE
from rulebook.games.twilight_imperium.insurgence import is_calm
from rulebook.games.twilight_imperium.razing import raze_result
from rulebook.games.twilight_imperium.setup import PLAYERS_ALLOWED
from rulebook.games.twilight_imperium.units import FACES
from rulebook.table import Mistake, written

DIE = range(1, FACES + 1)
#: So many fight on a side at most: more would take long to count.
MOST_FORCES = 20


def razing() -> dict[str, Fraction]:
    """Return the chances of what razing brings: "nothing", "cards", "cards_and_checks"."""
    counted = Counter(raze_result(die) for die in DIE)
    return {result: Fraction(count, FACES) for result, count in counted.items()}


def settlers(players: int) -> dict[str, Fraction]:
    """Return the chances that settlers are "yours", or those of "each_rival".

    Raises ``Mistake`` for a number of players that cannot play.
    """
    if type(players) is not int or players not in PLAYERS_ALLOWED:
        raise Mistake(
            f"settlers: {players!r} cannot play, only {PLAYERS_ALLOWED[0]} to {PLAYERS_ALLOWED[-1]}"
        )
    yours = Fraction(sum(die >= OWN_RACE for die in DIE), FACES)
    return {"yours": yours, "each_rival": (1 - yours) / (players - 1)}


def insurgence(influence: int, ships: int = 0) -> Fraction:
    """Return the chance that an insurgence check fails on a planet of this influence, with so
    many cruisers and dreadnoughts of its owner in its system. Raises ``Mistake`` for no numbers.
    """
    written.number("influence", influence)
    written.number("ships", ships)
    return Fraction(sum(not is_calm(die, ships, influence) for die in DIE), FACES)


@cache
def hits(dice: int) -> tuple[Fraction, ...]:
    """Return the chances of 0, 1, … hits when so many ground forces roll."""
    if not dice:
        return (Fraction(1),)
    hit = Fraction(sum(map(is_hit, DIE)), FACES)
    before = (*hits(dice - 1), Fraction(0))
    return tuple(before[n] * (1 - hit) + (before[n - 1] * hit if n else 0) for n in range(dice + 1))


def survivors(attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """Return the chances of every end of an invasion combat: so many attackers and so many
    defenders are left, and one of them is none. Raises ``Mistake`` for more than twenty on a side.
    """
    for forces in (attackers, defenders):
        if type(forces) is not int or not 0 <= forces <= MOST_FORCES:
            raise Mistake(f"survivors: {forces!r} forces; a side has 0 to {MOST_FORCES}")
    # From most forces to fewest: whatever leads to a state has been counted before it.
    chances = {(attackers, defenders): Fraction(1)}
    for attacking in range(attackers, 0, -1):
        for defending in range(defenders, 0, -1):
            here = chances.pop((attacking, defending), Fraction(0))
            for left, chance in _after_a_round(attacking, defending) if here else ():
                chances[left] = chances.get(left, Fraction(0)) + here * chance
    return dict(sorted(chances.items()))


def _after_a_round(attacking: int, defending: int) -> Iterator[tuple[tuple[int, int], Fraction]]:
    """Yield what is left after a round in which anybody hits, and how likely that is."""
    nobody = hits(attacking)[0] * hits(defending)[0]
    for scored, chance in enumerate(hits(attacking)):
        for suffered, counter in enumerate(hits(defending)):
            if scored or suffered:
                left = max(0, attacking - suffered), max(0, defending - scored)
                yield left, chance * counter / (1 - nobody)


def attack(attackers: int, locals: int) -> dict[str, Fraction]:
    """Return the chances that an attack on so many locals ends in "taken", "beaten" (locals are
    left), or "both_gone". Raises ``Mistake`` for more than twenty on a side.
    """
    found = {"taken": Fraction(0), "beaten": Fraction(0), "both_gone": Fraction(0)}
    for (left, defending), chance in survivors(attackers, locals).items():
        found["taken" if left else "beaten" if defending else "both_gone"] += chance
    return found
