"""The turn: draw, play, carry out the effect, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.lost_legacy.choices import Draw, Play
from rulebook.table import Flow, carried_out, guard, rule

if TYPE_CHECKING:
    from rulebook.games.lost_legacy.game import LostLegacy


@guard("ll-starship-unplayable")
def playable(t: LostLegacy, choice: Play) -> bool:
    """Return whether the card can be played at all."""
    return t.cards[choice.card].played is not None


@rule("ll-turn")
def take_turn(t: LostLegacy) -> Flow:
    """Play the turn of the player whose turn it is; one who has drawn already goes on to play."""
    me = t.turn
    if len(t.hands[me]) == 1:
        yield from draw(t, me)
    card = yield from play(t, me)
    yield from carry_out(t, me, card)
    end_turn(t, me)


@rule("ll-draw")
def draw(t: LostLegacy, me: int) -> Flow:
    """Take the top card of the deck into the hand."""
    yield t.ask(me, Draw)
    t.move(t.deck[0], t.deck, t.hands[me], "drew", seat=me)


@rule("ll-play")
def play(t: LostLegacy, me: int) -> Flow:
    """Lay one of the two cards face up on your own row, and return it."""
    card: str = (yield t.ask(me, Play.among(t.hands[me], playable))).card
    t.move(card, t.hands[me], t.played[me], "played", cite="ll-played-order", seat=me)
    return card


@rule("ll-effect")
def carry_out(t: LostLegacy, me: int, card: str) -> Flow:
    """Carry out the effect of the card just played."""
    effect = t.cards[card].played
    assert effect is not None
    yield from carried_out(effect(t, me))


@rule("ll-turn-end")
def end_turn(t: LostLegacy, me: int) -> None:
    """Pass the turn on to the next player still in, or go to the investigation."""
    t.tell("turn_ended", seat=me)
    if t.deck:
        t.turn = t.next_after(me)
        t.tell("next_turn", cite="ll-next-turn", seat=t.turn)
    else:
        t.tell("deck_is_empty", cite="ll-deck-empty")
