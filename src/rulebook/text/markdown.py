"""Markdown with places: CommonMark tokens whose links and code spans know their columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline.backticks import backtick
from markdown_it.rules_inline.link import link
from markdown_it.token import Token


def _link(state: StateInline, silent: bool) -> bool:
    start, count = state.pos, len(state.tokens)
    found = link(state, silent)
    if found and not silent:
        opened = next(t for t in state.tokens[count:] if t.type == "link_open")
        opened.meta["at"] = (start, state.pos)
    return found


def _backtick(state: StateInline, silent: bool) -> bool:
    start, count = state.pos, len(state.tokens)
    found = backtick(state, silent)
    if found and not silent and len(state.tokens) > count:
        state.tokens[-1].meta["at"] = (start, state.pos)
    return found


def _parser() -> MarkdownIt:
    md = MarkdownIt("commonmark").enable("table")
    md.inline.ruler.at("link", _link)
    md.inline.ruler.at("backticks", _backtick)
    # Addresses are read as written: names of stated values, and Hangul in anchors.
    md.validateLink = lambda url: True  # type: ignore[method-assign]
    md.normalizeLink = lambda url: url  # type: ignore[method-assign]
    return md


_PARSER = _parser()


def parse(source: str) -> list[Token]:
    """Return the block tokens of a page."""
    return _PARSER.parse(source)


#: How the address of a stated value begins; its name follows.
SAYS = "says:"
#: What stands behind the words of a heading: its id, and what kind it is.
ATTRIBUTES = re.compile(r"\s*\{([^{}]*)\}\s*$")


@dataclass(frozen=True)
class Link:
    """A link in running text: its text, its address, and where it stands.

    ``start`` and ``end`` are offsets in the content of its ``Text``. ``inline`` is false for a
    reference link, ``emphasis`` true where emphasis lies around or inside it.
    """

    text: str
    target: str
    start: int
    end: int
    inline: bool
    emphasis: bool

    @property
    def value_name(self) -> str | None:
        """The name of the stated value, None for an ordinary link."""
        return self.target.removeprefix(SAYS) if self.target.startswith(SAYS) else None


class Text:
    """The content of one paragraph, heading or table cell, with the way back to its lines."""

    def __init__(
        self, token: Token, lines: list[str], start_col: int = 0, heading: bool = False
    ) -> None:
        self.content = token.content
        self.links = tuple(_links(token))
        self._unread = [c.meta["at"] for c in token.children or [] if c.type == "code_inline"]
        if heading and (attributes := ATTRIBUTES.search(token.content)):
            self._unread.append(attributes.span())
        assert token.map is not None
        self._starts: list[tuple[int, int, int]] = []
        offset = 0
        for k, piece in enumerate(token.content.split("\n")):
            number = token.map[0] + k
            line = lines[number] if number < len(lines) else ""
            col = max(line.find(piece, start_col if k == 0 else 0), 0)
            self._starts.append((offset, number + 1, col))
            offset += len(piece) + 1
        self.end_col = self._starts[0][2] + len(token.content.split("\n")[0])

    def at(self, offset: int) -> tuple[int, int]:
        """Return line and column, both from 1, of an offset in the content."""
        start, line, col = next(s for s in reversed(self._starts) if s[0] <= offset)
        return line, col + offset - start + 1

    def plain(self, keep_values: bool = False) -> str:
        """Return the content, same length, with markup and stated values blanked out.

        The text of ordinary links stays. With ``keep_values`` that of stated values stays too.
        """
        chars = list(self.content)
        for start, end in self._unread:
            chars[start:end] = " " * (end - start)
        for found in self.links:
            stays = keep_values or found.value_name is None
            text_end = found.start + 1 + len(found.text)
            chars[found.start] = " " if stays else "\0"
            if not stays:
                chars[found.start : found.end] = "\0" * (found.end - found.start)
            else:
                chars[text_end : found.end] = " " * (found.end - text_end)
        return "".join(chars)

    def joined(self) -> tuple[str, list[tuple[int, int, Link]]]:
        """Return the content with each stated value as a reader sees it, and where each stands.

        The brackets and the address of a value are gone, so what is next to it on the page is
        next to it here; other markup is blanked out.
        """
        plain, joined, at, spans = self.plain(), "", 0, list[tuple[int, int, Link]]()
        for found in self.links:
            if found.value_name is not None:
                joined += plain[at : found.start] + found.text
                spans.append((len(joined) - len(found.text), len(joined), found))
                at = found.end
        return joined + plain[at:], spans


def _links(token: Token) -> Iterator[Link]:
    children = token.children or []
    depth = 0
    for i, child in enumerate(children):
        if child.type in ("strong_open", "em_open"):
            depth += 1
        elif child.type in ("strong_close", "em_close"):
            depth -= 1
        elif child.type == "link_open" and "at" in child.meta:
            start, end = child.meta["at"]
            close = next(j for j in range(i, len(children)) if children[j].type == "link_close")
            inside = children[i + 1 : close]
            written = token.content[start:end]
            inline = written.endswith(")")
            label_end = written.rfind("](") if inline else written.find("]")
            yield Link(
                text=written[1:label_end],
                target=str(child.attrGet("href") or ""),
                start=start,
                end=end,
                inline=inline,
                emphasis=depth > 0 or any(t.type in ("strong_open", "em_open") for t in inside),
            )
