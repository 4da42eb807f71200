"""Manifest Destiny: before the first round, neutral planets beside a home system can be bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Annex, Done
from rulebook.games.twilight_imperium.control import gain_without_invasion
from rulebook.games.twilight_imperium.forces import pay
from rulebook.games.twilight_imperium.galaxy import MECATOL
from rulebook.games.twilight_imperium.seating import enter, next_seat
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Times resources and influence together.
PRICE = 2
ONE_BY_ONE = cite("ti-annex-order")
FREE_FORCE = cite("ti-annex-force")


def annexation(t: TwilightImperium) -> Flow:
    """Let the players buy planets, then begin the first round."""
    if t.options["manifest_destiny"]:
        yield from manifest_destiny(t)
    enter(t, "political")


@rule("ti-annex")
def manifest_destiny(t: TwilightImperium) -> Flow:
    """Let the players buy in turn, one planet at a time, until all have passed."""
    while (me := next_seat(t)) is not None:
        choice = yield from offer_planets(t, me)
        if choice == Done():
            t.done.add(me)
            t.tell("buys_no_more", seat=me)
        else:
            buy_planet(t, me, choice.planet)
        if t.options["annex_order"] == "one_by_one":
            t.turn = after(t, me)
            if t.turn is not None and t.turn != me:
                t.tell("next_buyer", cite=ONE_BY_ONE, seat=t.turn)
        elif choice != Done():
            t.tell("buys_on", cite=ONE_BY_ONE, seat=me)


def after(t: TwilightImperium, seat: int) -> int | None:
    """Return the next seat that has not passed, that of the buyer itself last of all."""
    order = (*t.seats[seat:], *t.seats[:seat])
    return next((s for s in order if s not in t.done), None)


@guard("ti-annex-neutral")
def neutral(t: TwilightImperium, choice: Annex) -> bool:
    """Return whether nobody has the planet."""
    return t.owner[choice.planet] is None


@guard("ti-annex-adjacent")
def beside_home(t: TwilightImperium, choice: Annex) -> bool:
    """Return whether the planet lies beside the buyer's home system, or could by a wormhole."""
    return t.owner[choice.planet] is not None or _beside_home(t, choice.planet)


@guard("ti-annex-wormhole")
def not_by_wormhole(t: TwilightImperium, choice: Annex) -> bool:
    """Return whether the planet is beside the home system without a wormhole."""
    printed = t.galaxy.systems[t.galaxy.home_of(t.mover)].beside
    joined = _beside_home(t, choice.planet) and t.galaxy.system_of(choice.planet) not in printed
    return bool(t.options["annex_wormholes"]) or not joined


@guard("ti-annex-mecatol")
def not_mecatol(t: TwilightImperium, choice: Annex) -> bool:
    """Return whether the planet is another than Mecatol Rex."""
    asked = choice.planet == MECATOL and _beside_home(t, choice.planet)
    return bool(t.options["annex_mecatol"]) or not asked


@guard("ti-annex-credits")
def affordable(t: TwilightImperium, choice: Annex) -> bool:
    """Return whether the starting credits cover the price."""
    return t.credits[t.mover] >= price(t, choice.planet)


@rule("ti-annex-number")
def offer_planets(t: TwilightImperium, me: int) -> Flow:
    """Choose a planet to buy, as long as the credits last, or buy no more."""
    choice = yield t.ask(
        me,
        Annex.among(
            t.galaxy.planets, neutral, beside_home, not_by_wormhole, not_mecatol, affordable
        ),
        Done,
    )
    return choice


def price(t: TwilightImperium, planet: str) -> int:
    """Return the price of a planet."""
    printed = t.galaxy.planets[planet]
    return PRICE * (printed.resources + printed.influence)


def buy_planet(t: TwilightImperium, me: int, planet: str) -> None:
    """Pay for a planet and take it, with a free ground force on it."""
    cost = price(t, planet)
    t.tell("planet_bought", cite="ti-annex-price", seat=me, planet=planet, price=cost)
    pay(t, me, cost)
    gain_without_invasion(t, me, planet, FREE_FORCE)


def _beside_home(t: TwilightImperium, planet: str) -> bool:
    return t.galaxy.system_of(planet) in t.adjacent(t.galaxy.home_of(t.mover))
