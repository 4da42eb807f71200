"""Calls that make no sense: each ends in a ``Mistake`` or a refusal, never in an error of ours."""

import contextlib
import inspect

import pytest
from all_games import every_game

from rulebook import Mistake, Refused, replay, twilight_imperium

NONSENSE = [
    None,
    5,
    -1,
    1.5,
    True,
    "x",
    b"x",
    ...,
    object(),
    (),
    {1, 2},
    [1],
    [[]],
    [()],
    [None],
    [...],
    [["a"]],
    [("a", "b", "c")],
    [(1, [])],
    {},
    {1: 1},
    {1: [1]},
    {1: [[1]]},
    {1: None},
    {1: "x"},
    {1: ...},
    {1: {1: 1}},
    {None: 1},
    {"a": 1},
    {(1,): 1},
    {9: ["x"]},
    {1: {"garnet": None}},
    {"garnet": []},
    {"garnet": (1,)},
    "\ud800",
    10**30,
    [object()],
    [{}],
    {1: 10**30},
    {1: {"garnet": 10**30}},
    {"garnet": 10**30},
]
#: A call that makes sense may go through: what ``True`` or an empty list means is the game's.
understood = contextlib.suppress(Mistake, Refused)


def parts(call):
    return [
        name
        for name, part in inspect.signature(call).parameters.items()
        if part.kind is not part.VAR_KEYWORD
    ]


@every_game
@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_a_part_of_a_deal_or_a_position(game, nonsense):
    for call in (game.deal, game.position):
        for name in parts(call):
            with understood:
                record = call(**{name: nonsense}).record()
                assert replay(record.to_json()).record() == record
    for name in game.READINGS:
        with understood:
            game.position(**{name: nonsense})


@every_game
@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_a_choice_and_a_seat(game, nonsense):
    table = game.deal()
    for kind in table.kinds:
        with understood:
            table.do(1, kind(*[nonsense] * len(parts(kind))))
        with understood:
            table.permits(nonsense, kind)
    for call in (
        lambda: table.do(1, nonsense),
        lambda: table.do(nonsense, None),
        lambda: table.permits(1, nonsense),
        lambda: table.view(nonsense),
    ):
        with understood:
            call()


#: What a player can ask of any table, and what only some games know.
ASKED = ("hand", "counter", "ships", "owned", "docks_of", "influence", "wormholes", "adjacent")
ASKED += ("next_after", "opponents", "card_honor", "score", "place")


@every_game
@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_what_is_asked_of_a_table(game, nonsense):
    table = game.deal()
    for ask in filter(None, (getattr(table, name, None) for name in ASKED)):
        with understood:
            ask(*[nonsense] * len(parts(ask)))
        if len(parts(ask)) == 2:
            with understood:
                ask(1, nonsense)


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_a_chance_that_is_asked_for(nonsense):
    for ask in (twilight_imperium.chances.settlers, twilight_imperium.chances.insurgence):
        with understood:
            ask(nonsense)
    with understood:
        twilight_imperium.chances.attack(nonsense, 2)
