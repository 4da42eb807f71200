"""Chance comes from a script first, from the seed otherwise."""

import pytest

from rulebook.table import Chance, Mistake, Refused, Supply, filled_as, filling


def test_a_script_decides_in_the_order_needed():
    chance = Chance(0, [8, "b", ["y", "x"]])
    assert chance.die(10) == 8
    assert chance.one_of(["a", "b"]) == "b"
    assert chance.order(["x", "y"]) == ["y", "x"]


@pytest.mark.parametrize(
    ("script", "use", "message"),
    [
        ([], lambda c: c.die(6), "no outcome left"),
        ([7], lambda c: c.die(6), "7 is none of"),
        (["c"], lambda c: c.one_of("ab"), "'c' is none of"),
        ([["x"]], lambda c: c.order(["x", "y"]), "is no order of"),
        (["xy"], lambda c: c.order(["x", "y"]), "is no order of"),
        ([[["x"]]], lambda c: c.order(["x"]), "is no order of"),
    ],
)
def test_a_script_that_does_not_fit_is_a_mistake(script, use, message):
    with pytest.raises(Mistake, match=message):
        use(Chance(0, script))


@pytest.mark.parametrize("seed", [None, 1.5, "\ud800", "a\nb"])
def test_a_seed_that_would_not_give_the_same_chance_again_is_a_mistake(seed):
    with pytest.raises(Mistake, match="a seed"):
        Chance(seed)


def test_the_same_seed_gives_the_same_chance():
    one, two = Chance(5), Chance(5)
    assert [one.die(6) for _ in range(20)] == [two.die(6) for _ in range(20)]
    assert set(Chance(5).order("abcdef")) == set("abcdef")


def test_every_face_comes_up():
    chance = Chance(1)
    assert {chance.die(10) for _ in range(500)} == set(range(1, 11))


def test_a_supply_holds_each_piece_once_and_names_the_clause_of_the_box():
    supply = Supply(["a", "a", "b"], cite="box")
    supply.place(["a"])
    with pytest.raises(Refused) as refusal:
        supply.place(["a", "a"])
    assert refusal.value.clauses == ("box",)
    assert sorted(supply.rest()) == ["a", "b"]
    with pytest.raises(Refused):
        supply.draw()


def test_each_filling_fills_in_its_own_way():
    orders = set()
    for number in range(6):
        with filled_as(number):
            assert filling() == number
            orders.add(tuple(Supply("abcdefgh", cite="box").rest()))
    assert len(orders) > 1
