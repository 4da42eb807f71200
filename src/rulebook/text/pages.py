"""Pages: the clauses and rulings that a Markdown file states, with the places of all they say."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it.token import Token

from rulebook.text.fences import check_fences
from rulebook.text.markdown import ATTRIBUTES, Text, parse
from rulebook.text.place import Note, Place

KINDS = ("ruling", "note")
#: Links that lead away from the site, and how any such begins.
_WEB = ("http", "https", "mailto")
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
#: Blocks that a page shows and that hold no running text.
_HIDING = {"html_block": "HTML", "code_block": "an indented block", "fence": "a fence"}
#: How what settles a reading begins, in its block quote.
_SETTLING = re.compile(r"^(다른 읽기|까닭|Other reading|Reason):\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Stated:
    """A stated value as written: its name, its fragment, and where it stands."""

    name: str
    fragment: str
    place: Place


@dataclass(frozen=True)
class Reference:
    """A link to a clause: the id it names, and where it stands. ``page`` is empty on the same."""

    page: str
    id: str
    place: Place


@dataclass(frozen=True)
class Passage:
    """A piece of running text.

    ``commentary`` where it stands in a block quote, ``title`` where it is a heading.
    """

    file: str
    text: Text
    commentary: bool
    title: bool = False

    def place(self, start: int, end: int) -> Place:
        """Return where the fragment from ``start`` to ``end`` of the content stands."""
        line, col = self.text.at(start)
        return Place(self.file, line, col, end - start)


@dataclass
class ClauseText:
    """A clause, ruling or note in one language.

    ``kind`` is ``clause``, ``ruling`` or ``note``; ``source`` is its Markdown without the
    heading. ``alternatives`` and ``reason`` are those of a reading.
    """

    id: str
    kind: str
    reading: bool
    title: str
    place: Place
    source: str
    stated: tuple[Stated, ...]
    references: tuple[Reference, ...]
    passages: tuple[Passage, ...]
    alternatives: tuple[str, ...] = ()
    reason: str = ""


@dataclass
class Page:
    """One file in one language. ``path`` is its path below the language's folder.

    ``outside`` is text that belongs to no clause.
    """

    file: str
    path: str
    language: str
    lines: list[str]
    clauses: list[ClauseText]
    outside: tuple[Passage, ...] = ()


def read_page(source: str, file: str, path: str, language: str, note: Note) -> Page:
    """Return the clauses of a page; whatever cannot be read is noted and left out."""
    lines = source.split("\n")
    tokens = parse(source)
    unclosed = check_fences(tokens, lines, file, note)
    page = Page(file, path, language, lines, [])
    headings = [i for i, t in enumerate(tokens) if t.type == "heading_open" and t.level == 0]
    first = headings[0] if headings else len(tokens)
    outside = [*_passages(tokens[:first], lines, file)]
    for k, start in enumerate(headings):
        end = headings[k + 1] if k + 1 < len(headings) else len(tokens)
        block = tokens[start:end]
        # What an unclosed fence swallows is said once.
        shown = [t for t in block if not (t.type == "fence" and t.map and t.map[0] in unclosed)]
        until = _line(tokens[end]) if end < len(tokens) else len(lines)
        clause = _clause(shown, lines, until, file, note)
        if clause is None:
            outside += _passages(shown, lines, file)
        else:
            page.clauses.append(clause)
    page.outside = tuple(outside)
    return page


def _line(token: Token) -> int:
    return token.map[0] if token.map else 0


def _clause(
    block: list[Token], lines: list[str], until: int, file: str, note: Note
) -> ClauseText | None:
    heading = block[1]
    line = _line(block[0])
    found = ATTRIBUTES.search(heading.content)
    place = Place(file, line + 1, 1, len(lines[line]))
    if found is None:
        if block[0].tag != "h1":
            note("no-id", place, "this heading has no id; write {#id} behind it, or {#id .note}")
        return None
    ids = re.findall(r"#([^\s#.}]+)", found.group(1))
    classes = re.findall(r"\.([\w-]+)", found.group(1))
    rest = re.sub(r"[#.][^\s#.}]+", "", found.group(1)).strip()
    unknown = [c for c in classes if c not in (*KINDS, "reading")]
    if len(ids) != 1 or rest or unknown:
        note("no-id", place, f"{{{found.group(1)}}} is no {{#id}} with .ruling, .reading or .note")
        return None
    kind = next((c for c in classes if c in KINDS), "clause")
    if kind != "note":
        _check_hidden(block, lines, file, note)
    passages = tuple(_passages(block, lines, file))
    alternatives, reason = _settles(passages)
    return ClauseText(
        id=ids[0],
        kind=kind,
        reading="reading" in classes,
        title=ATTRIBUTES.sub("", _words_only(heading.content)).strip(),
        place=place,
        source="\n".join(lines[block[0].map[1] if block[0].map else line + 1 : until]).strip(),
        stated=tuple(_stated(passages, note)),
        references=tuple(_references(passages)),
        passages=passages,
        alternatives=alternatives,
        reason=reason,
    )


def _check_hidden(block: list[Token], lines: list[str], file: str, note: Note) -> None:
    """Note words of a clause that a page shows though they are no running text."""
    for token in block:
        words = re.sub(r"<!--.*?-->|<[^>]*>", "", token.content, flags=re.DOTALL)
        if token.type in _HIDING and token.map and re.search(r"\w", words):
            line = lines[token.map[0]]
            what = _HIDING[token.type]
            message = f"{line.strip()!r} stands in {what}, where nothing is read; write it as text"
            note("not-read", Place(file, token.map[0] + 1, 1, len(line)), message)


def _passages(block: list[Token], lines: list[str], file: str) -> Iterator[Passage]:
    quotes = 0
    heading = False
    columns: dict[int, int] = {}
    for token in block:
        quotes += (token.type == "blockquote_open") - (token.type == "blockquote_close")
        heading = token.type == "heading_open" or (heading and token.type != "heading_close")
        if token.type == "inline" and token.map:
            # Two cells of a row may hold the same text: search on from the last one.
            text = Text(token, lines, columns.get(token.map[0], 0), heading)
            columns[token.map[0]] = text.end_col
            yield Passage(file, text, quotes > 0, heading)


def _words_only(content: str) -> str:
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", content)


def _stated(passages: tuple[Passage, ...], note: Note) -> Iterator[Stated]:
    for passage in passages:
        for link in passage.text.links:
            name = link.value_name
            place = passage.place(link.start, link.end)
            if name is None:
                if (scheme := _SCHEME.match(link.target)) and scheme[1].lower() not in _WEB:
                    message = (
                        f"no link begins with {scheme[0]!r}; a value is [{link.text}](says:name)"
                    )
                    note("bad-name", place, message)
                continue
            if not link.inline:
                message = (
                    f"{link.text!r} hides the name of its value; write [{link.text}]({link.target})"
                )
                note("reference-link", place, message)
            elif link.emphasis:
                note("emphasis", place, f"emphasis around or inside {link.text!r}; leave it out")
            elif not name.isidentifier() or keyword.iskeyword(name):
                why = (
                    "a word of Python"
                    if keyword.iskeyword(name)
                    else "no name of letters, digits and _"
                )
                note("bad-name", place, f"{name!r} is {why}, so no scenario can read says.{name}")
            else:
                yield Stated(name, link.text, place)


def _references(passages: tuple[Passage, ...]) -> Iterator[Reference]:
    for passage in passages:
        for link in passage.text.links:
            page, mark, id = link.target.partition("#")
            if mark and not _SCHEME.match(link.target):
                yield Reference(page, id, passage.place(link.start, link.end))


def _settles(passages: tuple[Passage, ...]) -> tuple[tuple[str, ...], str]:
    alternatives: list[str] = []
    reason = ""
    for passage in passages:
        content = unicodedata.normalize("NFC", " ".join(passage.text.content.split()))
        found = _SETTLING.match(content)
        if not (passage.commentary and found):
            continue
        if found.group(1).casefold() in ("까닭", "reason"):
            reason = content[found.end() :]
        else:
            alternatives.append(content[found.end() :])
    return tuple(alternatives), reason
