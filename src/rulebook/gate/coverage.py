"""Coverage: every rule of the engine, clause and statement of the source has its counterpart."""

from __future__ import annotations

from collections.abc import Mapping

from rulebook.gate.findings import Findings, Other
from rulebook.gate.game import Clause, Game
from rulebook.gate.hints import near
from rulebook.gate.project import Project
from rulebook.gate.proof import Proof
from rulebook.gate.running import PASSED
from rulebook.text.place import Place


def check_citations(
    game: Game,
    known: Mapping[str, Clause],
    proofs: Mapping[str, Proof],
    findings: Findings,
) -> None:
    """Find what the engine cites without a clause, cites twice, or cites without a scenario."""
    reached = {id for proof in proofs.values() for id in proof.reached}
    first: dict[str, Place] = {}
    for literal in game.engine.citations:
        id = literal.value
        if id not in known:
            message = f"the engine cites {id!r}, which no page has{near(id, known)}"
            findings.add("cites-unknown", literal.place, message, (), id)
        elif id in first:
            message = (
                f"{id!r} is cited at a second place; name it once, or nobody would notice if one "
                "of the two were lost"
            )
            findings.add("cited-twice", literal.place, message, [Other("first", first[id])], id)
        elif id not in reached and not _unproved(known[id], proofs):
            message = f"no scenario reaches this rule of {id!r}"
            findings.add("rule-unreached", literal.place, message, (), id)
        first.setdefault(id, literal.place)


def _unproved(clause: Clause, proofs: Mapping[str, Proof]) -> bool:
    """Tell whether a clause has no scenario that passes: its own finding comes first."""
    proof = proofs.get(clause.id)
    return not proof or not proof.runs or any(run.end != PASSED for run in proof.runs)


def check_reached(
    game: Game,
    known: Mapping[str, Clause],
    proofs: Mapping[str, Proof],
    findings: Findings,
) -> None:
    """Find clauses whose scenarios never reach their rule, or a clause that a ruling rests on."""
    cited = {literal.value: literal.place for literal in game.engine.citations}
    for clause in game.clauses.values():
        proof = proofs.get(clause.id)
        if clause.kind == "note" or proof is None or _unproved(clause, proofs):
            continue
        if clause.id in cited and clause.id not in proof.reached:
            message = f"the scenario of {clause.id!r} never reaches its rule in the engine"
            place = clause.scenarios[0].place
            other = Other("the engine's rule", cited[clause.id])
            findings.add("not-reached", place, message, [other], clause.id)
        elif clause.kind == "clause" and clause.id not in cited:
            message = f"no rule of the engine cites {clause.id!r}, so no scenario can reach it"
            findings.add("not-cited", clause.place, message, (), clause.id)
        for id in clause.rests_on():
            target = known.get(id)
            if target is not None and target.kind == "clause" and id not in proof.reached:
                message = (
                    f"the ruling {clause.id!r} rests on {id!r}, but its scenario never reaches it"
                )
                reference = next(r for r in clause.any_text.references if r.id == id)
                other = Other("named here", reference.place)
                place = clause.scenarios[0].place
                findings.add("rests-unreached", place, message, [other], clause.id)


def check_statements(game: Game, findings: Findings) -> dict[str, tuple[str, ...]]:
    """Find statements that no clause covers; return the covering clauses by statement."""
    covered: dict[str, list[str]] = {id: [] for id in game.statements}
    unread = "statements.toml" in game.unread
    for clause in game.clauses.values():
        if clause.kind == "note":
            continue
        for entry in clause.entries("covers"):
            for id in entry.items():
                if id in covered:
                    covered[id].append(clause.id)
                elif not unread:
                    message = f"the source has no statement {id!r}{near(id, covered)}"
                    findings.add("unknown-statement", entry.place, message, (), clause.id)
        stands = clause.items("covers") or clause.sources() or clause.reading
        # Without any example there is no place yet to say it at.
        if clause.kind == "clause" and clause.example and not stands:
            message = (
                f"{clause.id!r} does not say what it stands on; write 'covers:' or 'source:' in "
                "its example, or mark it as a .reading; an answer to a question is a .ruling"
            )
            findings.add("no-provenance", clause.place, message, (), clause.id)
    for id, clauses in covered.items():
        statement = game.statements[id]
        if statement.normative and not clauses and "examples" not in game.unread:
            where = list(statement.where.values())[-1]
            message = f"no clause covers the statement {id!r} of the source ({where})"
            findings.add("uncovered-statement", statement.place, message)
    return {id: tuple(clauses) for id, clauses in covered.items()}


def check_messages(project: Project, game: Game, findings: Findings) -> set[str]:
    """Find events without a message in some language; return the headers that are missing."""
    headers: set[str] = set()
    if "messages.toml" in game.unread:
        return headers
    seen: set[str] = set()
    messages = game.messages.get("event", {})
    for literal in game.engine.events:
        if literal.value in seen:
            continue
        seen.add(literal.value)
        found = messages.get(literal.value, {})
        missing = [lang for lang in project.languages if lang not in found]
        if missing:
            header = f"[event.{literal.value}]"
            headers.add(header)
            message = (
                f"the event {literal.value!r} has no message in {', '.join(missing)}; write "
                f"{header} in messages.toml"
            )
            findings.add("no-message", literal.place, message)
    return headers
