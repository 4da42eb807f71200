"""The verbs every table has, shown on a small game: choosing, refusing, ending."""

import pytest
from counters_game import Counters, Give, Stop, Take, snapshot, table

from rulebook.table import Beginning, Mistake, Refused


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


def test_choices_of_different_kinds_are_never_equal():
    assert Take(1) != Stop()
    assert Take(1) == Take(1)
    assert len({Take(1), Take(1), Take(2)}) == 2


def test_an_impossible_position_is_refused_by_the_clause_it_breaks():
    with pytest.raises(Refused) as refusal:
        table("red")
    assert refusal.value.clauses == ("box",)


def test_a_flow_that_ends_without_an_outcome_is_a_fault_of_the_game():
    class Endless(Counters):
        game = "endless"

        def flow(self):
            yield self.ask(1, Stop)

    t = Endless(Beginning({}, 1))
    with pytest.raises(RuntimeError, match="without an outcome"):
        t.do(1, Stop())


def test_the_same_candidate_gives_the_same_choice():
    assert Take.of(1) is Take.of(1)
    assert Give.of("red") != Give.of("blue")
