"""Examples: the scenarios of a file, under headings that are clause ids."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from markdown_it.token import Token

from rulebook.text.fences import check_fences
from rulebook.text.markdown import parse
from rulebook.text.place import Note, Place

#: What a list above the scenarios may say of a clause.
KEYS = ("covers", "source", "option", "waive")
_ENTRY = re.compile(r"^(\w+):\s*(.+)$", re.DOTALL)
_FENCE_LINE = re.compile(r"^\s*(>\s*)*(`{3,}|~{3,})")


@dataclass(frozen=True)
class Scenario:
    """One runnable fence. ``place`` is its opening line; line n of the code is n lines below."""

    clause: str
    code: str
    place: Place


@dataclass(frozen=True)
class Entry:
    """What the list under a heading says: key, text, and where."""

    key: str
    text: str
    place: Place

    def items(self) -> tuple[str, ...]:
        """Return the text split at commas."""
        return tuple(part.strip() for part in self.text.split(",") if part.strip())


@dataclass
class Example:
    """All that one file says of one clause: provenance, waivers and scenarios."""

    id: str
    place: Place
    entries: list[Entry] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)

    def of(self, key: str) -> list[Entry]:
        """Return the entries of this key."""
        return [e for e in self.entries if e.key == key]


def read_examples(source: str, file: str, note: Note) -> list[Example]:
    """Return the examples of a file; whatever cannot be read is noted and left out."""
    lines = source.split("\n")
    tokens = parse(source)
    unclosed = check_fences(tokens, lines, file, note)
    examples: list[Example] = []
    seen: set[int] = set()
    idle: list[int] = []
    for i, token in enumerate(tokens):
        if token.map is None:
            continue
        place = Place(file, token.map[0] + 1, 1, len(lines[token.map[0]]))
        if token.type == "heading_open" and token.tag == "h2" and token.level == 0:
            examples.append(Example(tokens[i + 1].content.strip(), place))
        elif token.type == "inline" and tokens[i - 2].type == "list_item_open" and examples:
            _entry(examples[-1], token, place, note)
        elif token.type == "fence":
            seen.update(range(token.map[0], token.map[1]))
            if token.map[0] in unclosed:
                continue
            if token.level or token.info != "python" or token.markup != "```":
                idle.append(token.map[0])
            elif not examples:
                note("fence", place, "a scenario before the first heading belongs to no clause")
            else:
                examples[-1].scenarios.append(Scenario(examples[-1].id, token.content, place))
    unseen = [n for n, line in enumerate(lines) if _FENCE_LINE.match(line) and n not in seen]
    for number in idle + unseen[::2]:  # Each second one closes what the one before opens.
        line = lines[number]
        message = f"{line!r} never runs; write ```python at the line's start"
        note("fence", Place(file, number + 1, 1, len(line)), message)
    return examples


def _entry(example: Example, token: Token, place: Place, note: Note) -> None:
    found = _ENTRY.match(token.content)
    if found is None or found.group(1) not in KEYS:
        note("unknown-entry", place, f"{token.content!r}: an entry is one of {', '.join(KEYS)}")
        return
    example.entries.append(Entry(found.group(1), " ".join(found.group(2).split()), place))
