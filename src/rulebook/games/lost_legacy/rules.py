"""What several cards share: pointing, looking, exchanging, and leaving the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulebook.games.lost_legacy.choices import Keep, Ruin, Swap, Target
from rulebook.table import Flow, Zone, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.lost_legacy.game import LostLegacy


@guard("ll-target-other")
def somebody_else(t: LostLegacy, choice: Target) -> bool:
    """Return whether the player pointed at is not the one who points."""
    return choice.seat != t.turn


@guard("ll-target-remaining")
def still_in(t: LostLegacy, choice: Target) -> bool:
    """Return whether the player pointed at is in the game."""
    return choice.seat not in t.out


@rule("ll-ruins-one")
def point_at_ruin(t: LostLegacy, me: int) -> Flow:
    """Choose one card of the ruins and return its index."""
    choice = yield t.ask(me, Ruin.among(t.ruin_places()))
    return choice.place - 1


def look_at_ruin(t: LostLegacy, me: int, index: int) -> str:
    """Look at a card of the ruins and return it."""
    card = t.ruins[index]
    t.show(card, {me}, "looked_at_ruin", seat=me, place=index + 1)
    return card


def look_at_hand(t: LostLegacy, me: int, holder: int, cancels: bool = False) -> str:
    """Look at another player's hand and return the card; what it does when seen happens now.

    ``cancels`` is for the Swordsman, who cancels the effect of an X.
    """
    card = t.hands[holder][0]
    t.show(card, {me, holder}, "looked_at_hand", seat=me, holder=holder)
    kind = t.cards[card]
    if kind.seen and not (cancels and kind.speed is None):
        kind.seen(t, holder, me)
    return card


@rule("ll-exchange")
def exchange(
    t: LostLegacy, me: int, theirs: tuple[Zone, int], knows: Iterable[int], place: str | None = None
) -> Flow:
    """Let ``me`` exchange the hand card with the card just looked at, or keep it.

    ``theirs`` is where that card lies, ``knows`` are the seats that notice an exchange.
    """
    choice = yield t.ask(me, Swap, Keep)
    if choice == Swap():
        zone, index = theirs
        moves_legacy = "starship" in (zone[index], t.hands[me][0])
        legacy = cite("ll-starship-exchange") if moves_legacy else None
        cites = tuple(clause for clause in (legacy, place) if clause)
        t.swap((t.hands[me], 0), theirs, "exchanged", to=knows, cite=cites, seat=me)
    t.tell("decided_in_secret", cite="ll-exchange-secret", seat=me)


@rule("ll-as-far-as-possible")
def impossible(t: LostLegacy, me: int) -> None:
    """Note that there is no card to look at, so that part of the effect does nothing."""
    t.tell("no_card_to_look_at", seat=me)


#: The clause by which an eliminated player has no hand.
ELIMINATED = cite("ll-eliminated")


@rule(ELIMINATED)
def eliminate(t: LostLegacy, seat: int) -> None:
    """Take a player out of the game; the last one left wins at once."""
    t.out.add(seat)
    t.tell("eliminated", seat=seat)
    for card in list(t.hands[seat]):
        if card == "starship":
            t.move(
                card,
                t.hands[seat],
                t.deck,
                "legacy_to_deck",
                cite="ll-eliminated-legacy",
                seat=seat,
            )
            t.shuffle(t.deck, "shuffled_deck")
        else:
            t.move(card, t.hands[seat], t.played[seat], "laid_open", seat=seat)
            t.tell("no_effect_when_out", cite="ll-eliminated-no-effect", seat=seat, card=card)
    remaining = t.remaining()
    if len(remaining) == 1:
        t.over(remaining, "last_one_left", cite="ll-last-player", seat=remaining[0])
