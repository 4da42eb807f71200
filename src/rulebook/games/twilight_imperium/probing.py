"""Probing: look at the counter of a planet instead of invading it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.action_cards import down_to_limit, draw_card
from rulebook.games.twilight_imperium.choices import Accept, Decline, Land, Probe
from rulebook.games.twilight_imperium.control import gain_without_invasion
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Action cards for finding survivors with a probe.
CARDS = 3
#: Whether the find must be taken.
MAY_DECLINE = cite("ti-probe-lazax-may")
#: The ground force of the survivors gives control of the planet.
GROUND_FORCE = cite("ti-probe-lazax-force"), cite("ti-probe-lazax-control")
#: The find is dealt with in another way than when the planet is invaded.
NOT_AS_INVADED = cite("ti-lazax-special")


@guard("ti-probe-target")
def hidden_there(t: TwilightImperium, choice: Probe) -> bool:
    """Return whether a counter lies face down on the planet."""
    return len(t.face_down[choice.planet]) > 0


@guard("ti-probe-needs")
def ships_to_probe(t: TwilightImperium, choice: Probe) -> bool:
    """Return whether the prober has a carrier and a fighter in the planet's system."""
    units = t.ships(t.mover, choice.planet)
    return units["carrier"] > 0 and units["fighter"] > 0


@guard("ti-probe-fighters")
def enough_fighters(t: TwilightImperium, choice: Probe) -> bool:
    """Return whether a fighter is there for each planet of the system that is probed."""
    system = t.galaxy.system_of(choice.planet)
    planets = {p for p in t.galaxy.systems[system].planets if (t.mover, p) in t.probed}
    fighters = t.ships(t.mover, choice.planet)["fighter"]
    return len(planets | {choice.planet}) <= max(1, fighters)


@guard("ti-probe-no-invasion")
def not_probed(t: TwilightImperium, choice: Land) -> bool:
    """Return whether you have not probed the planet in this segment, if landing is an invasion."""
    return t.owner[choice.planet] == t.mover or (t.mover, choice.planet) not in t.probed


def tell_probed_by_another(t: TwilightImperium, me: int, planet: str) -> None:
    """Note that a planet is free to others than the one who probed it."""
    for seat in t.seats:
        if seat != me and (seat, planet) in t.probed:
            t.tell("free_to_others", cite="ti-probe-others", seat=me, prober=seat, planet=planet)


@rule("ti-probe")
def probe(t: TwilightImperium, me: int, planet: str) -> Flow:
    """Look at the counter and put it back face down; survivors are another matter."""
    t.probed.add((me, planet))
    counter = t.face_down[planet][0]
    t.show(counter, {me}, "probed", cite="ti-probe-look", seat=me, planet=planet)
    if counter == "lazax_survivors":
        yield from found_survivors(t, me, planet)


@rule("ti-probe-lazax")
def found_survivors(t: TwilightImperium, me: int, planet: str) -> Flow:
    """Remove the counter, draw three action cards and put a free ground force on the planet."""
    if t.options["lazax_probe"] == "optional":
        choice = yield t.ask(me, Accept, Decline)
        if choice == Decline():
            t.tell("find_kept_secret", cite=MAY_DECLINE, to={me}, seat=me, planet=planet)
            return
    else:
        t.tell("find_is_taken", cite=MAY_DECLINE, seat=me, planet=planet)
    hidden = t.face_down[planet]
    t.move(
        hidden[0], hidden, t.removed, "survivors_found", cite=NOT_AS_INVADED, seat=me, planet=planet
    )
    gain_without_invasion(t, me, planet, GROUND_FORCE)
    draw_three(t, me)
    yield from down_to_limit(t, me)


@rule("ti-probe-lazax-cards")
def draw_three(t: TwilightImperium, me: int) -> None:
    """Draw three action cards."""
    for _ in range(CARDS):
        draw_card(t, me)
