"""Games and positions of Twilight Imperium are told in both languages; its words and tables."""

import re

import pytest
from random_play import play_out
from telling_games import choices_told, folder, messages_of, teller_of, told_well, words_of

from rulebook import refused
from rulebook import twilight_imperium as ti
from rulebook.table import watching, written
from rulebook.table.events import Event
from rulebook.text.data import load_toml
from rulebook.text.words import load_words

MESSAGES = messages_of(ti)
WORDS = words_of(ti)
OWN = load_words(folder(ti) / "words.toml")
TELLER = teller_of(ti)
STATEMENTS = load_toml(folder(ti) / "statements.toml")["statement"]


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_can_be_told(players):
    with watching() as seen:
        table = ti.deal(players=players, seed=players, rounds=1, manifest_destiny=players % 2 == 1)
        play_out(table, players)
    choices_told(TELLER, table)
    told_well(TELLER.steps(seen))


@pytest.mark.parametrize("counter", ti.SAMPLE_MIX)
def test_every_counter_can_be_told(counter):
    for readings in ({}, {"settlers_rival": "fight", "lazax_duration": "next_round"}):
        for seed in range(3):
            with watching() as seen:
                table = ti.position(
                    ships={
                        1: {"garnet": ["carrier", "ground_force", "fighter", "dreadnought"]},
                        2: {"garnet": ["carrier", "ground_force", "fighter", "dreadnought"]},
                    },
                    counters={"garnet": counter},
                    rounds=1,
                    hands={1: 4},
                    **readings,
                )
                play_out(table, seed)
            told_well(TELLER.steps(seen))


def test_every_part_of_a_position_can_be_told():
    others = {name: values[-1] for name, values in ti.ALTERNATIVES.items()}
    seats = range(1, 7)
    with watching() as seen:
        ti.position(
            "placement",
            6,
            2,
            players=6,
            planets={seat: {f"{p}": seat} for seat, p in zip(seats, PLANETS, strict=True)},
            ships={seat: {p: ["carrier"]} for seat, p in zip(seats, PLANETS, strict=True)},
            docks=["garnet"],
            counters={"sable": "wealth 2", "talos": None},
            face_up={"umber": "hostile_locals 2"},
            wormholes={"garnet": "alpha"},
            hands={1: 2},
            deck=["A9"],
            discards=["A8"],
            credits={1: 3},
            bonus={2: 5},
            technologies={1: ["red"]},
            bought={6: ["cruiser"]},
            done=[1, 2],
            probed=[(1, "sable")],
            razed=["talos"],
            no_influence={1: 3},
            no_vote={1: 3},
            no_resources={"garnet": (1, 3)},
            first=2,
            galaxy={**ti.sample_galaxy(6), "rim": ti.system({"zephyr": (1, 7)})},
            **others,
        )
    steps = TELLER.steps(seen)
    assert len(steps) > 30
    told_well(steps)
    homes = {f"home_{seat}": ti.sample_galaxy(2)[f"home_{seat}"] for seat in (1, 2)}
    with watching() as seen:
        ti.position("draw", distant_suns=False, manifest_destiny=False, galaxy=homes)
    told_well(TELLER.steps(seen))
    parts = set(re.findall(r"\[part\.(\w+)\]", (folder(ti) / "messages.toml").read_text("utf-8")))
    assert parts == set(ti.position("draw", players=6, **ALL_SEATS).beginning.written)


def test_what_a_position_leaves_open_is_not_told():
    with watching() as seen:
        ti.position("draw", 2, credits={1: 0})
    told = [step.text["en"] for step in TELLER.steps(seen)]
    assert told == [
        "Players: 2.",
        "Round: 1.",
        "Phase: drawing step.",
        "Credits of Player 1: 0.",
        "It is for Player 2 to act.",
    ]


def test_it_is_told_who_begins_and_what_is_not_as_in_the_example():
    center = ti.system({"mecatol_rex": (1, 6)}, ["home_1"])
    with watching() as seen:
        ti.position("draw", first=2, galaxy={**ti.sample_galaxy(2), "center": center})
    told = [step.text for step in TELLER.steps(seen)]
    assert told[1] == {
        "ko": "순서가 따로 없는 단계는 플레이어 2부터 합니다.",
        "en": "Phases without an order of their own begin with Player 2.",
    }
    assert told[2]["en"] == "Systems made otherwise than in the example galaxy: center system."


