"""What can go wrong at a table, kept apart: a rule forbids it, or the call itself is mistaken."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebook.table.events import Outcome


class Refused(Exception):
    """A rule forbids the choice or the position. The table is as it was before.

    ``clauses`` are the ids of the clauses that forbid it, in the order they were found.
    """

    def __init__(self, what: str, clauses: tuple[str, ...]) -> None:
        self.what = what
        self.clauses = clauses
        super().__init__(f"{what}: refused by {', '.join(clauses)}")


class Mistake(Exception):
    """The call cannot be understood: a name the game does not know, or a script of chance
    that does not fit. No rule of the game is concerned.
    """


class Over(Exception):
    """The game has ended; unwinds whatever effects are still open. Only the table sees it."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        super().__init__("the game is over")
