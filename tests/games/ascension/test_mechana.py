"""What each Mechana card does, and what it does not do."""

import pytest
from ascension_tables import QUIET, at

from rulebook import ascension as asc
from rulebook import refused


@pytest.mark.parametrize(
    ("constructs", "honor"),
    [
        ([], 0),
        (["shadow_star", "shadow_star"], 1),
        (["shadow_star", "muramasa", "snapdragon"], 2),
        (["shadow_star", "snapdragon", "hedron_cannon", "the_all_seeing_eye"], 4),
        (["hedron_link_device", "snapdragon", "shadow_star"], 3),
    ],
)
def test_avatar_golem_counts_factions(constructs, honor):
    t = at("avatar_golem", constructs={1: constructs}, row=["mephit", ...])
    t.do(1, asc.Play("avatar_golem"))
    assert t.honor[1] == honor


def test_burrower_draws_for_itself_and_for_others_once_a_turn():
    t = at("burrower_mark_ii", "watchmakers_altar", "shadow_star")
    t.do(1, asc.Play("shadow_star"), asc.Play("burrower_mark_ii"))
    t.do(1, asc.Decline(), asc.Play("watchmakers_altar"), asc.Draw())
    assert len(t.hands[1]) == 1
    again = at("burrower_mark_ii", "watchmakers_altar")
    again.do(1, asc.Play("burrower_mark_ii"), asc.Draw(), asc.Play("watchmakers_altar"))
    assert again.permits(1, asc.Draw()) == "cannot"


@pytest.mark.parametrize(("each", "cards"), [(True, 2), (False, 1)])
def test_a_second_burrower(each, cards):
    t = at("burrower_mark_ii", "burrower_mark_ii", each_burrower=each)
    t.do(1, asc.Play("burrower_mark_ii"), asc.Draw(), asc.Play("burrower_mark_ii"))
    if each:
        t.do(1, asc.Draw())
    assert len(t.hands[1]) == cards


def test_a_used_burrower_is_not_asked_for_twice():
    t = at("burrower_mark_ii", "burrower_mark_ii")
    t.do(1, asc.Play("burrower_mark_ii"), asc.Draw(), asc.Play("burrower_mark_ii"))
    t.do(1, asc.Decline())
    assert t.permits(1, asc.End()) != "cannot"


def test_hedron_cannon_counts_when_it_is_used():
    t = at("watchmakers_altar", constructs={1: ["hedron_cannon", "shadow_star"]})
    t.do(1, asc.Play("watchmakers_altar"), asc.Use("hedron_cannon"))
    assert t.power == 2
    linked = at(constructs={1: ["hedron_cannon", "hedron_link_device", "shadow_star"]})
    assert linked.do(1, asc.Use("hedron_cannon")).power == 3


def test_hedron_link_device_makes_any_construct_mechana():
    t = at(
        constructs={1: ["hedron_link_device", "rocket_courier_x_99", "burrower_mark_ii"]},
        mechana_runes=7,
        row=["muramasa", *QUIET[:3], *QUIET[4:]],
    )
    t.do(1, asc.Acquire("muramasa"), asc.Fetch())
    assert t.hands[1] == ["muramasa"]
    t.do(1, asc.Play("muramasa"), asc.Draw())
    assert len(t.hands[1]) == 1


def test_kor_wants_two_constructs_in_play():
    t = at("kor_the_ferromancer", "shadow_star", constructs={1: ["muramasa"]}, row=["mephit", ...])
    t.do(1, asc.Play("kor_the_ferromancer"))
    assert (t.power, len(t.hands[1])) == (2, 1)
    two = at("kor_the_ferromancer", constructs={1: ["shadow_star"] * 2})
    assert len(two.do(1, asc.Play("kor_the_ferromancer")).hands[1]) == 1


def test_mechana_initiate_of_the_original_edition_gives_one_of_the_two():
    t = at("mechana_initiate", edition="original").do(1, asc.Play("mechana_initiate"))
    assert t.permits(1, asc.Pick) == "must"
    t.do(1, asc.Pick("power"))
    assert (t.runes, t.power) == (0, 1)


def test_reactor_monks_cheapen_the_next_construct_only():
    row = ["shadow_star", "muramasa", "landtalker", "mephit", "earth_tyrant", "wolf_shaman"]
    t = at("reactor_monk", "reactor_monk", row=row, runes=8)
    t.do(1, asc.Play("reactor_monk"), asc.Play("reactor_monk"), asc.Acquire("wolf_shaman"))
    assert t.runes == 9
    t.do(1, asc.Acquire("shadow_star"))
    assert t.runes == 8
    t.do(1, asc.Acquire("muramasa"))
    assert t.runes == 1
    free = at(row=row, discount=5)
    assert free.do(1, asc.Acquire("shadow_star")).runes == 0


@pytest.mark.parametrize(
    ("edition", "where"), [("anniversary", "hands"), ("original", "constructs")]
)
def test_rocket_courier(edition, where):
    row = ["watchmakers_altar", "the_grand_design", "shadow_star", *QUIET[:3]]
    couriers = {1: ["rocket_courier_x_99"]}
    t = at(row=row, constructs=couriers, runes=14, edition=edition)
    t.do(1, asc.Acquire("shadow_star"))
    assert t.permits(1, asc.Fetch()) == "cannot"
    t.do(1, asc.Acquire("watchmakers_altar"))
    assert len(t.row) == 6
    t.do(1, asc.Fetch())
    assert "watchmakers_altar" in getattr(t, where)[1]
    t.do(1, asc.Acquire("the_grand_design"))
    assert t.discards[1] == ["shadow_star", "the_grand_design"]


def test_two_couriers_deliver_two_constructs_and_one_construct_once():
    row = ["watchmakers_altar", "the_grand_design", "shadow_star", *QUIET[:3]]
    t = at(row=row, constructs={1: ["rocket_courier_x_99"] * 2}, runes=14)
    t.do(1, asc.Acquire("watchmakers_altar"), asc.Fetch(), asc.Acquire("the_grand_design"))
    t.do(1, asc.Fetch())
    assert t.hands[1] == ["watchmakers_altar", "the_grand_design"]


@pytest.mark.parametrize(("card", "runes"), [("the_grand_design", 2), ("watchmakers_altar", 1)])
def test_runes_that_only_pay_for_mechana_constructs(card, runes):
    row = ["burrower_mark_ii", "shadow_star", "wolf_shaman", *QUIET[:3]]
    t = at(row=row, constructs={1: [card]}, runes=2).do(1, asc.Use(card))
    assert (t.runes, t.mechana_runes) == (2, runes)
    for other in ("shadow_star", "wolf_shaman"):
        with refused("asc-acquire-cost"):
            t.do(1, asc.Acquire(other))
    t.do(1, asc.Acquire("burrower_mark_ii"))
    assert (t.runes, t.mechana_runes) == (runes - 1, 0)


def test_burrower_draws_for_a_construct_that_the_original_courier_puts_in_play():
    t = asc.position(
        constructs={1: ["rocket_courier_x_99", "burrower_mark_ii"]},
        row=["watchmakers_altar", ...],
        runes=5,
        edition="original",
    )
    t.do(1, asc.Acquire("watchmakers_altar"), asc.Fetch())
    assert "watchmakers_altar" in t.constructs[1]
    assert t.permits(1, asc.Draw()) == "may"
    t.do(1, asc.Draw())
    assert len(t.hands[1]) == 6
