"""Written positions: what is filled, what is refused, what is a mistake."""

import pytest
from ascension_tables import ROW

from rulebook import Mistake, refused
from rulebook import ascension as asc


@pytest.mark.parametrize("players", [0, 5, -1])
def test_a_number_of_players_the_game_does_not_allow_is_refused(players):
    with refused("asc-players"):
        asc.deal(players=players)
    with refused("asc-players"):
        asc.position(players=players if players > 1 else 5)


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        ({"hands": {1: ["muramasa"] * 2}}, "asc-cards"),
        ({"mystics": 21}, "asc-cards"),
        ({"row": ROW[:5]}, "asc-row-full"),
        ({"row": [*ROW, "shadow_star"]}, "asc-row-full"),
        ({"row": ["mystic", *ROW[:5]]}, "asc-center-deck"),
        ({"void": ["cultist"]}, "asc-cultist-stays"),
        ({"constructs": {1: ["mystic"]}}, "asc-construct-stays"),
        ({"played": ["muramasa"]}, "asc-hero-in-front"),
        ({"played": {2: ["mystic"]}}, "asc-hero-in-front"),
        ({"hands": {1: ["mephit"]}}, "asc-defeat-void"),
        ({"supply": 120, "players": 4, "honor": {1: 31}}, "asc-tokens"),
        ({"supply": 61, "players": 2}, "asc-setup-supply"),
        ({"supply": 51, "players": 1}, "asc-solo-supply"),
        ({"used": ["muramasa"]}, "asc-control"),
        ({"used": ["muramasa"], "constructs": {2: ["muramasa"]}}, "asc-control"),
        ({"used": ["shadow_star"] * 2, "constructs": {1: ["shadow_star"]}}, "asc-use-once"),
        ({"samael": ["shadow_star"]}, "asc-solo"),
        ({"samael_honor": 3}, "asc-solo"),
        ({"players": 1, "samael": ["mephit"]}, "asc-samael-acquires"),
        ({"players": 1, "samael": ["mystic"]}, "asc-samael-acquires"),
    ],
)
def test_an_impossible_position_is_refused_by_the_clause_it_breaks(parts, clause):
    with refused(clause):
        asc.position(**parts)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: asc.deal(players=3, first=4), "no seat 4"),
        (lambda: asc.deal(speed=True), "no option 'speed'"),
        (lambda: asc.deal(edition="first"), "no edition 'first'"),
        (lambda: asc.position(hands={1: ["assault"]}), "no card 'assault'"),
        (lambda: asc.position(hands={1: "mystic"}), "write a list"),
        (lambda: asc.position(hands=[["mystic"]]), "written by seat"),
        (lambda: asc.position(hands={"1": ["mystic"]}), "seats are numbers"),
        (lambda: asc.position(turn=3, players=2), "no seat 3"),
        (lambda: asc.position(decks={1: [..., "mystic"]}), "at the end"),
        (lambda: asc.position(void=[...]), "without"),
        (lambda: asc.position(runes=-1), "runes cannot be -1"),
        (lambda: asc.position(supply=200), "150"),
        (lambda: asc.position(supply=-1), "supply cannot be -1"),
        (lambda: asc.position(mystics=10**30), "mystics cannot be"),
        (lambda: asc.position(mystics=-1), "mystics cannot be -1"),
        (lambda: asc.position(heavy_infantry=1.5), "heavy_infantry cannot be 1.5"),
        (lambda: asc.position(honor={1: -9}), "honor of seat 1 cannot be -9"),
        (lambda: asc.position(extra_turns=0.5), "extra_turns cannot be 0.5"),
        (lambda: asc.position(runes=None), "runes cannot be None"),
        (lambda: asc.position(turn=True), "seats are numbers"),
        (lambda: asc.deal(players=2.0), "not 2.0"),
        (lambda: asc.deal(first=2.0), "no seat 2.0"),
        (lambda: asc.position(used=["mystik"]), "no card 'mystik'"),
        (lambda: asc.Play("x"), "no card 'x'"),
        (lambda: asc.Banish("mystic", "deck"), "no source 'deck'"),
        (lambda: asc.Acquire("mystic", 7), "no place 7"),
    ],
)
def test_a_mistaken_call_says_what_is_known(make, message):
    with pytest.raises(Mistake, match=message):
        make()


def test_a_position_fills_what_it_leaves_open():
    t = asc.position(hands={1: ["mystic"]}, row=["mephit", ...])
    assert len(t.hands[2]) == len(t.decks[2]) == 5
    assert len(t.decks[1]) == 10
    assert len(t.row) == 6
    assert len(t.stacks["mystic"]) == 19
    assert [clause for clause, holds in t.invariants() if not holds] == []


def test_a_hand_left_open_holds_no_more_than_the_starting_cards_left():
    t = asc.position(hands={1: [..., "mystic", *[...] * 11]})
    assert sorted(t.hands[1]) == ["apprentice"] * 8 + ["militia"] * 2 + ["mystic"]
    assert not t.decks[1]


def test_a_supply_left_out_is_without_the_honor_of_samael_too():
    t = asc.position(players=1, honor={1: 7}, samael_honor=5)
    assert (t.supply, t.reserve) == (38, 100)


def test_used_constructs_are_part_of_a_position():
    t = asc.position(
        constructs={1: ["muramasa", "yggdrasil_staff"]},
        runes=4,
        used=["muramasa", ("yggdrasil_staff", "exchange")],
    )
    uses = [o for o in t.decision.options if isinstance(o, asc.Use)]
    assert uses == [asc.Use("yggdrasil_staff")]


def test_an_effect_that_acts_by_itself_can_have_been_used():
    mine = {1: ["burrower_mark_ii"]}
    t = asc.position(hands={1: ["watchmakers_altar"]}, constructs=mine)
    t.do(1, asc.Play("watchmakers_altar"))
    assert t.permits(1, asc.Draw()) == "may"
    t = asc.position(
        hands={1: ["watchmakers_altar"]}, constructs=mine, used=[("burrower_mark_ii", "arrived")]
    )
    t.do(1, asc.Play("watchmakers_altar"))
    assert t.permits(1, asc.Draw()) == "cannot"


@pytest.mark.parametrize("each", [True, False])
def test_a_draw_already_made_tells_of_a_mechana_construct_that_has_arrived(each):
    t = asc.position(
        hands={1: ["burrower_mark_ii"]},
        constructs={1: ["burrower_mark_ii"]},
        used=["burrower_mark_ii"],
        each_burrower=each,
    )
    t.do(1, asc.Play("burrower_mark_ii"))
    assert t.permits(1, asc.Draw()) == ("may" if each else "cannot")


def test_a_zone_that_is_not_there_is_a_mistake():
    t = asc.position()
    with pytest.raises(Mistake, match="no zone 'hnad'; the zones are"):
        t.place("hnad")
    for call in (lambda: t.place("hand", 9), lambda: t.score(9), lambda: t.card_honor(9)):
        with pytest.raises(Mistake, match="no seat 9"):
            call()
