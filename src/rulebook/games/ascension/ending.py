"""The end of the game: passing the turn on, the last round, and counting honor."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from rulebook.games.ascension.solo import after_your_turn
from rulebook.table import cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension


#: Whether another turn is still taken when the game is about to end.
LAST = cite("asc-extra-turn-last")


def pass_on(t: Ascension) -> None:
    """Go on after a turn: another turn of the same player, the next player, or the end."""
    me = t.turn
    last = me == t.order[-1]
    if t.extra_turns and take_another_turn(t, me, ending=not t.supply and last):
        return
    if t.solo:
        after_your_turn(t)
        return
    if not t.supply:
        if last:
            finish(t)
        t.tell("round_goes_on", cite="asc-equal-turns", last=t.order[-1])
    t.turn = t.next_after(me)
    t.tell("next_turn", cite="asc-clockwise", seat=t.turn)


@rule("asc-extra-turn")
def take_another_turn(t: Ascension, me: int, ending: bool) -> bool:
    """Take another turn at once, and return whether there is one when the game is ending."""
    if ending and not t.options["last_extra_turn"]:
        t.extra_turns = 0
        t.tell("no_more_turns", cite=LAST, seat=me)
        return False
    t.extra_turns -= 1
    if ending:
        t.tell("another_turn", cite=LAST, seat=me)
    else:
        t.tell("another_turn", seat=me)
    return True


@rule("asc-game-end")
def finish(t: Ascension) -> NoReturn:
    """End the game after the last round: the highest total of honor wins."""
    t.tell("last_round_is_over", cite="asc-last-round")
    for seat in t.order:
        tell_score(t, seat)
    best = max(t.score(seat) for seat in t.order)
    tied = [seat for seat in t.order if t.score(seat) == best]
    if len(tied) > 1:
        winner = tied[-1] if t.options["tie_to_latest"] else tied[0]
        t.over([winner], "won_tie", cite="asc-tie", seat=winner, tied=tuple(tied), honor=best)
    t.over(tied, "won", cite="asc-winner", seat=tied[0], honor=best)


def tell_score(t: Ascension, seat: int) -> None:
    """Tell what a player's cards and tokens are worth."""
    honor = t.card_honor(seat)
    t.tell("counted_cards", cite="asc-score-cards", seat=seat, honor=honor)
    total = t.score(seat)
    t.tell("counted_total", cite="asc-score-total", seat=seat, tokens=t.honor[seat], honor=total)
