"""Manifest Destiny and the set-up of Distant Suns."""

from collections import Counter

import pytest

from rulebook import Mistake, refused, replay
from rulebook import twilight_imperium as ti


def names(table):
    return [event.name for event in table.log]


def line(count):
    """Return a galaxy of two homes, Mecatol Rex, and one system with so many neutral planets."""
    return {
        "east": ti.system({"a": (1, 1)}, home=1),
        "west": ti.system({"b": (1, 1)}, home=2),
        "middle": ti.system({"mecatol_rex": (1, 6)}),
        "far": ti.system({f"p{n}": (1, 1) for n in range(count)}, ["middle"]),
    }


@pytest.mark.parametrize(("planet", "price"), [("garnet", 12), ("harrow", 10), ("indra", 0)])
def test_the_price_is_twice_resources_and_influence(planet, price):
    t = ti.position("annexation", credits={1: price}, counters={planet: "radioactive"})
    t.do(1, ti.Annex(planet))
    assert t.credits[1] == 0
    assert (t.owner[planet], t.forces[planet]) == (1, 1)
    assert t.counter(planet) is None
    assert "counter_revealed" not in names(t)
    assert len(t.unseen) == 1
    if price:
        poor = ti.position("annexation", credits={1: price - 1})
        with refused("ti-annex-credits"):
            poor.do(1, ti.Annex(planet))


def test_what_cannot_be_bought():
    t = ti.position("annexation", credits={1: 99}, planets={2: {"garnet": 1}})
    for planet, clause in [
        ("garnet", "ti-annex-neutral"),
        ("belor", "ti-annex-neutral"),
        ("yonder", "ti-annex-adjacent"),
        ("mecatol_rex", "ti-annex-adjacent"),
    ]:
        with refused(clause):
            t.do(1, ti.Annex(planet))
    with refused("ti-seat-order"):
        t.do(2, ti.Annex("indra"))
    later = ti.position("movement", turn=1, credits={1: 99})
    with refused("ti-annex-window"):
        later.do(1, ti.Annex("garnet"))
    without = ti.position("movement", turn=1, credits={1: 99}, manifest_destiny=False)
    with refused("ti-optional"):
        without.do(1, ti.Annex("garnet"))


def test_buyers_take_turns_until_all_have_passed():
    t = ti.position("annexation", credits={1: 50, 2: 50})
    t.do(1, ti.Annex("garnet")).do(2, ti.Annex("harrow")).do(1, ti.Done())
    t.do(2, ti.Annex("indra"), ti.Annex("talos"), ti.Done())
    assert (t.phase, t.round) == ("draw", 1)
    whole = ti.position("annexation", credits={1: 50, 2: 50}, annex_order="player_by_player")
    whole.do(1, ti.Annex("garnet"), ti.Annex("harrow"), ti.Done())
    with refused("ti-annex-neutral"):
        whole.do(2, ti.Annex("garnet"))


@pytest.mark.parametrize("both", [True, False])
def test_wormholes_and_mecatol_rex_are_left_out_by_default(both):
    galaxy = line(1)
    galaxy["east"] = ti.system({"a": (1, 1)}, ["middle"], home=1, wormhole="alpha")
    galaxy["far"] = ti.system({"p0": (1, 1)}, wormhole="alpha")
    t = ti.position(
        "annexation", credits={1: 99}, galaxy=galaxy, annex_wormholes=both, annex_mecatol=both
    )
    if both:
        t.do(1, ti.Annex("p0")).do(2, ti.Done()).do(1, ti.Annex("mecatol_rex"))
        assert t.owner["p0"] == t.owner["mecatol_rex"] == 1
        return
    with refused("ti-annex-wormhole"):
        t.do(1, ti.Annex("p0"))
    with refused("ti-annex-mecatol"):
        t.do(1, ti.Annex("mecatol_rex"))


def test_forty_planets_and_forty_four_counters():
    t = ti.deal(players=2, galaxy=line(40))
    assert sum(len(zone) for zone in t.face_down.values()) == 40
    assert all(len(t.face_down[f"p{n}"]) == 1 for n in range(40))
    assert len(t.aside) == 4
    assert not t.face_down["mecatol_rex"]
    assert not t.face_down["a"]
    assert "ti-counters-not-mecatol" in {c for e in t.log for c in e.clauses}
    with refused("ti-counters-enough"):
        ti.deal(players=2, galaxy=line(45))


