"""Citing: functions and conditions are tied to the clauses that demand them.

Four forms, all with a literal id, so that a walk over the source lists them with file and line:
``@rule("id")`` on what happens, ``@guard("id")`` on a condition, ``cite="id"`` on one event, and
``cite("id")`` wherever else a clause is named. Each id is cited at one place: where two
places need it, one names it and the other uses that name.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

#: What an event rests on beside the rules in force: one clause, several, or none.
Cite: TypeAlias = str | tuple[str, ...] | None

P = ParamSpec("P")
R = TypeVar("R")


def rule(clause: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function: all that happens inside it rests on this clause.

    Works for plain functions and for generators (the clause stays in force across every ``yield``).
    The first argument is the table.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        if inspect.isgeneratorfunction(function):

            @functools.wraps(function)
            def flow(*args: P.args, **kwargs: P.kwargs) -> Generator[Any, Any, Any]:
                in_force: list[str] = cast(Any, args[0]).rules
                in_force.append(clause)
                try:
                    return (yield from cast(Any, function(*args, **kwargs)))
                finally:
                    # The very list that was pushed on: a dropped generator may end late.
                    in_force.pop()

            return cast(Callable[P, R], flow)

        @functools.wraps(function)
        def plain(*args: P.args, **kwargs: P.kwargs) -> R:
            in_force: list[str] = cast(Any, args[0]).rules
            in_force.append(clause)
            try:
                return function(*args, **kwargs)
            finally:
                in_force.pop()

        return plain

    return decorate


def cite(clause: str) -> str:
    """Return the id; marks a literal as a citation for the walk over the source."""
    return clause


@dataclass(frozen=True)
class Guard:
    """A condition on a choice, and the clause that demands it.

    ``holds(table, choice)`` only reads the table.
    """

    clause: str
    holds: Callable[[Any, Any], bool]

    def __call__(self, table: Any, choice: Any) -> bool:
        """Return whether the choice passes."""
        return self.holds(table, choice)


def guard(clause: str) -> Callable[[Callable[[Any, Any], bool]], Guard]:
    """Turn a condition ``(table, choice) -> bool`` into a guard that stands on this clause."""

    def decorate(function: Callable[[Any, Any], bool]) -> Guard:
        return Guard(clause, function)

    return decorate
