"""The investigation phase: in the order of speeds, each player reveals one card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.lost_legacy.choices import Ruin, Target
from rulebook.games.lost_legacy.rules import still_in
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.lost_legacy.game import LostLegacy


@guard("ll-investigation-again")
def not_yet_revealed(t: LostLegacy, choice: Target | Ruin) -> bool:
    """Return whether the card has not been revealed in this phase."""
    return choice not in t.revealed or bool(t.options["reveal_again"])


#: Of players with the same speed nobody investigates.
TIED = cite("ll-investigation-tie")


@rule("ll-investigation-call")
def investigation(t: LostLegacy) -> Flow:
    """Call the speeds from the lowest; nobody finding the Lost Legacy means everybody loses."""
    t.investigating = True
    speeds = {seat: t.cards[t.hands[seat][0]].speed for seat in t.remaining()}
    for speed in range(1, 9):
        holders = tuple(seat for seat, own in speeds.items() if own == speed)
        if holders:
            t.tell("called", speed=speed, seats=holders)
        if len(holders) > 1:
            t.tied.update(holders)
            t.tell("tied", cite=TIED, speed=speed, seats=holders)
        elif holders:
            yield from reveal_one(t, holders[0])
    without_speed = tuple(seat for seat, own in speeds.items() if own is None)
    if without_speed:
        t.tell("never_called", cite="ll-investigation-x", seats=without_speed)
    t.over([], "everybody_loses", cite="ll-nobody-finds")


@rule("ll-investigation-reveal")
def reveal_one(t: LostLegacy, me: int) -> Flow:
    """Choose a card, a hand or one of the ruins, and reveal it to everybody."""
    choice = yield t.ask(
        me,
        Target.among(t.seats, still_in, not_yet_revealed),
        Ruin.among(t.ruin_places(), not_yet_revealed),
    )
    t.revealed.add(choice)
    t.investigated.add(me)
    if isinstance(choice, Ruin):
        card = t.ruins[choice.place - 1]
        t.show(
            card,
            None,
            "revealed_ruin",
            cite="ll-investigation-ruins",
            seat=me,
            place=choice.place,
        )
    else:
        card = t.hands[choice.seat][0]
        if choice.seat == me:
            t.show(card, None, "revealed_own_hand", cite="ll-investigation-own", seat=me)
        else:
            t.show(
                card,
                None,
                "revealed_hand",
                cite="ll-investigation-hand",
                seat=me,
                holder=choice.seat,
            )
    if card == "starship":
        t.over([me], "found_it", cite="ll-investigation-find", seat=me)
    if t.cards[card].seen:
        t.tell(
            "no_effect_when_revealed",
            cite="ll-investigation-no-effect"
            if card == "sneak_attack"
            else "ll-q-sister-of-fate-revealed",
            card=card,
        )
    t.tell("missed", cite="ll-investigation-miss", seat=me)
