"""Views leak nothing: tables that differ only in what a seat cannot see look equal to it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from leaks import show_zone, tell_fact

from rulebook import ascension as asc


def shuffled(cards, chance):
    cards = list(cards)
    chance.shuffle(cards)
    return cards


def twins(chance):
    """Return two deals alike for seat 1 but for the cards that lie face down or in hand 2."""
    mine = shuffled(["apprentice"] * 8 + ["militia"] * 2, chance)
    center = shuffled(asc.box({}, "black"), chance)
    made = []
    for _ in range(2):
        own = mine[:5] + shuffled(mine[5:], chance)
        row = center[:6] + shuffled(center[6:], chance)
        theirs = shuffled(mine, chance)
        made.append(asc.deal(chance=[own, theirs, row], first=1))
    return made


def first_difference(one, two, chance):
    """Play the first turn of both twins alike; return whether seat 1 can tell them apart."""
    while one.view(1) == two.view(1):
        both = [c for c in one.decision.options if isinstance(c, asc.Play)]
        both += [c for c in one.decision.options if c == asc.Defeat("cultist")]
        if not both:
            return False
        choice = chance.choice(both)
        one.do(1, choice)
        two.do(1, choice)
    return True


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_twins_look_equal_until_a_card_is_turned_up(chance):
    one, two = twins(chance)
    assert not first_difference(one, two, chance)


def leak_decks(monkeypatch):
    tell_fact(monkeypatch, asc.Ascension, lambda t: [t.decks[1][0], t.center_deck[0]])


def leak_hands(monkeypatch):
    show_zone(monkeypatch, asc.Ascension, "hand")


@pytest.mark.parametrize("plant", [leak_decks, leak_hands])
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    chance = random.Random(1)
    assert any(first_difference(*twins(chance), chance) for _ in range(30))


def test_a_stolen_card_is_known_to_the_two_players_only():
    t = asc.position(
        row=["xeron_duke_of_lies", ...],
        hands={2: ["mystic"], 3: []},
        power=6,
        players=3,
        chance=["mystic"],
    )
    t.do(1, asc.Defeat("xeron_duke_of_lies"))

    def seen(seat):
        return [e["card"] for e in t.view(seat).events if e.name == "stole"]

    assert seen(1) == seen(2) == ["mystic"]
    assert seen(3) == [None]


def test_a_view_hides_decks_and_other_hands():
    t = asc.deal()
    view = t.view(1)
    assert None not in view.zones["hand 1"]
    assert set(view.zones["hand 2"]) == set(view.zones["deck 1"]) == {None}
    assert set(view.zones["center_deck"]) == {None}
    assert view.zones["center_row"] == tuple(t.row)
    drew = [e for e in view.events if e.name == "drew" and e["seat"] == 2]
    assert drew[0].data["cards"] is None
