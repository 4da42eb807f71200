"""Analysis: what a scenario's assertions look at, read from its code alone."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rulebook.gate.names import Names, called
from rulebook.gate.nodes import walk
from rulebook.gate.swallowing import fails_unseen, is_refused
from rulebook.gate.tampering import Tampering, tampering
from rulebook.gate.vacuous import cannot_fail

_Parents: TypeAlias = Mapping[ast.AST, ast.AST]
_Proving: TypeAlias = ast.Assert | ast.With
_DISPLAYS = (ast.Tuple, ast.List, ast.Set, ast.Dict)
#: How a stated value can end: it meets the table, it meets only the scenario, or neither is known.
_TIED, _LOOSE, _OPEN = "tied", "loose", "open"


@dataclass
class Analysis:
    """What was found, each with the node of the code that shows it.

    ``tied`` are the stated values that meet the table, ``loose`` comparisons of one with the
    scenario alone; ``vacuous`` are assertions that cannot fail, ``swallowed`` those that fail
    unseen.
    """

    asserts: int = 0
    table_asserts: int = 0
    said: dict[str, ast.expr] = field(default_factory=dict)
    tied: set[str] = field(default_factory=set)
    loose: dict[str, ast.expr] = field(default_factory=dict)
    vacuous: list[ast.expr] = field(default_factory=list)
    swallowed: list[ast.stmt] = field(default_factory=list)
    private: list[tuple[str, ast.expr]] = field(default_factory=list)
    prints: list[ast.expr] = field(default_factory=list)
    tampering: list[Tampering] = field(default_factory=list)


def analyse(tree: ast.Module) -> Analysis:
    """Return what the assertions of a scenario look at.

    A stated value is *tied* if an assertion compares it with something that comes from the table,
    or if it goes into a call of the table or of the game, or counts the moves of a loop.
    ``assert says.n == 1`` ties nothing: it compares the text with the scenario, not with the game.

    The limit: names are followed, values are not. ``says.n == 1 + 0 * len(table.row)`` looks tied.
    """
    names = Names(tree)
    found = Analysis(tampering=tampering(tree, names))
    parents = {child: node for node in walk(tree) for child in ast.iter_child_nodes(node)}
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            found.private.append((node.attr, node))
        elif isinstance(node, ast.Name) and node.id.startswith("__"):
            found.private.append((node.id, node))
        elif isinstance(node, ast.Call) and called(node) == "print":
            found.prints.append(node.func)
        elif isinstance(node, ast.IfExp) and cannot_fail(node.test, names):
            found.vacuous.append(node.test)
        if isinstance(node, ast.expr):
            _follow(node, parents, names, found)
        if isinstance(node, ast.Assert) or (isinstance(node, ast.With) and is_refused(node)):
            _assertion(node, parents, names, found)
    return found


def _assertion(node: _Proving, parents: _Parents, names: Names, found: Analysis) -> None:
    found.asserts += 1
    if isinstance(node, ast.Assert):
        found.table_asserts += names.mention_table(node.test)
        if cannot_fail(node.test, names):
            found.vacuous.append(node.test)
    else:
        found.table_asserts += 1
    if fails_unseen(node, parents):
        found.swallowed.append(node)


def _follow(node: ast.expr, parents: _Parents, names: Names, found: Analysis) -> None:
    said = names.said(node)
    if not said:
        return
    end = _climb(node, parents, names)
    for name in said:
        found.said.setdefault(name, node)
        if end == _TIED:
            found.tied.add(name)
        elif end == _LOOSE and (not isinstance(node, ast.Name) or node.id in names.plainly):
            found.loose.setdefault(name, node)


def _climb(node: ast.expr, parents: _Parents, names: Names) -> str:
    """Climb from a stated value to what decides: a comparison, a call of the table, a loop."""
    child: ast.AST = node
    while (parent := parents.get(child)) is not None:
        match parent:
            case ast.Compare():
                meets = _compared(child, parent, node, names)
                return (_TIED if _counts(parent, parents, names) else _OPEN) if meets else _LOOSE
            case ast.Call() if child is not parent.func:
                if names.is_local(parent.func):
                    return _OPEN  # The parameter stands for it: see what the function does.
                if names.goes_into_table(parent):
                    return _TIED
            case ast.Subscript() if child is parent.slice and names.mention_table(parent.value):
                return _TIED
            case ast.For() if child is parent.iter:
                return _TIED if _moves(parent, names) else _OPEN
            case ast.IfExp() if child is parent.test:
                return _LOOSE  # It only picks one of two answers that the scenario knows.
            case ast.BoolOp() | ast.If() | ast.While():
                return _LOOSE
            case ast.Assert() if child is parent.test:
                return _LOOSE
            case ast.UnaryOp(op=ast.Not()):
                return _LOOSE
            case ast.JoinedStr() | ast.Lambda() | ast.stmt():
                return _OPEN
            case ast.comprehension() if child is not parent.iter:
                return _LOOSE
        child = parent
    return _OPEN


def _compared(child: ast.AST, compare: ast.Compare, node: ast.expr, names: Names) -> bool:
    """Tell whether one of the comparisons that this operand takes part in meets the table."""
    operands = [compare.left, *compare.comparators]
    for left, op, right in zip(operands, compare.ops, operands[1:], strict=False):
        if child is left or child is right:
            other = right if child is left else left
            listed = isinstance(op, ast.In | ast.NotIn) and child is left
            if listed and isinstance(other, ast.Tuple | ast.List | ast.Set):
                # In (1, len(table.row)): one that does not come from the table lets it pass.
                if all(names.mention_table(item) for item in other.elts):
                    return True
            elif isinstance(child, ast.expr) and _meets(child, other, node, names):
                return True
    return False


def _meets(one: ast.expr, other: ast.expr, node: ast.expr, names: Names) -> bool:
    if isinstance(one, _DISPLAYS):
        mine, theirs = _items(one), _items(other) if type(other) is type(one) else []
        if len(mine) == len(theirs):
            # Item by item: (says.n, len(table.row)) == (1, 4) compares says.n with 1.
            pairs = zip(mine, theirs, strict=True)
            return any(_meets(a, b, node, names) for a, b in pairs if _holds(a, node))
        return names.mention_table(other)
    return names.mention_table(other) or names.mention_table(one)


def _items(display: ast.expr) -> list[ast.expr]:
    if isinstance(display, ast.Dict):
        return [
            part for pair in zip(display.keys, display.values, strict=True) for part in pair if part
        ]
    return display.elts if isinstance(display, ast.Tuple | ast.List | ast.Set) else []


def _holds(tree: ast.AST, node: ast.AST) -> bool:
    return any(inner is node for inner in walk(tree))


def _counts(compare: ast.AST, parents: _Parents, names: Names) -> bool:
    """Tell whether anything depends on a comparison: it is asserted, returned or counts moves."""
    node: ast.AST | None = compare
    while node is not None and not isinstance(node, ast.stmt | ast.Lambda):
        node = parents.get(node)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        bound = {n.id for t in targets for n in walk(t) if isinstance(n, ast.Name)}
        asserted = (a.test for a in parents if isinstance(a, ast.Assert))
        return any(isinstance(n, ast.Name) and n.id in bound for t in asserted for n in walk(t))
    if isinstance(node, ast.While):
        return _moves(node, names)
    return isinstance(node, ast.Assert | ast.Return | ast.Lambda)


def _moves(loop: ast.For | ast.While, names: Names) -> bool:
    return any(
        isinstance(n, ast.Call) and called(n) == "do" and names.mention_table(n.func)
        for statement in loop.body
        for n in walk(statement)
    )
