"""Records: a game is its beginning and its choices, as plain data that survives JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulebook.table.choices import Choice
from rulebook.table.errors import Mistake


@dataclass(frozen=True)
class Beginning:
    """How a table begins.

    ``parts`` are the zones and facts of a written position, all filled in, or None for a deal.
    ``options`` are the game's options, number of players included. ``seed`` and ``script`` feed
    chance. ``written`` are the parts as the caller wrote them, None for what is not worth
    telling; they only serve to be told.
    """

    options: Mapping[str, Any]
    seed: int | str = 0
    parts: Mapping[str, Any] | None = None
    script: tuple[Any, ...] | None = None
    written: Mapping[str, Any] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Record:
    """A whole game: its name, its beginning and the choices, each with its seat."""

    game: str
    beginning: Beginning
    choices: tuple[tuple[int, Choice], ...]

    def to_json(self) -> str:
        """Return the record as JSON text."""
        b = self.beginning
        data = {
            "game": self.game,
            "options": _plain(b.options),
            "seed": b.seed,
            "parts": _plain(b.parts),
            "script": _plain(b.script),
            "choices": [
                [seat, type(choice).__name__, *map(_plain, choice.values())]
                for seat, choice in self.choices
            ],
        }
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str, kinds: Sequence[type[Choice]]) -> Record:
        """Return the record written by ``to_json``; ``kinds`` are the game's kinds of choice.

        Raises ``Mistake`` where the text is no record or names a kind the game does not know.
        """
        by_name = {kind.__name__: kind for kind in kinds}
        try:
            data = json.loads(text)
            beginning = Beginning(
                _whole(data["options"]),
                data["seed"],
                _whole(data["parts"]),
                _whole(data["script"]),
            )
            choices = tuple(
                (seat, by_name[kind](*map(_whole, values)))
                for seat, kind, *values in data["choices"]
            )
            return cls(data["game"], beginning, choices)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Mistake(f"this is no record of a game: {error!r}") from error


def game_of(text: str) -> str:
    """Return the name of the game a JSON record belongs to."""
    try:
        return str(json.loads(text)["game"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Mistake(f"this is no record of a game: {error!r}") from error


# JSON knows neither number keys nor tuples nor sets: each is wrapped under a name of its own.
def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {"map": [[_plain(k), _plain(v)] for k, v in value.items()]}
    if isinstance(value, tuple):
        return {"tuple": [_plain(v) for v in value]}
    if isinstance(value, set | frozenset):
        return {"set": sorted(_plain(v) for v in value)}
    if isinstance(value, list):
        return [_plain(v) for v in value]
    return value


def _whole(value: Any) -> Any:
    if isinstance(value, list):
        return [_whole(v) for v in value]
    if isinstance(value, dict):
        ((kind, items),) = value.items()
        if kind == "map":
            return {_whole(k): _whole(v) for k, v in items}
        whole = (_whole(v) for v in items)
        return tuple(whole) if kind == "tuple" else frozenset(whole)
    return value
