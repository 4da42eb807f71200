"""The box under a clause: status, the other language, the trace, the code, what rests on what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from xml.etree.ElementTree import Element

from rulebook.gate.report import ClauseReport
from rulebook.site import markdown_text, paths
from rulebook.site.book import Book
from rulebook.site.context import PageContext
from rulebook.site.elements import add, element, fragment, separate
from rulebook.site.labels import LANGUAGES, NAMES, label
from rulebook.site.trace import code_details, trace_details

OPEN_RULINGS = 3
"""How many rulings that rest on a clause are shown at once; more are folded away."""


def box(
    clause: ClauseReport,
    page: PageContext,
    html: Callable[[str], str],
    store: Callable[[str], str],
) -> Element:
    """Return the box of one clause in the page's language.

    ``html`` renders Markdown, ``store`` keeps finished HTML and returns what stands for it.

    It is a ``section`` and holds no other one: Material's search leaves an excluded element by
    its tag, so an inner element of the same name would end the exclusion.
    """
    made = element("section", "proof", data_search_exclude="true")
    if clause.kind != "note":
        made.append(status(clause, page))
    for line in _related(clause, page):
        made.append(line)
    row = add(made, "div", "proof-row")
    for other in LANGUAGES:
        if other != page.language and clause.text.get(other):
            row.append(_twin(clause, page, other, html))
    if any(scenario.steps for scenario in clause.scenarios):
        row.append(trace_details(clause, page.book, page.origin, page.language))
    if clause.scenarios or clause.cited_at:
        row.append(
            code_details(
                clause, page.book, page.origin, page.language, lambda text: store(html(text))
            )
        )
    row.append(_copy(clause, page))
    return made


def status(clause: ClauseReport, page: PageContext) -> Element:
    """Return the line that says how the clause is known and by how much it is checked."""
    line = element("p", "proof-status")
    for kind in kinds(clause):
        add(line, "span", f"mark mark-{kind}", label(kind, page.language)).tail = " "
    count = len(clause.scenarios)
    found = len(page.book.findings_at(clause.id))
    state = "disagrees" if found else "checked" if count else "unchecked"
    add(line, "span", state, label(state, page.language, found or count or None)).tail = " "
    if clause.statements:
        ids = add(line, "span", "statement-ids")
        add(ids, "span", "hidden-label", label("statements", page.language) + ": ")
        listing = page.book.source_pages.get(clause.game)
        for statement in clause.statements:
            if listing:
                target = f"{page.language}/{listing}"
                href = paths.link(page.origin, target, f"statement-{statement}")
                add(ids, "a", "", statement, href=href).tail = " "
            else:
                add(ids, "code", "", statement).tail = " "
    return line


def kinds(clause: ClauseReport) -> list[str]:
    """Return the marks of a clause: what it is, and what it stands on."""
    marks = ["ruling"] if clause.kind == "ruling" else []
    if clause.reading:
        marks.append("reading")
    elif clause.statements:
        marks.append("source")
    elif clause.sources:
        marks.append("other-source")
    return marks or ["clause"]


def clause_links(ids: Iterable[str], book: Book, origin: str, language: str) -> list[Element]:
    """Return a link for each clause, named by its heading; an unknown id is plain code."""
    links = []
    for named in ids:
        href = book.link(origin, language, named)
        if href:
            links.append(element("a", "cited", book.title(named, language), href=href))
        else:
            links.append(element("code", "", named))
    return links


def _related(clause: ClauseReport, page: PageContext) -> list[Element]:
    lines = []
    resting = [c.id for c in page.book.resting.get(clause.id, ())]
    related = {
        "rests-on": list(clause.rests_on),
        "rests-here": resting,
        "mentioned": page.book.mentioned.get(clause.id, []),
    }
    for key, ids in related.items():
        links = clause_links(ids, page.book, page.origin, page.language)
        if key != "rests-on" and len(links) > OPEN_RULINGS:
            lines.append(_folded(key, links, page.language))
        elif links:
            line = element("p", f"related {key}")
            add(line, "span", "related-label", label(key, page.language)).tail = " "
            line.extend(separate(links, " "))
            lines.append(line)
    if clause.sources:
        line = element("p", "related sources")
        add(line, "span", "related-label", label("sources", page.language)).tail = " "
        line.extend(separate((element("cite", "", s) for s in clause.sources), " "))
        lines.append(line)
    if clause.options:
        line = element("p", "related options")
        add(line, "span", "related-label", label("options", page.language)).tail = " "
        line.extend(separate((element("code", "", o) for o in clause.options), " "))
        lines.append(line)
    return lines


def _folded(key: str, links: Sequence[Element], language: str) -> Element:
    """Return a long list behind its name and count."""
    folded = element("details", f"related-list {key}")
    summary = add(folded, "summary", "", f"{label(key, language)} ")
    add(summary, "small", "", str(len(links)))
    listed = add(folded, "ul", "proof-body")
    for link in links:
        add(listed, "li").append(link)
    return folded


def _twin(
    clause: ClauseReport, page: PageContext, other: str, html: Callable[[str], str]
) -> Element:
    folded = element("details", "twin")
    add(folded, "summary", "", NAMES[other], lang=other)
    body = add(folded, "div", "proof-body", lang=other)
    add(body, "p", "twin-title", clause.title.get(other, clause.id))
    standing = f"{other}/{clause.page}"
    tree = fragment(html(markdown_text.without_values(clause.text[other])))
    for item in tree.iter():
        item.attrib.pop("id", None)
        if item.tag == "a" and "href" in item.attrib:
            item.set("href", paths.moved(page.origin, item.attrib["href"], standing))
    for item in tree:
        item.tail = None
        body.append(item)
    href = paths.link(page.origin, standing, clause.id)
    way = add(body, "p", "twin-link")
    add(way, "a", "", label("twin-link", page.language), href=href, hreflang=other)
    return folded


def _copy(clause: ClauseReport, page: PageContext) -> Element:
    head = [
        page.site_name,
        page.book.game_name(clause.game, page.language) if clause.game else "",
        clause.id,
        label("reading", page.language) if clause.reading else "",
    ]
    text = markdown_text.first_sentence(clause.text.get(page.language, ""))
    title = clause.title.get(page.language, "")
    lines = [" · ".join(part for part in head if part)]
    if clause.kind == "ruling" and title:
        lines.append(title)
    if text:
        lines.append(text)
    return element(
        "button",
        "cite",
        label("copy", page.language),
        type="button",
        data_cite="\n".join(lines),
        data_anchor=clause.id,
        data_copied=label("copied", page.language),
        data_failed=label("copy-failed", page.language),
    )
