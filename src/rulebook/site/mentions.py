"""Mentions: the rulings that speak of the card, or other term, that a clause is named after."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulebook.gate.report import ClauseReport, Report


def mentions(report: Report) -> dict[str, list[str]]:
    """Return, for each clause whose heading is a term, the ids of the rulings that name the term.

    A ruling that rests on the clause is left out: it is named there already.
    """
    by_form = {
        (term.game, language, form.casefold()): term
        for term in report.terms
        for language, forms in term.forms.items()
        for form in forms
    }
    rulings = [clause for clause in report.clauses if clause.kind == "ruling"]
    found: dict[str, list[str]] = {}
    for clause in report.clauses:
        named = {
            term.id: term
            for language, title in clause.title.items()
            if (term := by_form.get((clause.game, language, title.casefold())))
        }
        for term in named.values():
            patterns = {language: _any_of(forms) for language, forms in term.forms.items()}
            found[clause.id] = [
                ruling.id
                for ruling in rulings
                if ruling.game == clause.game
                and clause.id not in ruling.rests_on
                and any(_named(ruling, language, p) for language, p in patterns.items())
            ]
    return found


def _any_of(forms: Iterable[str]) -> re.Pattern[str]:
    # The first form is the name; the others may be common words.
    name = re.escape(next(iter(forms), "\0"))
    return re.compile(rf"(?<![가-힣\w]){name}", re.IGNORECASE)


def _named(ruling: ClauseReport, language: str, pattern: re.Pattern[str]) -> bool:
    told = f"{ruling.title.get(language, '')}\n{ruling.text.get(language, '').partition('> ')[0]}"
    return bool(pattern.search(told))
