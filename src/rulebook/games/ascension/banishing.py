"""Banishing: from the center row, or from your own hand and discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulebook.games.ascension.card import MONSTER
from rulebook.games.ascension.choices import Banish, Decline
from rulebook.games.ascension.gains import nothing
from rulebook.games.ascension.row import ROW, fill_row, in_row, index_of, placed
from rulebook.table import Flow, Offer, Zone, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: Cards that leave the game when banished.
STARTERS = ("apprentice", "militia")


@guard("asc-avatar-unbanishable")
def banishable(t: Ascension, choice: Banish) -> bool:
    """Return whether the card can be banished at all."""
    return choice.card != "avatar_of_the_fallen"


@guard("asc-banish-played")
def not_played(t: Ascension, choice: Banish) -> bool:
    """Return whether the card still lies where it is to be banished from, and is not played."""
    if choice.source == "center_row" or choice.card in source_of(t, choice.source):
        return True
    return choice.card not in t.played[t.turn]


def source_of(t: Ascension, source: str) -> Zone:
    """Return the zone of this name that belongs to the player whose turn it is."""
    if source == "center_row":
        return t.row
    return t.hands[t.turn] if source == "hand" else t.discards[t.turn]


def own(t: Ascension, *sources: str) -> Offer:
    """Offer to banish a card of your own from these places."""
    played = t.played[t.turn]
    pointed = [(c, s, None) for s in sources for c in (*source_of(t, s), *played)]
    return Banish.among(pointed, not_played)


def from_row(t: Ascension) -> Offer:
    """Offer to banish a card of the center row."""
    pointed = [(card, "center_row", place) for card, place in in_row(t)]
    return Banish.among(pointed, banishable, placed)


def may_banish(t: Ascension, me: int, card: str, offer: Offer) -> Flow:
    """Let the player banish a card, or decline; ``card`` is the one that offers it."""
    if not offer.options(t):
        nothing(t, me, card)
        return
    choice = yield t.choose(me, offer, Decline)
    if choice == Decline():
        t.tell("declined", seat=me, card=card)
    else:
        banish(t, me, choice)


def banish(t: Ascension, me: int, choice: Banish) -> None:
    """Banish the card that was pointed at."""
    if choice.source == "center_row":
        banish_from_row(t, me, choice.card, index_of(t, choice.card, choice.place))
    else:
        banish_own(t, me, choice.card, source_of(t, choice.source))


@rule("asc-banish-row")
def banish_from_row(t: Ascension, me: int, card: str, index: int) -> None:
    """Put a card of the center row into the Void; a monster's reward is not gained."""
    t.move(card, t.row, t.void, "banished_from_row", place=index, seat=me)
    fill_row(t, index)
    if t.cards[card].type == MONSTER:
        t.tell("no_reward", cite="asc-banish-no-reward", seat=me, card=card)


@rule("asc-banish-own")
def banish_own(t: Ascension, me: int, card: str, source: Zone) -> None:
    """Put a card of your own where banished cards of its kind go."""
    if card in STARTERS:
        t.move(card, source, t.box, "banished_to_box", cite="asc-banish-starter", seat=me)
    elif card in t.stacks:
        stack = t.stacks[card]
        t.move(card, source, stack, "banished_to_stack", cite="asc-banish-stack", seat=me)
    else:
        t.move(card, source, t.void, "banished", seat=me)
        if len(t.row) < ROW:
            fill_row(t, len(t.row))


@rule("asc-misplaced")
def put_right(t: Ascension, zones: Iterable[Zone]) -> None:
    """Take out cards that must never lie in the Void or the center deck, and shuffle the deck."""
    found = False
    for zone in zones:
        for card in list(zone):
            if card in STARTERS or card in ("mystic", "heavy_infantry"):
                found = True
                home = t.box if card in STARTERS else t.stacks[card]
                t.move(card, zone, home, "removed_misplaced")
    if found:
        t.shuffle(t.center_deck, "shuffled_center_deck")
