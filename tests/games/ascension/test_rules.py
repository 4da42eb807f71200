"""The rules of the table: set-up, turns, the row, acquiring and banishing."""

from collections import Counter

import pytest
from ascension_tables import ROW, names

from rulebook import ascension as asc
from rulebook import refused


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up(players):
    t = asc.deal(players=players)
    for seat in t.seats:
        assert len(t.hands[seat]) == len(t.decks[seat]) == 5
        mine = Counter([*t.hands[seat], *t.decks[seat]])
        assert mine == {"apprentice": 8, "militia": 2}
    assert len(t.row) == 6
    assert len(t.center_deck) == 94
    assert [len(stack) for stack in t.stacks.values()] == [20, 20, 1]
    assert t.supply == (50 if players == 1 else 30 * players)
    assert t.supply + t.reserve == 150
    assert len(t.box) == 40 - 10 * players


def test_the_starting_player_is_left_to_chance():
    assert {asc.deal(players=4, seed=seed).turn for seed in range(20)} == {1, 2, 3, 4}
    assert asc.deal(players=4, first=3).order == (3, 4, 1, 2)


def test_the_stacks_of_the_original_edition():
    t = asc.deal(edition="original")
    assert [len(stack) for stack in t.stacks.values()] == [30, 29, 1]


def test_with_two_wind_tyrants_the_box_holds_180():
    t = asc.deal(third_wind_tyrant=False)
    assert len(t.row) + len(t.center_deck) == 99


def test_acquiring_pays_runes_and_refills_the_same_place():
    t = asc.position(row=ROW, runes=5, center_deck=["shadow_star", ...], hands={1: []})
    t.do(1, asc.Acquire("spike_vixen"))
    assert t.row == [*ROW[:3], "shadow_star", *ROW[4:]]
    assert t.discards[1] == ["spike_vixen"]
    assert t.runes == 3
    t.do(1, asc.Acquire("mystic"))
    assert t.discards[1] == ["spike_vixen", "mystic"]
    with refused("asc-acquire-cost"):
        t.do(1, asc.Acquire("heavy_infantry"))


@pytest.mark.parametrize(
    ("choice", "clause"),
    [
        (asc.Acquire("mephit"), "asc-acquire-type"),
        (asc.Acquire("cultist"), "asc-acquire-type"),
        (asc.Defeat("wolf_shaman"), "asc-defeat-type"),
        (asc.Defeat("mystic"), "asc-defeat-type"),
        (asc.Acquire("shadow_star"), "asc-center-row"),
        (asc.Defeat("wind_tyrant"), "asc-center-row"),
        (asc.Play("mystic"), "asc-play"),
        (asc.Use("muramasa"), "asc-control"),
        (asc.Banish("apprentice", "hand"), "asc-turn"),
        (asc.Destroy("muramasa"), "asc-turn"),
    ],
)
def test_what_is_forbidden_in_your_own_turn(choice, clause):
    t = asc.position(row=ROW, runes=30, power=30)
    with refused(clause):
        t.do(1, choice)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("rocket_courier_x_99", "main"),
        ("burrower_mark_ii", "main"),
        ("hedron_link_device", "main"),
        ("muramasa", "exchange"),
        ("yggdrasil_staff", "unite"),
    ],
)
def test_an_effect_that_a_construct_in_play_does_not_have_is_no_lack_of_control(card, effect):
    with refused("asc-use"):
        asc.position(constructs={1: [card]}).do(1, asc.Use(card, effect))
    with refused("asc-control"):
        asc.position(hands={1: [card]}).do(1, asc.Use(card, effect))


def test_out_of_turn_nothing_is_done():
    t = asc.position(row=ROW, hands={2: ["mystic"]}, constructs={2: ["shadow_star"]})
    for choice in (asc.Play("mystic"), asc.Defeat("cultist"), asc.End()):
        with refused("asc-own-turn"):
            t.do(2, choice)
    with refused("asc-use-own-turn"):
        t.do(2, asc.Use("shadow_star"))


def test_an_empty_stack_is_filled_again_by_banishing():
    t = asc.position(hands={1: ["void_initiate", "mystic"]}, mystics=0, runes=9)
    with refused("asc-stack-empty"):
        t.do(1, asc.Acquire("mystic"))
    t.do(1, asc.Play("void_initiate"), asc.Banish("mystic", "hand"), asc.Acquire("mystic"))
    assert t.discards[1] == ["mystic"]


