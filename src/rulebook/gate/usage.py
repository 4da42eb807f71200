"""Usage: how often each clause is used in random games, kept as data beside the engine."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rulebook.gate.project import CannotRun, Project
from rulebook.table import Refused, watching
from rulebook.table.table import Table
from rulebook.text.data import BadData, load_toml

FILE = "usage.toml"
#: Where a game is given up: at random, players can throw away all that could still end it.
MOST_CHOICES = 10_000


@dataclass(frozen=True)
class Usage:
    """How many random games were played, and in how many of them each clause was used."""

    games: int
    players: tuple[int, ...]
    used: dict[str, int]


def count_usage(
    project: Project, game: str, games: int, done: Callable[[int], None] = lambda n: None
) -> Usage:
    """Play so many random games, with every number of players in turn, and count.

    A clause is used in a game if something that happened, or a choice that was open, rests on it.
    ``done`` is told the number of games played. Raises ``CannotRun`` for an unknown game, or one
    that cannot be played.
    """
    if game not in project.game_names():
        raise CannotRun(f"no game {game!r}; there are {', '.join(project.game_names())}")
    module = project.module(game)
    try:
        deal: Callable[..., Table] = project.import_game(game).deal
        players = tuple(n for n in range(1, 9) if _allows(deal, n))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise CannotRun(
            f"{module} cannot be played: {why}; it needs deal(players, seed)"
        ) from error
    if not players:
        raise CannotRun(f"{module} cannot be played: deal allows no number of players from 1 to 8")
    used: Counter[str] = Counter()
    for seed in range(games):
        with watching() as seen:
            table = deal(players=players[seed % len(players)], seed=seed)
            chooser = random.Random(seed)
            for _ in range(MOST_CHOICES):
                if table.decision is None:
                    break
                table.do(table.decision.seat, chooser.choice(table.decision.options))
        used.update(seen.reached)
        done(seed + 1)
    return Usage(games, players, dict(sorted(used.items())))


def _allows(deal: Callable[..., Table], players: int) -> bool:
    try:
        deal(players=players)
    except Refused:
        return False
    return True


def write_usage(project: Project, game: str, usage: Usage) -> Path:
    """Write the counts beside the engine of the game and return the file."""
    path = project.engine(game) / FILE
    lines = [
        "# In how many random games each clause was used; `rulebook usage` writes it anew.",
        f"games = {usage.games}",
        f"players = {list(usage.players)}",
        "",
        "[used]",
        *(f"{clause} = {count}" for clause, count in usage.used.items()),
    ]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def read_usage(path: Path) -> Usage:
    """Return the counts of a game. Raises ``BadData``."""
    data = load_toml(path)
    try:
        used = {str(clause): int(count) for clause, count in data["used"].items()}
        return Usage(int(data["games"]), tuple(map(int, data["players"])), used)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise BadData(f"these are no counts of usage: {error!r}; write them anew") from error
