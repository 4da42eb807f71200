"""Drawing from your own deck, and making a new deck of your discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.table import rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension


@rule("asc-draw")
def draw(t: Ascension, me: int, count: int = 1) -> None:
    """Draw cards from the top of your deck, one after another, reshuffling when it is empty."""
    deck, left = t.decks[me], count
    while left:
        if not deck:
            if not t.discards[me]:
                t.tell("nothing_to_draw", cite="asc-draw-short", seat=me)
                return
            reshuffle(t, me)
        now = min(left, len(deck))
        t.move_all(now, deck, t.hands[me], "drew", seat=me, count=now)
        left -= now


@rule("asc-reshuffle")
def reshuffle(t: Ascension, me: int) -> None:
    """Shuffle your discard pile into a new deck; what you have played this turn stays out."""
    pile = t.discards[me]
    t.move_all(len(pile), pile, t.decks[me], "discard_becomes_deck", seat=me)
    t.shuffle(t.decks[me], "shuffled_deck", seat=me)
    if t.played[me]:
        t.tell("played_stay_out", cite="asc-reshuffle-without-played", seat=me)
