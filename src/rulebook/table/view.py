"""Views: what one seat may know of the table, and nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulebook.table.choices import Choice
from rulebook.table.events import Event, Outcome


@dataclass(frozen=True)
class View:
    """The table as one seat knows it; equal views cannot be told apart.

    ``zones`` maps a zone's name (``"hand 2"``) to its cards, None for each face the seat does not
    see. ``facts`` are what everybody sees (whose turn, who is out). ``chooser`` is the seat that
    must choose; ``options`` are listed for the chooser alone.
    """

    seat: int
    zones: Mapping[str, tuple[str | None, ...]]
    facts: Mapping[str, Any]
    events: tuple[Event, ...]
    chooser: int | None
    options: tuple[Choice, ...]
    outcome: Outcome | None
