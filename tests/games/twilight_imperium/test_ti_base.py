"""What the two rules lean on: the round, votes, income, movement, technology, docks."""

import pytest

from rulebook import refused
from rulebook import twilight_imperium as ti


def test_the_hand_limit_when_drawing():
    t = ti.position("draw", hands={1: 7})
    with refused("ti-hand-limit"):
        t.do(1, ti.Draw())
    t.do(1, ti.Discard(t.hand(1)[0]), ti.Draw())
    assert len(t.hand(1)) == 7
    full = ti.position("draw", hands={1: 7}).do(1, ti.Done())
    assert len(full.hand(1)) == 7
    assert ti.position("draw", hands={1: 2}).permits(1, ti.Done()) == "cannot"


def test_the_income_is_the_resources():
    t = ti.position("income", planets={1: {"garnet": 1, "harrow": 0}}).do(1, ti.Collect())
    assert t.credits[1] == 4 + 4 + 1


def test_units_are_bought_and_placed_within_the_resources():
    t = ti.position("purchase", credits={1: 25, 2: 0}, docks=["arden", "belor"])
    t.do(1, *[ti.Buy("ground_force")] * 5)
    with refused("ti-buy"):
        t.do(1, ti.Buy("dreadnought"))
    t.do(1, ti.Done()).do(2, ti.Done())
    while t.phase != "placement":
        t.do(t.decision.seat, ti.Done())
    t.do(1, *[ti.Place("ground_force", "arden")] * 4)
    with refused("ti-dock-capacity"):
        t.do(1, ti.Place("ground_force", "arden"))
    assert t.forces["arden"] == 5
    with refused("ti-place"):
        t.do(1, ti.Place("ground_force", "belor"))


def test_a_fighter_needs_room():
    t = ti.position("placement", docks=["arden"], bought={1: ["fighter"] * 3})
    t.do(1, ti.Place("fighter", "arden"), ti.Place("fighter", "arden"))
    with refused("ti-carrier"):
        t.do(1, ti.Place("fighter", "arden"))


def test_a_carrier_moves_with_what_it_holds():
    fleet = {"carrier": 1, "ground_force": 3, "fighter": 2, "cruiser": 1}
    t = ti.position("movement", 1, ships={1: {"arden": fleet}})
    with refused("ti-move"):
        t.do(1, ti.Move("carrier", "home_1", "rim"))
    with refused("ti-carrier"):
        t.do(1, ti.Move("carrier", "home_1", "border_1", 1, 2))
    t.do(1, ti.Move("carrier", "home_1", "border_1", 3, 2))
    with refused("ti-move"):
        t.do(1, ti.Move("carrier", "border_1", "center", 3, 2))
    t.do(1, ti.Move("cruiser", "home_1", "center"))
    assert t.ships(1, "border_1") == {"carrier": 1, "ground_force": 3, "fighter": 2}


def test_ships_do_not_meet_those_of_others():
    t = ti.position("movement", 1, ships={1: {"arden": ["cruiser"]}, 2: {"garnet": ["cruiser"]}})
    with refused("ti-no-space-combat"):
        t.do(1, ti.Move("cruiser", "home_1", "border_1"))


def test_wormholes_are_a_way():
    t = ti.position("movement", 1, ships={1: {"gate": ["dreadnought"]}})
    t.do(1, ti.Move("dreadnought", "gate", "rim"))
    assert t.ships(1, "rim")["dreadnought"] == 1


def test_a_ground_force_is_taken_aboard_and_the_marker_stays():
    t = ti.position("movement", 1, ships={1: {"arden": ["carrier"]}})
    t.do(1, ti.Load("arden"))
    assert (t.owner["arden"], t.forces["arden"]) == (1, 0)
    assert t.ships(1, "arden")["ground_force"] == 1
    with refused("ti-move"):
        t.do(1, ti.Load("arden"))


