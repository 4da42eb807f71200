"""Waivers: a finding may be waived with a reason, and only as long as it is needed."""

from __future__ import annotations

import re

from rulebook.gate.findings import Finding, Findings
from rulebook.gate.game import Game

#: What may be waived: where the gate may ask too much. What breaks the promise never is.
WAIVABLE = (
    "adds-nothing",
    "cited-twice",
    "lone-term",
    "never-read",
    "not-bearing",
    "not-cited",
    "rule-unreached",
    "unbound-answer",
    "unbound-bound",
    "unbound-modal",
    "unbound-number",
    "untied",
    "unwritten",
    "wrong-form",
)
_WAIVER = re.compile(r"^([\w-]+)(?:\s*[—–:-]+\s*(.+))?$")


def apply_waivers(games: list[Game], findings: Findings) -> None:
    """Take away the findings that are waived; a waiver without reason or need is one itself."""
    waived: set[Finding] = set()
    fresh = Findings()
    for game in games:
        for example in game.examples:
            for entry in example.of("waive"):
                found = _WAIVER.match(entry.text)
                code, reason = found.groups() if found else (entry.text, None)
                if code not in WAIVABLE:
                    message = f"{code!r} cannot be waived; what can is {', '.join(WAIVABLE)}"
                    fresh.add("waiver", entry.place, message, (), example.id)
                    continue
                if not reason:
                    message = f"this waiver gives no reason; write 'waive: {code} — why'"
                    fresh.add("waiver", entry.place, message, (), example.id)
                    continue
                mine = {f for f in findings.items if f.code == code and f.clause == example.id}
                if not mine:
                    message = f"there is no finding {code!r} to waive any more; delete the waiver"
                    fresh.add("waiver-unneeded", entry.place, message, (), example.id)
                waived |= mine
    findings.items = [f for f in findings.items if f not in waived] + fresh.items
