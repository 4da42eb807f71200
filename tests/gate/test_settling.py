"""A changed value is settled without running again, and only where that tells the same."""

import pytest

from rulebook.gate.running import FAILED, PASSED, run
from rulebook.gate.scenario import prepare
from rulebook.gate.watchdog import Watchdog
from rulebook.text.examples import Scenario
from rulebook.text.place import Place

HEAD = 'from rulebook import clause\nsays = clause("pb-x")\nrow = ["a", "b"]\n'


def settle(code, other, n=2):
    """Return what is settled of ``says.n`` changed to ``other``, and how such a run ends."""
    one = prepare(Scenario("pb-x", HEAD + code, Place("x.md", 1)))
    watchdog = Watchdog(5)
    try:
        passed = run(one, {"pb-x": {"n": n}}, watchdog)
        changed = run(one, {"pb-x": {"n": other}}, watchdog)
    finally:
        watchdog.close()
    assert passed.end == PASSED
    return passed.meetings.fails("pb-x", "n", passed.read["pb-x"]["n"], other), changed.end


@pytest.mark.parametrize(
    "code",
    [
        "assert len(row) == says.n",
        "assert says.n == len(row)",
        "assert says.n >= len(row)",
        "assert len(row) <= says.n",
        "assert says.n > 1",
        "assert 3 != says.n",
        "assert [1, len(row)] == [1, says.n]",
        "assert (says.n, 1) == (len(row), 1)",
        "for some in (1, 2):\n    assert some <= says.n",
        "def check():\n    assert len(row) == says.n\ncheck()",
    ],
)
@pytest.mark.parametrize("other", [1, 3])
def test_what_is_settled_is_how_a_run_ends(code, other):
    fails, end = settle(code, other)
    assert fails is (end == FAILED)


@pytest.mark.parametrize(
    "code",
    [
        "most = says.n\nassert len(row) == most",
        "assert row[:says.n] == row",
        "assert len(row) == says.n + 0",
        "assert len(row) == says.n\nassert row[says.n - 1] == 'b'",
        "assert 1 < says.n < 3",
        "assert len(row) == says.n, row[says.n - 1]",
        "assert {len(row)} == {says.n}",
        "assert row != says.n\nassert len(row) == says.n",
        "assert not len(row) != says.n",
        "assert [*row, says.n] == ['a', 'b', 2]",
    ],
)
def test_a_value_that_goes_anywhere_else_is_not_settled(code):
    assert settle(code, 3)[0] is None


@pytest.mark.parametrize(
    "code",
    [
        "try:\n    assert len(row) == says.n\nexcept KeyError:\n    pass",
        "class Look:\n    def run(self):\n        assert len(row) == says.n\nLook().run()",
        "import contextlib\nwith contextlib.suppress(KeyError):\n    assert len(row) == says.n",
    ],
)
def test_where_a_failing_assertion_might_go_unseen_nothing_is_settled(code):
    assert not prepare(Scenario("pb-x", HEAD + code, Place("x.md", 1))).plain


def test_what_cannot_be_compared_is_not_settled():
    fails, end = settle("assert says.n > 1", "may")
    assert (fails, end) == (None, "error")
