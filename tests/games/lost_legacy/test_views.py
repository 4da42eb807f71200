"""Views leak nothing: twins, tables that differ only in what a seat cannot see, look equal to it.

The test is itself tested: with planted leaks it must find them.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from leaks import show_zone, tell_fact

from rulebook import lost_legacy as ll


def twin_deals(players, seat, chance):
    """Return two tables of equal shape; ``seat`` has the same hand in both, all else differs."""
    order = list(ll.BOX)
    chance.shuffle(order)
    mine = order[seat]  # The first card is the ruins', then come the hands by seat.
    rest = [card for i, card in enumerate(order) if i != seat]
    chance.shuffle(rest)
    other = [*rest[:seat], mine, *rest[seat:]]
    return [ll.deal(players=players, chance=[cards, *[None] * 9]) for cards in (order, other)]


#: Who may see the card of an event, by the rules: the seats named under these keys.
SHOWN_TO = {
    "dealt": ("seat",),
    "drew": ("seat",),
    "looked_at_deck": ("seat",),
    "looked_at_ruin": ("seat",),
    "looked_at_hand": ("seat", "holder"),
    "took_hand": ("seat", "looker"),
}
FACE_UP = ("played", "laid_open", "ambushed", "revealed_hand", "revealed_own_hand", "revealed_ruin")


def may_see(event, seat):
    """Return whether the rules show the card of this event to the seat."""
    if event.name == "exchanged":
        return event.known_to(seat)
    return event.name in FACE_UP or seat in [event[k] for k in SHOWN_TO.get(event.name, ())]


def told_openly(one, two, seat):
    """Return whether the first difference is one that the rules let ``seat`` know.

    That is a card shown to the seat, or an event that the rules make public because of a card
    (somebody is out, wins, answers a call, had nothing to exchange).
    """
    for a, b in zip(one.log, two.log, strict=False):
        if a.seen_by(seat) == b.seen_by(seat):
            continue
        if may_see(a, seat) or may_see(b, seat):
            return True
        return a.name != b.name or a.name in ("called", "eliminated", "next_turn", "never_called")
    return len(one.log) != len(two.log)


def play_twins(players, seat, chance):
    """Play both twins alike; return what the seat could tell apart without being allowed to."""
    one, two = twin_deals(players, seat, chance)
    while one.decision and two.decision:
        if one.view(seat) != two.view(seat):
            return None if told_openly(one, two, seat) else "view"
        if one.decision.seat != two.decision.seat:
            return "decision"
        both = [c for c in one.decision.options if c in two.decision.options and c != ll.Shuffle()]
        if not both:
            return None
        choice = chance.choice(both)
        who = one.decision.seat
        if isinstance(choice, ll.Play) and who != seat and one.hand(who) != two.hand(who):
            return None  # A card that the other player might not have held is public at once.
        one.do(who, choice)
        two.do(who, choice)
    if one.view(seat) != two.view(seat) and not told_openly(one, two, seat):
        return "view"
    return None


@given(st.integers(2, 4), st.data(), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_twins_look_equal_until_the_rules_show_a_difference(players, data, chance):
    seat = data.draw(st.integers(1, players))
    assert play_twins(players, seat, chance) is None


def leak_hands(monkeypatch):
    tell_fact(monkeypatch, ll.LostLegacy, lambda t: [tuple(h) for h in t.hands.values()])


def leak_deck(monkeypatch):
    show_zone(monkeypatch, ll.LostLegacy, "deck")


def leak_drawn_card(monkeypatch):
    real = ll.LostLegacy.move

    def move(t, card, source, target, tell, **more):
        if tell == "drew":
            more["what"] = card
        real(t, card, source, target, tell, **more)

    monkeypatch.setattr(ll.LostLegacy, "move", move)


@pytest.mark.parametrize("plant", [leak_hands, leak_deck, leak_drawn_card])
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    found = [play_twins(3, 2, random.Random(seed)) for seed in range(60)]
    assert any(found)


@pytest.mark.parametrize("card", ["assault", "general", "search"])
def test_nobody_else_can_tell_whether_cards_were_exchanged(card):
    def table():
        t = ll.position(
            hands={1: [card, "old_map"], 2: ["swordsman"], 3: ["shadow_thief"]},
            deck=["sister_of_fate", ...],
            ruins=["sneak_attack"],
        )
        t.do(1, ll.Play(card))
        if card == "assault":
            t.do(1, ll.Target(2))
        if card == "search":
            t.do(1, ll.Ruin(1))
        return t

    swapped, kept = table().do(1, ll.Swap()), table().do(1, ll.Keep())
    assert swapped.view(3) == kept.view(3)
    assert swapped.view(1) != kept.view(1)
    assert (swapped.view(2) != kept.view(2)) == (card == "assault")


def test_the_options_are_shown_to_the_chooser_alone():
    t = ll.position(hands={1: ["starship", "old_map"], 2: ["search"]})
    assert t.view(1).options == (ll.Play("old_map"),)
    assert t.view(2).options == ()
    assert t.view(2).chooser == 1


def test_the_card_put_into_the_ruins_by_old_map_is_known_to_its_player_alone():
    t = ll.position(hands={1: ["old_map", "search"], 2: ["assault"]}, deck=["starship", ...])
    t.do(1, ll.Play("old_map"))

    def seen(seat):
        events = t.view(seat).events
        return [e["card"] for e in events if e.name in ("looked_at_deck", "put_into_ruins")]

    assert seen(1)[0] == "starship"
    assert seen(2) == [None, None]
    assert t.view(1).zones["ruins"][-1] is None
