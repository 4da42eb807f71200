"""The turn: any actions in any order, then discard, lose what is left, and draw a new hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulebook.games.ascension.acquiring import acquirable, buy, enough_runes, in_stock
from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.choices import Acquire, Defeat, End, Play, Use
from rulebook.games.ascension.constructs import CONTROL, has_effect, in_play, not_used, use
from rulebook.games.ascension.defeating import defeatable, enough_power, fight
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.playing import PLAY, play
from rulebook.games.ascension.row import in_row, placed
from rulebook.table import Decision, Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: Cards drawn for a turn.
HAND = 5
#: What one can acquire or defeat: the center row, and what is always available.
MARKET = cite("asc-center-row")
#: The conditions that some uses have beside that of once a turn.
NEEDS = tuple(use.needs for card in CARDS.values() for use in card.uses.values() if use.needs)


def fresh_turn(t: Ascension) -> None:
    """Begin a turn with nothing gained and nothing used."""
    t.runes = t.power = t.mechana_runes = t.discount = 0
    t.row_defeats = t.mechana_arrived = 0
    t.used = Counter()
    t.united = Counter()
    t.left_play = set()


@rule("asc-turn")
def take_turn(t: Ascension) -> Flow:
    """Play, use, acquire and defeat in any order, as often as you wish, until you end the turn."""
    me = t.turn
    while True:
        choice = yield actions(t, me)
        if isinstance(choice, Play):
            yield from play(t, me, choice)
        elif isinstance(choice, Use):
            yield from use(t, me, choice)
        elif isinstance(choice, Acquire):
            yield from buy(t, me, choice)
        elif isinstance(choice, Defeat):
            yield from fight(t, me, choice)
        else:
            break
    end_turn(t, me)


def actions(t: Ascension, me: int) -> Decision:
    """Return what you can do in your turn."""
    market = [*in_row(t), *((name, None) for name in t.stacks)]
    return t.ask(
        me,
        Play.among(t.hands[me], PLAY),
        Use.among(in_play(t, me), CONTROL, has_effect, not_used, *NEEDS),
        Acquire.among(market, MARKET, acquirable, in_stock, enough_runes, placed),
        Defeat.among(market, MARKET, defeatable, enough_power, placed),
        End,
    )


@rule("asc-turn-end")
def end_turn(t: Ascension, me: int) -> None:
    """Discard the played heroes and your hand, lose what is left, and draw a new hand."""
    t.turns[me] += 1
    t.tell("turn_ends", seat=me)
    discard = t.discards[me]
    if heroes := len(t.played[me]):
        t.move_all(heroes, t.played[me], discard, "heroes_discarded", cite=HEROES_GO, seat=me)
    if left := len(t.hands[me]):
        t.move_all(left, t.hands[me], discard, "hand_discarded", cite="asc-hand-discarded", seat=me)
    if t.constructs[me]:
        t.tell("constructs_stay", cite="asc-constructs-remain", seat=me)
    if t.runes or t.power or t.mechana_runes:
        runes = t.runes + t.mechana_runes
        t.tell("lost_the_rest", cite="asc-rest-lost", seat=me, runes=runes, power=t.power)
    fresh_turn(t)
    draw_hand(t, me)


#: Heroes are discarded only now.
HEROES_GO = cite("asc-heroes-discarded")


@rule("asc-next-hand")
def draw_hand(t: Ascension, me: int) -> None:
    """Draw five cards for your next turn."""
    draw(t, me, HAND)
