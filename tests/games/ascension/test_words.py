"""Games and positions of Ascension are told in both languages; its words and its table."""

import pytest
from random_play import play_out
from telling_games import choices_told, teller_of, told_well, words_of

from rulebook import ascension as asc
from rulebook.games.ascension.setup import READINGS
from rulebook.table import watching

WORDS = words_of(asc)
TELLER = teller_of(asc)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("edition", ["anniversary", "original"])
def test_whole_games_can_be_told(players, edition):
    for seed in range(4):
        with watching() as seen:
            table = play_out(asc.deal(players=players, seed=seed, edition=edition), seed)
        choices_told(TELLER, table)
        told_well(TELLER.steps(seen))


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
    steps = TELLER.steps(seen)
    assert len(steps) > 20
    said = [step.text["en"] for step in steps]
    assert sum(text.startswith("Reading other than by default: ") for text in said) == 1
    told_well(steps)
    with watching() as alone:
        asc.position(players=1, samael=["shadow_star"], samael_honor=3)
    told_well(TELLER.steps(alone))


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
