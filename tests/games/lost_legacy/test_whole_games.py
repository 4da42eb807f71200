"""Whole games of Lost Legacy, played at random: what must hold in every one of them."""

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import check_choice, check_replay, play_out

from rulebook import Mistake, Refused, refused, replay
from rulebook import lost_legacy as ll

ENDINGS = {"ll-last-player", "ll-shadow-thief-wins", "ll-investigation-find", "ll-nobody-finds"}

games = st.builds(
    lambda players, seed, first: (players, seed, min(first, players)),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.integers(1, 4),
)


def play(players, seed, first, watch=lambda table: None):
    return play_out(ll.deal(players=players, seed=seed, first=first), seed, watch=watch)


def all_cards(table):
    zones = [table.deck, table.ruins, *table.hands.values(), *table.played.values()]
    return Counter(card for zone in zones for card in zone)


def old_maps_that_moved(table):
    return sum(event.name == "put_into_ruins" for event in table.log)


@given(games)
@settings(max_examples=150, deadline=None)
def test_what_holds_at_every_decision(game):
    def watch(table):
        assert all_cards(table) == Counter(ll.BOX)
        assert [clause for clause, holds in table.invariants() if not holds] == []
        assert len(table.ruins) == 1 + old_maps_that_moved(table)
        assert 1 <= len(table.ruins) <= 3
        if table.decision:
            assert table.decision.options
            assert table.decision.seat not in table.out
            for seat in table.remaining():
                held = len(table.hand(seat))
                assert held == 1 or (held == 2 and seat == table.turn)

    play(*game, watch)


@given(games)
@settings(max_examples=100, deadline=None)
def test_a_game_has_exactly_one_outcome(game):
    table = play(*game)
    players = game[0]
    ending = table.outcome.clauses[0]
    assert ending in ENDINGS
    assert len(table.outcome.winners) == (0 if ending == "ll-nobody-finds" else 1)
    assert set(table.outcome.winners) <= set(table.remaining())
    assert sum(event.name == "drew" for event in table.log) <= 15 - players
    assert (len(table.remaining()) == 1) == (ending == "ll-last-player")
    assert not any("starship" in pile for pile in table.played.values())
    assert "legacy_to_deck" not in [event.name for event in table.log]


@given(games)
@settings(max_examples=60, deadline=None)
def test_replay_equals_play(game):
    check_replay(play(*game))


CHOICES = [
    ll.Draw(),
    *map(ll.Play, ll.CARDS),
    *map(ll.Target, (1, 2, 3, 4)),
    *map(ll.Ruin, (1, 2, 3)),
    ll.Swap(),
    ll.Keep(),
    ll.Shuffle(),
    ll.Leave(),
]


@given(games, st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(game, chance):
    def state(table):
        return table.record(), [table.view(seat) for seat in table.seats], list(table.log)

    def watch(table):
        choice = chance.choice(CHOICES)
        if not isinstance(choice, ll.Target) or choice.seat in table.seats:
            check_choice(table, chance.choice(table.seats), choice, state, "ll-")

    play(*game, watch)


def test_every_ending_and_every_card_comes_up():
    endings, played = Counter(), set()
    for seed in range(300):
        table = play(2 + seed % 3, seed, 1)
        endings[table.outcome.clauses[0]] += 1
        played |= {card for pile in table.played.values() for card in pile}
    assert set(endings) == ENDINGS
    assert played == set(ll.CARDS) - {"starship"}


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_a_number_of_players_the_game_does_not_allow_is_refused(players):
    with pytest.raises(Refused) as refusal:
        ll.deal(players=players)
    assert refusal.value.clauses == ("ll-players",)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: ll.deal(players=3, first=4), "no seat 4"),
        (lambda: ll.deal(players="2"), "players are a number, not '2'"),
        (lambda: ll.deal(shuffle=True), "no option 'shuffle'"),
        (lambda: ll.position(hands={1: ["assassin"]}), "no card 'assassin'"),
        (lambda: ll.position(hands={1: "assault"}), "write a list"),
        (lambda: ll.position(hands=[["assault"]]), "hands"),
        (lambda: ll.position(hands={"1": ["assault"]}), "seats are numbers"),
        (lambda: ll.position(hands={0: ["assault"]}), "no seat 0"),
        (lambda: ll.position(hands={1: ["assault"]}, turn=3, players=2), "no seat 3"),
        (lambda: ll.position(deck="old_map"), "write a list"),
        (lambda: ll.position(out=[1], turn=1), "eliminated"),
        (lambda: ll.position(out=[1, 2], turn=3, players=3), "at least two"),
        (lambda: ll.position(deck=[..., "assault"]), "at the end"),
        (lambda: ll.position(chance=[1.5]), "1.5 is neither a number, a name nor a list"),
        (lambda: ll.Ruin(6), "no place 6"),
        (lambda: ll.Target("2"), "no seat '2'"),
        (lambda: ll.deal(players=2).do(1, ll.Target(4)), "no seat 4; known are 1, 2"),
        (lambda: ll.deal(players=2).permits(1, ll.Target(3)), "no seat 3; known are 1, 2"),
        (lambda: ll.Play("x"), "no card 'x'"),
    ],
)
def test_a_mistaken_call_says_what_is_known(make, message):
    with pytest.raises(Mistake, match=message):
        make()


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        ({"hands": {1: ["search"] * 2, 2: ["search"], 3: ["search"]}}, "ll-cards"),
        ({"hands": {1: ["assault"] * 3, 2: ["search"]}}, "ll-hand-start"),
        ({"hands": {1: ["assault"], 2: ["search", "general"]}}, "ll-hand-start"),
        ({"ruins": []}, "ll-ruins-start"),
        ({"ruins": ["search", "search", "search", "general"]}, "ll-ruins-start"),
        ({"played": {1: ["starship"]}}, "ll-starship-unplayable"),
        ({"players": 5}, "ll-players"),
    ],
)
def test_an_impossible_position_is_refused_by_the_clause_it_breaks(parts, clause):
    with pytest.raises(Refused) as refusal:
        ll.position(**parts)
    assert clause in refusal.value.clauses


