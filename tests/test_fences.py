"""Fences shown, fences run and fences collected by pytest are three counts of one truth."""

import re
import subprocess
import sys
from pathlib import Path

from rulebook.gate import check

ROOT = Path(__file__).parents[1]


def test_shown_run_and_collected_fences_are_the_same():
    report = check(ROOT)
    shown = sorted(
        (scenario.file, scenario.line)
        for clause in report.clauses
        for scenario in clause.scenarios
        if scenario.steps
    )
    ran = sorted((s.file, s.line) for c in report.clauses for s in c.scenarios if s.runs)
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--markdown-docs", "examples"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    collected = re.findall(r"^(examples/\S+\.md)::\S*\[line:(\d+)\]", listed, re.MULTILINE)
    assert ran
    assert shown == ran
    assert sorted((file, int(line)) for file, line in collected) == ran
