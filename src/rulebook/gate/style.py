"""Style of scenarios: what their code alone shows to be wrong."""

from __future__ import annotations

from rulebook.gate.findings import Findings
from rulebook.gate.scenario import Prepared


def check_style(prepared: Prepared, findings: Findings) -> bool:
    """Find scenarios that assert nothing, nothing of the table, print, or use private names.

    Returns whether the scenario asserts something of the table.
    """
    found, clause = prepared.analysis, prepared.scenario.clause
    for name, line, col in found.private:
        message = f"{name!r} is private; a reader could not use it"
        findings.add("private-name", prepared.place(line, col), message, (), clause)
    for line, col in found.prints:
        message = "a scenario prints nothing; assert what you would print"
        findings.add("prints", prepared.place(line, col, 5), message, (), clause)
    if not found.asserts:
        message = "this scenario asserts nothing, so it cannot fail"
        findings.add("asserts-nothing", prepared.scenario.place, message, (), clause)
    elif not found.table_asserts:
        message = "no assertion looks at anything that comes from the table"
        findings.add("asserts-no-table", prepared.scenario.place, message, (), clause)
    return bool(found.table_asserts)
