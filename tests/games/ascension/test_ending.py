"""How the game ends: the supply, the last round, ties and extra turns."""

import pytest
from ascension_tables import names

from rulebook import ascension as asc
from rulebook import refused


def test_honor_beyond_the_supply_comes_from_the_box_and_beyond():
    t = asc.position(power=4, supply=1, honor={1: 148}, players=2)
    t.do(1, asc.Defeat("cultist"), asc.Defeat("cultist"))
    assert t.honor[1] == 150
    t = asc.position(power=2, supply=0, honor={1: 150}, players=2)
    assert t.do(1, asc.Defeat("cultist")).honor[1] == 151
    assert "noted_honor_otherwise" in names(t)


def finish(first=1, supply=1, honor=None, players=3, turn=1, **more):
    t = asc.position(
        players=players,
        power=2,
        supply=supply,
        honor=honor or {},
        first=first,
        turn=turn,
        **more,
    )
    return t.do(turn, asc.Defeat("cultist"), asc.End())


def test_the_round_is_finished_up_to_the_last_in_turn_order():
    t = finish(first=3, turn=1)  # The order is 3, 1, 2.
    assert t.turn == 2
    t.do(2, asc.End())
    assert t.outcome is not None
    assert t.outcome.winners == (1,)
    with refused("asc-winner"):
        t.do(1, asc.End())


def test_nothing_ends_while_a_token_is_left():
    t = finish(supply=2, players=2, turn=2)
    assert t.outcome is None
    assert t.turn == 1


@pytest.mark.parametrize(
    ("latest", "first", "winner"), [(True, 1, 3), (True, 3, 2), (False, 1, 1), (False, 3, 3)]
)
def test_a_tie(latest, first, winner):
    last = (first + 1) % 3 + 1
    honor = {seat: 3 if seat != last else 2 for seat in (1, 2, 3)}
    t = finish(first=first, honor=honor, turn=last, tie_to_latest=latest)
    assert t.outcome.winners == (winner,)
    assert t.outcome.clauses[0] == "asc-tie"


def test_all_cards_you_own_count_at_the_end():
    t = asc.position(
        hands={1: ["mystic"]},
        decks={1: ["wolf_shaman"]},
        discards={1: ["demon_slayer"]},
        constructs={1: ["muramasa"]},
        honor={1: 10},
    )
    assert t.card_honor(1) == 1 + 1 + 2 + 4
    assert t.score(1) == 18


@pytest.mark.parametrize("goes_on", [True, False])
def test_another_turn_when_the_game_is_about_to_end(goes_on):
    t = asc.position(
        turn=2,
        power=2,
        supply=1,
        constructs={2: ["tablet_of_times_dawn"]},
        last_extra_turn=goes_on,
    )
    t.do(2, asc.Use("tablet_of_times_dawn"), asc.Defeat("cultist"), asc.End())
    assert (t.outcome is None) == goes_on
    if goes_on:
        assert t.turn == 2
        t.do(2, asc.End())
        assert t.outcome is not None


def test_an_extra_turn_inside_the_last_round_is_taken_by_either_reading():
    t = asc.position(turn=1, supply=0, extra_turns=1, players=2, last_extra_turn=False)
    t.do(1, asc.End())
    assert (t.turn, t.extra_turns) == (1, 0)
    t.do(1, asc.End())
    assert t.turn == 2


def test_extra_turns_are_taken_one_by_one():
    t = asc.position(turn=1, extra_turns=2)
    for left in (1, 0):
        t.do(1, asc.End())
        assert (t.turn, t.extra_turns) == (1, left)
    t.do(1, asc.End())
    assert t.turn == 2
