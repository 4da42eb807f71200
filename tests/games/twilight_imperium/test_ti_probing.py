"""Probing, razing and insurgence checks."""

import pytest

from rulebook import refused
from rulebook import twilight_imperium as ti


def clauses(table):
    return {clause for event in table.log for clause in event.clauses}


def least_until(table, done):
    while not done(table):
        decision = table.decision
        for choice in (ti.Done(), ti.Abstain(), ti.Draw(), ti.Collect()):
            if choice in decision.options:
                table.do(decision.seat, choice)
                break


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


def test_what_another_player_probed_takes_no_fighter_of_yours():
    fleet = {"garnet": ["carrier", "fighter"]}
    t = ti.position(
        ships={1: fleet, 2: fleet}, counters={"garnet": "wealth 1", "harrow": "wealth 2"}
    )
    t.do(1, ti.Probe("garnet"), ti.Done()).do(2, ti.Done())
    t.do(2, ti.Probe("harrow"))
    with refused("ti-probe-fighters"):
        t.do(2, ti.Probe("garnet"))


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
