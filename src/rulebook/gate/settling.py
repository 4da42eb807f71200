"""Settling: what a changed value comes to, where the scenario only compares it in assertions.

Until the comparison such a run is the one that passed. So the other side is noted once, and each
other value is compared with it, instead of running the whole scenario again.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulebook.gate.says import Says

#: The name under which the code notes a meeting.
MET = "_met_"
_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "Eq": operator.eq,
    "NotEq": operator.ne,
    "Lt": operator.lt,
    "LtE": operator.le,
    "Gt": operator.gt,
    "GtE": operator.ge,
}
#: What never changes behind our back, and compares without asking anybody.
_PLAIN = (int, bool, str, type(None))


@dataclass(frozen=True)
class Meeting:
    """A stated value met another in an assertion; ``left`` tells on which side it stood."""

    comparison: str
    other: object
    left: bool

    def holds(self, value: int | str) -> bool:
        """Return whether the assertion holds with this value in its place."""
        sides = (value, self.other) if self.left else (self.other, value)
        return bool(_COMPARISONS[self.comparison](*sides))


@dataclass
class Meetings:
    """What was noted in one run: the meetings of each value, by clause and name."""

    noted: dict[tuple[str, str], list[Meeting]] = field(default_factory=dict)

    def note(
        self, holder: object, name: str, comparison: str, other: Any, left: bool, at: int | None
    ) -> None:
        """Note a meeting, if ``holder`` is what a clause says and the other side is plain.

        ``at`` is its index if the stated value stands in a list, which equals the other side.
        """
        if not isinstance(holder, Says):
            return
        if at is not None:
            try:
                other = other[at]
            except (TypeError, LookupError):
                return
        if type(other) in _PLAIN:
            met = self.noted.setdefault((holder._clause, name), [])
            met.append(Meeting(comparison, other, left))

    def fails(self, clause: str, name: str, reads: int, value: int | str) -> bool | None:
        """Return whether a run with this value fails, None where only running it can tell.

        ``reads`` is how often the value was read: each must have been a meeting.
        """
        met = self.noted.get((clause, name), [])
        if not met or len(met) != reads:
            return None
        try:
            return not all(meeting.holds(value) for meeting in met)
        except TypeError:
            return None


def meetings(test: ast.Compare, sides: tuple[str, str]) -> list[ast.stmt]:
    """Return the statements that note what meets in this comparison.

    ``sides`` are the names that hold its two sides. A stated value is a side, or stands in a list
    or tuple that is one.
    """
    comparison = type(test.ops[0]).__name__
    if comparison not in _COMPARISONS:
        return []
    made: list[ast.stmt] = []
    for node, other, left in ((test.left, sides[1], True), (test.comparators[0], sides[0], False)):
        said: list[tuple[int | None, ast.expr]] = [(None, node)]
        if isinstance(node, ast.List | ast.Tuple) and comparison == "Eq":
            # Behind a *rest nobody knows the index.
            starred = any(isinstance(item, ast.Starred) for item in node.elts)
            said = [] if starred else list(enumerate(node.elts))
        for at, value in said:
            if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                constants = [ast.Constant(value.attr), ast.Constant(comparison)]
                holder, met = ast.Name(value.value.id, ast.Load()), ast.Name(other, ast.Load())
                arguments = [holder, *constants, met, ast.Constant(left), ast.Constant(at)]
                made.append(ast.Expr(ast.Call(ast.Name(MET, ast.Load()), arguments, [])))
    return made
