"""Influence and resources: what planets give, and what takes it away for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.table import cite

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Who has the most influence acts first.
ORDER_OF_TURNS = cite("ti-turn-order")


def influence(t: TwilightImperium, seat: int) -> int:
    """Return the influence of a seat: that of its planets, or none for a while."""
    if deprived(t, seat):
        return 0
    return sum(t.galaxy.planets[planet].influence for planet in t.owned(seat))


def deprived(t: TwilightImperium, seat: int) -> bool:
    """Return whether the find of survivors takes away all influence in this round."""
    first, last = t.no_influence.get(seat, (0, 0))
    return first <= t.round <= last


def resources(t: TwilightImperium, seat: int, planet: str, income: bool = False) -> int:
    """Return what the resources of a planet are worth to its owner in this round.

    ``income`` is for the credits received; anything else depends on how far a biohazard reaches.
    """
    barred = t.no_resources.get(planet) == (seat, t.round)
    if barred and (income or t.options["biohazard_scope"] == "all"):
        return 0
    return t.galaxy.planets[planet].resources


def next_in_turn(t: TwilightImperium) -> int:
    """Return who acts next: the most influence, then resources, technologies, credits, a coin."""

    def rank(seat: int) -> tuple[int, ...]:
        printed = sum(t.galaxy.planets[planet].resources for planet in t.owned(seat))
        return influence(t, seat), printed, t.technologies[seat].total(), t.credits[seat]

    waiting = [seat for seat in t.seats if seat not in t.done]
    best = max(map(rank, waiting))
    first = [seat for seat in waiting if rank(seat) == best]
    tied = [seat for seat in waiting if rank(seat)[0] == best[0]]
    seat = first[0] if len(first) == 1 else t.chance.one_of(first)
    if len(tied) > 1:
        t.tell("tie_for_turn", cite="ti-turn-order-tie", seat=seat, tied=tuple(tied))
    return seat
