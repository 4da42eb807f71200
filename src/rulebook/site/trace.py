"""The two folded parts that prove a clause: how it plays out, and the code that was run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from xml.etree.ElementTree import Element

from rulebook.gate.report import ClauseReport, Step
from rulebook.site import paths
from rulebook.site.book import Book
from rulebook.site.elements import add, element
from rulebook.site.engineref import engine_page
from rulebook.site.labels import label

#: How many clauses a step shows at most, the nearest first.
MOST_CITES = 3


def trace_details(clause: ClauseReport, book: Book, origin: str, language: str) -> Element:
    """Return the traces of a clause's scenarios, each step with links to the clauses it cites."""
    told = [s for s in clause.scenarios if s.steps]
    folded = element("details", "trace")
    summary = add(folded, "summary", "", f"{label('trace', language)} ")
    steps = sum(len(s.steps) for s in told)
    add(summary, "small", "", label("steps", language, steps))
    body = add(folded, "div", "proof-body")
    for number, scenario in enumerate(told, start=1):
        if len(told) > 1:
            add(body, "p", "scenario-name", label("scenario", language, number))
        steps_list = add(body, "ol", "steps")
        before: tuple[str, ...] = ()
        for step in scenario.steps:
            steps_list.append(_step(step, before, clause.id, book, origin, language))
            before = step.clauses or before
    return folded


def _step(
    step: Step, before: Iterable[str], here: str, book: Book, origin: str, language: str
) -> Element:
    """Return one step with the clauses that are new with it.

    A step cites all that is under way, down to the object of the game. What the step before it
    cites as well is left out, but the nearest clause stays where nothing is new; of many new ones
    the nearest are shown, and ``clauses.json`` has them all.
    """
    item = element("li", f"step step-{step.kind}")
    text = add(item, "span", "step-text")
    told = step.text.get(language, "")
    if step.kind == "event":
        text.text = told
    else:
        add(text, "strong", "", label(step.kind, language)).tail = f" {told}"
    if step.clauses:
        text.tail = " "
        cites = add(item, "span", "step-cites")
        new = dict.fromkeys(id for id in step.clauses if id not in before)
        for cited in list(new or step.clauses[:1])[:MOST_CITES]:
            cites.append(_cite(cited, here, book, origin, language))
            cites[-1].tail = " "
    return item


def _cite(cited: str, here: str, book: Book, origin: str, language: str) -> Element:
    if cited == here:
        return element("span", "here", label("this-clause", language))
    href = book.link(origin, language, cited)
    if href is None:
        return element("code", "", cited)
    return element("a", "cited", book.title(cited, language), href=href)


def code_details(
    clause: ClauseReport, book: Book, origin: str, language: str, shown: Callable[[str], str]
) -> Element:
    """Return the scenarios' code, and where the engine cites the clause.

    ``shown`` turns a fence into what stands for its HTML, so that the code of a scenario looks
    like any other code of the site.
    """
    folded = element("details", "code")
    add(folded, "summary", "", label("code", language))
    body = add(folded, "div", "proof-body")
    for scenario in clause.scenarios:
        add(body, "p", "code-place", f"{scenario.file}:{scenario.line}")
        add(body, "div", "code-text", shown(fenced(scenario.code)))
    if clause.cited_at:
        line = add(body, "p", "cited-at", label("engine", language) + ": ")
        for file, number, owner in clause.cited_at:
            place = engine_page(owner, book.engine_pages)
            if place is not None:
                href = paths.link(origin, *place)
                add(line, "a", "engine", owner.rpartition(".")[2], href=href).tail = " "
            add(line, "code", "", f"{file}:{number}").tail = " "
    return folded


def fenced(code: str) -> str:
    """Return code as a Python fence, longer than any fence inside it."""
    marks = "~" * (max((len(m) for m in re.findall("~+", code)), default=0) + 3)
    return f"{marks}python\n{code.strip()}\n{marks}"
