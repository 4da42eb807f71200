"""Style of scenarios: what their code alone shows to be wrong."""

from __future__ import annotations

import ast

from rulebook.gate.findings import Findings
from rulebook.gate.scenario import Prepared


def check_style(prepared: Prepared, findings: Findings) -> None:
    """Find scenarios that assert nothing, nothing of the table, or nothing that can fail, that
    print, tamper, or use private names.
    """
    found, clause = prepared.analysis, prepared.scenario.clause
    for name, node in found.private:
        message = f"{name!r} is private; a reader could not use it"
        findings.add("private-name", prepared.place(node), message, (), clause)
    for call in found.prints:
        message = "a scenario prints nothing; assert what you would print"
        findings.add("prints", prepared.place(call), message, (), clause)
    for tampering in found.tampering:
        findings.add("tampers", prepared.place(tampering.node), tampering.message, (), clause)
    for test in found.vacuous:
        message = f"{ast.unparse(test)!r} always holds, so this assertion cannot fail"
        findings.add("vacuous", prepared.place(test), message, (), clause)
    for statement in found.swallowed:
        message = (
            "what stands around this assertion may catch its failure; take it out of the 'try' or "
            "'with'"
        )
        findings.add("swallowed", prepared.place(statement), message, (), clause)
    if not found.asserts:
        message = "this scenario asserts nothing, so it cannot fail"
        findings.add("asserts-nothing", prepared.scenario.place, message, (), clause)
    elif not found.table_asserts:
        message = "no assertion looks at anything that comes from the table"
        findings.add("asserts-no-table", prepared.scenario.place, message, (), clause)
