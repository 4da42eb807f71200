"""The verbs every table has, shown on a small game made here."""

import copy
import pickle

import pytest

from rulebook.table import (
    Beginning,
    Choice,
    Mistake,
    Record,
    Refused,
    Secret,
    Table,
    cite,
    guard,
    replay,
    rule,
    watching,
)


class Take(Choice):
    """Take so many counters."""

    number: int


class Give(Choice):
    """Give a card, by its name."""

    card: str
    words = {"card": ("red", "blue", "green")}


class Stop(Choice):
    """End the game here."""


@guard("enough")
def enough(t, choice):
    return choice.number <= len(t.heap)


@guard("not-three")
def not_three(t, choice):
    return choice.number != 3


class Counters(Table):
    """Take counters from a heap; a nested effect asks the other player in the middle of a turn."""

    game = "counters"
    kinds = (Take, Give, Stop)

    def set_up(self, beginning):
        self.seats = (1, 2)
        self.turn = 1
        parts = beginning.parts or {"heap": ["red"] * 3 + ["blue"] * 2}
        self.heap = self.zone("heap", None, cards=parts["heap"])
        self.hands = {s: self.zone("hand", [s], s) for s in self.seats}
        self.box = self.zone("box")
        if beginning.parts is None:
            self.shuffle(self.heap, "shuffled", cite="set-up")

    def not_yours(self, seat, choice):
        return cite("in-turn")

    @rule("game")
    def flow(self):
        while self.heap:
            yield from self.turn_of(self.turn)
            self.turn = 3 - self.turn
        self.over([], "nobody", cite="heap-empty")

    @rule("turn")
    def turn_of(self, me):
        choice = yield self.ask(me, Take.among(range(1, 4), enough, not_three), Stop)
        if choice == Stop():
            self.over([me], "stopped", cite="stop")
        for _ in range(choice.number):
            self.move(self.heap[0], self.heap, self.hands[me], "taken", seat=me)
        if choice.number == 2:
            yield from self.tax(me, 3 - me)

    @rule("tax")
    def tax(self, me, you):
        if self.hands[you]:
            given = yield self.ask(you, Give.among(self.hands[you], "from-hand"))
            self.move(given.card, self.hands[you], self.hands[me], "given", seat=you)
            if given.card == "blue":
                self.over([you], "blue_wins", cite="blue")

    def invariants(self):
        yield "box", sum(map(len, self._zones)) == 5


def table(*heap):
    parts = {"heap": list(heap)} if heap else None
    return Counters(Beginning({}, 1, parts))


def snapshot(t):
    return (
        [list(z) for z in t._zones],
        list(t.log),
        t.turn,
        repr(t.decision),
        t.outcome,
        t.chance._random.getstate(),
    )


def test_an_opponent_chooses_in_the_middle_of_your_turn():
    t = table("red", "blue", "red", "red", "red")
    t.do(1, Take(1)).do(2, Take(2))
    assert t.decision.seat == 1
    assert t.decision.options == [Give("red")]
    t.do(1, Give("red"))
    assert t.hands[2] == ["blue", "red", "red"]


def test_the_game_can_end_inside_an_effect_and_leaves_no_rule_in_force():
    t = table("blue", "red", "red", "red", "red")
    t.do(1, Take(1)).do(2, Take(2)).do(1, Give("blue"))
    assert t.outcome.winners == (1,)
    assert t.outcome.clauses == ("blue", "tax", "turn", "game")
    assert t.decision is None
    assert t.rules == []


@pytest.mark.parametrize(
    ("seat", "choice", "clauses"),
    [
        (2, Take(1), {"in-turn"}),
        (1, Take(3), {"not-three"}),
        (1, Take(7), {"enough"}),
        (1, Take(0), {"turn"}),
        (1, Give("red"), {"turn"}),
    ],
)
def test_a_refusal_names_what_forbids_it_and_changes_nothing(seat, choice, clauses):
    t = table("red", "red", "red", "red", "red")
    before = snapshot(t)
    with pytest.raises(Refused) as refusal:
        t.do(seat, choice)
    assert set(refusal.value.clauses) == clauses
    assert snapshot(t) == before


def test_all_failing_guards_are_named():
    t = table("red", "red", "red", "red", "red").do(1, Take(2)).do(2, Take(1)).do(1, Take(1))
    with pytest.raises(Refused) as refusal:
        t.do(2, Take(3))
    assert refusal.value.clauses == ("enough", "not-three")


def test_a_limit_of_the_candidates_is_named():
    t = table("red", "red", "red", "red", "blue").do(1, Take(1)).do(2, Take(2))
    with pytest.raises(Refused) as refusal:
        t.do(1, Give("green"))
    assert refusal.value.clauses == ("from-hand",)


