"""The game for one player: Samael takes the two cards at the right end after each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from rulebook.games.ascension.card import CENTER, MONSTER
from rulebook.games.ascension.honor import take_tokens
from rulebook.games.ascension.row import fill_row
from rulebook.table import Refused, cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: How many cards Samael takes.
TAKES = 2
#: Playing alone is a game against Samael.
SOLO = cite("asc-solo")
#: The turn in which the supply ran out is the last, yours or Samael's.
SOLO_END = cite("asc-solo-end")


#: Of the row, Samael sets heroes and constructs aside, and nothing else.
SETS_ASIDE = cite("asc-samael-acquires")


def check_samael(t: Ascension) -> None:
    """Refuse a position in which Samael has cards that he cannot have."""
    if not t.solo and (t.samael or t.samael_honor):
        raise Refused("Samael among several players", (SOLO,))
    for card in t.samael:
        if t.cards[card].type == MONSTER or t.cards[card].border != CENTER:
            raise Refused(f"{card} set aside by Samael", (SETS_ASIDE,))


@rule("asc-samael-turn")
def after_your_turn(t: Ascension) -> None:
    """Let Samael have his turn, unless the supply has run out in yours."""
    if t.supply or t.options["samael_ends_round"]:
        t.tell("samael_turn")
        for _ in range(TAKES):
            if t.row:
                take_rightmost(t)
    if not t.supply:
        finish_solo(t)
    t.tell("your_turn_again", seat=t.turn)


@rule("asc-samael-takes")
def take_rightmost(t: Ascension) -> None:
    """Acquire or defeat the card at the right end, for nothing."""
    place = len(t.row) - 1
    card = t.row[place]
    kind = t.cards[card]
    if kind.type != MONSTER:
        t.move(card, t.row, t.samael, "samael_acquired", place=place, cite=SETS_ASIDE)
        fill_row(t, place)
        return
    t.move(card, t.row, t.void, "samael_defeated", place=place, cite="asc-samael-defeats")
    fill_row(t, place)
    t.samael_honor += kind.honor
    t.tell("samael_gained", cite="asc-samael-honor", count=kind.honor, honor=t.samael_honor)
    take_tokens(t, kind.honor)
    if kind.effect:
        t.tell("samael_ignores", cite="asc-samael-ignores", card=card)


@rule(SOLO_END)
def finish_solo(t: Ascension) -> NoReturn:
    """Compare your total with Samael's: you win only with more."""
    honor = sum(t.cards[card].honor for card in t.samael)
    samael = honor + t.samael_honor
    yours = t.score(1)
    t.tell("compared", cite="asc-solo-totals", seat=1, yours=yours, samael=samael)
    if yours > samael:
        t.over([1], "beat_samael", cite="asc-solo-win", seat=1)
    if yours == samael:
        t.over([], "tied_with_samael", cite="asc-solo-tie", seat=1)
    t.over([], "lost_to_samael", cite="asc-solo-loss", seat=1)
