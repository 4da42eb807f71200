"""The political phase: each player casts all influence, or abstains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import SIDES, Abstain, Vote
from rulebook.games.twilight_imperium.influence import influence
from rulebook.games.twilight_imperium.razing import NO_VOTE
from rulebook.games.twilight_imperium.seating import enter, from_first
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Who has the least influence votes first; each votes with all influence, or abstains.
VOTING = cite("ti-vote")


@rule(VOTING)
def political_phase(t: TwilightImperium) -> Flow:
    """Let the players vote, least influence first; with two players there is no such phase."""
    if len(t.seats) == 2:
        t.tell("no_political_phase", cite="ti-two-players")
        enter(t, "draw")
        return
    while (me := next_voter(t)) is not None:
        choice = yield t.ask(me, Vote.among(SIDES, may_vote), Abstain)
        t.done.add(me)
        if isinstance(choice, Vote):
            t.votes[me] = choice.side
            t.tell("voted", seat=me, side=choice.side, count=influence(t, me))
        else:
            t.tell("abstained", seat=me)
    count = {side: sum(influence(t, s) for s in t.votes if t.votes[s] == side) for side in SIDES}
    t.tell("votes_counted", votes_for=count["for"], votes_against=count["against"])
    enter(t, "draw")


@guard(NO_VOTE)
def may_vote(t: TwilightImperium, choice: Vote) -> bool:
    """Return whether the player has not lost this vote by razing a planet with survivors."""
    return t.no_vote.get(t.mover) != t.round


def next_voter(t: TwilightImperium) -> int | None:
    """Return who votes now: of those who have not, who has the least influence."""
    if t.turn is None or t.turn in t.done:
        waiting = [seat for seat in from_first(t) if seat not in t.done]
        least = min((influence(t, seat) for seat in waiting), default=0)
        tied = [seat for seat in waiting if influence(t, seat) == least]
        t.turn = next(iter(tied), None)
        if len(tied) > 1:
            t.tell("tie_for_vote", cite="ti-vote-tie", seat=t.turn, tied=tuple(tied))
    return t.turn
