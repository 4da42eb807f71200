"""Answering: the yes or no that a ruling begins with is a stated value."""

from __future__ import annotations

from rulebook.gate.findings import Findings
from rulebook.gate.game import Clause
from rulebook.text.answers import ANSWER, first_answer


def check_answer(clause: Clause, findings: Findings) -> None:
    """Find a yes or no at the beginning of a ruling that is bound to nothing."""
    for language, text in clause.texts.items():
        opening = next((p for p in text.passages if not p.title and not p.commentary), None)
        answer = first_answer(opening.text.content, language) if opening else None
        if not opening or not answer:
            continue
        named = (link for link in opening.text.links if link.value_name == ANSWER)
        if not any(link.start <= answer.start < link.end for link in named):
            written = opening.text.content[answer.start : answer.end]
            message = (
                f"the answer {written!r} is bound to nothing; write [{written}](says:{ANSWER})"
            )
            place = opening.place(answer.start, answer.end)
            findings.add("unbound-answer", place, message, (), clause.id)
