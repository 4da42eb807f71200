"""Action cards: drawing them, the hand limit, and losing them at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Discard
from rulebook.table import Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: No more than this stays in a hand.
HAND = 7
HAND_LIMIT = cite("ti-hand-limit")


def draw_card(t: TwilightImperium, me: int) -> None:
    """Draw the top action card; an empty deck is made anew from the discarded cards."""
    if not t.deck:
        t.move_all(len(t.discards), t.discards, t.deck, "action_deck_anew")
        t.shuffle(t.deck, "shuffled_action_deck")
    # All hands together hold fewer cards than there are, so one is left.
    t.move(t.deck[0], t.deck, t.hands[me], "drew_action_card", seat=me)


def discard_card(t: TwilightImperium, me: int, card: str) -> None:
    """Discard an action card."""
    t.move(card, t.hands[me], t.discards, "discarded_action_card", seat=me)


def lose_at_random(t: TwilightImperium, me: int, count: int) -> None:
    """Discard this many action cards, each by chance."""
    for _ in range(count):
        discard_card(t, me, t.chance.one_of(list(t.hands[me])))


@rule("ti-hand-limit-after")
def down_to_limit(t: TwilightImperium, me: int) -> Flow:
    """Now that all cards are drawn, discard until the hand holds no more than seven."""
    t.discarding = True
    while len(t.hands[me]) > HAND:
        choice = yield t.ask(me, Discard.among(t.hands[me]))
        discard_card(t, me, choice.card)
    t.discarding = False
