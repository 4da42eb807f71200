"""Acquiring heroes and constructs: from the center row or a stack, for runes or for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import CONSTRUCT, MONSTER
from rulebook.games.ascension.choices import Acquire
from rulebook.games.ascension.constructs import is_mechana, note_link, triggers
from rulebook.games.ascension.row import fill_row, index_of
from rulebook.table import Flow, Zone, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: A card that says otherwise than the rules prevails.
CARD_PREVAILS = cite("asc-card-prevails")


@guard("asc-acquire-type")
def acquirable(t: Ascension, choice: Acquire) -> bool:
    """Return whether the card is a hero or a construct."""
    return t.cards[choice.card].type != MONSTER


@guard("asc-stack-empty")
def in_stock(t: Ascension, choice: Acquire) -> bool:
    """Return whether the stack of the card, if it has one, holds any."""
    return choice.card not in t.stacks or bool(t.stacks[choice.card])


@guard("asc-acquire-cost")
def enough_runes(t: Ascension, choice: Acquire) -> bool:
    """Return whether the runes cover the cost."""
    if t.cards[choice.card].type == MONSTER:
        return True
    runes = t.runes
    if t.mechana_runes and is_mechana(t, t.turn, choice.card):
        runes += t.mechana_runes
    return runes >= price(t, choice.card)


def price(t: Ascension, card: str) -> int:
    """Return what the card costs now, in runes."""
    cost = t.cards[card].cost
    return max(0, cost - t.discount) if t.cards[card].type == CONSTRUCT else cost


def buy(t: Ascension, me: int, choice: Acquire) -> Flow:
    """Acquire a card for its cost in runes."""
    pay_runes(t, me, price(t, choice.card), choice.card)
    yield from acquire(t, me, choice)


@rule("asc-spend")
def pay_runes(t: Ascension, me: int, cost: int, card: str) -> None:
    """Spend runes for a card; those that only pay for Mechana constructs go first."""
    only_mechana = min(cost, t.mechana_runes) if is_mechana(t, me, card) else 0
    if only_mechana:
        note_link(t, me, card)
        t.mechana_runes -= only_mechana
        t.tell("spent_mechana_runes", cite="asc-mechana-runes", seat=me, count=only_mechana)
    t.runes -= cost - only_mechana
    t.tell("spent_runes", seat=me, count=cost - only_mechana, runes=t.runes)


@rule("asc-acquire")
def acquire(
    t: Ascension, me: int, choice: Acquire, free: bool = False, on_deck: bool = False
) -> Flow:
    """Take the card as your own, refill the row, and let constructs act on it."""
    card = choice.card
    pile = t.decks[me] if on_deck else t.discards[me]
    if card in t.stacks:
        _put(t, me, card, t.stacks[card], 0, pile)
    else:
        index = index_of(t, card, choice.place)
        _put(t, me, card, t.row, index, pile)
        fill_row(t, index)
    if t.cards[card].type != CONSTRUCT:
        return
    if free and not t.options["free_counts_as_acquiring"]:
        t.tell("free_does_not_count", cite=FREE, seat=me, card=card)
        return
    if free:
        t.tell("free_counts", cite=FREE, seat=me, card=card)
    if t.discount:
        t.discount = 0
        t.tell("discount_used", cite="asc-discount", seat=me, card=card)
    yield from triggers(t, me, "acquired", card)


#: Whether a card taken for nothing is acquired as far as other cards are concerned.
FREE = cite("asc-free-acquisition")


def _put(t: Ascension, me: int, card: str, source: Zone, place: int, pile: Zone) -> None:
    if pile is t.discards[me]:
        if source is t.row:
            t.move(card, source, pile, "acquired", place=place, cite=TO_DISCARD, seat=me)
        else:
            clauses = (FROM_STACK, TO_DISCARD)
            t.move(card, source, pile, "acquired", place=place, cite=clauses, seat=me)
    else:
        t.move(
            card, source, pile, "acquired_on_deck", place=place, at=0, cite=CARD_PREVAILS, seat=me
        )


TO_DISCARD = cite("asc-acquire-discard")
FROM_STACK = cite("asc-acquire-stack")
