"""Effects: what a rule brings about, whether or not it asks a player on the way."""

from __future__ import annotations

from inspect import isgenerator
from typing import Any

from rulebook.table.table import Flow


def carried_out(result: Any) -> Flow:
    """Go on with what a rule gave and return its result, asking what it asks, if anything.

    A rule that asks nothing has been carried out when it returns.
    """
    return (yield from result) if isgenerator(result) else result
