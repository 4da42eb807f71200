"""Unread: what stands in a page's source but was not read as a clause or a stated value."""

from __future__ import annotations

import re

from rulebook.gate.findings import Findings
from rulebook.text.pages import Page
from rulebook.text.place import Place

_VALUE = re.compile(r"\[[^\[\]]*\]\(says:[^)\s]*\)")
_HEADING = re.compile(r"^\s*(?:>\s*)*#{1,6}\s.*\{#([^\s}]+)")
_HIDING = "the Markdown parser does not see it: is it indented, or inside HTML or a fence?"


def check_unread(page: Page, findings: Findings) -> None:
    """Find stated values and headings with an id that the reader did not see.

    MkDocs reads Markdown with another parser; what it shows and the gate does not see would be
    shown unchecked.
    """
    passages = [p for c in page.clauses for p in c.passages] + list(page.outside)
    seen = {
        passage.text.at(link.start)
        for passage in passages
        for link in passage.text.links
        if link.target.startswith("says:")
    }
    ids = {c.place.line for c in page.clauses}
    for number, line in enumerate(page.lines, 1):
        for match in _VALUE.finditer(line):
            if (number, match.start() + 1) not in seen:
                place = Place(page.file, number, match.start() + 1, len(match.group()))
                findings.add("not-read", place, f"{match.group()} is not read; {_HIDING}")
        heading = _HEADING.match(line)
        if heading and number not in ids:
            place = Place(page.file, number, 1, len(line))
            message = f"the clause {heading.group(1)!r} is not read; {_HIDING}"
            findings.add("not-read", place, message, (), heading.group(1))
