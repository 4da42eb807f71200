"""Examine: the whole check of a project, in this process."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType

from rulebook.gate.coverage import (
    check_citations,
    check_messages,
    check_reached,
    check_statements,
)
from rulebook.gate.findings import Finding, Findings
from rulebook.gate.game import Clause, Game, Say, say_nothing
from rulebook.gate.games import read_games
from rulebook.gate.options import check_options
from rulebook.gate.pairing import check_pairing
from rulebook.gate.project import Project
from rulebook.gate.proof import Proof, Prover
from rulebook.gate.report import ClauseReport, Report, StatementReport, TableReport
from rulebook.gate.reporting import (
    clause_reports,
    statement_reports,
    table_reports,
    term_reports,
    usage_reports,
)
from rulebook.gate.scenario import BadScenario, Prepared, prepare
from rulebook.gate.shares import shares
from rulebook.gate.style import check_style
from rulebook.gate.telling import Teller
from rulebook.gate.unread import check_strays, check_unread
from rulebook.gate.waivers import apply_waivers
from rulebook.gate.watchdog import Watchdog
from rulebook.gate.wording import ClauseValues, check_wording, read_values
from rulebook.text.place import Place

#: Findings about an engine whose source could not be read.
UNREAD = ("broken-engine", "unreadable", "too-large")


def examine(
    project: Project, say: Say = say_nothing, stuck: Mapping[str, Finding] | None = None
) -> Report:
    """Check a project and return the report.

    ``stuck`` are scenarios that ended the process before, by place: their finding is taken as it
    is and they are not run again.
    """
    stuck = stuck or {}
    findings = Findings()
    games = read_games(project, findings, say)
    known = {id: clause for game in games for id, clause in game.clauses.items()}
    # The headers of messages that are known to be missing, by game.
    silent: dict[str, set[str]] = {}
    for game in games:
        for page in game.pages:
            check_unread(page, findings)
        check_wording(game, findings, say)
        silent[game.name] = check_messages(project, game, findings)
    check_strays(project, games, findings, say)
    check_pairing(project, games, findings, say)
    modules = {game.name: _import(project, game, findings, say) for game in games}
    values: dict[str, ClauseValues] = {}
    for game in games:
        for clause in game.clauses.values():
            say(f"the values of {clause.id}")
            values[clause.id] = read_values(project, game, clause, findings)
    said = {id: stated.agreed for id, stated in values.items()}
    watchdog = Watchdog(project.deadline)
    clauses: list[ClauseReport] = []
    statements: list[StatementReport] = []
    proofs: dict[str, Proof] = {}
    for game in games:
        cited = {literal.value: literal.place for literal in game.engine.citations}
        prover = Prover(said, game.words, watchdog, findings, cited, say)
        # Without its engine or its words every scenario of a game fails: one finding says so.
        whole = modules[game.name] and "words.toml" not in game.unread
        for clause in game.clauses.values() if whole else ():
            if clause.kind != "note":
                proofs[clause.id] = _prove(prover, clause, values[clause.id], stuck, findings)
        if module := modules[game.name]:
            check_citations(game, known, proofs, findings)
            check_reached(game, known, proofs, findings)
            check_options(game, module, findings)
        statements += statement_reports(game, check_statements(game, findings))
        teller = Teller(
            game.messages, game.words, project.languages, f"{game.folder}/messages.toml"
        )
        clauses += clause_reports(game, values, proofs, teller, silent[game.name], findings, say)
    watchdog.close()
    tables: list[TableReport] = []
    for game in games:
        say(game.folder)
        tables += _tables(project, game, modules[game.name], findings)
    apply_waivers(games, findings)
    return Report(
        findings=findings.sorted(),
        clauses=tuple(clauses),
        terms=tuple(t for game in games for t in term_reports(game)),
        statements=tuple(statements),
        shares=tuple(s for game in games for s in shares(game)),
        tables=tuple(tables),
        usage=tuple(u for game in games for u in usage_reports(game)),
        counts=_counts(games, proofs, said),
    )


def _prove(
    prover: Prover,
    clause: Clause,
    values: ClauseValues,
    stuck: Mapping[str, Finding],
    findings: Findings,
) -> Proof:
    prepared: list[Prepared] = []
    whole = True
    for scenario in clause.scenarios:
        if (key := str(scenario.place)) in stuck:
            findings.items.append(stuck[key])
            whole = False
            continue
        try:
            one = prepare(scenario)
        except BadScenario as error:
            findings.add("errors", error.place, str(error), (), clause.id)
            whole = False
            continue
        check_style(one, findings)
        prepared.append(one)
    return prover.prove(clause, prepared, values) if whole else Proof()


def _import(project: Project, game: Game, findings: Findings, say: Say) -> ModuleType | None:
    if not (project.root / game.folder).is_dir():
        return None
    say(game.folder)
    try:
        return project.import_game(game.name)
    except BaseException as error:
        place = _raised_at(project, error) or Place(game.folder)
        if any(f.place.file == place.file and f.code in UNREAD for f in findings.items):
            return None  # The reader of the source has said it better.
        message = f"{game.module} cannot be imported: {type(error).__name__}: {error}"
        findings.add("broken-engine", place, message)
        return None


def _tables(
    project: Project, game: Game, module: ModuleType | None, findings: Findings
) -> tuple[TableReport, ...]:
    try:
        return tuple(table_reports(project, game, module))
    except Exception as error:
        place = _raised_at(project, error) or Place(game.folder)
        message = f"the tables of {game.module} cannot be filled: {type(error).__name__}: {error}"
        findings.add("broken-engine", place, message)
        return ()


def _raised_at(project: Project, error: BaseException) -> Place | None:
    if isinstance(error, SyntaxError) and error.filename:
        path, line = Path(error.filename), error.lineno or 1
    else:
        mine = [
            f
            for f in traceback.extract_tb(error.__traceback__)
            if Path(f.filename).is_relative_to(project.root)
        ]
        if not mine:
            return None
        path, line = Path(mine[-1].filename), mine[-1].lineno or 1
    return Place(project.relative(path), line) if path.is_relative_to(project.root) else None


def _counts(
    games: Iterable[Game], proofs: Mapping[str, Proof], said: Mapping[str, Mapping[str, object]]
) -> dict[str, int]:
    clauses = [clause for game in games for clause in game.clauses.values()]
    return {
        "clauses": sum(c.kind == "clause" for c in clauses),
        "rulings": sum(c.kind == "ruling" for c in clauses),
        "notes": sum(c.kind == "note" for c in clauses),
        "readings": sum(c.reading for c in clauses),
        "scenarios": sum(len(c.scenarios) for c in clauses),
        "values": sum(len(values) for values in said.values()),
        "runs": sum(proof.counts.total() for proof in proofs.values()),
    }