def test_the_most_influence_has_the_first_turn():
    t = ti.position("movement", players=3, planets={2: {"harrow": 1}, 3: {"garnet": 1}})
    order = []
    while t.phase in ("movement", "invasion"):
        order.append(t.decision.seat)
        with refused("ti-turn-order"):
            t.do(order[-1] % 3 + 1, ti.Done())
        t.do(order[-1], ti.Done(), ti.Done())
    assert order == [2, 3, 1]


def test_a_tie_goes_to_resources_technologies_credits_and_a_coin():
    t = ti.position("movement", planets={1: {"arden": 1, "kelda": 1}}, players=3)
    assert (t.influence(1), t.influence(2)) == (3, 3)
    assert t.turn == 1
    galaxy = {
        "a": ti.system({"x": (1, 1)}, home=1),
        "b": ti.system({"y": (1, 1)}, home=2),
    }
    assert ti.position("movement", galaxy=galaxy, credits={2: 1}).turn == 2
    assert ti.position("movement", galaxy=galaxy, technologies={2: ["red"]}).turn == 2
    assert ti.position("movement", galaxy=galaxy, chance=[2]).turn == 2


def test_the_least_influence_votes_first_and_two_players_do_not_vote():
    t = ti.position("political", players=3, planets={2: {"harrow": 1}})
    with refused("ti-vote"):
        t.do(1, ti.Vote("for"))
    t.do(3, ti.Abstain()).do(1, ti.Vote("for")).do(2, ti.Vote("against"))
    counted = next(e for e in t.log if e.name == "votes_counted")
    assert (counted["votes_for"], counted["votes_against"]) == (2, 7)
    two = ti.position("political", players=2)
    assert two.phase == "draw"
    assert "ti-two-players" in two.log[0].clauses


@pytest.mark.parametrize(("first", "order"), [(1, [3, 1, 2, 4]), (3, [3, 1, 4, 2])])
def test_those_tied_for_the_least_influence_vote_clockwise(first, order):
    t = ti.position("political", players=4, first=first)
    voted = []
    while t.phase == "political":
        voted.append(t.decision.seat)
        t.do(voted[-1], ti.Abstain())
    assert voted == order
    assert [e["tied"] for e in t.log if e.name == "tie_for_vote"] == [tuple(order[2:])]


def test_a_specialty_lowers_the_price_of_its_color():
    t = ti.position("technology", planets={1: {"sable": 1}}, credits={1: 30})
    t.do(1, ti.Purchase("blue"))
    assert t.credits[1] == 3
    poor = ti.position("technology", credits={1: 29})
    with refused("ti-technology"):
        poor.do(1, ti.Purchase("red"))


@pytest.mark.parametrize(
    ("dice", "owner", "forces"),
    [([8, 1], 1, 1), ([1, 8], 2, 1), ([8, 8], 2, 0), ([1, 1, 9, 2], 1, 1)],
)
def test_invasion_combat(dice, owner, forces):
    t = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 1}}},
        planets={2: {"garnet": 1}},
        chance=dice,
    )
    t.do(1, ti.Land("garnet"))
    assert (t.owner["garnet"], t.forces["garnet"]) == (owner, forces)


def test_a_planet_held_by_a_marker_is_simply_taken_and_its_dock_is_lost():
    t = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 1}}},
        planets={2: {"garnet": 0}},
        docks=["garnet"],
    )
    t.do(1, ti.Land("garnet"))
    assert t.owner["garnet"] == 1
    assert not t.docks


def test_ground_forces_can_join_those_of_a_planet_of_your_own():
    t = ti.position(
        ships={1: {"garnet": {"carrier": 1, "ground_force": 3}}},
        planets={1: {"harrow": 1}},
        counters={"garnet": None},
    )
    t.do(1, ti.Land("harrow"), ti.Land("garnet"), ti.Land("harrow"))
    assert (t.forces["harrow"], t.forces["garnet"]) == (3, 1)


def test_the_game_stops_after_the_rounds_agreed_on():
    t = ti.position("placement", round=2, rounds=2)
    assert t.outcome.winners == ()
    assert t.outcome.clauses[0] == "ti-slice"


