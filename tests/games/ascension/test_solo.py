"""The game for one player against Samael."""

import pytest
from ascension_tables import ROW, names

from rulebook import ascension as asc
from rulebook import refused


def test_alone_the_row_slides_to_the_right():
    t = asc.position(
        players=1,
        row=ROW,
        runes=4,
        center_deck=["shadow_star", "snapdragon", "tormented_soul", ...],
    )
    t.do(1, asc.Acquire("demon_slayer"))
    assert t.row == ["shadow_star", "landtalker", *ROW[2:]]
    t.do(1, asc.End())
    assert t.row == ["tormented_soul", "snapdragon", "shadow_star", "landtalker", *ROW[2:4]]
    assert t.samael == ["wolf_shaman"]
    assert t.void == ["mephit"]
    assert t.samael_honor == 2
    assert t.supply == 48
    assert "samael_ignores" in names(t)


def test_alone_equal_cards_are_told_apart_by_their_place():
    row = ["mephit", "landtalker", "mephit", "muramasa", "wolf_shaman", "spike_vixen"]
    t = asc.position(players=1, row=row, power=3, center_deck=["shadow_star", ...])
    with refused("asc-solo-place"):
        t.do(1, asc.Defeat("mephit"))
    t.do(1, asc.Defeat("mephit", 3))
    assert t.row == ["shadow_star", "mephit", "landtalker", *row[3:]]


@pytest.mark.parametrize(
    ("mine", "his", "clause"),
    [(2, 2, "asc-solo-win"), (1, 2, "asc-solo-tie"), (1, 3, "asc-solo-loss")],
)
def test_alone_you_win_with_more_only(mine, his, clause):
    t = asc.position(
        players=1,
        power=2,
        supply=1,
        honor={1: mine - 1},
        samael_honor=his - 1,
        samael=["spike_vixen"],
        hands={1: ["apprentice", "spike_vixen"]},
        decks={1: ["militia"]},
    )
    t.do(1, asc.Defeat("cultist"), asc.End())
    assert t.outcome.clauses[0] == clause
    assert t.outcome.winners == ((1,) if clause == "asc-solo-win" else ())


@pytest.mark.parametrize("whole_round", [False, True])
def test_alone_the_turn_in_which_the_supply_runs_out_is_the_last(whole_round):
    t = asc.position(players=1, row=ROW, power=2, supply=1, samael_ends_round=whole_round)
    t.do(1, asc.Defeat("cultist"), asc.End())
    assert t.outcome is not None
    assert ("samael_turn" in names(t)) == whole_round


def test_alone_the_supply_can_run_out_in_his_turn():
    t = asc.position(players=1, row=ROW, supply=1)
    t.do(1, asc.End())
    assert t.outcome is not None


@pytest.mark.parametrize(("row", "taken"), [([], []), (["wolf_shaman"], ["wolf_shaman"])])
def test_alone_samael_takes_what_a_short_row_still_holds(row, taken):
    t = asc.position(players=1, row=row, center_deck=[], void=[])
    t.do(1, asc.End())
    assert t.samael == taken
    assert t.decision.seat == 1


def test_alone_another_turn_comes_before_samael():
    t = asc.position(players=1, row=ROW, constructs={1: ["tablet_of_times_dawn"]})
    t.do(1, asc.Use("tablet_of_times_dawn"), asc.End())
    assert "samael_turn" not in names(t)
    t.do(1, asc.End())
    assert "samael_turn" in names(t)


@pytest.mark.parametrize("card", ["xeron_duke_of_lies", "corrosive_widow", "sea_tyrant"])
def test_alone_there_is_no_opponent_to_suffer(card):
    t = asc.position(players=1, row=[card, *ROW[:5]], power=6, constructs={1: ["shadow_star"]})
    t.do(1, asc.Defeat(card))
    assert t.constructs[1] == ["shadow_star"]


def test_alone_a_card_without_an_equal_is_named_without_its_place():
    row = ["mephit", "landtalker", "mephit", "muramasa", "demon_slayer", "shadow_star"]
    t = asc.position(players=1, row=row, runes=9, power=9)
    open_now = [o for o in t.decision.options if isinstance(o, asc.Acquire | asc.Defeat)]
    named = {o for o in open_now if o.card in row}
    others = {asc.Acquire(card) for card in row if card != "mephit"}
    assert named == {asc.Defeat("mephit", 1), asc.Defeat("mephit", 3), *others}
