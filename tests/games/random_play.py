"""Games played at random, and what must hold of a table of any game."""

import random

import pytest

from rulebook import Refused, replay


def any_option(table, chooser):
    return chooser.choice(table.decision.options)


def play_out(table, seed, pick=any_option, watch=lambda table: None):
    """Play a table to its end at random; ``watch`` sees it at first and after every choice."""
    chooser = random.Random(seed)
    watch(table)
    while table.decision:
        table.do(table.decision.seat, pick(table, chooser))
        watch(table)
    return table


def check_replay(table):
    """Check that what was written down of a table plays the same game again."""
    again = replay(table.record().to_json())
    assert again.log == table.log
    assert again.outcome == table.outcome
    assert all(again.view(seat) == table.view(seat) for seat in table.seats)


def check_choice(table, seat, choice, state, prefix):
    """Check that a choice is permitted if it is open, or else refused and changes nothing.

    ``state`` returns what must stay as it was, ``prefix`` begins the ids of the game's clauses.
    """
    decision = table.decision
    if decision and seat == decision.seat and choice in decision.options:
        assert table.permits(seat, choice) in ("may", "must")
        return
    before = state(table)
    assert table.permits(seat, choice) == "cannot"
    with pytest.raises(Refused) as refusal:
        table.do(seat, choice)
    assert refusal.value.clauses
    assert all(clause.startswith(prefix) for clause in refusal.value.clauses)
    assert state(table) == before
