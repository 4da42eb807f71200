"""Everything that can be told has its words in both languages, and no word means two things."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

import rulebook.games.ascension as package
import rulebook.text
from rulebook import ascension as asc
from rulebook.games.ascension.setup import READINGS
from rulebook.gate.engine import read_engine
from rulebook.gate.findings import Findings
from rulebook.gate.project import find_project
from rulebook.gate.telling import Teller
from rulebook.table import watching
from rulebook.text.data import load_toml
from rulebook.text.words import load_words

HERE = Path(package.__file__).parent
MESSAGES = load_toml(HERE / "messages.toml")
WORDS = load_words(Path(rulebook.text.__file__).with_name("common.toml"), HERE / "words.toml")
TELLER = Teller(MESSAGES, WORDS, ("ko", "en"))


def test_every_event_and_choice_has_a_message_and_no_message_is_left_over():
    engine = read_engine(find_project(Path(__file__).parents[3]), "ascension", Findings({}))
    assert {literal.value for literal in engine.events} == set(MESSAGES["event"])
    assert {kind.__name__ for kind in asc.Ascension.kinds} == set(MESSAGES["choice"])


def test_each_clause_is_cited_at_one_place():
    engine = read_engine(find_project(Path(__file__).parents[3]), "ascension", Findings({}))
    places = defaultdict(list)
    for literal in engine.citations:
        places[literal.value].append(literal.place)
    assert {id: at for id, at in places.items() if len(at) > 1} == {}
    assert all(id.startswith("asc-") for id in places)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("edition", ["anniversary", "original"])
def test_whole_games_can_be_told(players, edition):
    import random

    for seed in range(4):
        chooser = random.Random(seed)
        with watching() as seen:
            table = asc.deal(players=players, seed=seed, edition=edition)
            while table.decision:
                choice = chooser.choice(table.decision.options)
                for language in ("ko", "en"):
                    assert TELLER.choice(choice, language)
                table.do(table.decision.seat, choice)
        for step in TELLER.steps(seen):
            assert not re.search(r"[a-z]+_[a-z_]+", step.text["en"]), step
            assert not re.search(r"[a-z]{3,}", step.text["ko"]), step


def test_every_part_of_a_position_can_be_told():
    with watching() as seen:
        asc.position(
            hands={1: ["mystic"], 2: ["militia", ...]},
            decks={1: ["mystic", ...]},
            discards={1: ["mystic"]},
            played=["mystic"],
            constructs={1: ["muramasa"]},
            row=["mephit", ...],
            center_deck=["shadow_star", ...],
            void=["snapdragon"],
            mystics=3,
            heavy_infantry=4,
            honor={1: 3},
            supply=7,
            runes=1,
            power=2,
            mechana_runes=1,
            discount=1,
            row_defeats=1,
            used=["muramasa"],
            extra_turns=1,
            edition="original",
            **{name: not default for name, default in READINGS.items()},
        )
        asc.position(players=1, samael=["shadow_star"], samael_honor=3)
    told = [step.text for step in TELLER.steps(seen)]
    assert len(told) > 20
    assert sum(text["en"].startswith("Reading other than by default: ") for text in told) == 1
    for text in told:
        assert not re.search(r"[a-z]{3,}", text["ko"]), text
        assert "_" not in text["en"], text


def test_a_position_with_another_reading_says_so():
    with watching() as seen:
        asc.position(tie_to_latest=False)
        asc.position()
        asc.deal(third_wind_tyrant=False)
    said = [step.text for step in TELLER.steps(seen) if "eading" in step.text["en"]]
    assert said == [
        {
            "ko": "기본과 다른 해석: 동점이면 순서가 가장 이른 플레이어가 이김.",
            "en": "Reading other than by default: a tie goes to the earliest in turn order.",
        },
        {
            "ko": "기본과 다른 해석: 바람의 압제자는 2장임.",
            "en": "Reading other than by default: there are 2 Wind Tyrants.",
        },
    ]


def test_every_kind_of_word_has_a_name():
    for term in WORDS.terms.values():
        assert set(term.kind_name) == {"ko", "en"}, term.kind


def test_no_form_is_that_of_two_terms():
    for language in ("ko", "en"):
        forms = defaultdict(set)
        for term in WORDS.terms.values():
            for form in term.forms.get(language, ()):
                forms[form.casefold()].add(term.id)
        assert {form: ids for form, ids in forms.items() if len(ids) > 1} == {}


def test_no_right_form_is_also_wrong():
    for language in ("ko", "en"):
        for term in WORDS.terms.values():
            for form in term.forms.get(language, ()):
                assert list(WORDS.wrong(form, language)) == [], form


def test_no_kind_has_a_single_term():
    kinds = defaultdict(list)
    for term in WORDS.terms.values():
        kinds[term.kind].append(term.id)
    assert {kind: ids for kind, ids in kinds.items() if len(ids) < 2} == {}


def test_the_table_of_cards():
    for language in ("ko", "en"):
        (header, *rows) = asc.tables(WORDS.form, language)["cards"]
        assert len(rows) == 53
        assert all(len(row) == len(header) for row in rows)
    assert sum(int(row[-1]) for row in rows) == 181


def test_names_of_our_own_say_so():
    official = {t.id for t in WORDS.terms.values() if t.kind == "card"} & {
        "apprentice",
        "militia",
        "mystic",
        "heavy_infantry",
        "cultist",
        "the_all_seeing_eye",
        "arbiter_of_the_precipice",
        "void_initiate",
        "earth_tyrant",
        "sea_tyrant",
        "xeron_duke_of_lies",
    }
    for name in asc.CARDS:
        marked = "이 규칙집의 번역" in WORDS.terms[name].about["ko"]
        assert marked == (name not in official), name