@pytest.mark.parametrize("ruins", [2, 3])
def test_a_further_ruin_means_an_old_map_was_played(ruins):
    t = ll.position(ruins=[...] * ruins)
    assert sum(pile.count("old_map") for pile in t.played.values()) == ruins - 1
    with pytest.raises(Refused) as refusal:
        ll.position(hands={1: ["old_map"], 2: ["old_map"]}, ruins=[...] * ruins)
    assert refusal.value.clauses == ("ll-ruins-start",)


def test_everybody_sees_what_has_been_pointed_at():
    t = ll.position(
        hands={1: ["search"], 2: ["general"], 3: ["assault"]}, deck=[], ruins=["starship"]
    )
    t.do(t.decision.seat, ll.Target(3))
    assert {frozenset(t.view(seat).facts["revealed"]) for seat in t.seats} == {
        frozenset({ll.Target(3)})
    }


BY_SPEED = [name for name, card in ll.CARDS.items() if card.speed is not None]


@pytest.mark.parametrize(("earlier", "later"), list(itertools.pairwise(BY_SPEED)))
def test_the_lower_of_two_neighbouring_speeds_investigates_first(earlier, later):
    ruins = ["sneak_attack" if "starship" in (earlier, later) else "starship"]
    table = ll.position(hands={1: [later], 2: [earlier]}, turn=1, deck=[], ruins=ruins)
    assert table.decision.seat == 2
    table.do(2, ll.Target(1 if earlier == "starship" else 2))
    assert table.decision.seat == 1


def test_everybody_sees_who_is_out_and_when_the_investigation_has_begun():
    table = ll.position(hands={1: ["search"], 2: ["general"]}, turn=1, deck=[], out=[3], players=3)
    for seat in table.seats:
        assert table.view(seat).facts["out"] == {3}
        assert table.view(seat).facts["investigating"]
    started = ll.deal(players=3).view(1).facts
    assert (started["out"], started["investigating"]) == (frozenset(), False)


def test_one_chance_is_the_reason_also_where_somebody_else_is_out():
    table = ll.position(
        hands={1: ["search"], 2: ["general"]},
        turn=1,
        deck=[],
        ruins=["starship"],
        out=[3],
        players=3,
    )
    table.do(2, ll.Target(2))
    with refused("ll-investigation-once"):
        table.do(2, ll.Target(1))


def test_a_scripted_game_survives_json():
    order = sorted(ll.BOX)
    table = ll.deal(players=2, chance=[order])
    again = replay(table.record().to_json())
    assert [*again.ruins, *again.hand(1), *again.hand(2), *again.deck] == order


def test_everybody_sees_how_the_game_ended():
    table = ll.position(hands={1: ["shadow_thief", "search"], 2: ["starship"]}, turn=1, players=3)
    table.do(1, ll.Play("shadow_thief"), ll.Target(2))
    assert {table.view(seat).outcome.winners for seat in table.seats} == {(1,)}


def test_who_is_tied_is_refused_by_the_clause_on_ties():
    hands = {1: ["search"], 2: ["search"], 3: ["assault"], 4: ["sneak_attack"]}
    table = ll.position(hands=hands, turn=1, deck=[], ruins=["starship"])
    for seat, clause in ((1, "ll-investigation-tie"), (4, "ll-investigation-order")):
        with refused(clause):
            table.do(seat, ll.Ruin(1))
