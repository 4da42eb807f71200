"""Written positions and galaxies: what is possible is kept whole, what is not is refused."""

import pytest

from rulebook import Mistake, Refused, refused
from rulebook import twilight_imperium as ti

HOMES = {
    "one": ti.system({"here": (1, 1)}, home=1),
    "two": ti.system({"there": (1, 1)}, home=2),
}


def test_each_planet_of_a_system_can_have_left_a_wormhole():
    t = ti.position(wormholes={"garnet": "alpha", "harrow": "beta"})
    assert t.markers["border_1"] == ["wormhole alpha", "wormhole beta"]
    assert t.wormholes("border_1") == {"alpha", "beta"}
    assert {"rim", "far_gate"} <= t.adjacent("border_1")


def test_a_razed_planet_has_no_counter():
    fleet = {1: {"garnet": ["dreadnought", "carrier", "fighter", "ground_force"]}}
    t = ti.position(ships=fleet, razed=["garnet"])
    assert t.counter("garnet") is None
    with refused("ti-raze-target"):
        t.do(1, ti.Raze("garnet"))
    with refused("ti-probe-target"):
        t.do(1, ti.Probe("garnet"))
    with refused("ti-razed"):
        t.do(1, ti.Land("garnet"))
    with refused("ti-raze-removed"):
        ti.position(razed=["garnet"], counters={"garnet": "wealth 1"})
    with refused("ti-raze-removed"):
        ti.position(razed=["garnet"], face_up={"garnet": "biohazard"})
    with refused("ti-razed"):
        ti.position(razed=["garnet"], planets={1: {"garnet": 1}})


@pytest.mark.parametrize(
    ("counter", "clause"),
    [("biohazard", "ti-biohazard-discard"), ("hostile_locals 2", "ti-locals-gone")],
)
def test_no_counter_stays_on_a_planet_that_was_taken(counter, clause):
    assert ti.position(face_up={"garnet": counter}).face_up["garnet"] == [counter]
    with refused(clause):
        ti.position(face_up={"garnet": counter}, planets={1: {"garnet": 1}})


def test_nobody_buys_planets_in_a_later_round():
    with refused("ti-annex-window"):
        ti.position("annexation", round=2, credits={1: 99})


@pytest.mark.parametrize("players", [1, 7])
def test_from_two_to_six_play(players):
    with refused("ti-players"):
        ti.deal(players)
    with refused("ti-players"):
        ti.position(players=players)


@pytest.mark.parametrize("players", [2.0, True, "3", None])
def test_players_are_a_number(players):
    with pytest.raises(Mistake, match="players are a number"):
        ti.deal(players)


@pytest.mark.parametrize(
    "odd",
    [
        {"planets": 3},
        {"planets": {"far": 7}},
        {"planets": {"far": (True, 1)}},
        {"planets": {"far": (1, False, "red")}},
        {"beside": 5},
        {"beside": [["one"]]},
        {"home": "1"},
        {"wormhole": ["alpha"]},
    ],
)
def test_a_galaxy_that_is_written_in_a_wrong_way_is_a_mistake(odd):
    for make in (ti.deal, ti.position):
        with pytest.raises(Mistake):
            make(players=2, galaxy={**HOMES, "odd": {**ti.system(), **odd}})


def test_a_galaxy_can_be_as_small_as_its_homes():
    t = ti.deal(2, galaxy=HOMES, mix={}, rounds=1)
    assert t.decision.options == [ti.Done()]
    with pytest.raises(Refused):
        ti.deal(2, galaxy={**HOMES, "odd": ti.system({"far": (0, 0)})}, mix={})


def test_no_planet_has_the_name_of_a_system():
    for name in ("one", "odd"):
        with pytest.raises(Mistake, match="stands twice"):
            ti.deal(2, galaxy={**HOMES, "odd": ti.system({name: (1, 1)})})


def test_however_many_ground_forces_are_there_they_can_be_landed():
    fleet = {"carrier": 30, "ground_force": 120}
    t = ti.position(ships={1: {"garnet": fleet}}, counters={"garnet": "peaceful_invasion"})
    t.do(1, ti.Land("garnet", 99))
    assert t.forces["garnet"] == 99