def test_several_choices_are_made_all_or_none():
    t = table("red", "blue", "red", "red", "red").do(1, Take(1))
    before = snapshot(t)
    with pytest.raises(Refused):
        t.do(2, Take(2), Give("red"))
    assert snapshot(t) == before
    assert t.record().choices == ((1, Take(1)),)
    t.do(2, Take(2)).do(1, Give("red"))
    assert t.turn == 1


def test_after_the_end_the_clause_that_ended_it_refuses_everything():
    t = table().do(1, Stop())
    with pytest.raises(Refused) as refusal:
        t.do(2, Take(1))
    assert refusal.value.clauses == ("stop",)
    assert t.permits(1, Stop()) == "cannot"


@pytest.mark.parametrize(
    ("seat", "choices", "message"),
    [
        (3, (Take(1),), "no seat 3; the seats are 1, 2"),
        (1, (), "no choice given"),
        (1, (Take,), "write it with its parentheses"),
        (1, ("take",), "'take' is no choice of counters"),
    ],
)
def test_a_mistaken_call_is_told_apart_from_a_refusal(seat, choices, message):
    t = table()
    with pytest.raises(Mistake, match=message):
        t.do(seat, *choices)


def test_a_name_the_game_does_not_know_is_a_mistake():
    with pytest.raises(Mistake, match="no card 'purple'; known are red, blue, green"):
        Give("purple")


def test_permits_tells_may_must_and_cannot_apart():
    t = table("red", "blue", "red", "red", "red")
    assert t.permits(1, Take(1)) == "may"
    assert t.permits(1, Take) == "may"
    assert t.permits(1, (Take, Stop)) == "must"
    assert t.permits(1, Take(3)) == "cannot"
    assert t.permits(2, Take(1)) == "cannot"
    t.do(1, Take(1)).do(2, Take(2))
    assert t.permits(1, Give("red")) == "must"


@pytest.mark.parametrize("nonsense", [None, "take", ("take",), (Take, 3)])
def test_permits_asks_for_choices_and_their_kinds(nonsense):
    with pytest.raises(Mistake, match="neither a choice nor a kind of choice"):
        table("red", "blue", "red", "red", "red").permits(1, nonsense)


def test_the_options_handed_out_are_a_copy():
    t = table("red", "blue", "red", "red", "red")
    t.decision.options.clear()
    assert Take(1) in t.decision.options


def test_choices_of_different_kinds_are_never_equal():
    assert Take(1) != Stop()
    assert Take(1) == Take(1)
    assert len({Take(1), Take(1), Take(2)}) == 2


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


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": 3}', '{"game": "counters"}'])
def test_a_text_that_is_no_record_is_a_mistake(text):
    with pytest.raises(Mistake):
        replay(text)


def test_a_record_with_an_unknown_kind_is_a_mistake():
    text = table().do(1, Take(1)).record().to_json().replace("Take", "Steal")
    with pytest.raises(Mistake, match="no record"):
        replay(text)


def test_an_impossible_position_is_refused_by_the_clause_it_breaks():
    with pytest.raises(Refused) as refusal:
        table("red")
    assert refusal.value.clauses == ("box",)


def test_zones_can_be_read_but_not_changed():
    t = table("red", "blue", "red", "red", "red")
    assert t.heap[0] == "red"
    assert t.heap[:2] == ["red", "blue"]
    assert "blue" in t.heap
    assert t.heap != ["red"]
    for change in ("append", "remove", "pop", "clear", "__setitem__"):
        assert not hasattr(t.heap, change)


def test_a_flow_that_ends_without_an_outcome_is_a_fault_of_the_game():
    class Endless(Counters):
        game = "endless"

        def flow(self):
            yield self.ask(1, Stop)

    t = Endless(Beginning({}, 1))
    with pytest.raises(RuntimeError, match="without an outcome"):
        t.do(1, Stop())


def test_record_is_equal_to_itself_read_back():
    record = table().do(1, Take(2)).record()
    assert Record.from_json(record.to_json(), Counters.kinds).choices == record.choices


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


def test_the_same_candidate_gives_the_same_choice():
    assert Take.of(1) is Take.of(1)
    assert Give.of("red") != Give.of("blue")


def test_what_was_taken_back_is_not_noted():
    t = table("red", "blue", "red", "red", "red").do(1, Take(1))
    with watching() as seen, pytest.raises(Refused):
        t.do(2, Take(2), Give("red"))
    (note,) = seen.notes
    assert note.choice == Give("red")
    assert seen.reached == set(note.clauses)
