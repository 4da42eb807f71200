"""Reporting: what was read and proved, as the plain records of the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from types import ModuleType

from rulebook.gate.findings import Findings
from rulebook.gate.game import Clause, Game, Say, say_nothing
from rulebook.gate.project import Project
from rulebook.gate.proof import Proof
from rulebook.gate.report import (
    ClauseReport,
    ScenarioReport,
    StatementReport,
    Step,
    TableReport,
    TermReport,
    UsageReport,
)
from rulebook.gate.telling import NoMessage, Teller
from rulebook.gate.wording import ClauseValues


def clause_reports(
    game: Game,
    values: Mapping[str, ClauseValues],
    proofs: Mapping[str, Proof],
    teller: Teller,
    silent: set[str],
    findings: Findings,
    say: Say = say_nothing,
) -> Iterator[ClauseReport]:
    """Yield the record of each clause, in the order of the pages.

    ``silent`` are the headers of messages already found missing; those found here are added.
    ``say`` is told each clause before what its scenarios saw is told.
    """
    cited: dict[str, list[tuple[str, int, str]]] = {}
    for literal in game.engine.citations:
        place = (literal.place.file, literal.place.line, literal.owner)
        cited.setdefault(literal.value, []).append(place)
    for clause in game.clauses.values():
        say(f"the trace of {clause.id}")
        texts = clause.texts
        yield ClauseReport(
            id=clause.id,
            game=game.name,
            kind=clause.kind,
            reading=clause.reading,
            page=clause.any_page.path,
            title={lang: text.title for lang, text in texts.items()},
            text={lang: text.source for lang, text in texts.items()},
            lines={lang: text.place.line for lang, text in texts.items()},
            values=values[clause.id].agreed,
            statements=clause.items("covers"),
            sources=clause.sources(),
            rests_on=clause.rests_on(),
            options=clause.items("option"),
            alternatives={lang: text.alternatives for lang, text in texts.items()},
            reason={lang: text.reason for lang, text in texts.items()},
            scenarios=tuple(
                _scenarios(game, clause, proofs.get(clause.id, Proof()), teller, silent, findings)
            ),
            cited_at=tuple(cited.get(clause.id, ())),
        )


def _scenarios(
    game: Game,
    clause: Clause,
    proof: Proof,
    teller: Teller,
    silent: set[str],
    findings: Findings,
) -> Iterator[ScenarioReport]:
    for scenario, run in zip_longest(clause.scenarios, proof.runs):
        steps: tuple[Step, ...] = ()
        if run is not None:
            try:
                steps = teller.steps(run.witness)
            except NoMessage as error:
                # Once for each message, not for each scenario that needs it.
                if "messages.toml" not in game.unread and error.header not in silent:
                    silent.add(error.header)
                    findings.add("no-message", scenario.place, str(error), (), clause.id)
        place = scenario.place
        yield ScenarioReport(place.file, place.line, scenario.code, proof.counts[place], steps)


def term_reports(game: Game) -> Iterator[TermReport]:
    """Yield the game's own terms, and those shared terms that its clauses state."""
    stated = {
        term.id
        for page in game.pages
        for clause in page.clauses
        for value in clause.stated
        for term in game.words.read(value.fragment, page.language)
    }
    for term in game.words.terms.values():
        if term.id in game.words.own or term.id in stated:
            forms, wrong, about = dict(term.forms), dict(term.wrong), dict(term.about)
            name, say = dict(term.kind_name), dict(term.say)
            yield TermReport(term.id, game.name, term.kind, forms, wrong, about, name, say)


def statement_reports(
    game: Game, covered: Mapping[str, tuple[str, ...]]
) -> Iterator[StatementReport]:
    """Yield the statements of the source, each with the clauses that cover it."""
    for s in game.statements.values():
        yield StatementReport(s.id, game.name, s.where, s.text, s.normative, covered[s.id])


def table_reports(project: Project, game: Game, module: ModuleType | None) -> Iterator[TableReport]:
    """Yield the tables that the game's module fills: ``tables(form, language)`` gives, by
    name, rows of cells, the header first.
    """
    fill = getattr(module, "tables", None)
    if fill is None:
        return
    by_language = {lang: fill(game.words.form, lang) for lang in project.languages}
    for name in next(iter(by_language.values())):
        rows = {
            lang: [tuple(map(str, row)) for row in by_language[lang][name]] for lang in by_language
        }
        count = len(next(iter(rows.values())))
        yield TableReport(
            game.name,
            name,
            {lang: r[0] for lang, r in rows.items()},
            tuple({lang: r[i] for lang, r in rows.items()} for i in range(1, count)),
        )


def usage_reports(game: Game) -> Iterator[UsageReport]:
    """Yield how often the game's clauses are used in random games, where it was counted."""
    if game.usage is not None:
        used = {id: game.usage.used.get(id, 0) for id in game.clauses}
        yield UsageReport(game.name, game.usage.games, game.usage.players, used)
