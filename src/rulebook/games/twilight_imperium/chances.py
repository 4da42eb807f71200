"""Exact chances, so that a player can decide at the table.

Each is found by counting the faces of the dice with the same functions that the engine plays by.
"""

from __future__ import annotations

from collections import Counter
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
#: So many fight on a side at most; the counting goes as deep.
MOST_FORCES = 100


def razing() -> dict[str, Fraction]:
    """Return the chances of what razing brings: "nothing", "cards", "cards_and_checks"."""
    counted = Counter(raze_result(die) for die in DIE)
    return {result: Fraction(count, FACES) for result, count in counted.items()}


def settlers(players: int) -> dict[str, Fraction]:
    """Return the chances that settlers are "yours", or those of "each_rival".

    Raises ``Mistake`` for a number of players that cannot play.
    """
    if players not in PLAYERS_ALLOWED:
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


@cache
def survivors(attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """Return the chances of every end of an invasion combat: so many attackers and so many
    defenders are left, and one of them is none.
    """
    if not attackers or not defenders:
        return {(attackers, defenders): Fraction(1)}
    ends: Counter[tuple[int, int]] = Counter()
    again = Fraction(0)
    for scored, chance in enumerate(hits(attackers)):
        for suffered, counter in enumerate(hits(defenders)):
            if not scored and not suffered:
                again = chance * counter  # Nobody hit: the same round once more.
                continue
            left = max(0, attackers - suffered), max(0, defenders - scored)
            for end, later in survivors(*left).items():
                ends[end] += chance * counter * later  # type: ignore[assignment]
    return {end: chance / (1 - again) for end, chance in sorted(ends.items())}


def attack(attackers: int, locals: int) -> dict[str, Fraction]:
    """Return the chances that an attack on so many locals ends in "taken", "beaten" (locals are
    left), or "both_gone". Raises ``Mistake`` for more than a hundred on a side.
    """
    for forces in (attackers, locals):
        if type(forces) is not int or not 0 <= forces <= MOST_FORCES:
            raise Mistake(f"attack: {forces!r} forces; a side has 0 to {MOST_FORCES}")
    found = {"taken": Fraction(0), "beaten": Fraction(0), "both_gone": Fraction(0)}
    for (left, defending), chance in survivors(attackers, locals).items():
        found["taken" if left else "beaten" if defending else "both_gone"] += chance
    return found
