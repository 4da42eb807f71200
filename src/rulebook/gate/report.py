"""The report of a check: its findings, and all that the site shows below a clause."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from rulebook.gate.findings import Finding


@dataclass(frozen=True)
class Step:
    """One line of a trace: the sentence in each language, and the clauses it rests on.

    ``kind`` is ``position`` (how the table begins), ``event`` or ``refused``; the text does not
    say it again.
    ``clauses`` are ids, the nearest rule first.
    """

    kind: str
    text: dict[str, str]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScenarioReport:
    """One scenario: where it stands, its code, how often it ran and its trace."""

    file: str
    line: int
    code: str
    runs: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class ClauseReport:
    """One clause or ruling as the site and ``clauses.json`` show it.

    ``kind`` is ``clause``, ``ruling`` or ``note``; ``reading`` is true where it settles what the
    source leaves open. ``text`` and ``title`` are Markdown and plain text by language, ``page``
    the page's path below the language's folder (``lost-legacy/cards.md``), ``lines`` the heading's
    line by language. ``values`` are the stated values, ``statements`` those of the source that
    it covers, ``sources`` other named sources. ``alternatives`` and ``reason`` belong to
    a reading, by language. ``cited_at`` are file, line and dotted name of what cites it.
    ``options`` are the engine's options that choose another reading.
    """

    id: str
    game: str
    kind: str
    reading: bool
    page: str
    title: dict[str, str]
    text: dict[str, str]
    lines: dict[str, int]
    values: dict[str, int | str]
    statements: tuple[str, ...]
    sources: tuple[str, ...]
    rests_on: tuple[str, ...]
    options: tuple[str, ...]
    alternatives: dict[str, tuple[str, ...]]
    reason: dict[str, str]
    scenarios: tuple[ScenarioReport, ...]
    cited_at: tuple[tuple[str, int, str], ...] = ()


@dataclass(frozen=True)
class TermReport:
    """One term of a game's words: the first form in each list is the one to print.

    ``kind_name`` is what its kind is called, and ``say`` what players call the term, by language.
    """

    id: str
    game: str
    kind: str
    forms: dict[str, tuple[str, ...]]
    wrong: dict[str, tuple[str, ...]]
    about: dict[str, str]
    kind_name: dict[str, str] = field(default_factory=dict)
    say: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class StatementReport:
    """One statement of the source: where it stands there, and a line in own words, by language.

    ``where`` may hold, under "", what is said in every language.
    """

    id: str
    game: str
    where: dict[str, str]
    text: dict[str, str]
    normative: bool
    covered_by: tuple[str, ...]


@dataclass(frozen=True)
class Share:
    """How much of one page is bound: counts per page and language, reported without a finding."""

    page: str
    language: str
    numbers: tuple[int, int]
    modals: tuple[int, int]
    terms: int
    silent_sentences: int
    sentences: int


@dataclass(frozen=True)
class TableReport:
    """A table that the engine fills, so that nobody types it twice: cells are Markdown.

    ``header`` and every row hold one list of cells for each language.
    """

    game: str
    name: str
    header: dict[str, tuple[str, ...]]
    rows: tuple[dict[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class UsageReport:
    """In how many of the random games of a game each clause was used, by clause id."""

    game: str
    games: int
    players: tuple[int, ...]
    used: dict[str, int]


@dataclass
class Report:
    """Everything a check found out. ``cannot_run`` says why, where the check could not be done."""

    findings: tuple[Finding, ...] = ()
    clauses: tuple[ClauseReport, ...] = ()
    terms: tuple[TermReport, ...] = ()
    statements: tuple[StatementReport, ...] = ()
    shares: tuple[Share, ...] = ()
    tables: tuple[TableReport, ...] = ()
    usage: tuple[UsageReport, ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    cannot_run: str = ""

    @property
    def exit_code(self) -> int:
        """0 the three agree, 1 there are findings, 2 the check could not run."""
        if self.cannot_run:
            return 2
        return 1 if self.findings else 0

    def to_json(self) -> str:
        """Return the whole report as JSON text."""
        data = asdict(self)
        data["findings"] = [f.as_dict() for f in self.findings]
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Report:
        """Return the report that ``to_json`` wrote."""
        data: dict[str, Any] = json.loads(text)
        return cls(
            findings=tuple(Finding.from_dict(f) for f in data["findings"]),
            clauses=tuple(_clause(c) for c in data["clauses"]),
            terms=tuple(
                TermReport(**{**t, **{key: _tuples(t[key]) for key in ("forms", "wrong", "say")}})
                for t in data["terms"]
            ),
            statements=tuple(
                StatementReport(**{**s, "covered_by": tuple(s["covered_by"])})
                for s in data["statements"]
            ),
            shares=tuple(
                Share(**{**s, "numbers": tuple(s["numbers"]), "modals": tuple(s["modals"])})
                for s in data["shares"]
            ),
            tables=tuple(
                TableReport(
                    t["game"], t["name"], _tuples(t["header"]), tuple(_tuples(r) for r in t["rows"])
                )
                for t in data["tables"]
            ),
            usage=tuple(
                UsageReport(u["game"], u["games"], tuple(u["players"]), u["used"])
                for u in data["usage"]
            ),
            counts=data["counts"],
            cannot_run=data["cannot_run"],
        )


def _tuples(lists: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {key: tuple(items) for key, items in lists.items()}


def _clause(data: dict[str, Any]) -> ClauseReport:
    scenarios = tuple(
        ScenarioReport(
            **{
                **s,
                "steps": tuple(Step(p["kind"], p["text"], tuple(p["clauses"])) for p in s["steps"]),
            }
        )
        for s in data["scenarios"]
    )
    return ClauseReport(
        **{
            **data,
            "scenarios": scenarios,
            "statements": tuple(data["statements"]),
            "sources": tuple(data["sources"]),
            "rests_on": tuple(data["rests_on"]),
            "options": tuple(data["options"]),
            "alternatives": _tuples(data["alternatives"]),
            "cited_at": tuple((file, line, owner) for file, line, owner in data["cited_at"]),
        }
    )
