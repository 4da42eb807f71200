"""Findings on the page, for writers under ``mkdocs serve``."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from rulebook.gate.findings import Finding
from rulebook.site.context import PageContext
from rulebook.site.elements import add, element
from rulebook.site.labels import label
from rulebook.site.paths import below_language


def notice(findings: Iterable[Finding], title: str = "") -> Element:
    """Return the findings as one box of plain text."""
    made = element("div", "finding", data_search_exclude="true", role="note")
    if title:
        add(made, "p", "finding-title", title)
    listed = add(made, "ul")
    for finding in findings:
        item = add(listed, "li")
        add(item, "strong", "", finding.code).tail = f" {finding.message} "
        add(item, "code", "", str(finding.place))
        for other in finding.others:
            item[-1].tail = f" {other.label}: "
            add(item, "code", "", str(other.place))
    return made


def page_notices(page: PageContext) -> list[Element]:
    """Return what stands on top of a page: why nothing ran, findings without a clause, a count."""
    book, report, language = page.book, page.book.report, page.language
    notices = []
    if report.cannot_run:
        made = element("div", "finding", data_search_exclude="true", role="note")
        add(made, "p", "finding-title", label("cannot-run", language))
        add(made, "pre", "", report.cannot_run)
        notices.append(made)
    here = book.findings_on(page.file)
    clauses = book.by_page.get(below_language(page.origin), ())
    on_clauses = [found for clause in clauses for found in book.findings_at(clause.id)]
    if here:
        notices.append(notice(here, label("findings-here", language, len(here) + len(on_clauses))))
    elsewhere = [found for found in report.findings if found not in (*here, *on_clauses)]
    if elsewhere:
        made = element("div", "finding", data_search_exclude="true", role="note")
        add(made, "p", "finding-title", label("findings-elsewhere", language, len(elsewhere)))
        files = add(made, "ul")
        for file in dict.fromkeys(found.place.file for found in elsewhere):
            add(add(files, "li"), "code", "", file)
        notices.append(made)
    return notices
