"""Printing: a report as text with excerpts, as JSON, or as annotations of GitHub."""

from __future__ import annotations

import functools
import json
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from rulebook.gate.findings import Finding
from rulebook.gate.report import Report
from rulebook.text.place import Place

#: Longer lines are cut around the fragment.
WIDEST = 120


def text_report(report: Report, root: Path) -> str:
    """Return all findings as plain text, each with its excerpt, caret and other ends."""
    return rich_report(report, root).plain


def rich_report(report: Report, root: Path) -> Text:
    """Return all findings as text with styles for a terminal."""
    if report.cannot_run:
        return Text.assemble(("cannot run", "bold red"), f": {report.cannot_run}\n")
    text = Text()
    for finding in report.findings:
        text.append(_finding(finding, root))
    return text.append(_summary(report))


def _finding(finding: Finding, root: Path) -> Text:
    text = Text.assemble(
        (str(finding.place), "bold"), " ", (finding.code, "bold red"), f" {finding.message}\n"
    )
    text.append(_excerpt(finding.place, root))
    for other in finding.others:
        text.append(f"  {other.label}: {other.place}\n")
        text.append(_excerpt(other.place, root))
    return text


def _excerpt(place: Place, root: Path) -> Text:
    line = _line(root / place.file, place.line)
    if line is None or not line.strip():
        return Text()
    start, end = place.col - 1, place.col - 1 + max(place.length, 1)
    first = max(0, min(start - 40, len(line) - WIDEST)) if len(line) > WIDEST else 0
    shown = line[first : first + WIDEST]
    before = "…" if first else ""
    after = "…" if first + WIDEST < len(line) else ""
    text = Text(f"    {before}{shown}{after}\n", "dim")
    # Hangul is two cells wide; in mixed fonts the caret is off, so messages quote the fragment.
    indent = cell_len(before + line[first:start])
    width = max(1, cell_len(line[start : min(end, first + WIDEST)]))
    return text.append(" " * (4 + indent) + "^" * width + "\n", "red")


def _line(path: Path, number: int) -> str | None:
    lines = _lines(path)
    return lines[number - 1].replace("\t", " ") if 0 < number <= len(lines) else None


@functools.lru_cache(maxsize=64)
def _lines_of(path: Path, time: int) -> tuple[str, ...]:
    return tuple(path.read_text("utf-8-sig", errors="replace").split("\n"))


def _lines(path: Path) -> tuple[str, ...]:
    try:
        return _lines_of(path, path.stat().st_mtime_ns) if path.is_file() else ()
    except OSError:
        return ()


def _summary(report: Report) -> Text:
    count, c = len(report.findings), report.counts
    nouns = {"clauses": "clause", "rulings": "ruling", "scenarios": "scenario"}
    nouns |= {"values": "stated value", "runs": "run"}
    checked = ", ".join(_number(c.get(key, 0), noun) for key, noun in nouns.items())
    if not count:
        return Text(f"Text, scenarios and engine agree: {checked}.\n", "green")
    return Text(f"{_number(count, 'finding')} in {checked}.\n", "bold")


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def json_report(report: Report) -> str:
    """Return the exit code, the findings, the counts and the shares as JSON text."""
    data = {
        "exit_code": report.exit_code,
        "cannot_run": report.cannot_run,
        "counts": report.counts,
        "findings": [finding.as_dict() for finding in report.findings],
        "shares": [vars(share) for share in report.shares],
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def github_report(report: Report) -> str:
    """Return the findings as commands of GitHub Actions, which shows them at their lines."""
    if report.cannot_run:
        return f"::error title=rulebook::{_data(report.cannot_run)}\n"
    lines = []
    for f in report.findings:
        place = f.place
        end = f",endColumn={place.col + place.length}" if place.length else ""
        where = f"file={_property(place.file)},line={place.line},col={place.col}{end}"
        others = "".join(f"\n{o.label}: {o.place}" for o in f.others)
        message = _data(f"{f.message}{others}")
        lines.append(f"::error {where},title={_property(f.code)}::{message}\n")
    return "".join(lines)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
