"""Executable rulebook: rules of board games whose text and engine must agree.

A scenario needs only these names and those of its game::

    from rulebook import clause, lost_legacy as ll, refused
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from rulebook.table import Mistake, Refused, refused, replay

if TYPE_CHECKING:
    from rulebook.gate.says import clause

__all__ = ["Mistake", "Refused", "clause", "refused", "replay"]


def __getattr__(name: str) -> Any:
    # A game is imported when a scenario names it, so that adding one changes nothing here.
    if name.startswith("_"):
        raise AttributeError(name)
    if name == "clause":
        # Only who reads the pages needs the gate: the engine stands without it.
        return importlib.import_module("rulebook.gate.says").clause
    try:
        return importlib.import_module(f"rulebook.games.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"rulebook.games.{name}":
            raise
        raise AttributeError(f"rulebook has no game {name!r}") from error
