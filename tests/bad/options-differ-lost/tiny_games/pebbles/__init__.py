"""Pebbles: two players clear a row of pebbles; the whole game in one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import EllipsisType
from typing import Any, ClassVar

from rulebook.table import Beginning, Choice, Flow, Mistake, Supply, Table, cite, guard, rule

THE_ROW = cite("pb-row")
BOX = ("white",) * 4 + ("black",) * 3


class Take(Choice):
    """Take this many pebbles."""

    count: int


@guard("pb-most")
def at_most_two(table: Pebbles, choice: Take) -> bool:
    return choice.count <= 2


@guard("pb-colour")
def one_colour(table: Pebbles, choice: Take) -> bool:
    # Of more than two the other guard speaks; only one of them shall.
    return choice.count > 2 or len(set(table.row[: choice.count])) == 1


class Pebbles(Table):
    """A game of two players; ``row`` lies from left to right."""

    game = "pebbles"
    kinds: ClassVar = (Take,)

    def set_up(self, beginning: Beginning) -> None:
        self.seats = (1, 2)
        self.turn = beginning.options["first"]
        self.row = self.zone("row", None, None, (beginning.parts or {"row": BOX})["row"])
        self.piles = {seat: self.zone("pile", None, seat) for seat in self.seats}
        if beginning.parts is None:
            self.shuffle(self.row, "laid_out", cite=THE_ROW)

    def flow(self) -> Flow:
        while True:
            yield from self.take_turn()
            self.turn = self.other(self.turn)

    @rule("pb-take")
    def take_turn(self) -> Flow:
        choice = yield self.ask(
            self.turn, Take.among(range(1, len(self.row) + 1), at_most_two, one_colour)
        )
        for _ in range(choice.count):
            self.move(self.row[0], self.row, self.piles[self.turn], "took", seat=self.turn)
        if not self.row:
            self.end()

    @rule("pb-last")
    def end(self) -> None:
        loses = self.beginning.options["last_loses"]
        winner = self.other(self.turn) if loses else self.turn
        self.over([winner], "won", seat=winner)

    def other(self, seat: int) -> int:
        return 3 - seat

    def not_yours(self, seat: int, choice: Choice) -> str:
        return cite("pb-turns")

    def invariants(self) -> Iterator[tuple[str, bool]]:
        yield THE_ROW, all(self.count(colour) <= BOX.count(colour) for colour in set(BOX))

    def count(self, colour: str) -> int:
        """Return how many pebbles of a colour lie in the row."""
        return list(self.row).count(colour)

    def pebble_at(self, side: str) -> str:
        """Return the pebble at one end of the row."""
        return self.row[{"left_end": 0, "right_end": -1}[side]]

    def taken(self, seat: int) -> list[str]:
        """Return the pebbles that a player has, the first one first."""
        return list(self.piles[seat])


def deal(seed: int = 0, first: int = 1, last_loses: bool = False) -> Pebbles:
    """Return a table with the row laid out."""
    return Pebbles(Beginning({"first": first, "last_loses": last_loses}, seed))


def position(row: Sequence[str | EllipsisType], turn: int = 1, last_loses: bool = False) -> Pebbles:
    """Return a table with this row; an Ellipsis stands for any pebble."""
    for pebble in row:
        if pebble is not ... and pebble not in BOX:
            raise Mistake(f"no pebble {pebble!r}; a pebble is white or black")
    supply = Supply(BOX, cite=THE_ROW)
    supply.place(pebble for pebble in row if pebble is not ...)
    filled: list[Any] = [supply.draw() if pebble is ... else pebble for pebble in row]
    options = {"first": turn, "last_loses": last_loses}
    return Pebbles(Beginning(options, parts={"row": filled}, written={"row": row, "turn": turn}))


#: The options that choose another reading, with the value each has by default.
READINGS = {"last_loses": False, "black_first": False}
