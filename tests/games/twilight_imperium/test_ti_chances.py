"""Exact chances equal the enumeration of dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rulebook import Mistake
from rulebook import twilight_imperium as ti
from rulebook.games.twilight_imperium.combat import is_hit

DICE = range(1, 11)


def tenth(count):
    return Fraction(count, 10)


def test_razing_is_70_20_10():
    assert ti.chances.razing() == {
        "nothing": tenth(7),
        "cards": tenth(2),
        "cards_and_checks": tenth(1),
    }


def played(die, **parts):
    return ti.position(
        ships={1: {"garnet": ["dreadnought", "carrier", "ground_force"]}},
        chance=[die, *parts.pop("more", ())],
        **parts,
    )


def test_razing_is_what_the_engine_plays():
    found = Counter()
    for die in DICE:
        t = played(die, counters={"garnet": "wealth 1"}, hands={1: ["A1"]}, more=["A1"])
        t.do(1, ti.Raze("garnet"))
        result = "cards" if not t.hand(1) else "nothing"
        found["cards_and_checks" if "ti-raze-ten" in t.log[-1].clauses else result] += 1
    assert {k: tenth(v) for k, v in found.items()} == ti.chances.razing()


@pytest.mark.parametrize("players", range(2, 7))
def test_settlers_are_what_the_engine_plays(players):
    found = Counter()
    for die in DICE:
        for rival in range(2, players + 1):
            t = played(die, counters={"garnet": "settlers"}, players=players, more=[rival])
            found[t.do(1, ti.Land("garnet")).owner["garnet"]] += 1
    chances = ti.chances.settlers(players)
    whole = sum(found.values())
    assert Fraction(found[1], whole) == chances["yours"] == tenth(4)
    assert all(Fraction(found[s], whole) == chances["each_rival"] for s in range(2, players + 1))


@pytest.mark.parametrize("influence", range(8))
@pytest.mark.parametrize("ships", range(3))
def test_insurgence(influence, ships):
    assert ti.chances.insurgence(influence, ships) == tenth(max(0, influence - 1 - ships))


def test_insurgence_is_what_the_engine_plays():
    lost = 0
    for die in DICE:
        t = played(10, counters={"garnet": "wealth 1"}, planets={1: {"harrow": 1}}, more=[die])
        t.do(1, ti.Raze("garnet"), ti.Check("harrow"))
        lost += t.owner["harrow"] is None
    assert tenth(lost) == ti.chances.insurgence(4, ships=1) == tenth(2)


@pytest.mark.parametrize("dice", range(1, 5))
def test_hits_by_enumeration(dice):
    found = Counter(sum(map(is_hit, roll)) for roll in product(DICE, repeat=dice))
    assert ti.chances.hits(dice) == tuple(Fraction(found[n], 10**dice) for n in range(dice + 1))


def one_round(attackers, defenders):
    """Return the chances after one round, by enumerating all its dice."""
    found = Counter()
    for roll in product(DICE, repeat=attackers + defenders):
        scored = sum(map(is_hit, roll[:attackers]))
        suffered = sum(map(is_hit, roll[attackers:]))
        found[max(0, attackers - suffered), max(0, defenders - scored)] += 1
    return {end: Fraction(n, 10 ** (attackers + defenders)) for end, n in found.items()}


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2)])
def test_a_battle_by_enumeration(attackers, defenders):
    # Each chance is that of its rounds: it must be the mean of the chances after one round.
    whole = ti.chances.survivors(attackers, defenders)
    mean = Counter()
    for after, chance in one_round(attackers, defenders).items():
        for end, later in ti.chances.survivors(*after).items():
            mean[end] += chance * later
    assert mean == whole
    assert sum(whole.values()) == 1


def test_a_battle_is_what_the_engine_plays():
    # One against one: the first pair of dice in which anybody hits decides.
    found = Counter()
    for a, d in product(DICE, repeat=2):
        if not is_hit(a) and not is_hit(d):
            continue
        t = played(a, counters={"garnet": "hostile_locals 1"}, more=[d])
        t.do(1, ti.Land("garnet"))
        found[
            "taken" if t.owner["garnet"] else "beaten" if t.counter("garnet") else "both_gone"
        ] += 1
    assert {k: Fraction(v, 51) for k, v in found.items()} == ti.chances.attack(1, 1)


def test_attack_in_plain_numbers():
    assert ti.chances.attack(1, 1) == {
        "taken": Fraction(21, 51),
        "beaten": Fraction(21, 51),
        "both_gone": Fraction(9, 51),
    }
    for attackers in range(1, 6):
        for locals_ in range(1, 5):
            assert sum(ti.chances.attack(attackers, locals_).values()) == 1


@pytest.mark.parametrize("sides", [(21, 1), (1, 21), (-1, 1), (1.0, 1), (True, 1)])
def test_more_than_twenty_on_a_side_are_not_counted(sides):
    with pytest.raises(Mistake, match="a side has 0 to 20"):
        ti.chances.attack(*sides)


def test_the_largest_battle_is_as_likely_for_either_side():
    found = ti.chances.attack(20, 20)
    assert found["taken"] == found["beaten"]
    assert sum(found.values()) == 1
