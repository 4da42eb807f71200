"""The free space dock of an industrial society."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Build, Decline
from rulebook.games.twilight_imperium.units import DOCKS
from rulebook.table import Flow, cite, guard

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: One on a planet, six for a player, and only where the player holds the planet.
DOCK_LIMITS = cite("ti-dock-limits")


@guard(DOCK_LIMITS)
def dock_allowed(t: TwilightImperium, choice: Build) -> bool:
    """Return whether the player has a space dock left."""
    return len(t.docks_of(t.mover)) < DOCKS


def offer_dock(t: TwilightImperium, me: int, planet: str) -> Flow:
    """Let the player place a free space dock on the planet just taken, or not."""
    choice = yield t.ask(me, Build.among([()], dock_allowed), Decline)
    if choice == Build():
        t.docks[planet] = t.round
        t.tell("dock_placed", seat=me, planet=planet)
    else:
        t.tell("no_dock", seat=me, planet=planet)
