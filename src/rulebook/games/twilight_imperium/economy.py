"""The economy phase: draw an action card, receive credits, buy units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.action_cards import HAND, HAND_LIMIT, discard_card, draw_card
from rulebook.games.twilight_imperium.choices import Buy, Collect, Discard, Done, Draw
from rulebook.games.twilight_imperium.forces import pay, receive
from rulebook.games.twilight_imperium.influence import resources
from rulebook.games.twilight_imperium.seating import enter, next_seat
from rulebook.games.twilight_imperium.units import UNITS
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: A planet gives nothing in the round after a biohazard was overcome there.
NO_RESOURCES = cite("ti-biohazard-resources")

#: Units are paid for at once.
BUYING = cite("ti-buy")


@guard(HAND_LIMIT)
def room_for_card(t: TwilightImperium, choice: Draw) -> bool:
    """Return whether the hand is below its limit."""
    return len(t.hands[t.mover]) < HAND


@rule("ti-draw")
def draw_step(t: TwilightImperium) -> Flow:
    """Let each player draw one action card; before that any can be discarded."""
    while (me := next_seat(t)) is not None:
        while True:
            full = len(t.hands[me]) >= HAND
            passing = (Done,) if full else ()
            choice = yield t.ask(
                me, Draw.among([()], room_for_card), Discard.among(t.hands[me]), *passing
            )
            if not isinstance(choice, Discard):
                break
            discard_card(t, me, choice.card)
        if choice == Draw():
            draw_card(t, me)
        else:
            t.tell("draws_no_card", cite=HAND_LIMIT, seat=me)
        t.done.add(me)
    enter(t, "income")


@rule("ti-income")
def income_step(t: TwilightImperium) -> Flow:
    """Let each player receive the resources of the own planets in credits."""
    while (me := next_seat(t)) is not None:
        yield t.ask(me, Collect)
        for planet in t.owned(me):
            if t.no_resources.get(planet) == (me, t.round):
                t.tell("no_resources", cite=NO_RESOURCES, seat=me, planet=planet)
        receive(t, me, sum(resources(t, me, planet, income=True) for planet in t.owned(me)))
        t.done.add(me)
    enter(t, "purchase")


@guard(BUYING)
def can_pay(t: TwilightImperium, choice: Buy) -> bool:
    """Return whether the credits cover the cost."""
    return t.credits[t.mover] >= UNITS[choice.unit].cost


@rule(BUYING)
def purchase_step(t: TwilightImperium) -> Flow:
    """Let each player buy units, which come into play at the end of the round."""
    while (me := next_seat(t)) is not None:
        while (choice := (yield t.ask(me, Buy.among(UNITS, can_pay), Done))) != Done():
            pay(t, me, UNITS[choice.unit].cost)
            t.bought[me][choice.unit] += 1
            t.tell("unit_bought", seat=me, unit=choice.unit)
        t.done.add(me)
    enter(t, "movement")
