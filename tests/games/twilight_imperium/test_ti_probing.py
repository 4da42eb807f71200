"""Probing a planet."""

import pytest
from ti_tables import clauses

from rulebook import refused
from rulebook import twilight_imperium as ti


def probing(fighters=1, counters=None, **parts):
    fleet = {"carrier": 1, "fighter": fighters, "ground_force": 1}
    counters = counters or {"garnet": "wealth 3", "harrow": "settlers"}
    return ti.position(ships={1: {"garnet": fleet}}, counters=counters, **parts)


def test_only_the_prober_learns_what_the_counter_is():
    t = probing().do(1, ti.Probe("garnet"))
    assert t.view(1).events[-1]["card"] == "wealth 3"
    assert t.view(2).events[-1]["card"] is None
    assert t.view(1).zones["face down on garnet"] == (None,)
    assert t.face_down["garnet"] == ["wealth 3"]
    assert t.ships(1, "garnet") == {"carrier": 1, "fighter": 1, "ground_force": 1}


def test_each_planet_takes_a_fighter():
    t = probing(1).do(1, ti.Probe("garnet"))
    with refused("ti-probe-fighters"):
        t.do(1, ti.Probe("harrow"))
    probing(2).do(1, ti.Probe("garnet"), ti.Probe("harrow"))


@pytest.mark.parametrize("fleet", [{"carrier": 1}, {"cruiser": 1}, {}])
def test_probing_needs_a_carrier_and_a_fighter(fleet):
    t = ti.position(ships={1: {"garnet": fleet, "sable": {"carrier": 1, "fighter": 1}}})
    with refused("ti-probe-needs"):
        t.do(1, ti.Probe("garnet"))
    docked = ti.position(
        ships={1: {"arden": ["fighter"]}}, docks=["arden"], counters={"garnet": None}
    )
    with refused("ti-probe-needs"):
        docked.do(1, ti.Probe("harrow"))


def test_probing_needs_a_counter_and_the_segment():
    with refused("ti-probe-target"):
        probing(counters={"garnet": None}).do(1, ti.Probe("garnet"))
    with refused("ti-probe-when"):
        probing(phase="movement", turn=1).do(1, ti.Probe("garnet"))
    with refused("ti-optional"):
        ti.position(distant_suns=False, ships={1: {"garnet": ["carrier", "fighter"]}}).do(
            1, ti.Probe("garnet")
        )


def test_probing_bars_the_prober_from_that_planet_and_nobody_else():
    theirs = {"carrier": 1, "ground_force": 1}
    fleet = {"carrier": 2, "fighter": 1, "ground_force": 2}
    t = ti.position(
        ships={1: {"garnet": fleet}, 2: {"garnet": theirs}},
        counters={"garnet": "wealth 3", "harrow": "peaceful_invasion"},
    )
    t.do(1, ti.Probe("garnet"))
    with refused("ti-probe-no-invasion"):
        t.do(1, ti.Land("garnet"))
    t.do(1, ti.Land("harrow"), ti.Done())
    assert t.owner["harrow"] == 1
    t.do(2, ti.Done(), ti.Land("garnet"))
    assert t.owner["garnet"] == 2
    assert "ti-probe-others" in clauses(t)


def test_a_probe_that_finds_survivors():
    t = probing(counters={"garnet": "lazax_survivors"}, hands={1: 6})
    t.do(1, ti.Probe("garnet"))
    assert (t.owner["garnet"], t.forces["garnet"]) == (1, 1)
    assert t.removed == ["lazax_survivors"]
    assert len(t.hand(1)) == 9
    assert t.permits(1, ti.Discard) == "must"
    with refused("ti-hand-limit-after"):
        t.do(1, ti.Done())
    t.do(1, ti.Discard(t.hand(1)[0]), ti.Discard(t.hand(1)[1]))
    assert len(t.hand(1)) == 7
    assert t.influence(1) == 2 + 2
    assert t.ships(1, "garnet")["ground_force"] == 1
    t.do(1, ti.Land("garnet"))  # It is a planet of your own now: no invasion.
    assert t.forces["garnet"] == 2


@pytest.mark.parametrize("choice", [ti.Accept(), ti.Decline()])
def test_the_find_may_be_declined_in_another_reading(choice):
    t = probing(counters={"garnet": "lazax_survivors"}, lazax_probe="optional")
    t.do(1, ti.Probe("garnet"), choice)
    taken = choice == ti.Accept()
    assert t.owner["garnet"] == (1 if taken else None)
    assert len(t.hand(1)) == (3 if taken else 0)
    shown = [e.name for e in t.view(2).events]
    assert ("survivors_found" in shown) == taken
    assert "find_kept_secret" not in shown


def test_what_another_player_probed_takes_no_fighter_of_yours():
    fleet = {"garnet": ["carrier", "fighter"]}
    t = ti.position(
        ships={1: fleet, 2: fleet}, counters={"garnet": "wealth 1", "harrow": "wealth 2"}
    )
    t.do(1, ti.Probe("garnet"), ti.Done()).do(2, ti.Done())
    t.do(2, ti.Probe("harrow"))
    with refused("ti-probe-fighters"):
        t.do(2, ti.Probe("garnet"))
