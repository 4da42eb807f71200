"""Set-up: the counters on the neutral planets, the action deck, and what each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.counters import KINDS
from rulebook.games.twilight_imperium.galaxy import MECATOL
from rulebook.games.twilight_imperium.options import RULES
from rulebook.games.twilight_imperium.sample import START_GROUND_FORCES, START_SHIPS
from rulebook.table import Refused, cite, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: From two to six play.
PLAYERS_ALLOWED = range(2, 7)
PLAYERS = cite("ti-players")
OPTIONAL = cite("ti-optional")
#: The mix of counters is given, not known: all of them lie somewhere.
MIX = cite("ti-counters-mix")
HIDDEN = cite("ti-suns")
NOT_AT_HOME = cite("ti-counters-not-home")
NOT_ON_MECATOL = cite("ti-counters-not-mecatol")
ACTION_DECK = cite("ti-action-deck")
#: The 78 action cards. What they do is no part of this, so each is only a number.
DECK = tuple(f"A{number}" for number in range(1, 79))


def deal_out(t: TwilightImperium) -> None:
    """Shuffle, give every player a home, and put the counters out."""
    for name in RULES:
        if t.options[name]:
            t.tell("plays_with", cite=OPTIONAL, rule=name)
        else:
            t.tell("plays_without", cite=OPTIONAL, rule=name)
    t.shuffle(t.deck, "shuffled_action_deck", cite=ACTION_DECK)
    for seat in t.seats:
        settle_home(t, seat)
    if t.options["distant_suns"]:
        place_counters(t)


def settle_home(t: TwilightImperium, seat: int) -> None:
    """Give a player the planets of the home system, what stands there, and starting credits."""
    home = t.galaxy.home_of(seat)
    for index, planet in enumerate(t.galaxy.systems[home].planets):
        t.owner[planet] = seat
        t.forces[planet] = START_GROUND_FORCES if index == 0 else 1
        if index == 0:
            t.docks[planet] = 0
    t.fleets[seat][home].update(START_SHIPS)
    t.credits[seat] = t.options["credits"]
    t.tell("home_settled", cite="ti-start", seat=seat, system=home, credits=t.credits[seat])


@rule("ti-counters-place")
def place_counters(t: TwilightImperium) -> None:
    """Shuffle the counters face down and put one on every neutral planet but Mecatol Rex."""
    t.tell("kinds_of_counter", cite="ti-counters-kinds", kinds=KINDS)
    planets = [planet for planet in t.galaxy.neutral_at_start() if planet != MECATOL]
    if len(t.aside) < len(planets):
        short = f"{len(t.aside)} counters for {len(planets)} neutral planets"
        raise Refused(short, (cite("ti-counters-enough"),))
    t.shuffle(t.aside, "shuffled_counters", count=len(t.aside))
    for planet in planets:
        t.move(
            t.aside[0],
            t.aside,
            t.face_down[planet],
            "counter_placed",
            cite=("ti-counters-one", HIDDEN),
            planet=planet,
        )
    for seat in t.seats:
        t.tell("no_counter_at_home", cite=NOT_AT_HOME, seat=seat)
    if MECATOL in t.galaxy.planets:
        t.tell("no_counter_on_mecatol", cite=NOT_ON_MECATOL, planet=MECATOL)
    t.tell("counters_set_aside", cite="ti-counters-aside", count=len(t.aside))
