"""Unread: what stands in a page's source but was not read as a clause or a stated value."""

from __future__ import annotations

import re

from rulebook.gate.findings import Findings
from rulebook.gate.game import Game, Say, say_nothing
from rulebook.gate.project import Project
from rulebook.text.pages import Page, read_page
from rulebook.text.place import Place
from rulebook.text.source import read_source

_VALUE = re.compile(r"\[[^\[\]]*\]\(\s*<?says:[^)\s]*\s*\)")
_DEFINITION = re.compile(r"^\s*\[[^\]]+\]:\s*<?says:")
_HEADING = re.compile(r"^\s*(?:>\s*)*#{1,6}\s.*\{#([^\s}]+)")
#: What MkDocs takes for a page, by the end of its name.
_PAGES = (".md", ".markdown", ".mdown", ".mkdn", ".mkd")
_HIDING = "the Markdown parser does not see it: is it indented, or inside HTML or a fence?"


def check_strays(
    project: Project,
    games: list[Game],
    findings: Findings,
    say: Say = say_nothing,
) -> None:
    """Find stated values on pages that belong to no game: nothing would check them.

    ``say`` is told each page before it is read.
    """
    known = {page.file for game in games for page in game.pages}
    for language in project.languages:
        _other_pages(project, language, findings)
        for path in sorted((project.root / project.docs / language).rglob("*.md")):
            file = project.relative(path)
            say(file)
            source = None if file in known else read_source(path, file, _ignore)
            if source is None:
                continue
            page = read_page(source, file, file, language, _ignore)
            for clause in page.clauses:
                for stated in clause.stated:
                    _stray(stated.fragment, stated.place, findings)
            for passage in page.outside:
                for link in passage.text.links:
                    if link.value_name is not None:
                        _stray(link.text, passage.place(link.start, link.end), findings)


def _other_pages(project: Project, language: str, findings: Findings) -> None:
    """Find pages that MkDocs shows and the gate does not read, by their name."""
    for path in sorted((project.root / project.docs / language).rglob("*")):
        if path.suffix != ".md" and path.suffix.lower() in _PAGES:
            message = (
                f"MkDocs shows this page, but the gate does not read it; call it {path.stem}.md"
            )
            findings.add("not-read", Place(project.relative(path)), message)


def _ignore(code: str, place: Place, message: str) -> None:
    """Let pages of no game be written in any way."""


def _stray(fragment: str, place: Place, findings: Findings) -> None:
    message = f"{fragment!r} states a value, but no game has this page, so nothing checks it"
    findings.add("outside", place, message)


def check_unread(page: Page, findings: Findings) -> None:
    """Find stated values and headings with an id that the reader did not see.

    MkDocs reads Markdown with another parser; what it shows and the gate does not see would be
    shown unchecked.
    """
    if findings.have("unclosed-fence", page.file):
        return  # Everything below that fence is unread, and that is said once.
    passages = [p for c in page.clauses for p in c.passages] + list(page.outside)
    seen = {
        passage.text.at(link.start)
        for passage in passages
        for link in passage.text.links
        if link.value_name is not None
    }
    # What is no clause but was seen as a heading has a finding of its own.
    headings = {passage.text.at(0)[0] for passage in passages if passage.title}
    text = "\n".join(page.lines)
    for match in _VALUE.finditer(text):
        before = text[: match.start()]
        at = (before.count("\n") + 1, len(before) - before.rfind("\n"))
        if at not in seen:
            written = " ".join(match.group().split())
            place = Place(page.file, *at, len(match.group()))
            findings.add("not-read", place, f"{written} is not read; {_HIDING}")
    for number, line in enumerate(page.lines, 1):
        if _DEFINITION.match(line):
            place = Place(page.file, number, 1, len(line))
            message = f"{line.strip()!r} hides the name of a value; write it where it is stated"
            findings.add("reference-link", place, message)
        heading = _HEADING.match(line)
        if heading and number not in headings:
            place = Place(page.file, number, 1, len(line))
            message = f"the clause {heading.group(1)!r} is not read; {_HIDING}"
            findings.add("not-read", place, message, (), heading.group(1))
