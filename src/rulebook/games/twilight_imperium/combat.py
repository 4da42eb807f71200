"""Invasion combat: both sides roll in rounds, until one of them is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.control import take
from rulebook.games.twilight_imperium.forces import lose_forces, lose_invaders
from rulebook.games.twilight_imperium.units import UNITS
from rulebook.table import Cite, cite, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: A ground force hits with an 8 or more, whoever's it is.
HITS = cite("ti-combat-hit")


def is_hit(die: int) -> bool:
    """Return whether a ground force hits with this roll."""
    return die >= UNITS["ground_force"].hits


@rule("ti-combat")
def battle_round(t: TwilightImperium, me: int, planet: str, defenders: int) -> tuple[int, int]:
    """Fight one round and return the losses of the attacker and of the defender.

    The attacker rolls a die for each ground force, then the defender, then both lose theirs.
    """
    attack = tuple(t.die() for _ in range(t.invaders))
    defense = tuple(t.die() for _ in range(defenders))
    scored = min(defenders, sum(map(is_hit, attack)))
    suffered = min(t.invaders, sum(map(is_hit, defense)))
    t.tell(
        "battle_round",
        cite=HITS,
        seat=me,
        planet=planet,
        attack=attack,
        defense=defense,
        suffered=suffered,
        scored=scored,
    )
    return suffered, scored


def failed(t: TwilightImperium, me: int, planet: str, cite: Cite = None) -> None:
    """Note that no invader is left to hold the planet."""
    t.tell("invasion_failed", cite=cite, seat=me, planet=planet)


def invade_planet(t: TwilightImperium, me: int, planet: str) -> None:
    """Fight against the ground forces of the player who has the planet; the winner has it."""
    while t.invaders and t.forces[planet]:
        suffered, scored = battle_round(t, me, planet, t.forces[planet])
        if suffered:
            lose_invaders(t, me, planet, suffered)
        if scored:
            lose_forces(t, planet, scored)
    if t.invaders:
        take(t, me, planet)
    elif t.forces[planet]:
        failed(t, me, planet)
    else:
        t.tell("defender_keeps", cite="ti-combat-draw", seat=t.owner[planet], planet=planet)