def test_numbers_of_units_and_cards_are_told_as_they_are_said():
    fleet = {"carrier": 1, "ground_force": 4, "fighter": 1}
    with watching() as seen:
        t = ti.position("movement", 1, ships={1: {"home_1": fleet}}, planets={2: {"garnet": 0}})
        t.do(1, ti.Move("carrier", "home_1", "border_1", 4, 1))
        t.do(1, ti.Done(), ti.Land("garnet", 1))
    told = [step.text for step in TELLER.steps(seen)]
    assert {
        "ko": "1번 고향 성계에 있는 플레이어 1의 유닛: 모함, 지상군 ×4, 전투기.",
        "en": "Units of Player 1 in home system 1: carrier, ground force ×4, fighter.",
    } in told
    english = [text["en"] for text in told]
    assert "Player 2 controls Garnet, with a control marker only." in english
    moved = "Player 1 moves a carrier from home system 1 to border system 1."
    assert f"{moved} 4 ground forces are aboard. 1 fighter is aboard." in english
    assert "Player 1 lands 1 ground force on Garnet." in english
    for cards, told in ((0, "has no action cards to discard"), (5, "discards all 5 action cards")):
        event = Event("all_cards_lost", {"seat": 1, "count": cards}, ())
        assert TELLER.event(event, "en") == f"Player 1 {told}."


def test_two_players_are_told_of_no_political_phase_that_begins():
    t = ti.position("placement", rounds=2)
    assert [e["phase"] for e in t.log if e.name == "phase_begins"] == ["draw"]
    assert "no_political_phase" in [e.name for e in t.log]


def test_a_refused_choice_is_told_in_a_whole_sentence():
    for kind, message in MESSAGES["choice"].items():
        # In Korean it ends in a final ㄹ, so that 수 없습니다 can follow.
        assert (ord(message["ko"][-1]) - ord("가")) % 28 == 8, kind
    with watching() as seen, refused("ti-annex-credits"):
        ti.position("annexation").do(1, ti.Annex("garnet"))
    assert TELLER.steps(seen)[-1].text == {
        "ko": "플레이어 1은 가넷을 구입할 수 없습니다.",
        "en": "Player 1 cannot buy Garnet.",
    }


PLANETS = ("garnet", "harrow", "indra", "jasper", "kelda", "lumen")
ALL_SEATS = {
    "planets": {seat: {} for seat in range(1, 7)},
    "ships": {seat: {} for seat in range(1, 7)},
}


def test_every_other_reading_has_words():
    for name, values in ti.ALTERNATIVES.items():
        for value in values[1:]:
            (reading,) = written.others({**ti.READINGS, name: value}, ti.READINGS)
            assert WORDS.terms[reading].kind == "reading"


def test_nothing_that_is_told_or_explained_uses_a_wrong_form():
    for language in ("ko", "en"):
        texts = [term.about.get(language, "") for term in OWN.terms.values()]
        texts += [m[language] for g in ("part", "choice", "event") for m in MESSAGES[g].values()]
        texts += [s[language] for s in STATEMENTS.values()]
        for table in ti.tables(WORDS.form, language).values():
            texts += [cell for row in table for cell in row]
        for text in texts:
            assert [found for found, _ in WORDS.wrong(text, language)] == [], text


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("침공전 단계", "invasion"),
        ("침공 전 단계", "invasion"),
        ("정치력", "influence_value"),
        ("한 턴 전체", "round"),
        ("지방 지상군", "locals"),
        ("중립 지상군", "locals"),
        ("봉기 판정", "insurgence_check"),
        ("생화학적위험", "biohazard"),
    ],
)
def test_translation_traps_are_wrong_forms(text, term):
    assert [t.id for _, t in WORDS.wrong(text, "ko")] == [term]


def test_every_term_is_explained_and_every_kind_has_a_name():
    for term in OWN.terms.values():
        assert set(term.about) == {"ko", "en"}, term.id
        assert set(term.kind_name) == {"ko", "en"}, term.id


def test_all_statements_are_there():
    assert list(STATEMENTS) == [f"ti-{n:03}" for n in range(1, 72)]


def test_the_tables():
    for language in ("ko", "en"):
        found = ti.tables(WORDS.form, language)
        sizes = {name: len(rows) - 1 for name, rows in found.items()}
        assert sizes == {
            "counters": 10,
            "razing": 3,
            "settlers": 5,
            "insurgence": 8,
            "attack": 20,
            "planets": 27,
            "mix": len(ti.SAMPLE_MIX),
        }
        for rows in found.values():
            assert all(len(row) == len(rows[0]) for row in rows)
    assert found["razing"][1:] == [
        ("1–7", "nothing", "70%"),
        ("8–9", "3 action cards", "20%"),
        ("10", found["razing"][3][1], "10%"),
    ]
    assert found["insurgence"][5] == ("4", "30%", "20%", "10%")
