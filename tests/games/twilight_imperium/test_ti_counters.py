"""What each of the ten domain counters does."""

import pytest

from rulebook import refused
from rulebook import twilight_imperium as ti


def invasion(counter, forces=3, planet="garnet", players=2, **parts):
    """Return a table at which seat 1 can invade a planet with this counter."""
    fleet = {"carrier": 2, "ground_force": forces, "fighter": 1}
    parts = {"ships": {1: {planet: fleet}}, **parts}
    return ti.position(counters={planet: counter}, players=players, **parts)


def names(table):
    return [event.name for event in table.log]


def clauses(table):
    return {clause for event in table.log for clause in event.clauses}


def end_turns(table):
    """Let everybody do as little as possible until the next round begins."""
    before = table.round
    while table.round == before:
        do_least(table)


def to_phase(table, phase):
    while table.phase != phase:
        do_least(table)


def do_least(table):
    decision = table.decision
    for choice in (ti.Done(), ti.Abstain(), ti.Draw(), ti.Collect()):
        if choice in decision.options:
            table.do(decision.seat, choice)
            return
    raise AssertionError(decision)


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


def test_industrial_society_without_a_dock():
    t = invasion("industrial_society", 1).do(1, ti.Land("garnet"), ti.Decline())
    assert not t.docks
    assert t.removed == ["industrial_society"]
    six = ["arden", "harrow", "jasper", "indra", "sable", "talos"]
    full = invasion("industrial_society", 1, planets={1: dict.fromkeys(six, 1)}, docks=six)
    full.do(1, ti.Land("garnet"))
    with refused("ti-dock-limits"):
        full.do(1, ti.Build())


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
