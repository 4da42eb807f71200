"""Playthroughs as text: ``python tests/playthroughs/recorded_games.py FILE …`` writes them anew.

A playthrough is a whole game: its record on the first line, then every choice with all that it
brought about, and the clauses. After a deliberate change record it again and read the difference.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import rulebook
from rulebook.table import Secret, Table, replay

HERE = Path(__file__).parent


def told(table: Table) -> str:
    """Return the playthrough of a finished or unfinished game."""
    record = table.record()
    again = type(table)(record.beginning)
    lines = [record.to_json(), "", *(_event(e) for e in again.log)]
    for seat, choice in record.choices:
        before = len(again.log)
        again.do(seat, choice)
        lines += ["", f"{seat}: {choice}", *(_event(e) for e in again.log[before:])]
    if again.outcome:
        lines += ["", f"winners {list(again.outcome.winners)} by {again.outcome.clauses[0]}"]
    return "\n".join(lines) + "\n"


def _event(event) -> str:
    data = " ".join(
        f"{key}={value.value if isinstance(value, Secret) else value}"
        for key, value in event.data.items()
    )
    seats = "" if event.to is None else f" only to {sorted(event.to)}"
    return f"  {event.name} {data}{seats} [{', '.join(event.clauses)}]"


def read(path: Path) -> Table:
    """Return the table at which the recorded game is played again."""
    game = path.parent.name.replace("-", "_")
    getattr(rulebook, game)
    return replay(path.read_text("utf-8").split("\n", 1)[0])


def random_game(table: Table, seed: int) -> Table:
    """Play on at random to the end."""
    chooser = random.Random(seed)
    while table.decision:
        table.do(table.decision.seat, chooser.choice(table.decision.options))
    return table


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(told(read(path)), "utf-8")