def test_power_pays_no_hero_and_runes_pay_no_monster():
    t = asc.position(row=ROW, runes=9)
    with refused("asc-defeat-cost"):
        t.do(1, asc.Defeat("mephit"))
    t = asc.position(row=ROW, power=9)
    with refused("asc-acquire-cost"):
        t.do(1, asc.Acquire("spike_vixen"))


def test_a_banished_monster_gives_no_reward():
    t = asc.position(row=ROW, hands={1: ["seer_of_the_forked_path"]})
    t.do(1, asc.Play("seer_of_the_forked_path"), asc.Banish("mephit", "center_row"))
    assert t.honor[1] == 0
    assert names(t)[-1] == "no_reward"


def test_the_end_of_a_turn():
    t = asc.position(
        hands={1: ["mystic", "militia"]},
        constructs={1: ["muramasa"]},
        decks={1: ["apprentice"] * 5},
        runes=3,
    )
    t.do(1, asc.Play("mystic"), asc.Use("muramasa"), asc.End())
    assert t.discards[1] == ["mystic", "militia"]
    assert t.constructs[1] == ["muramasa"]
    assert t.hands[1] == ["apprentice"] * 5
    assert (t.runes, t.power, t.turn) == (0, 0, 2)


def test_a_reshuffle_leaves_out_what_was_played_this_turn():
    t = asc.position(
        hands={1: ["arha_initiate"]},
        decks={1: []},
        discards={1: ["mystic", "militia"]},
        played=["wolf_shaman"],
        chance=[["militia", "mystic"]],
    )
    t.do(1, asc.Play("arha_initiate"))
    assert t.hands[1] == ["militia"]
    assert t.decks[1] == ["mystic"]
    assert t.discards[1] == []
    assert t.played[1] == ["wolf_shaman", "arha_initiate"]


def test_drawing_goes_on_after_a_reshuffle_and_stops_when_nothing_is_left():
    t = asc.position(
        hands={1: ["master_dhartha"]}, decks={1: ["mystic"]}, discards={1: ["militia"]}
    )
    t.do(1, asc.Play("master_dhartha"))
    assert t.hands[1] == ["mystic", "militia"]
    assert names(t)[-1] == "nothing_to_draw"


def test_the_void_becomes_the_center_deck():
    t = asc.position(row=ROW, power=3, center_deck=[], void=["shadow_star"], hands={1: []})
    t.do(1, asc.Defeat("mephit"), asc.Decline())
    assert len(t.row) == 6
    assert len(t.center_deck) == 1
    assert t.void == []


def test_the_defeated_monster_can_come_straight_back():
    t = asc.position(row=ROW, power=3, center_deck=[], void=[], hands={1: []})
    t.do(1, asc.Defeat("mephit"))
    assert t.row == ROW
    assert t.void == []


def test_the_row_stays_short_where_both_are_empty():
    t = asc.position(row=ROW, runes=2, center_deck=[], void=[])
    t.do(1, asc.Acquire("spike_vixen"))
    assert len(t.row) == 5
    assert "row_stays_short" in names(t)


@pytest.mark.parametrize("gaps", [1, 2])
def test_a_gap_that_stayed_is_filled_as_soon_as_a_card_lies_in_the_void(gaps):
    lying = {"row": ROW[: 6 - gaps], "center_deck": [], "void": []}
    t = asc.position({1: ["void_initiate", "demon_slayer"]}, **lying)
    t.do(1, asc.Play("void_initiate"), asc.Banish("demon_slayer", "hand"))
    assert t.row == [*ROW[: 6 - gaps], "demon_slayer"]
    t = asc.position(constructs={1: ["tablet_of_times_dawn"]}, **lying)
    t.do(1, asc.Use("tablet_of_times_dawn"))
    assert t.row == [*ROW[: 6 - gaps], "tablet_of_times_dawn"]
    assert not t.void


def test_a_misplaced_card_is_taken_out():
    t = asc.position(void=["mystic", "apprentice", "shadow_star"], mystics=15)
    assert t.void == ["shadow_star"]
    assert len(t.stacks["mystic"]) == 16
    assert names(t)[:3] == ["removed_misplaced", "removed_misplaced", "shuffled_center_deck"]
