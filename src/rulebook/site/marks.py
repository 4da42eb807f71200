"""Visible marks on headings and answers: words, never colour alone."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from rulebook.gate.report import ClauseReport
from rulebook.site.elements import element, plain
from rulebook.site.labels import label


def mark_heading(heading: Element, clause: ClauseReport, language: str) -> None:
    """Say on the heading whether it is a question, a reading or a note.

    The table of contents and the search keep the heading as it was written.
    """
    keys = ["question"] if clause.kind == "ruling" else []
    if clause.kind == "note":
        keys.append("note")
    if clause.reading:
        keys.append("reading")
    heading.set("class", " ".join(filter(None, [heading.get("class", ""), "clause-heading"])))
    if not keys:
        return
    heading.set("data-toc-label", plain(heading))
    for position, key in enumerate(keys):
        mark = element("span", f"mark mark-{key}", label(key, language), data_search_exclude="true")
        mark.tail = " "
        heading.insert(position, mark)
    mark.tail = " " + (heading.text or "")
    heading.text = None


def mark_answer(body: list[Element], language: str) -> None:
    """Put the word "Answer" before the first paragraph of a ruling."""
    for item in body:
        if item.tag == "p":
            mark = element(
                "span", "mark mark-answer", label("answer", language), data_search_exclude="true"
            )
            mark.tail = " " + (item.text or "")
            item.text = None
            item.insert(0, mark)
            return