def test_each_rule_can_be_left_out():
    neither = ti.deal(players=2, manifest_destiny=False, distant_suns=False)
    assert neither.phase == "draw"
    assert not any(neither.face_down.values())
    with refused("ti-optional"):
        neither.do(1, ti.Probe("garnet"))
    assert ti.deal(players=2, distant_suns=False).phase == "annexation"
    suns = ti.deal(players=2, manifest_destiny=False)
    assert suns.phase == "draw"
    assert len(suns.face_down["garnet"]) == 1


def test_the_sample_mix_holds_every_kind():
    assert {written.split()[0] for written in ti.SAMPLE_MIX} == set(ti.KINDS)
    assert len(ti.KINDS) == 10
    assert Counter(ti.SAMPLE_MIX).total() == 44


@pytest.mark.parametrize(
    "wrong",
    [
        {"mix": {"wealth": 2}},
        {"mix": {"wealth 0": 2}},
        {"mix": {"wormhole gamma": 1}},
        {"mix": {"biohazard 2": 1}},
        {"mix": {"biohazard": -1}},
        {"mix": {"biohazard": 10**12}},
        {"mix": {"wealth " + "1" * 5_000: 1}},
        {"mix": {"nonsense": 1}},
        {"settlers_rival": "flee"},
        {"annex_mecatol": 1},
        {"wishes": True},
        {"manifest_destiny": "yes"},
        {"first": 7},
        {"credits": -1},
        {"rounds": 0},
        {"galaxy": {"a": ti.system(beside=["b"])}},
        {"galaxy": {"a": ti.system({"x": (1,)})}},
    ],
)
def test_what_makes_no_sense_is_a_mistake(wrong):
    with pytest.raises(Mistake):
        ti.deal(players=2, **wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"counters": {"nowhere": "wealth 1"}},
        {"ships": {1: {"nowhere": ["carrier"]}}},
        {"ships": {1: {"garnet": ["battlestar"]}}},
        {"ships": {1: {"garnet": "carrier"}}},
        {"ships": ["carrier"]},
        {"planets": {1: {"garnet": -1}}},
        {"planets": {1: {"garnet": 1}, 2: {"garnet": 1}}},
        {"planets": {3: {"garnet": 1}}, "players": 2},
        {"face_up": {"garnet": "wealth 1"}},
        {"hands": {1: ["B1"]}},
        {"phase": "lunch"},
        {"turn": 1, "done": [1]},
        {"credits": {1: -3}},
        {"technologies": {1: ["pink"]}},
    ],
)
def test_a_position_that_makes_no_sense_is_a_mistake(wrong):
    with pytest.raises(Mistake):
        ti.position(**wrong)


@pytest.mark.parametrize(
    ("wrong", "clause"),
    [
        ({"players": 7}, "ti-players"),
        ({"planets": {1: {"garnet": 1}}, "counters": {"garnet": "wealth 1"}}, "ti-suns"),
        ({"counters": {"mecatol_rex": "wealth 1"}}, "ti-counters-not-mecatol"),
        ({"planets": {}, "counters": {"garnet": "wealth 9"}}, "ti-counters-mix"),
        ({"counters": {"garnet": "wealth 1"}, "distant_suns": False}, "ti-optional"),
        ({"ships": {1: {"garnet": ["ground_force"]}}}, "ti-carrier"),
        ({"ships": {1: {"garnet": {"carrier": 1, "fighter": 6}}}}, "ti-carrier"),
        ({"hands": {1: 8}}, "ti-hand-limit"),
        ({"hands": {1: ["A1"], 2: ["A1"]}}, "ti-action-deck"),
        ({"docks": ["garnet"]}, "ti-dock-limits"),
    ],
)
def test_an_impossible_position_is_refused(wrong, clause):
    with refused(clause):
        ti.position(**wrong)


def test_a_choice_that_names_no_planet_is_a_mistake():
    t = ti.position()
    with pytest.raises(Mistake, match="no planet 'pluto'"):
        t.do(1, ti.Land("pluto"))
    with pytest.raises(Mistake, match="no planet 'pluto'"):
        t.permits(1, ti.Land("pluto"))


def test_a_position_can_be_played_again():
    t = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 2}}},
        counters={"garnet": "settlers"},
        chance=[7],
    )
    t.do(1, ti.Land("garnet", 2))
    assert replay(t.record().to_json()).view(1) == t.view(1)
