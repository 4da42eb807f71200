"""The one place where the site calls the gate."""

from __future__ import annotations

from pathlib import Path

from rulebook.gate.report import Report


def check(root: Path) -> Report:
    """Run the check of the project at ``root`` in a fresh process and return its report."""
    from rulebook import gate

    report: Report = gate.check(root)
    return report


def printed(report: Report, root: Path) -> str:
    """Return the findings as the command prints them."""
    from rulebook import gate

    text: str = gate.text_report(report, root)
    return text
