"""The promise: whatever is changed in text, scenarios or engine of a good project is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import corpus
import pytest
from pebbles_project import EN, ENGINE, EXAMPLES, KO, Pebbles

from rulebook.gate.findings import Findings
from rulebook.gate.game import Game
from rulebook.gate.games import read_games, values_of
from rulebook.gate.project import find_project
from rulebook.text.pages import Stated
from rulebook.text.values import alternatives

PAGES = {"ko": KO, "en": EN}
#: What to write for a value that is no number and no term.
WRITTEN = {
    "ko": {
        "may": "가져올 수 있습니다",
        "must": "가져와야 합니다",
        "cannot": "가져올 수 없습니다",
        "no": "아니요",
    },
    "en": {"may": "may", "must": "must", "cannot": "cannot", "no": "No"},
}


def good() -> Game:
    (game,) = read_games(find_project(corpus.GOOD), Findings())
    return game


def other_fragments() -> Iterator[tuple[str, str, int | str, dict[str, tuple[Stated, str]]]]:
    """Yield each stated value with each other value: where it stands, and what to write there."""
    game = good()
    for clause in game.clauses.values():
        read = {lang: values_of(clause, lang, game, Findings()) for lang in PAGES}
        for name, (value, _) in read["ko"].items():
            for other in alternatives(value, game.words):
                written = {
                    lang: (
                        read[lang][name][1],
                        WRITTEN[lang].get(str(other))
                        or (str(other) if isinstance(other, int) else game.words.form(other, lang)),
                    )
                    for lang in PAGES
                }
                yield clause.id, name, other, written


CHANGES = list(other_fragments())


def write_at(pebbles: Pebbles, language: str, stated: Stated, fragment: str) -> None:
    lines = pebbles.read(PAGES[language]).split("\n")
    line, at = lines[stated.place.line - 1], stated.place.col
    assert line[at : at + len(stated.fragment)] == stated.fragment
    lines[stated.place.line - 1] = line[:at] + fragment + line[at + len(stated.fragment) :]
    pebbles.write(PAGES[language], "\n".join(lines))


def test_good_project_states_numbers_modals_and_terms() -> None:
    values = {other for _, _, other, _ in CHANGES}
    assert {"may", "must", "right_end"} <= values
    assert any(isinstance(value, int) for value in values)


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("change", CHANGES, ids=[f"{c[0]}-{c[1]}-{c[2]}" for c in CHANGES])
def test_value_changed_in_one_language_is_found_at_its_line(
    pebbles: Pebbles,
    change: tuple[str, str, int | str, dict[str, tuple[Stated, str]]],
    language: str,
) -> None:
    clause, _, _, written = change
    stated, fragment = written[language]
    write_at(pebbles, language, stated, fragment)
    (finding,) = pebbles.report().findings
    assert (finding.code, finding.clause) == ("differ", clause)
    assert (finding.place.file, finding.place.line) == (PAGES[language], stated.place.line)
    assert f'"{fragment}"' in finding.message
    ((_, other),) = [(o.label, o.place) for o in finding.others]
    assert other.file in PAGES.values()
    assert other.file != PAGES[language]


@pytest.mark.parametrize("change", CHANGES, ids=[f"{c[0]}-{c[1]}-{c[2]}" for c in CHANGES])
def test_value_changed_in_both_languages_fails_against_the_engine(
    pebbles: Pebbles, change: tuple[str, str, int | str, dict[str, tuple[Stated, str]]]
) -> None:
    clause, _, _, written = change
    for language, (stated, fragment) in written.items():
        write_at(pebbles, language, stated, fragment)
    (finding,) = pebbles.report().findings
    assert (finding.code, finding.clause) == ("fails", clause)
    assert finding.place.file == EXAMPLES
    # Both ends: the sentence in each language, and the engine's rule; a ruling has none.
    ends = {KO, EN} if clause == "pb-only-one" else {KO, EN, ENGINE}
    assert {o.place.file for o in finding.others} == ends
    lines = {(o.place.file, o.place.line) for o in finding.others}
    assert {(PAGES[lang], s.place.line) for lang, (s, _) in written.items()} <= lines


CLAUSES = ["pb-row", "pb-turns", "pb-take", "pb-most", "pb-colour", "pb-last", "pb-only-one"]


@pytest.mark.parametrize("clause", CLAUSES)
def test_deleted_scenario_is_found(pebbles: Pebbles, clause: str) -> None:
    text = pebbles.read(EXAMPLES)
    section = re.compile(rf"(## {clause}\n\n(?:- [^\n]*\n\n)?)```python\n.*?```\n", re.DOTALL)
    changed, count = section.subn(r"\1", text)
    assert count == 1
    pebbles.write(EXAMPLES, changed)
    found = {(f.code, f.clause) for f in pebbles.report().findings}
    assert ("no-scenario", clause) in found


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("clause", [*CLAUSES, "pb-advice"])
def test_clause_deleted_in_one_language_is_found(
    pebbles: Pebbles, clause: str, language: str
) -> None:
    text = pebbles.read(PAGES[language])
    section = re.compile(rf"^## [^\n]*\{{#{clause}[^\n]*\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    changed, count = section.subn("", text)
    assert count == 1
    pebbles.write(PAGES[language], changed)
    found = {(f.code, f.clause) for f in pebbles.report().findings}
    assert ("one-language", clause) in found


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_deleted_in_both_languages_leaves_its_scenario_alone(
    pebbles: Pebbles, clause: str
) -> None:
    for page in PAGES.values():
        text = pebbles.read(page)
        pattern = rf"^## [^\n]*\{{#{clause}[^\n]*\n.*?(?=^## |\Z)"
        pebbles.write(page, re.sub(pattern, "", text, flags=re.DOTALL | re.MULTILINE))
    assert "no-clause" in pebbles.codes()


CITATIONS = [(c.value, c.place) for c in good().engine.citations]


@pytest.mark.parametrize(("id", "place"), CITATIONS, ids=[id for id, _ in CITATIONS])
@pytest.mark.parametrize("instead", ["pb-nothing", "pb-advice", "pb-turns", "pb-row"])
def test_engine_that_cites_another_clause_is_found(
    pebbles: Pebbles, id: str, place: corpus.Path, instead: str
) -> None:
    if id != instead:
        pebbles.change(ENGINE, f'("{id}")', f'("{instead}")')
        assert pebbles.codes()


@pytest.mark.parametrize(
    ("cited", "plain"),
    [
        ('    @rule("pb-take")\n', ""),
        ('    @rule("pb-last")\n', ""),
        (", cite=THE_ROW)\n\n    def flow", ")\n\n    def flow"),
        (", at_most_two, one_colour)", ", at_most_two)"),
        (", at_most_two, one_colour)", ", one_colour)"),
    ],
)
def test_citation_deleted_from_the_engine_is_found(
    pebbles: Pebbles, cited: str, plain: str
) -> None:
    pebbles.change(ENGINE, cited, plain)
    assert pebbles.codes()


@pytest.mark.parametrize(
    ("rule", "other"),
    [
        ("choice.count <= 2", "choice.count <= 1"),
        ("choice.count <= 2", "choice.count <= 3"),
        ('("white",) * 4', '("white",) * 5'),
        ("self.move(self.row[0],", "self.move(self.row[-1],"),
        ("self.turn = self.other(self.turn)", "pass"),
        ("== 1\n\n\nclass", "<= 2\n\n\nclass"),
        ("winner = self.other(self.turn) if loses else self.turn", "winner = self.turn"),
    ],
)
def test_engine_that_plays_otherwise_is_found(pebbles: Pebbles, rule: str, other: str) -> None:
    pebbles.change(ENGINE, rule, other)
    assert set(pebbles.codes()) & {"fails", "errors", "unwritten"}


def test_a_value_stated_twice_is_bound_wherever_it_is_said(pebbles: Pebbles) -> None:
    for file, fragment in ((KO, "두"), (EN, "two")):
        text = pebbles.read(file)
        bound = f"[{fragment}](says:most)"
        assert bound in text
        pebbles.write(file, text.replace(bound, f"{bound} {bound}", 1))
    assert pebbles.codes() == []
    pebbles.write(
        EN, pebbles.read(EN).replace("[two](says:most) [two](says:most)", "[two](says:most) twice")
    )
    assert "missing-value" in pebbles.codes()
