"""What follows from a domain counter in later phases and rounds."""

import pytest
from ti_tables import clauses, do_least, end_turns, invasion, names, to_phase

from rulebook import refused
from rulebook import twilight_imperium as ti


def income(table, seat):
    received = (e for e in reversed(table.log) if e.name == "received" and e["seat"] == seat)
    return next(received)["count"]


def test_biohazard_kills_the_first_and_stays_after_a_failure():
    t = invasion("biohazard", 3)
    t.do(1, ti.Land("garnet", 1))
    assert t.owner["garnet"] is None
    assert t.face_up["garnet"] == ["biohazard"]
    assert "ti-biohazard-stays" in clauses(t)
    with refused("ti-land-once"):
        t.do(1, ti.Land("garnet", 1))
    end_turns(t)
    to_phase(t, "movement")
    t.do(t.decision.seat, ti.Done())
    while t.decision.seat != 1 or t.phase != "invasion":
        do_least(t)
    t.do(1, ti.Land("garnet", 2))
    assert (t.owner["garnet"], t.forces["garnet"]) == (1, 1)
    assert not t.face_up["garnet"]
    assert t.removed == ["biohazard"]


@pytest.mark.parametrize("scope", ["all", "income"])
def test_biohazard_bars_the_resources_for_the_next_round(scope):
    t = invasion("biohazard", 2, planet="sable", biohazard_scope=scope, credits={1: 60})
    t.do(1, ti.Land("sable", 2), ti.Done())
    to_phase(t, "technology")
    t.do(1, ti.Purchase("blue"))
    assert t.credits[1] == 60 - 27  # Its specialty still helps in this round.
    end_turns(t)
    to_phase(t, "income")
    t.do(1, ti.Collect())
    assert income(t, 1) == 4  # The home planet alone.
    assert "no_resources" in names(t)
    to_phase(t, "technology")
    before = t.credits[1]
    t.do(1, ti.Purchase("blue"))
    assert before - t.credits[1] == (30 if scope == "all" else 27)
    end_turns(t)
    to_phase(t, "income")
    t.do(1, ti.Collect())
    assert income(t, 1) == 4 + 3


@pytest.mark.parametrize(
    ("planet", "bonus", "price"), [("harrow", 20, 10), ("zephyr", 35, 0), ("indra", 0, 30)]
)
def test_new_technology(planet, bonus, price):
    t = invasion("new_technology", 1, planet=planet, credits={1: 60})
    t.do(1, ti.Land(planet), ti.Done())
    assert t.bonus[1] == bonus
    to_phase(t, "technology")
    t.do(1, ti.Purchase("red"))
    assert t.credits[1] == 60 - price
    assert t.bonus[1] == 0
    end_turns(t)
    to_phase(t, "technology")
    before = t.credits[1]
    t.do(1, ti.Purchase("red"))
    assert before - t.credits[1] == 30


def test_bonuses_add_up():
    t = invasion("new_technology", 1, planet="harrow", bonus={1: 10})
    t.do(1, ti.Land("harrow"))
    assert t.bonus[1] == 30
    assert "ti-new-technology-sum" in clauses(t)


def test_radioactive_kills_all_and_the_next_invasion_meets_nothing():
    t = invasion("radioactive", 5)
    t.do(1, ti.Land("garnet", 5), ti.Done())
    assert t.owner["garnet"] is None
    assert t.ships(1, "garnet")["ground_force"] == 0
    assert t.counter("garnet") is None
    again = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 1}}}, counters={"garnet": None}
    )
    again.do(1, ti.Land("garnet"))
    assert again.owner["garnet"] == 1
    assert "nobody_there" in names(again)


def test_lazax_survivors_take_the_influence_away():
    t = invasion("lazax_survivors", 1, planet="harrow", players=3)
    assert t.influence(1) == 2
    t.do(1, ti.Land("harrow"))
    assert t.owner["harrow"] == 1
    assert t.influence(1) == 0
    assert t.removed == ["lazax_survivors"]
    t.do(1, ti.Done())
    end_turns(t)
    assert t.phase == "political"
    assert t.decision.seat == 1  # The least influence votes first.
    t.do(1, ti.Vote("for"))
    assert [e["count"] for e in t.log if e.name == "voted"] == [0]
    end_turns(t)
    assert t.influence(1) == 2 + 4


@pytest.mark.parametrize(
    ("duration", "now", "later"),
    [("to_end_of_next_round", 0, 0), ("next_round", 2, 0), ("this_round", 0, 2)],
)
def test_how_long_the_influence_is_lost(duration, now, later):
    t = invasion("lazax_survivors", 1, planet="umber", players=3, lazax_duration=duration)
    t.do(1, ti.Land("umber"), ti.Done())
    assert t.influence(1) == now
    end_turns(t)
    assert t.influence(1) == later
    end_turns(t)
    assert t.influence(1) == 2  # The capital's; umber has none.


@pytest.mark.parametrize("duration", ti.ALTERNATIVES["lazax_duration"])
def test_a_second_find_of_survivors_does_not_end_the_loss_of_the_first(duration):
    t = ti.position(
        round=2,
        ships={1: {"garnet": ["carrier", "ground_force"]}},
        counters={"garnet": "lazax_survivors"},
        no_influence={1: 2},
        players=3,
        lazax_duration=duration,
    )
    t.do(1, ti.Land("garnet"))
    assert t.influence(1) == 0


def test_industrial_society_offers_a_dock_that_cannot_build_in_its_round():
    t = invasion("industrial_society", 1, bought={1: ["cruiser"]})
    t.do(1, ti.Land("garnet"))
    assert t.permits(1, ti.Build()) == t.permits(1, ti.Decline()) == "may"
    t.do(1, ti.Build(), ti.Done())
    assert "garnet" in t.docks
    assert t.removed == ["industrial_society"]
    to_phase(t, "placement")
    with refused("ti-dock-new"):
        t.do(1, ti.Place("cruiser", "garnet"))
    end_turns(t)
    to_phase(t, "placement")
    t.do(1, ti.Place("cruiser", "garnet"))
    assert t.ships(1, "garnet")["cruiser"] == 1


def test_hostile_locals_are_all_back_after_a_failed_attempt():
    dice = [8, 8, 8, 8, 1]  # Two attackers kill two of three; they are killed by two.
    t = invasion("hostile_locals 3", 4, chance=[*dice, *([1] * 50)])
    t.do(1, ti.Land("garnet", 2))
    assert t.owner["garnet"] is None
    assert t.face_up["garnet"] == ["hostile_locals 3"]
    again = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 3}}},
        face_up={"garnet": "hostile_locals 3"},
        chance=[8, 9, 10, 1, 2, 3],
    )
    again.do(1, ti.Land("garnet", 3))
    assert [e["count"] for e in again.log if e.name == "locals_defend"] == [3]
    assert (again.owner["garnet"], again.forces["garnet"]) == (1, 3)
    assert "ti-locals-gone" in clauses(again)
