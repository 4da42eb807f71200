"""Small helpers to build and read element trees."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from xml.etree.ElementTree import Element

VOID = frozenset(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]
)
HEADING = re.compile(r"h[1-6]\Z")


def element(tag: str, css: str = "", text: str = "", **attributes: str) -> Element:
    """Return a new element; ``_`` in attribute names stands for ``-``."""
    made = ElementTree.Element(tag)
    if css:
        made.set("class", css)
    for name, value in attributes.items():
        made.set(name.rstrip("_").replace("_", "-"), value)
    if text:
        made.text = text
    return made


def add(parent: Element, tag: str, css: str = "", text: str = "", **attributes: str) -> Element:
    """Return a new element, put at the end of ``parent``."""
    made = element(tag, css, text, **attributes)
    parent.append(made)
    return made


def separate(items: Iterable[Element], mark: str = ", ") -> Iterator[Element]:
    """Yield the elements with text between them, set as their tails."""
    listed = list(items)
    for number, item in enumerate(listed):
        if number < len(listed) - 1:
            item.tail = mark
        yield item


def is_heading(item: Element) -> bool:
    """Tell whether this is a heading of any level."""
    return isinstance(item.tag, str) and HEADING.match(item.tag) is not None


def plain(item: Element) -> str:
    """Return the text of an element without its tags."""
    return "".join(item.itertext())


class _Tree(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = ElementTree.Element("div")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = ElementTree.SubElement(self.open[-1], tag, {k: v or "" for k, v in attrs})
        if tag not in VOID:
            self.open.append(made)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        ElementTree.SubElement(self.open[-1], tag, {k: v or "" for k, v in attrs})

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self.open) - 1, 0, -1):
            if self.open[depth].tag == tag:
                del self.open[depth:]
                break

    def handle_data(self, data: str) -> None:
        here = self.open[-1]
        if len(here):
            here[-1].tail = (here[-1].tail or "") + data
        else:
            here.text = (here.text or "") + data


def fragment(html: str) -> Element:
    """Return HTML text as a ``div`` that holds its elements; unclosed tags end with it."""
    tree = _Tree()
    tree.feed(html)
    tree.close()
    return tree.root
