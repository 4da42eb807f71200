"""Wording: stated values agree between the languages, and nothing that counts is left unbound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from rulebook.gate.answering import check_answer
from rulebook.gate.findings import Findings, Other
from rulebook.gate.game import Clause, Game, Say, say_nothing
from rulebook.gate.games import values_of
from rulebook.gate.project import Project
from rulebook.gate.torn import check_torn
from rulebook.text.bounds import bounds
from rulebook.text.found import Found
from rulebook.text.languages import LANGUAGES
from rulebook.text.modals import ambiguous, hard_modals, negates
from rulebook.text.numerals import hard_numbers
from rulebook.text.pages import Page, Passage, Stated
from rulebook.text.place import Place
from rulebook.text.values import alternatives

#: Values by name: each value, and where each language states it.
Common: TypeAlias = dict[str, tuple[int | str, dict[str, Stated]]]
#: What finds words in the text of a clause, in one language.
_Find: TypeAlias = Callable[[Clause, str], Iterator[tuple[Passage, Found]]]


@dataclass(frozen=True)
class ClauseValues:
    """The stated values of a clause.

    ``by_language`` are those that each language states. ``common`` holds every name that any
    language states, with its value; where languages differ, that of the first.
    """

    by_language: dict[str, dict[str, int | str]]
    common: Common

    @property
    def agreed(self) -> dict[str, int | str]:
        """The one value of each name."""
        return {name: value for name, (value, _) in self.common.items()}


def shown(value: int | str) -> str:
    """Return a value as messages show it."""
    return str(value) if isinstance(value, int) else f'"{value}"'


def read_values(project: Project, game: Game, clause: Clause, findings: Findings) -> ClauseValues:
    """Return the stated values of a clause, compared between the languages.

    Values that differ are not reported here: the scenarios first tell which language is wrong.
    """
    by_language = {
        lang: values_of(clause, lang, game, findings)
        for lang in project.languages
        if lang in clause.texts
    }
    names = dict.fromkeys(name for values in by_language.values() for name in values)
    common: Common = {}
    for name in names:
        stated = {lang: values[name][1] for lang, values in by_language.items() if name in values}
        value = next(values[name][0] for values in by_language.values() if name in values)
        common[name] = (value, stated)
        for language in by_language:
            # A fragment that cannot be read has its own finding; do not report it twice.
            written = {
                link.value_name
                for passage in clause.texts[language].passages
                for link in passage.text.links
            }
            if name not in written:
                there, where = next(iter(stated.items()))
                message = (
                    f"{name!r} is stated in {LANGUAGES[there]} ({where.fragment!r}), "
                    f"but not in {LANGUAGES[language]}"
                )
                other = Other(LANGUAGES[there], where.place)
                place = clause.texts[language].place
                findings.add("missing-value", place, message, [other], clause.id)
        if not findings.concern("two-values", clause.id):
            _as_often(clause, name, findings)
        if isinstance(value, str) and not alternatives(value, game.words):
            kind = game.words.terms[value].kind
            first = next(iter(stated.values()))
            message = (
                f"{name!r}: {value!r} is the only term of the kind {kind!r}, so nothing could be "
                "wrong; add the term that a reader would confuse it with"
            )
            findings.add("lone-term", first.place, message, (), clause.id)
    values = {
        lang: {name: value for name, (value, _) in read.items()}
        for lang, read in by_language.items()
    }
    return ClauseValues(values, common)


def _as_often(clause: Clause, name: str, findings: Findings) -> None:
    """Find a value that is stated more often in one language: elsewhere it stands unbound."""
    stated = {
        lang: [s for s in text.stated if s.name == name] for lang, text in clause.texts.items()
    }
    most = max(stated, key=lambda lang: len(stated[lang]))
    for language, values in stated.items():
        if values and len(values) < len(stated[most]):
            message = (
                f"{name!r} is stated {len(values)} times in {LANGUAGES[language]}, but "
                f"{len(stated[most])} times in {LANGUAGES[most]}; bind it wherever it is said"
            )
            others = [Other(LANGUAGES[most], s.place) for s in stated[most][-1:]]
            findings.add("missing-value", values[-1].place, message, others, clause.id)


def check_wording(game: Game, findings: Findings, say: Say = say_nothing) -> None:
    """Find what counts and is bound to nothing, "may not", and forms the words list as wrong.

    ``say`` is told each page before it is looked at.
    """
    for page in game.pages:
        say(page.file)
        for text in page.clauses:
            for passage in text.passages:
                _wrong_forms(game, page, passage, text.id, findings)
                check_torn(page, passage, text.id, findings)
                if text.kind == "note":
                    continue
                if passage.commentary:
                    _quoted(passage, text.id, findings)
                    continue
                if "words.toml" not in game.unread:
                    _unbound_numbers(game, page, passage, text.id, findings)
                _may_not(page, passage, text.id, findings)
        for passage in page.outside:
            _wrong_forms(game, page, passage, "", findings)
            if not passage.commentary:
                _outside(page, passage, findings)
    for clause in game.clauses.values():
        if clause.kind == "ruling":
            check_answer(clause, findings)
        if clause.kind != "note":
            # Languages differ in where they put a modal, and in how they say a bound.
            for place, message, others in _in_no_language(clause, _modals):
                findings.add("unbound-modal", place, message, others, clause.id)
            for place, message, others in _only_there(clause):
                findings.add("unbound-modal", place, message, others, clause.id)
            for place, message, others in _in_no_language(clause, _bounds):
                findings.add("unbound-bound", place, message, others, clause.id)


def _quoted(passage: Passage, clause: str, findings: Findings) -> None:
    for link in passage.text.links:
        if link.value_name is not None:
            message = f"{link.text!r} states a value in a block quote; write the rule above it"
            findings.add("outside", passage.place(link.start, link.end), message, (), clause)


def _wrong_forms(game: Game, page: Page, passage: Passage, clause: str, findings: Findings) -> None:
    text = passage.text.plain(keep_values=True)
    for found, term in game.words.wrong(text, page.language):
        right = game.words.form(term.id, page.language)
        message = f"{found.value!r} is not a word of this game; write {right!r}"
        findings.add("wrong-form", passage.place(found.start, found.end), message, (), clause)


def _unbound_numbers(
    game: Game, page: Page, passage: Passage, clause: str, findings: Findings
) -> None:
    text = passage.text.plain()
    for found in hard_numbers(text, page.language):
        if game.words.is_part_of_term(text, found, page.language):
            continue  # A numeral in the name of a card counts nothing.
        written = passage.text.content[found.start : found.end]
        message = f"the number {written!r} is bound to nothing; write [{written}](says:name)"
        findings.add("unbound-number", passage.place(found.start, found.end), message, (), clause)


def _may_not(page: Page, passage: Passage, clause: str, findings: Findings) -> None:
    for found in ambiguous(passage.text.plain(), page.language):
        message = f"{found.value!r} means both 'need not' and 'cannot'; write one of them"
        findings.add("may-not", passage.place(found.start, found.end), message, (), clause)


def _outside(page: Page, passage: Passage, findings: Findings) -> None:
    text = passage.text.plain()
    stated = [link for link in passage.text.links if link.value_name is not None]
    for link in stated:
        message = f"{link.text!r} states a value outside every clause; give its heading an id"
        findings.add("outside", passage.place(link.start, link.end), message)
    # The name of a page or a game may hold a number: it states no rule.
    numbers = [] if passage.title else hard_numbers(text, page.language)
    rules: list[Found] = [*numbers, *hard_modals(text, page.language)]
    for found in rules:
        written = passage.text.content[found.start : found.end]
        message = (
            f"{written!r} stands outside every clause; put it into one, or into a block quote "
            "if it states no rule"
        )
        findings.add("outside", passage.place(found.start, found.end), message)


def _in_no_language(clause: Clause, find: _Find) -> Iterator[tuple[Place, str, list[Other]]]:
    """Yield words that no language binds: one may say in another way what the other binds."""
    unbound = {lang: list(find(clause, lang)) for lang in clause.texts}
    if not all(unbound.values()):
        return
    (_, (passage, found)), *rest = [(lang, hits[0]) for lang, hits in unbound.items()]
    written = passage.text.content[found.start : found.end]
    others = [Other(LANGUAGES[lang], p.place(f.start, f.end)) for lang, (p, f) in rest]
    message = f"{written!r} is bound in no language; write [{written}](says:name) in each"
    yield passage.place(found.start, found.end), message, others


def _only_there(clause: Clause) -> Iterator[tuple[Place, str, list[Other]]]:
    """Yield a "cannot" that is bound to nothing and that another language does not even hint at."""
    for language in clause.texts:
        found = [hit for hit in _modals(clause, language) if hit[1].value == "cannot"]
        for other, text in clause.texts.items():
            said = " ".join(p.text.content for p in text.passages if not p.commentary)
            if found and other != language and not negates(said, other):
                passage, modal = found[0]
                written = passage.text.content[modal.start : modal.end]
                message = f"{LANGUAGES[other]} says nothing like {written!r}; say the same"
                place = passage.place(modal.start, modal.end)
                yield place, message, [Other(LANGUAGES[other], text.place)]


def _bounds(clause: Clause, language: str) -> Iterator[tuple[Passage, Found]]:
    for passage in clause.texts[language].passages:
        if not passage.commentary:
            for found in bounds(passage.text.plain(), language):
                yield passage, found


def _modals(clause: Clause, language: str) -> Iterator[tuple[Passage, Found]]:
    for passage in clause.texts[language].passages:
        if not passage.commentary and not (passage.title and clause.kind == "ruling"):
            for found in hard_modals(passage.text.plain(), language):
                yield passage, found
