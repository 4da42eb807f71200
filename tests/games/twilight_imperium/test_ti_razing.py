"""Razing a planet: its cost, what it closes, what it uses up."""

import pytest
from ti_tables import clauses, least_until

from rulebook import refused
from rulebook import twilight_imperium as ti


def razing(counter="wealth 3", ships=1, hand=5, chance=(), **parts):
    parts = {"counters": {"garnet": counter, "harrow": "settlers"}, **parts}
    fleet = {"dreadnought": ships, "carrier": 1, "ground_force": 1}
    return ti.position(ships={1: {"garnet": fleet}}, hands={1: hand}, chance=chance, **parts)


@pytest.mark.parametrize(("die", "left"), [(1, 5), (7, 5), (8, 2), (9, 2)])
def test_what_the_roll_costs(die, left):
    hand = ["A1", "A2", "A3", "A4", "A5"]
    t = razing(chance=[die, "A2", "A3", "A4"], hand=hand).do(1, ti.Raze("garnet"))
    assert len(t.hand(1)) == left
    if left == 2:
        assert t.hand(1) == ["A1", "A5"]
    assert t.counter("garnet") is None
    assert t.credits[1] == 0
    assert "check_rolled" not in [e.name for e in t.log]


def test_who_has_fewer_than_three_cards_loses_all():
    t = razing(chance=[8, "A2", "A1"], hand=["A1", "A2"]).do(1, ti.Raze("garnet"))
    assert t.hand(1) == []
    assert "ti-raze-few-cards" in clauses(t)


def test_razing_closes_the_planet_for_everybody_in_this_round():
    t = ti.position(
        ships={
            1: {"garnet": {"dreadnought": 1, "carrier": 1, "ground_force": 1}},
            2: {"garnet": {"carrier": 1, "ground_force": 1}},
        },
        counters={"garnet": "radioactive"},
        chance=[7],
    )
    t.do(1, ti.Raze("garnet"))
    with refused("ti-razed"):
        t.do(1, ti.Land("garnet"))
    t.do(1, ti.Done()).do(2, ti.Done())
    with refused("ti-razed"):
        t.do(2, ti.Land("garnet"))
    least_until(t, lambda t: t.round == 2 and t.phase == "invasion" and t.turn == 2)
    t.do(2, ti.Land("garnet"))
    assert t.owner["garnet"] == 2
    assert "counter_revealed" not in [e.name for e in t.log]


def test_what_cannot_be_razed():
    with refused("ti-raze-dreadnought"):
        razing(ships=0).do(1, ti.Raze("garnet"))
    with refused("ti-raze-target"):
        razing(counters={"garnet": None}).do(1, ti.Raze("garnet"))
    with refused("ti-raze-target"):
        razing(planets={2: {"garnet": 1}}, counters={}).do(1, ti.Raze("garnet"))
    with refused("ti-raze-when"):
        razing(phase="movement", turn=1).do(1, ti.Raze("garnet"))


def test_one_planet_for_each_dreadnought():
    t = razing(chance=[1, 1]).do(1, ti.Raze("garnet"))
    with refused("ti-raze-once"):
        t.do(1, ti.Raze("harrow"))
    razing(chance=[1, 1], ships=2).do(1, ti.Raze("garnet"), ti.Raze("harrow"))
    again = razing(chance=[1, 1], razes_per_dreadnought="any")
    again.do(1, ti.Raze("garnet"), ti.Raze("harrow"))
    assert "razes_again" in [e.name for e in again.log]


@pytest.mark.parametrize("allowed", [False, True])
def test_razing_uses_up_the_shot(allowed):
    t = razing(
        counters={"garnet": "wealth 3"},
        planets={2: {"harrow": 1}},
        chance=[1, 4],
        raze_and_bombard=allowed,
    )
    t.do(1, ti.Raze("garnet"))
    if allowed:
        t.do(1, ti.Bombard("harrow"))
        assert t.forces["harrow"] == 0
        assert "ti-raze-bombard" in clauses(t)
    else:
        with refused("ti-raze-bombard"):
            t.do(1, ti.Bombard("harrow"))


@pytest.mark.parametrize("ships", [1, 2])
def test_who_has_bombarded_does_not_raze_with_the_same_ship(ships):
    t = razing(
        counters={"garnet": "wealth 3"}, planets={2: {"harrow": 1}}, chance=[1, 1], ships=ships
    )
    t.do(1, ti.Bombard("harrow"))
    if ships == 2:
        t.do(1, ti.Raze("garnet"))
        assert "razed_and_bombards" not in [e.name for e in t.log]
    else:
        with refused("ti-raze-bombard"):
            t.do(1, ti.Raze("garnet"))


@pytest.mark.parametrize("allowed", [False, True])
def test_a_counter_that_lies_face_up(allowed):
    t = razing(
        counters={}, face_up={"garnet": "hostile_locals 3"}, chance=[1], raze_face_up=allowed
    )
    if allowed:
        assert t.do(1, ti.Raze("garnet")).counter("garnet") is None
    else:
        with refused("ti-raze-face-up"):
            t.do(1, ti.Raze("garnet"))


def test_probing_and_razing_the_same_planet():
    t = ti.position(
        ships={1: {"garnet": ["carrier", "fighter", "dreadnought"]}},
        counters={"garnet": "wealth 3"},
        chance=[1],
    )
    t.do(1, ti.Probe("garnet"), ti.Raze("garnet"))
    assert t.counter("garnet") is None


def test_a_dreadnought_that_razes_any_number_still_does_not_bombard():
    fleet = {"garnet": ["dreadnought", "dreadnought"]}
    for ships, clause in ((fleet, None), ({"garnet": ["dreadnought"]}, "ti-raze-bombard")):
        t = ti.position(
            ships={1: ships},
            planets={2: {"harrow": 3}},
            counters={"garnet": "wealth 1"},
            razes_per_dreadnought="any",
            chance=[1, 1],
        )
        t.do(1, ti.Raze("garnet"))
        if clause:
            with refused(clause):
                t.do(1, ti.Bombard("harrow"))
        else:
            t.do(1, ti.Bombard("harrow"))
