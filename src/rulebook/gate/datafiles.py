"""The files of data beside an engine: the messages of the game, the statements of its source."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.text.data import BadData, line_of, load_toml, only_tables
from rulebook.text.place import Place


@dataclass(frozen=True)
class Statement:
    """One statement of the source; only a normative one must be covered by a clause.

    ``where`` says by language where it stands in the source, under "" what is said in each.
    """

    id: str
    where: dict[str, str]
    text: dict[str, str]
    normative: bool
    place: Place


def load_messages(path: Path) -> dict[str, Any]:
    """Return the messages of a game; raises ``BadData`` for one that is no text by language."""
    messages = load_toml(path)
    only_tables(messages, ("event", "choice", "part", "base", "seats"), path)
    for group, entries in messages.items():
        if group == "seats":
            if not isinstance(entries, list) or not all(isinstance(e, str) for e in entries):
                raise BadData("'seats' should be a list of names: seats = [\"turn\"]")
            continue
        if not isinstance(entries, dict):
            raise BadData(f"{group!r} should be a table of tables: [{group}.name]")
        for name, entry in entries.items():
            if not isinstance(entry, dict) or not all(isinstance(t, str) for t in entry.values()):
                line = line_of(path, f"[{group}.{name}]")
                raise BadData(f"[{group}.{name}] should hold a text for each language", line)
    return messages


def read_statements(path: Path, file: str) -> dict[str, Statement]:
    """Return the statements of the source by id.

    Raises ``BadData`` for one without ``where`` or a line in some language.
    """
    statements = {}
    data = load_toml(path)
    only_tables(data, ("statement",), path)
    entries = data.get("statement", {})
    if not isinstance(entries, dict):
        raise BadData("'statement' should be a table of tables: [statement.id]")
    for id, entry in entries.items():
        line = line_of(path, f"[statement.{id}]")
        where = entry.get("where") if isinstance(entry, dict) else None
        where = {"": where} if isinstance(where, str) else where
        if not isinstance(where, dict) or not all(isinstance(w, str) for w in where.values()):
            raise BadData(f"statement {id!r} does not say where it stands in the source", line)
        text = {k: v for k, v in entry.items() if k not in ("where", "normative")}
        if not text or not all(isinstance(words, str) for words in text.values()):
            raise BadData(f"statement {id!r} has no line in own words", line)
        place = Place(file, line, 1, len(f"[statement.{id}]"))
        normative = entry.get("normative", True)
        if not isinstance(normative, bool):
            raise BadData(f"statement {id!r}: normative is true or false, without quotes", line)
        statements[id] = Statement(id, where, text, normative, place)
    return statements
