"""Views leak nothing: tables that differ only in what a seat cannot see look equal to it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from leaks import show_zone, tell_fact

from rulebook import twilight_imperium as ti

KINDS = list(ti.SAMPLE_MIX)
PLANETS = ("garnet", "harrow", "sable")


def twins(chance):
    """Return two positions alike for seat 1 but for counters, decks and the hand of seat 2."""
    made = []
    for _ in range(2):
        cards = [f"A{n}" for n in range(3, 79)]
        chance.shuffle(cards)
        made.append(
            ti.position(
                ships={1: {"garnet": ["carrier", "fighter", "dreadnought", "ground_force"]}},
                counters=dict(
                    zip(("garnet", "harrow", "sable"), chance.sample(KINDS, 3), strict=True)
                ),
                hands={1: ["A1", "A2"], 2: cards[:3]},
                deck=cards[3:],
            )
        )
    return made


def first_difference(one, two):
    """Return whether seat 1 can tell the twins apart."""
    return one.view(1) != two.view(1)


@given(st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_twins_look_equal(chance):
    one, two = twins(chance)
    assert not first_difference(one, two)
    for table in (one, two):
        table.do(1, ti.Done())
    assert not first_difference(one, two)


def leak_counters(monkeypatch):
    tell_fact(monkeypatch, ti.TwilightImperium, lambda t: t.counter("garnet"))


def leak_hands(monkeypatch):
    show_zone(monkeypatch, ti.TwilightImperium, "hand")


@pytest.mark.parametrize("plant", [leak_counters, leak_hands])
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    chance = random.Random(1)
    assert any(first_difference(*twins(chance)) for _ in range(20))


def test_a_deal_shows_no_counter_to_anybody():
    t = ti.deal(players=4, seed=5)
    for seat in t.seats:
        view = t.view(seat)
        for name, cards in view.zones.items():
            if name.startswith("face down") or name in ("set aside", "removed unseen"):
                assert set(cards) <= {None}
        assert all(e["card"] is None for e in view.events if e.name == "counter_placed")


def test_an_ignored_counter_stays_unseen():
    t = ti.position("annexation", credits={1: 99}).do(1, ti.Annex("garnet"))
    (event,) = (e for e in t.view(1).events if e.name == "counter_ignored")
    assert event["card"] is None


def test_what_another_player_probes_stays_secret():
    seen = []
    for counter in ("radioactive", "peaceful_invasion"):
        t = ti.position(
            ships={1: {"garnet": ["carrier", "fighter"]}},
            counters={"garnet": counter, "harrow": None},
        )
        t.do(1, ti.Probe("garnet"))
        seen.append([(e.name, dict(e.data)) for e in t.view(2).events])
    assert seen[0] == seen[1]
