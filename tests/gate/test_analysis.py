"""What the code of a scenario alone gives away: emptiness, swallowed failures, tampering."""

import ast

import pytest

from rulebook.gate.analysis import Analysis, analyse

BEGINNING = """
from rulebook import clause, lost_legacy as ll, refused

says = clause("ll-hand")
table = ll.position(hands={1: ["search"]})
"""


def found(code: str) -> Analysis:
    return analyse(ast.parse(BEGINNING + code))


@pytest.mark.parametrize(
    "test",
    [
        "True",
        "'the hand is full'",
        "f'hand {table.turn}'",
        "table",
        "(table.turn == 2, 'said')",
        "table.turn == 2 or True",
        "table.turn == table.turn",
        "len(table.deck) >= 0",
        "0 <= len(table.deck)",
        "len(table.deck) > -1",
        "-1 != len(table.deck)",
        "table is not None",
        "isinstance(table, object)",
        "bool(table)",
        "(True if table.turn == 1 else 'no')",
        "table.do(1, ll.Draw())",
        "table.view(1)",
        "clause('ll-hand')",
        "all(card == 'x' for card in [])",
        "all(card == 'x' for card in table.deck if False)",
        "(card == 'x' for card in table.deck)",
    ],
)
def test_an_assertion_that_cannot_fail(test: str) -> None:
    assert len(found(f"assert {test}").vacuous) == 1


@pytest.mark.parametrize(
    "test",
    [
        "table.turn == 1",
        "len(table.deck) >= 1",
        "0 < len(table.deck)",
        "len(table.deck) != 0",
        "table.outcome is not None",
        "isinstance(table.outcome, object)",
        "all(card == 'x' for card in table.deck)",
        "(True if table.turn == 1 else False)",
        "table.permits(1, ll.Draw())",
        "not table.deck",
    ],
)
def test_an_assertion_that_can_fail(test: str) -> None:
    assert found(f"assert {test}").vacuous == []


@pytest.mark.parametrize(
    "code",
    [
        "try:\n    assert table.turn == 1\nexcept AssertionError:\n    pass",
        "try:\n    assert table.turn == 1\nexcept:\n    pass",
        "def see():\n    assert table.turn == 1\ntry:\n    see()\nexcept Exception:\n    pass",
        "def see():\n    assert table.turn == 1\ndef look():\n    see()\n"
        "try:\n    look()\nexcept Exception:\n    pass",
        "import contextlib\nwith contextlib.suppress(Exception):\n    assert table.turn == 1",
    ],
)
def test_an_assertion_that_fails_unseen(code: str) -> None:
    assert len(found(code).swallowed) == 1


def test_an_assertion_in_a_function_that_is_called_plainly_is_seen() -> None:
    assert found("def see():\n    assert table.turn == 1\nsee()").swallowed == []


@pytest.mark.parametrize(
    "code",
    [
        "table.move('search', table.deck, table.ruins, 'moved')",
        "table.tell('played', card='search')",
        "table.shuffle(table.deck, 'shuffled')",
        "table.over([1], 'won')",
        "table.chance.die(6)",
        "cards = ll.CARDS\ncards['search'] = None",
        "words = ll.Play.words\nwords.update(card=())",
        "ll.drawing.draw(table, 1)",
        "import rulebook.games.lost_legacy.game",
        "from rulebook.games.lost_legacy import game",
        "from rulebook.table import witness",
        "from rulebook import gate",
        "import threading",
        "from concurrent import futures",
    ],
)
def test_what_reaches_behind_the_rules(code: str) -> None:
    assert len(found(code).tampering) == 1


@pytest.mark.parametrize(
    "code",
    [
        "cards = dict(ll.CARDS)\ncards['search'] = None",
        "seen = []\nseen.append(table.turn)",
        "seen = {}\nseen['turn'] = table.turn",
        "from rulebook import twilight_imperium as ti\nti.chances.attack(3, 2)",
        "table.do(1, ll.Draw())",
    ],
)
def test_what_a_scenario_may_do(code: str) -> None:
    assert found(code).tampering == []
