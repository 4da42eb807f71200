"""The check that text, scenario and engine agree: pairs, runs, compares, reports."""

from rulebook.gate.findings import Finding, Other
from rulebook.gate.printing import text_report
from rulebook.gate.process import check
from rulebook.gate.report import Report
from rulebook.gate.says import clause

__all__ = ["Finding", "Other", "Report", "check", "clause", "text_report"]
