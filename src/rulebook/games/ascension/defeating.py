"""Defeating monsters: pay, to the Void, refill the row, take the reward, then what it triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import MONSTER
from rulebook.games.ascension.choices import Defeat
from rulebook.games.ascension.constructs import triggers
from rulebook.games.ascension.honor import gain_honor
from rulebook.games.ascension.row import fill_row, index_of
from rulebook.table import Flow, carried_out, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: A defeated monster of the row lies in the Void.
TO_VOID = cite("asc-defeat-void")
#: The Cultist never leaves its place.
CULTIST_STAYS = cite("asc-cultist-stays")


@guard("asc-defeat-type")
def defeatable(t: Ascension, choice: Defeat) -> bool:
    """Return whether the card is a monster."""
    return t.cards[choice.card].type == MONSTER


@guard("asc-defeat-cost")
def enough_power(t: Ascension, choice: Defeat) -> bool:
    """Return whether the power covers the cost."""
    kind = t.cards[choice.card]
    return kind.type != MONSTER or t.power >= kind.cost


def fight(t: Ascension, me: int, choice: Defeat) -> Flow:
    """Defeat a monster for its cost in power."""
    pay_power(t, me, t.cards[choice.card].cost)
    yield from defeat(t, me, choice)


def pay_power(t: Ascension, me: int, cost: int) -> None:
    """Spend power; the rest is kept for later in the turn."""
    t.power -= cost
    t.tell("spent_power", cite="asc-spend-power", seat=me, count=cost, power=t.power)


@rule("asc-defeat")
def defeat(t: Ascension, me: int, choice: Defeat) -> Flow:
    """Defeat the monster and take its reward."""
    card = choice.card
    if card == "cultist":
        t.tell("defeated_cultist", cite=CULTIST_STAYS, seat=me, card=card)
        yield from reward(t, me, card)
        return
    index = index_of(t, card, choice.place)
    t.move(card, t.row, t.void, "defeated", place=index, cite=TO_VOID, seat=me)
    t.row_defeats += 1
    first = t.row_defeats == 1
    fill_row(t, index)
    t.tell("reward_comes_last", cite="asc-defeat-order", seat=me, card=card)
    yield from reward(t, me, card)
    if first:
        yield from triggers(t, me, "defeated", card)


@rule("asc-reward")
def reward(t: Ascension, me: int, card: str) -> Flow:
    """Gain the honor of the reward, then what else the card says."""
    kind = t.cards[card]
    gain_honor(t, me, kind.honor, cite("asc-honor-monsters"))
    if kind.effect:
        yield from carried_out(kind.effect(t, me))
