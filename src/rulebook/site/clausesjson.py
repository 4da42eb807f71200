"""``clauses.json``: every clause and ruling for machines, at the site's root."""

from __future__ import annotations

import json
from typing import Any

from rulebook.gate.report import ClauseReport, Report
from rulebook.site.labels import LANGUAGES

VERSION = 1
"""The version of the format. It grows when a field changes its meaning or goes away."""


def anchor(page: str, language: str, clause_id: str, directory_urls: bool = True) -> str:
    """Return the address of a clause below the site's root."""
    stem = page.removesuffix(".md")
    if not directory_urls:
        return f"{language}/{stem}.html#{clause_id}"
    stem = stem.removesuffix("index").rstrip("/")
    return f"{language}/{stem}/#{clause_id}" if stem else f"{language}/#{clause_id}"


def record(clause: ClauseReport, directory_urls: bool = True) -> dict[str, Any]:
    """Return one clause as plain data."""
    return {
        "id": clause.id,
        "game": clause.game,
        "kind": clause.kind,
        "title": clause.title,
        "text": clause.text,
        "values": clause.values,
        "statements": clause.statements,
        "sources": clause.sources,
        "rests_on": clause.rests_on,
        "reading": clause.reading,
        "options": clause.options,
        "scenarios": [scenario.code for scenario in clause.scenarios],
        "trace": {
            language: [
                [
                    {"kind": s.kind, "text": s.text.get(language, ""), "clauses": s.clauses}
                    for s in scenario.steps
                ]
                for scenario in clause.scenarios
            ]
            for language in LANGUAGES
        },
        "anchor": {
            language: anchor(clause.page, language, clause.id, directory_urls)
            for language in LANGUAGES
        },
    }


def clauses_json(report: Report, directory_urls: bool = True) -> str:
    """Return the whole file. Notes state no rule and are left out."""
    records = [record(c, directory_urls) for c in report.clauses if c.kind != "note"]
    data = {"version": VERSION, "clauses": records}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
