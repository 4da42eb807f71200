"""Who acts next in a phase in which every player acts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium


def from_first(t: TwilightImperium) -> tuple[int, ...]:
    """Return all seats clockwise, beginning with the one that was agreed on."""
    start = t.options["first"] - 1
    return (*t.seats[start:], *t.seats[:start])


def next_seat(t: TwilightImperium) -> int | None:
    """Return the seat that acts now, in the order of the seats, or None if all have acted.

    It becomes ``turn``; one that a position has named already comes first.
    """
    if t.turn is None or t.turn in t.done:
        t.turn = next((seat for seat in from_first(t) if seat not in t.done), None)
    return t.turn


def enter(t: TwilightImperium, phase: str) -> None:
    """Go on to a phase; nobody has acted in it yet. With two players none is political."""
    t.phase = phase
    t.turn = None
    t.done = set()
    t.votes = {}
    if phase != "political" or len(t.seats) > 2:
        t.tell("phase_begins", phase=phase, round=t.round)
