"""The report as the pages need it: by id, by page, with links from page to page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulebook.gate.findings import Finding
from rulebook.gate.report import ClauseReport, Report, TermReport
from rulebook.site import paths
from rulebook.site.mentions import mentions

_EDITION = re.compile(r"(?:,[^,]* edition| \d+판)$", re.IGNORECASE)


@dataclass
class Book:
    """One report and what the site knows beside it.

    ``games`` are the names of the games by id and language, ``glossaries`` the page of a game
    that holds its glossary, by game, ``engine_pages`` the page that shows each module of the
    engine, ``source_pages`` the page of a game that lists the statements of its source.
    """

    report: Report
    games: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    glossaries: Mapping[str, str] = field(default_factory=dict)
    engine_pages: Mapping[str, str] = field(default_factory=dict)
    source_pages: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def clauses(self) -> dict[str, ClauseReport]:
        """All clauses by id."""
        return {clause.id: clause for clause in self.report.clauses}

    @cached_property
    def by_page(self) -> dict[str, list[ClauseReport]]:
        """The clauses of each page below the language's folder."""
        pages: dict[str, list[ClauseReport]] = {}
        for clause in self.report.clauses:
            pages.setdefault(clause.page, []).append(clause)
        return pages

    @cached_property
    def resting(self) -> dict[str, list[ClauseReport]]:
        """For each id the rulings that rest on it."""
        rulings: dict[str, list[ClauseReport]] = {}
        for clause in self.report.clauses:
            for named in clause.rests_on:
                rulings.setdefault(named, []).append(clause)
        return rulings

    @cached_property
    def mentioned(self) -> dict[str, list[str]]:
        """For each clause named after a card or term, the rulings that speak of it."""
        return mentions(self.report)

    @cached_property
    def terms_by_game(self) -> dict[str, list[TermReport]]:
        """The terms of each game."""
        terms: dict[str, list[TermReport]] = {}
        for term in self.report.terms:
            terms.setdefault(term.game, []).append(term)
        return terms

    def game_name(self, game: str, language: str) -> str:
        """Return what the game is called in this language, its id where nothing is known."""
        return self.games.get(game, {}).get(language) or game

    def game_names(self, game: str) -> Iterator[str]:
        """Yield what the game is called in any language, in full, without subtitle or edition."""
        for name in self.games.get(game, {}).values():
            title = name.partition(":")[0].strip()
            yield from dict.fromkeys([name, title, _EDITION.sub("", title)])

    def link(self, origin: str, language: str, clause_id: str) -> str | None:
        """Return the link from page ``origin`` to a clause, or None where there is no such."""
        clause = self.clauses.get(clause_id)
        if clause is None:
            return None
        return paths.link(origin, f"{language}/{clause.page}", clause_id)

    def title(self, clause_id: str, language: str) -> str:
        """Return the heading of a clause, its id where the report does not know it."""
        clause = self.clauses.get(clause_id)
        return (clause.title.get(language) if clause else None) or clause_id

    def findings_at(self, clause_id: str) -> list[Finding]:
        """Return the findings about a clause."""
        return [f for f in self.report.findings if f.clause == clause_id]

    def findings_on(self, file: str) -> list[Finding]:
        """Return the findings in a file of the project that name no clause the report knows."""
        return [
            f for f in self.report.findings if f.place.file == file and f.clause not in self.clauses
        ]
