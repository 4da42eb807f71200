"""Insurgence checks, after a ten and after razed survivors."""

import pytest
from ti_tables import clauses, least_until

from rulebook import refused
from rulebook import twilight_imperium as ti


def test_a_ten_checks_all_planets_outside_the_home_system():
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"]}},
        planets={1: {"arden": 3, "talos": 2, "umber": 1, "jasper": 1}},
        players=3,
        hands={1: ["A1", "A2", "A3"]},
        chance=[10, "A1", "A2", "A3", 2, 3],
    )
    t.do(1, ti.Raze("garnet"))
    assert t.hand(1) == []
    assert {c.planet for c in t.decision.options} == {"talos", "umber", "jasper"}
    with refused("ti-check-order"):
        t.do(1, ti.Check("arden"))
    t.do(1, ti.Check("talos"), ti.Check("umber"), ti.Check("jasper"))
    assert t.owner["talos"] is None  # 2 is less than 3, and both ground forces are gone.
    assert t.owner["umber"] == 1  # Influence 0 is calm without a roll.
    assert t.owner["jasper"] == 1  # 3 reaches 3.
    assert t.counter("talos") is None
    assert {"ti-check-certain", "ti-neutral-again"} <= clauses(t)


def test_razing_survivors():
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"]}},
        planets={1: {"arden": 2, "talos": 1}},
        counters={"garnet": "lazax_survivors"},
        hands={1: 4},
        players=3,
        chance=[1, 3],
    )
    t.do(1, ti.Raze("garnet"))
    assert t.hand(1) == []
    assert t.influence(1) == 2 + 3  # Not as when the planet is invaded.
    assert {c.planet for c in t.decision.options} == {"arden", "talos"}
    t.do(1, ti.Check("arden"), ti.Check("talos"))
    assert t.owner["arden"] is None  # 1 is less than 2.
    assert t.owner["talos"] == 1
    assert "razing_rolled" not in [e.name for e in t.log]
    least_until(t, lambda t: t.round == 2 and t.decision.seat == 1)
    assert t.phase == "political"
    with refused("ti-raze-lazax-vote"):
        t.do(1, ti.Vote("for"))
    t.do(1, ti.Abstain())
    least_until(t, lambda t: t.round == 3 and t.decision.seat == 1)
    t.do(1, ti.Vote("for"))


def test_razing_survivors_and_rolling_as_well():
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"]}},
        counters={"garnet": "lazax_survivors"},
        hands={1: ["A1", "A2", "A3", "A4"]},
        lazax_raze="both",
        chance=[10, "A1", "A2", "A3", 5],
    )
    t.do(1, ti.Raze("garnet"))
    assert t.hand(1) == []
    t.do(1, ti.Check("arden"))
    assert t.permits(1, ti.Check("arden")) == "cannot"


@pytest.mark.parametrize(
    ("die", "forces", "left", "owner"),
    [(2, 2, 2, 1), (1, 2, 0, None), (1, 3, 1, 1), (1, 1, 0, None)],
)
def test_the_insurgence_check(die, forces, left, owner):
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"], "talos": ["cruiser"]}},
        planets={1: {"talos": forces}},
        counters={"garnet": "wealth 1"},
        chance=[10, die],
    )
    t.do(1, ti.Raze("garnet"), ti.Check("talos"))
    assert (t.forces["talos"], t.owner["talos"]) == (left, owner)
    assert t.counter("talos") is None


def test_a_failed_check_of_a_marker_loses_the_planet_and_its_dock():
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"], "talos": ["fighter", "fighter"]}},
        planets={1: {"talos": 0}},
        docks=["talos"],
        counters={"garnet": "wealth 1"},
        chance=[10, 1],
    )
    t.do(1, ti.Raze("garnet"), ti.Check("talos"))
    assert t.owner["talos"] is None
    assert not t.docks
    assert not t.ships(1, "talos")
    assert "ti-check-marker" in clauses(t)


def test_a_ten_beside_razed_survivors_checks_each_planet_once():
    t = ti.position(
        ships={1: {"garnet": ["dreadnought"]}},
        planets={1: {"talos": 4}},
        counters={"garnet": "lazax_survivors"},
        lazax_raze="both",
        chance=[10, 1, 3],
    )
    t.do(1, ti.Raze("garnet"), ti.Check("talos"))
    assert t.forces["talos"] == 2
    assert t.permits(1, ti.Check("talos")) == "cannot"
    t.do(1, ti.Check("arden"))
    assert t.decision.options == [ti.Done()]
