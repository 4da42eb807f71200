"""The end of a round: what lasted for it is over, and the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.influence import deprived
from rulebook.games.twilight_imperium.seating import enter
from rulebook.table import cite

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: How long the influence is lost.
LAZAX_DURATION = cite("ti-lazax-duration")


def end_round(t: TwilightImperium) -> None:
    """Let everything expire that lasted for this round, and begin the next."""
    before = {seat: deprived(t, seat) for seat in t.seats}
    t.tell("round_ends", round=t.round)
    t.probed, t.razed = set(), set()
    t.placed.clear()
    if t.round >= t.options["rounds"]:
        t.over([], "slice_ends", cite="ti-slice", round=t.round)
    t.round += 1
    for seat in t.seats:
        if deprived(t, seat) != before[seat]:
            if before[seat]:
                t.tell("influence_is_back", cite=LAZAX_DURATION, seat=seat)
            else:
                t.tell("influence_is_gone", cite=LAZAX_DURATION, seat=seat)
    t.no_influence = {s: span for s, span in t.no_influence.items() if span[1] >= t.round}
    t.no_vote = {seat: when for seat, when in t.no_vote.items() if when >= t.round}
    t.no_resources = {p: b for p, b in t.no_resources.items() if b[1] >= t.round}
    enter(t, "political")
