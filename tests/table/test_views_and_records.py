"""What is seen of a table, and what copies and records keep of it."""

import copy
import pickle

import pytest
from counters_game import Counters, Give, Take, snapshot, table

from rulebook.table import Beginning, Mistake, Record, Refused, Secret, replay, watching


def test_a_view_holds_only_what_the_seat_may_know():
    t = table("red", "blue", "red", "red", "red").do(1, Take(1))
    assert t.view(1).zones["hand 1"] == ("red",)
    assert t.view(2).zones["hand 1"] == (None,)
    assert t.view(2).options
    assert t.view(1).options == ()
    assert t.view(1).chooser == 2


def test_a_secret_value_is_laid_open_only_to_those_who_may_know_it():
    t = table()
    event = t.tell("peeked", card=Secret("red", frozenset({1})), seat=1)
    assert event["card"] == "red"
    assert event.seen_by(1)["card"] == "red"
    assert event.seen_by(2)["card"] is None
    hidden = t.tell("swapped", to=[1])
    assert hidden.seen_by(2) is None
    assert "swapped" not in [e.name for e in t.view(2).events]


def test_the_options_handed_out_are_a_copy():
    t = table("red", "blue", "red", "red", "red")
    t.decision.options.clear()
    assert Take(1) in t.decision.options


def test_zones_can_be_read_but_not_changed():
    t = table("red", "blue", "red", "red", "red")
    assert t.heap[0] == "red"
    assert t.heap[:2] == ["red", "blue"]
    assert "blue" in t.heap
    assert t.heap != ["red"]
    for change in ("append", "remove", "pop", "clear", "__setitem__"):
        assert not hasattr(t.heap, change)


def test_several_cards_move_as_one_event():
    t = table("red", "blue", "red", "red", "red")
    t.move_all(2, t.heap, t.hands[1], "took_all", seat=1)
    assert t.hands[1] == ["red", "blue"]
    assert t.heap == ["red", "red", "red"]
    assert t.log[-1]["cards"] == ("red", "blue")
    deck = t.zone("deck")
    t.move_all(1, t.hands[1], deck, "put_away", seat=1)
    assert deck == ["red"]
    assert t.log[-1].seen_by(1)["cards"] == ("red",)
    assert t.log[-1].seen_by(2)["cards"] is None


def test_same_seed_same_game():
    assert table().heap == table().heap
    assert any(Counters(Beginning({}, s)).heap != table().heap for s in range(2, 9))


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))]
)
def test_a_copy_is_the_same_game_and_goes_its_own_way(again):
    t = table("red", "blue", "red", "red", "red").do(1, Take(1))
    twin = again(t)
    assert snapshot(twin) == snapshot(t)
    twin.do(2, Take(1))
    assert len(t.heap) == 4
    assert len(twin.heap) == 3


def test_a_record_survives_json():
    t = table("red", "blue", "red", "red", "red").do(1, Take(1)).do(2, Take(2))
    assert snapshot(replay(t.record().to_json())) == snapshot(t)


def test_record_is_equal_to_itself_read_back():
    record = table().do(1, Take(2)).record()
    assert Record.from_json(record.to_json(), Counters.kinds).choices == record.choices


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": 3}', '{"game": "counters"}'])
def test_a_text_that_is_no_record_is_a_mistake(text):
    with pytest.raises(Mistake):
        replay(text)


def test_a_record_with_an_unknown_kind_is_a_mistake():
    text = table().do(1, Take(1)).record().to_json().replace("Take", "Steal")
    with pytest.raises(Mistake, match="no record"):
        replay(text)


def test_what_was_taken_back_is_not_noted():
    t = table("red", "blue", "red", "red", "red").do(1, Take(1))
    with watching() as seen, pytest.raises(Refused):
        t.do(2, Take(2), Give("red"))
    (note,) = seen.notes
    assert note.choice == Give("red")
    assert seen.reached == set(note.clauses)
