"""Refusals: what a scenario proves one with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebook.table.errors import Refused
from rulebook.table.witness import witness


@contextmanager
def refused(*clauses: str) -> Iterator[None]:
    """Demand that what happens inside is refused by exactly these clauses, and no others.

    Raises ``AssertionError`` if nothing is refused, or other clauses forbid it.
    """
    try:
        yield
    except Refused as refusal:
        if set(refusal.clauses) != set(clauses):
            found, wanted = ", ".join(refusal.clauses), ", ".join(clauses)
            raise AssertionError(f"refused by {found}, not by {wanted}") from refusal
        if seen := witness():
            seen.proved(refusal.clauses)
    else:
        raise AssertionError(f"not refused, though {', '.join(clauses)} should forbid it")