def test_a_position_has_no_two_docks_on_a_planet():
    with refused("ti-dock-limits"):
        ti.position(docks=["arden", "arden"])


def test_units_that_are_not_placed_are_kept():
    t = ti.position("placement", docks=["arden"], bought={1: ["cruiser", "fighter"]})
    t.do(1, ti.Place("cruiser", "arden"), ti.Done())
    (kept,) = [event for event in t.log if event.name == "units_kept"]
    assert kept["units"] == {"fighter": 1}
    assert t.bought[1]["fighter"] == 1


def test_only_a_ten_is_told_as_a_zero():
    for die, told in ((10, 1), (9, 0)):
        t = ti.position(
            ships={1: {"garnet": ["carrier", "ground_force"]}},
            counters={"garnet": "settlers"},
            chance=[die],
        ).do(1, ti.Land("garnet"))
        assert [event.name for event in t.log].count("zero_is_ten") == told


def test_an_empty_action_deck_is_made_anew_from_the_discards():
    named = [f"A{number}" for number in range(1, 79)]
    hands = {seat: named[7 * (seat - 1) : 7 * seat] for seat in range(2, 7)}
    discards = [card for card in named if card not in {c for hand in hands.values() for c in hand}]
    t = ti.position(
        "draw", hands=hands, discards=discards, chance=[list(reversed(discards))], players=6
    )
    assert not t.deck
    t.do(1, ti.Draw())
    assert t.hand(1) == [discards[-1]]
    assert not t.discards
    assert t.deck == list(reversed(discards))[1:]
    assert [e.name for e in t.log][-3:] == [
        "action_deck_anew",
        "shuffled_action_deck",
        "drew_action_card",
    ]


def test_a_dock_makes_room_for_its_own_fighters_and_for_nothing_else():
    full = {"carrier": 1, "ground_force": 5}
    t = ti.position("movement", 1, ships={1: {"arden": full}}, docks=["arden"])
    with refused("ti-carrier"):
        t.do(1, ti.Load("arden"))
    lone = {1: {"garnet": {"carrier": 1, "fighter": 2}}}
    theirs = ti.position("movement", 1, ships=lone, planets={2: {"garnet": 1}}, docks=["garnet"])
    with refused("ti-carrier"):
        theirs.do(1, ti.Move("carrier", "border_1", "center"))
    mine = ti.position("movement", 1, ships=lone, planets={1: {"garnet": 1}}, docks=["garnet"])
    mine.do(1, ti.Move("carrier", "border_1", "center"))
    assert mine.ships(1, "border_1") == {"fighter": 2}


def test_a_cruiser_does_not_pass_the_ships_of_others():
    fleet = {"border_1": ["cruiser"]}
    free = ti.position("movement", 1, ships={1: fleet}, planets={2: {}})
    free.do(1, ti.Move("cruiser", "border_1", "rim"))
    barred = ti.position("movement", 1, ships={1: fleet, 2: {"center": ["cruiser"]}})
    for target in ("rim", "center"):
        with refused("ti-no-space-combat"):
            barred.do(1, ti.Move("cruiser", "border_1", target))


def test_more_ground_forces_than_one_carrier_holds_take_two():
    fleet = {"carrier": 2, "ground_force": 7}
    t = ti.position(ships={1: {"garnet": fleet}}, counters={"garnet": None, "harrow": None})
    t.do(1, ti.Land("garnet", 6))
    with refused("ti-land-carrier"):
        t.do(1, ti.Land("harrow", 1))
    few = ti.position(ships={1: {"garnet": fleet}}, counters={"garnet": None, "harrow": None})
    few.do(1, ti.Land("garnet", 5), ti.Land("harrow", 2))
    assert few.owner["harrow"] == 1


def test_a_hundred_ground_forces_can_land():
    table = ti.position(ships={1: {"garnet": {"carrier": 20, "ground_force": 100}}})
    assert ti.Land("garnet", 100) in table.decision.options
    assert table.permits(1, ti.Land("garnet", 100)) == "may"
    assert table.permits(1, ti.Land("garnet", 101)) == "cannot"
