"""What each look does with each card, each find with each place, and who is told which card."""

from itertools import product

import pytest
from random_play import play_out

from rulebook import lost_legacy as ll
from rulebook.table import Secret

LOOKERS = ("shadow_thief", "swordsman", "assault")


def look(looker, seen):
    """Return a table at which seat 1 has looked at the hand of seat 2 with this card."""
    spare = next(c for c in ("old_map", "search") if c not in (looker, seen))
    table = ll.position(
        hands={1: [looker, spare], 2: [seen], 3: ["sneak_attack"]}, turn=1, ruins=["search"]
    )
    return table.do(1, ll.Play(looker), ll.Target(2)), spare


@pytest.mark.parametrize(
    ("looker", "seen"), [pair for pair in product(LOOKERS, ll.CARDS) if pair != (pair[0],) * 2]
)
def test_what_a_look_at_a_hand_does(looker, seen):
    table, spare = look(looker, seen)
    out, hands = set(), {1: [spare], 2: [seen]}
    if seen == "sister_of_fate" or (seen == "sneak_attack" and looker == "swordsman"):
        out, hands[2] = {2}, []
    elif seen == "sneak_attack":
        out, hands = {1}, {1: [], 2: [spare]}
    assert table.out == out
    assert {seat: table.hand(seat) for seat in (1, 2)} == hands
    wins = looker == "shadow_thief" and seen == "starship"
    assert (table.outcome is not None) == wins
    assert not wins or table.outcome.winners == (1,)
    may_swap = looker == "assault" and not out
    assert (table.permits(1, ll.Swap()) == "may") == may_swap


@pytest.mark.parametrize("looker", LOOKERS)
def test_no_look_at_a_hand_of_oneself_or_of_one_who_is_out(looker):
    table = ll.position(hands={1: [looker, "general"], 2: ["search"]}, out=[3], players=4)
    table.do(1, ll.Play(looker))
    targets = [c.seat for c in table.decision.options if isinstance(c, ll.Target)]
    assert targets == [2, 4]


PLACES = {ll.Target(1): "own", ll.Target(2): "hand", ll.Ruin(1): "ruins", ll.Ruin(2): "ruins"}


@pytest.mark.parametrize(("point", "starship"), list(product(PLACES, PLACES)))
def test_who_reveals_the_lost_legacy_wins_wherever_it_lies(point, starship):
    def card(place, other):
        return "starship" if place == starship else other

    # With General or The Starship in hand, seat 1 is called before the others.
    table = ll.position(
        hands={
            1: [card(ll.Target(1), "general")],
            2: [card(ll.Target(2), "assault")],
            3: ["sneak_attack"],
        },
        deck=[],
        ruins=[card(ll.Ruin(1), "old_map"), card(ll.Ruin(2), "search")],
    )
    table.do(1, point)
    assert (table.outcome is not None and table.outcome.winners == (1,)) == (point == starship)
    shown = [e for e in table.log if e.name.startswith("revealed")]
    for seat in table.seats:
        assert [e["card"] for e in table.view(seat).events if e.name.startswith("revealed")] == [
            e["card"] for e in shown
        ]


def test_all_without_a_number_are_told_as_never_called():
    hands = {1: ["sneak_attack"], 2: ["general"], 3: ["sneak_attack"], 4: ["old_map"]}
    table = ll.position(hands=hands, deck=[], ruins=["search", "starship"], players=4)
    table.do(2, ll.Ruin(1)).do(4, ll.Target(4))
    assert [e["seats"] for e in table.log if e.name == "never_called"] == [(1, 3)]


def test_both_players_of_an_exchange_by_assault_are_told_both_cards():
    hands = {1: ["assault", "old_map"], 2: ["general"], 3: ["search"]}
    table = ll.position(hands=hands).do(1, ll.Play("assault"), ll.Target(2), ll.Swap())
    for seat, told in ((1, [("old_map", "general")]), (2, [("old_map", "general")]), (3, [])):
        events = [e for e in table.view(seat).events if e.name == "exchanged"]
        assert [(e["given"], e["taken"]) for e in events] == told


#: Events that may name a card to everybody: it lies open, or its name tells nothing new.
OPEN = {"cancelled", "no_effect_when_played", "no_effect_when_out", "no_effect_when_revealed"}
KEYS = {"seat", "holder", "looker", "card", "given", "taken", "place", "speed", "seats"}


def strings(value):
    """Yield each text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(list(value.items()))
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from strings(one)


def named_openly(event):
    """Return the cards that an event names to everybody without calling them a secret."""
    plain = [v for v in event.data.values() if not isinstance(v, Secret)]
    return {text for text in strings(plain) if text in ll.CARDS}


def test_no_event_names_a_card_to_everybody_that_does_not_lie_open():
    tables = [play_out(ll.deal(players=2 + s % 3, seed=s), s) for s in range(300)]
    hands = {1: ["general"], 2: ["starship"], 3: ["search"]}
    tables.append(ll.position(hands=hands, knocked_out=[2]))
    names = set()
    for table in tables:
        for event in table.log:
            names.add(event.name)
            assert set(event.data) <= KEYS, event
            assert event.name in OPEN or not named_openly(event), event
    assert {"took_hand", "called", "legacy_to_deck", "exchanged", "dealt", "drew"} <= names
