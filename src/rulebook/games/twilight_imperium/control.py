"""Control of planets: how it is won and lost, and what it does to a counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.forces import lose_stranded_fighters, reinforce
from rulebook.table import Cite, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium


@rule("ti-control")
def take(t: TwilightImperium, me: int, planet: str) -> None:
    """Let the ground forces that have landed hold the planet: it is yours now."""
    lose_dock(t, planet)
    t.owner[planet], t.forces[planet] = me, t.invaders
    t.invaders = 0
    t.tell("planet_taken", seat=me, planet=planet, count=t.forces[planet])


def gain_without_invasion(t: TwilightImperium, me: int, planet: str, cite: Cite) -> None:
    """Put a free ground force on a neutral planet, which gives control of it."""
    t.owner[planet] = me
    reinforce(t, me, planet, 1)
    t.tell("planet_gained", cite=cite, seat=me, planet=planet)
    remove_unseen(t, planet)


@rule("ti-control-without-invasion")
def remove_unseen(t: TwilightImperium, planet: str) -> None:
    """Remove the counter of a planet that was gained without an invasion, face down."""
    if counter := [*t.face_down[planet]]:
        t.move(counter[0], t.face_down[planet], t.unseen, "counter_ignored", planet=planet)


def turn_neutral(t: TwilightImperium, planet: str) -> None:
    """Let a planet that nobody holds any more turn neutral."""
    owner = t.owner[planet]
    lose_dock(t, planet)
    t.owner[planet] = None
    t.tell("turned_neutral", seat=owner, planet=planet)
    if t.options["distant_suns"]:
        t.tell("no_new_counter", cite="ti-neutral-again", planet=planet)


def lose_dock(t: TwilightImperium, planet: str) -> None:
    """Remove the space dock of a planet that its owner loses."""
    owner = t.owner[planet]
    if planet in t.docks and owner is not None:
        remove_dock(t, owner, planet)


@rule("ti-dock-lost")
def remove_dock(t: TwilightImperium, owner: int, planet: str) -> None:
    """Remove a space dock, and the fighters that only it held."""
    del t.docks[planet]
    t.tell("dock_lost", seat=owner, planet=planet)
    lose_stranded_fighters(t, owner, t.galaxy.system_of(planet))
