"""What each domain counter does to an invasion."""

import pytest
from ti_tables import clauses, invasion, names

from rulebook import refused
from rulebook import twilight_imperium as ti


def test_settlers_of_the_own_race():
    t = invasion("settlers", 1, chance=[7])
    t.do(1, ti.Land("garnet"))
    assert (t.owner["garnet"], t.forces["garnet"]) == (1, 3)
    assert t.removed == ["settlers"]


def test_settlers_of_the_only_other_race_let_the_invaders_return():
    t = invasion("settlers", 1, chance=[6])
    t.do(1, ti.Land("garnet"))
    assert (t.owner["garnet"], t.forces["garnet"]) == (2, 2)
    assert t.ships(1, "garnet")["ground_force"] == 1
    assert t.removed == ["settlers"]


def test_settlers_of_one_of_several_races_never_the_invader():
    t = invasion("settlers", 1, players=4, chance=[1, 3])
    t.do(1, ti.Land("garnet"))
    assert t.owner["garnet"] == 3


def test_settlers_that_have_to_be_fought():
    won = invasion("settlers", 2, settlers_rival="fight", chance=[6, 8, 9, 1, 2])
    won.do(1, ti.Land("garnet", 2))
    assert (won.owner["garnet"], won.forces["garnet"]) == (1, 2)
    gone = invasion("settlers", 2, settlers_rival="fight", chance=[6, 8, 9, 10, 8])
    gone.do(1, ti.Land("garnet", 2))
    assert (gone.owner["garnet"], gone.forces["garnet"]) == (2, 0)
    assert "ti-combat-draw" in clauses(gone)


def test_wealth_pays_what_is_printed():
    t = invasion("wealth 3", 1, credits={1: 2})
    t.do(1, ti.Land("garnet"))
    assert t.credits[1] == 5
    assert t.owner["garnet"] == 1
    assert t.removed == ["wealth 3"]


def test_a_wormhole_joins_its_matches_and_stays():
    t = invasion("wormhole alpha", 1)
    assert "rim" not in t.adjacent("border_1")
    t.do(1, ti.Land("garnet"))
    assert {"rim", "gate"} <= t.adjacent("border_1")
    assert "border_1" in t.adjacent("rim")
    assert t.markers["border_1"] == ["wormhole alpha"]
    assert t.owner["garnet"] == 1


def test_a_wormhole_without_a_match_leads_nowhere():
    galaxy = {
        "east": ti.system({"a": (1, 1)}, ["far"], home=1),
        "west": ti.system({"b": (1, 1)}, home=2),
        "far": ti.system({"p": (1, 1)}),
    }
    t = invasion("wormhole beta", 1, planet="p", galaxy=galaxy)
    t.do(1, ti.Land("p"))
    assert t.adjacent("far") == {"east"}
    assert "ti-wormhole-alone" in clauses(t)


def test_industrial_society_without_a_dock():
    t = invasion("industrial_society", 1).do(1, ti.Land("garnet"), ti.Decline())
    assert not t.docks
    assert t.removed == ["industrial_society"]
    six = ["arden", "harrow", "jasper", "indra", "sable", "talos"]
    full = invasion("industrial_society", 1, planets={1: dict.fromkeys(six, 1)}, docks=six)
    full.do(1, ti.Land("garnet"))
    with refused("ti-dock-limits"):
        full.do(1, ti.Build())


@pytest.mark.parametrize("draw", ["gone", "back"])
def test_hostile_locals_and_invaders_that_are_all_gone(draw):
    t = invasion("hostile_locals 1", 1, chance=[8, 8], locals_draw=draw)
    t.do(1, ti.Land("garnet"))
    assert t.owner["garnet"] is None
    assert bool(t.face_up["garnet"]) == (draw == "back")


def test_a_peaceful_invasion():
    t = invasion("peaceful_invasion", 3)
    t.do(1, ti.Land("garnet", 3))
    assert (t.owner["garnet"], t.forces["garnet"]) == (1, 3)
    assert "nothing_happens" in names(t)


@pytest.mark.parametrize("counter", ti.SAMPLE_MIX)
def test_no_counter_resolves_twice_once_the_planet_is_taken(counter):
    t = invasion(counter, 5, chance=[8, 9, 10, 9, 8, *([1] * 60)])
    t.do(1, ti.Land("garnet", 5))
    if t.permits(1, ti.Build()) == "may":
        t.do(1, ti.Decline())
    assert not t.face_up["garnet"]
    assert t.owner["garnet"] == (None if counter == "radioactive" else 1)


def test_one_carrier_invades_one_planet_of_a_system():
    t = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 4}}},
        counters={"garnet": None, "harrow": None},
    )
    t.do(1, ti.Land("garnet", 2))
    with refused("ti-land-carrier"):
        t.do(1, ti.Land("harrow", 1))
    with refused("ti-land"):
        t.do(1, ti.Land("sable", 1))


def test_a_planet_that_turns_neutral_gets_no_new_counter():
    t = ti.position(
        ships={1: {"garnet": {"dreadnought": 2, "carrier": 1, "ground_force": 1}}},
        planets={2: {"garnet": 1}},
        chance=[4, 10],
    )
    with refused("ti-bombard-locals"):
        t.do(1, ti.Bombard("harrow"))
    t.do(1, ti.Bombard("garnet"))
    assert (t.owner["garnet"], t.forces["garnet"]) == (2, 0)
    t.do(1, ti.Bombard("garnet"))
    assert t.owner["garnet"] is None
    assert t.counter("garnet") is None
    assert {"ti-neutral-again", "ti-bombard-marker"} <= clauses(t)
    with refused("ti-bombard"):
        t.do(1, ti.Bombard("belor"))
    t.do(1, ti.Land("garnet"))
    assert t.owner["garnet"] == 1
