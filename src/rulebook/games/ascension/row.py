"""The center row: what leaves it is replaced at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.choices import Acquire, Banish, Defeat
from rulebook.table import Zone, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: How many cards the row always shows.
ROW = 6
ALWAYS_SIX = cite("asc-row-full")


@guard("asc-solo-place")
def placed(t: Ascension, choice: Acquire | Defeat | Banish) -> bool:
    """Return whether the place is named where it matters: for equal cards of a solo row."""
    if not t.solo or choice.place is not None:
        return True
    if isinstance(choice, Banish) and choice.source != "center_row":
        return True
    return t.row.count(choice.card) < 2


def in_row(t: Ascension) -> list[tuple[str, int | None]]:
    """Return what one could point at in the row: cards, with the place where it matters."""
    named: list[tuple[str, int | None]] = [(card, None) for card in t.row]
    if t.solo:
        named += [(c, i + 1) for i, c in enumerate(t.row) if t.row.count(c) > 1]
    return named


def index_of(t: Ascension, card: str, place: int | None) -> int:
    """Return the index in the row of a card that was pointed at."""
    return t.row.index(card) if place is None else place - 1


@rule("asc-row-refill")
def fill_row(t: Ascension, gap: int) -> None:
    """Fill the gap that a card left with the top card of the center deck."""
    if t.solo:
        gap = slide(t, gap)
    while len(t.row) < ROW:
        if not t.center_deck:
            if not t.void:
                t.tell("row_stays_short", cite="asc-row-short")
                return
            void_becomes_deck(t, t.void)
        card = t.center_deck[0]
        if t.solo:
            t.move(card, t.center_deck, t.row, "refilled", at=gap, cite="asc-solo-refill")
        else:
            t.move(card, t.center_deck, t.row, "refilled", at=gap)


@rule("asc-solo-slide")
def slide(t: Ascension, gap: int) -> int:
    """Close the gap from the left, and return where the new card goes: to the left end."""
    if gap:
        t.tell("slid", count=gap)
    return 0


@rule("asc-center-reshuffle")
def void_becomes_deck(t: Ascension, void: Zone) -> None:
    """Shuffle the Void into a new center deck."""
    t.move_all(len(void), void, t.center_deck, "void_becomes_center_deck")
    t.shuffle(t.center_deck, "shuffled_center_deck")
