"""What a written position leaves open, filled from what lies nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import Any, TypeAlias

from rulebook.games.ascension.card import CENTER
from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.row import ROW
from rulebook.games.ascension.setup import STACKS, STARTING_DECK, THE_CARDS, box, copies
from rulebook.games.ascension.turn import HAND
from rulebook.table import Mistake, Supply, written

#: Cards by name; an Ellipsis stands for any card.
Cards: TypeAlias = Sequence[str | EllipsisType]
Open: TypeAlias = list[str | EllipsisType]


def written_cards(what: str, given: Cards) -> Open:
    """Return the cards of one pile as a list. Raises ``Mistake`` for what names no cards."""
    found = written.names(what, given, CARDS)
    if what in ("decks", "center_deck") and ... in found[:-1]:
        raise Mistake("position: a deck goes on with ... only at the end")
    if what in ("discards", "played", "constructs", "void", "samael") and ... in found:
        raise Mistake(f"position: {what} are written out, without ...")
    return found


class Filling:
    """The cards of the box, by the group they belong to, and where they go."""

    def __init__(self, options: Mapping[str, Any], players: int) -> None:
        self._options = options
        self._players = players
        self._supplies = {
            border: Supply(box(options, border), THE_CARDS)
            for border in dict.fromkeys(card.border for card in CARDS.values())
        }

    def fill(
        self,
        own: Mapping[str, dict[int, Open]],
        row: Open | None,
        center_deck: Open | None,
        void: Open | None,
        samael: Open | None,
        stacks: Mapping[str, int | None],
    ) -> dict[str, Any]:
        """Return all parts of the position with every card left open filled."""
        zones = [pile for piles in own.values() for pile in piles.values()]
        zones += [row or [], center_deck or [], void or [], samael or []]
        for zone in zones:
            self._place(card for card in zone if card is not ...)
        self._fill_own(own)
        heights = self._stack_heights(stacks)
        center = self._supplies[CENTER]
        row = [...] if row is None else row
        if row[-1:] == [...]:
            row += [...] * (ROW - len(row))
        row = [center.draw() if card is ... else card for card in row]
        center_deck = [...] if center_deck is None else center_deck
        if center_deck[-1:] == [...]:
            center_deck = [*center_deck[:-1], *center.rest()]
        elif void is None:
            void = [*center.rest()]
        rest = [card for supply in self._supplies.values() for card in supply.rest()]
        return {
            **{name: {s: tuple(pile) for s, pile in piles.items()} for name, piles in own.items()},
            "row": tuple(row),
            "center_deck": tuple(center_deck),
            "void": tuple(void or ()),
            "samael": tuple(samael or ()),
            "stacks": heights,
            "box": tuple(rest),
        }

    def _place(self, cards: Iterable[Any]) -> None:
        for card in cards:
            self._supplies[CARDS[card].border].place([card])

    def _fill_own(self, own: Mapping[str, dict[int, Open]]) -> None:
        """Fill hands and decks with what is left of each player's starting cards."""
        for seat in range(1, self._players + 1):
            mine = self._starting_cards(seat, own)
            hand = own["hands"].setdefault(seat, [...] * HAND)
            deck = own["decks"].setdefault(seat, [...])
            goes_on = deck[-1:] == [...]
            while ... in hand:
                place = hand.index(...)
                if mine:
                    hand[place] = mine.pop()
                else:
                    del hand[place]
            if goes_on:
                deck[-1:] = mine
            else:
                # A deck written to its end: the starting cards left over are out of the game.
                self._supplies["white"].give_back(mine)

    def _starting_cards(self, seat: int, own: Mapping[str, dict[int, Open]]) -> list[str]:
        """Take what is left of this player's starting cards, in an order of the filling."""
        left = list(STARTING_DECK)
        for piles in own.values():
            for card in piles.get(seat, ()):
                if card in left:
                    left.remove(str(card))
        white = self._supplies["white"]
        found = Supply([card for card in left if card in white], THE_CARDS).rest()
        taken = []
        for card in found:
            if card in white:
                white.place([card])
                taken.append(card)
        return taken

    def _stack_heights(self, given: Mapping[str, int | None]) -> dict[str, int]:
        """Return the heights of the stacks: as written, else all that lie nowhere else."""
        silver = self._supplies["silver"]
        cards = silver.rest()
        silver.give_back(cards)
        heights = {}
        for name in STACKS:
            height = given.get(name)
            heights[name] = cards.count(name) if height is None else height
            silver.place([name] * heights[name])
        assert all(heights[name] <= copies(name, self._options) for name in STACKS)
        return heights
