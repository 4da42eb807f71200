"""Fences shown, fences run and fences collected by pytest are three counts of one truth."""

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from rulebook.gate import check
from rulebook.gate.games import stated_values
from rulebook.gate.project import find_project
from rulebook.gate.says import given

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


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_scenarios_that_contributors_are_shown_really_run(language):
    text = (ROOT / f"docs/{language}/contribute.md").read_text("utf-8")
    fences = re.findall(r"^( *)```python\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    scenarios = [code for _, code in fences if "lost_legacy as ll" in code]
    assert len(scenarios) == 3
    # The page writes its example of a ruling itself; the other clauses are on the site.
    written = {"ll-q-assault-eliminated": {"target": "cannot", "answer": "no"}}
    with given({**stated_values(find_project(ROOT)), **written}):
        for code in scenarios:
            exec(compile(textwrap.dedent(code), f"contribute.md in {language}", "exec"), {})
