"""The technology phase: one purchase for each player, and what makes it cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Done, Purchase
from rulebook.games.twilight_imperium.forces import pay
from rulebook.games.twilight_imperium.influence import resources
from rulebook.games.twilight_imperium.seating import enter, next_seat
from rulebook.games.twilight_imperium.units import COLORS
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: One technology for each player in a round, for its price.
ONE_EACH = cite("ti-technology")
#: What a technology costs before anything is taken off.
BASE_PRICE = 30
#: A bonus is no credit: nobody receives what is left of it.
NOT_PAID_OUT = cite("ti-new-technology-rest")


def discount(t: TwilightImperium, me: int, color: str) -> int:
    """Return what planets with a specialty of this color take off the price."""
    planets = (p for p in t.owned(me) if t.galaxy.planets[p].specialty == color)
    return sum(resources(t, me, planet) for planet in planets)


def price(t: TwilightImperium, me: int, color: str) -> int:
    """Return what a technology of this color costs; never less than nothing."""
    return max(0, BASE_PRICE - discount(t, me, color) - t.bonus[me])


@guard(ONE_EACH)
def can_pay(t: TwilightImperium, choice: Purchase) -> bool:
    """Return whether the credits cover the price."""
    return t.credits[t.mover] >= price(t, t.mover, choice.color)


@rule(ONE_EACH)
def technology_phase(t: TwilightImperium) -> Flow:
    """Let each player buy one technology, or none."""
    while (me := next_seat(t)) is not None:
        choice = yield t.ask(me, Purchase.among(COLORS, can_pay), Done)
        if isinstance(choice, Purchase):
            buy_technology(t, me, choice.color)
        t.done.add(me)
    enter(t, "placement")


def buy_technology(t: TwilightImperium, me: int, color: str) -> None:
    """Pay the price of a technology; a bonus is used up by it, whatever is left of it."""
    cost, cheaper = price(t, me, color), discount(t, me, color)
    if cheaper:
        t.tell("specialty_helps", cite="ti-specialty", seat=me, color=color, count=cheaper)
    if t.bonus[me]:
        use_bonus(t, me, BASE_PRICE - cheaper)
    pay(t, me, cost)
    t.technologies[me][color] += 1
    t.tell("technology_bought", seat=me, color=color, price=cost)


@rule("ti-new-technology-once")
def use_bonus(t: TwilightImperium, me: int, needed: int) -> None:
    """Use the whole bonus for this purchase; what it does not need is lost."""
    bonus, t.bonus[me] = t.bonus[me], 0
    t.tell("bonus_used", seat=me, bonus=bonus)
    if bonus > needed:
        lost = bonus - max(0, needed)
        t.tell("bonus_lost", cite=NOT_PAID_OUT, seat=me, bonus=lost)
