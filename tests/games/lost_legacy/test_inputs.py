"""Whatever is not a call that the game understands is a Mistake, and changes nothing."""

import json
import math
import random

import pytest

from rulebook import Mistake, Refused, replay
from rulebook import lost_legacy as ll

ODD = [
    None,
    True,
    0,
    -1,
    9,
    10**30,
    1.0,
    2.5,
    math.nan,
    math.inf,
    "",
    "1",
    "카드",
    b"x",
    [],
    [[]],
    (),
    {},
    {1: 1},
    set(),
    ...,
    object(),
    int,
    ll.Draw,
    ll.Draw(),
    iter(()),
]


def understood(call):
    """Return whether a call went through; any error but the two kinds of a table fails."""
    try:
        call()
    except (Mistake, Refused):
        return False
    return True


CALLS = {
    **{
        f"deal {name}": lambda odd, name=name: ll.deal(**{name: odd})
        for name in ("players", "seed", "first", "chance", *ll.READINGS)
    },
    **{
        f"position {name}": lambda odd, name=name: ll.position(**{name: odd})
        for name in (
            *("hands", "turn", "deck", "ruins", "played", "out", "knocked_out", "players"),
            *("chance", *ll.READINGS),
        )
    },
    **{
        f"position {name} of": lambda odd, name=name: ll.position(**{name: [odd]}, players=3)
        for name in ("deck", "ruins", "out", "knocked_out", "chance")
    },
    "position hands of": lambda odd: ll.position(hands={1: odd}),
    "Play": ll.Play,
    "Target": ll.Target,
    "Ruin": ll.Ruin,
    "do seat": lambda odd: ll.deal().do(odd, ll.Draw()),
    "do choice": lambda odd: ll.deal().do(1, odd),
    "do later choice": lambda odd: ll.deal().do(1, ll.Draw(), odd),
    "permits seat": lambda odd: ll.deal().permits(odd, ll.Draw()),
    "permits choice": lambda odd: ll.deal().permits(1, odd),
    "view": lambda odd: ll.deal().view(odd),
    "hand": lambda odd: ll.deal().hand(odd),
    "next_after": lambda odd: ll.deal().next_after(odd),
    "replay": replay,
}


@pytest.mark.parametrize("call", CALLS)
def test_no_argument_of_another_kind_ends_in_an_error_of_python(call):
    for odd in ODD:
        understood(lambda odd=odd: CALLS[call](odd))


@pytest.mark.parametrize("odd", [True, 1.0, 2.0])
def test_what_equals_a_number_of_the_game_is_none_of_its_numbers(odd):
    for call in (ll.Target, ll.Ruin, ll.deal().view, lambda seat: ll.deal(first=seat)):
        with pytest.raises(Mistake):
            call(odd)


@pytest.mark.parametrize("seed", [None, math.nan, 1.5, b"x"])
def test_a_seed_that_would_not_give_the_same_game_again_is_a_mistake(seed):
    with pytest.raises(Mistake, match="seed"):
        ll.deal(seed=seed)


def test_an_option_is_true_or_false():
    with pytest.raises(Mistake, match="True or False"):
        ll.deal(reveal_again="no")


@pytest.mark.parametrize("order", [[1, "a"], [None, 1], [["a"]], 5, "search"])
def test_a_scripted_order_of_anything_else_is_a_mistake(order):
    with pytest.raises(Mistake, match="no order"):
        ll.deal(chance=[order])


def test_an_eliminated_player_has_no_hand():
    with pytest.raises(Refused) as refusal:
        ll.position(hands={1: ["general"], 2: ["assault"], 3: ["starship"]}, out=[3])
    assert refusal.value.clauses == ("ll-eliminated",)


@pytest.mark.parametrize("parts", [{"knocked_out": [1]}, {"out": [3], "knocked_out": [3]}])
def test_only_others_who_are_still_in_can_be_knocked_out(parts):
    with pytest.raises(Mistake, match="eliminated"):
        ll.position(players=4, **parts)


def test_nobody_is_knocked_out_twice():
    table = ll.position(players=3, knocked_out=[2, 2])
    assert [event.name for event in table.log].count("eliminated") == 1


def recorded():
    position = ll.position(hands={1: ["general", "old_map"], 2: ["assault"], 3: ["search"]})
    return [ll.deal().do(1, ll.Draw()), position.do(1, ll.Play("general"), ll.Keep())]


def places(data):
    """Yield each list or map of JSON data with each of its keys."""
    for key in range(len(data)) if isinstance(data, list) else list(data):
        yield data, key
        if isinstance(data[key], list | dict):
            yield from places(data[key])


@pytest.mark.parametrize("number", [0, 1])
def test_a_record_changed_at_any_one_place_is_replayed_or_refused(number):
    text = recorded()[number].record().to_json()
    count = sum(1 for _ in places(json.loads(text)))
    chance = random.Random(1)
    for at in range(count):
        for odd in (None, 9, 1.5, "x", [], {}, [[1]], {"map": [[1, 2]]}, {"tuple": [9]}, ...):
            if odd not in (None, ...) and chance.random() < 0.5:
                continue
            data = json.loads(text)
            holder, key = list(places(data))[at]
            if odd is ...:
                del holder[key]
            else:
                holder[key] = odd
            understood(lambda data=data: replay(json.dumps(data)))


@pytest.mark.parametrize("text", ["", "[]", "5", "{}", "[" * 100_000, "9" * 5000, "규칙"])
def test_a_text_that_is_no_record_is_a_mistake(text):
    with pytest.raises(Mistake, match="no record"):
        replay(text)
