"""Analysis: what a scenario's assertions look at, read from its code alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

#: Calls that give a table; whatever is made from their result depends on the table.
TABLES = ("deal", "position", "replay")


@dataclass
class Analysis:
    """What was found: lines are those of the code, columns from 1."""

    asserts: int = 0
    table_asserts: int = 0
    said: dict[str, tuple[int, int]] = field(default_factory=dict)
    tied: set[str] = field(default_factory=set)
    private: list[tuple[str, int, int]] = field(default_factory=list)
    prints: list[tuple[int, int]] = field(default_factory=list)


def analyse(tree: ast.Module) -> Analysis:
    """Return what the assertions of a scenario look at.

    A said value is *tied* if the smallest statement that mentions it (split at and, or, not) also
    mentions the table, or if it goes into the table as an argument. ``assert says.n == 1`` ties
    nothing: it compares the text with the scenario, not with the game.
    """
    found = Analysis()
    tables, says = _names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            found.private.append((node.attr, node.lineno, node.col_offset + 1))
        if isinstance(node, ast.Call) and _called(node) == "print":
            found.prints.append((node.lineno, node.col_offset + 1))
        if isinstance(node, ast.expr) and (name := _said(node, says)):
            found.said.setdefault(name, (node.lineno, node.col_offset + 1))
    for statement in _statements(tree):
        proves = isinstance(statement, ast.Assert) or _is_refused(statement)
        if proves:
            found.asserts += 1
        looks = _mentions(statement, tables)
        if proves and (looks or _is_refused(statement)):
            found.table_asserts += 1
        for part in _parts(statement):
            if _mentions(part, tables):
                found.tied |= {n for node in ast.walk(part) if (n := _said(node, says))}
    return found


def _names(tree: ast.Module) -> tuple[set[str], dict[str, str]]:
    """Return the names that depend on a table, and those that hold what is said (name or value)."""
    tables: set[str] = set()
    says: dict[str, str] = {}
    for _ in range(4):  # Enough for names made from names; a scenario is short.
        before = (len(tables), len(says))
        for node in ast.walk(tree):
            for targets, value in _bindings(node):
                if _mentions(value, tables) or _makes_table(value):
                    tables.update(targets)
                if _is_clause_call(value):
                    says.update(dict.fromkeys(targets, ""))
                elif name := next((n for x in ast.walk(value) if (n := _said(x, says))), ""):
                    says.update(dict.fromkeys(targets, name))
        if before == (len(tables), len(says)):
            break
    return tables, says


def _bindings(node: ast.AST) -> Iterator[tuple[set[str], ast.expr]]:
    if isinstance(node, ast.Assign):
        yield _bound(*node.targets), node.value
    elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and node.value:
        yield _bound(node.target), node.value
    elif isinstance(node, ast.For | ast.comprehension):
        yield _bound(node.target), node.iter
    elif isinstance(node, ast.FunctionDef):
        for inner in ast.walk(node):
            if isinstance(inner, ast.Return) and inner.value:
                yield {node.name}, inner.value
    elif isinstance(node, ast.withitem) and node.optional_vars:
        yield _bound(node.optional_vars), node.context_expr


def _bound(*targets: ast.expr) -> set[str]:
    return {n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)}


def _makes_table(value: ast.AST) -> bool:
    return any(isinstance(n, ast.Call) and _called(n) in TABLES for n in ast.walk(value))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_clause_call(value: ast.AST) -> bool:
    return isinstance(value, ast.Call) and _called(value) == "clause"


def _said(node: ast.AST, says: dict[str, str]) -> str:
    """Return the name of the said value that this node is, or an empty text."""
    if isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Name) and says.get(node.value.id) == "":
            return node.attr
        if _is_clause_call(node.value):
            return node.attr
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return says.get(node.id, "")
    return ""


def _mentions(node: ast.AST, tables: set[str]) -> bool:
    return any(
        (isinstance(n, ast.Name) and n.id in tables)
        or (isinstance(n, ast.Call) and _called(n) in TABLES)
        for n in ast.walk(node)
    )


def _is_refused(node: ast.AST) -> bool:
    return isinstance(node, ast.With) and any(
        isinstance(item.context_expr, ast.Call) and _called(item.context_expr) == "refused"
        for item in node.items
    )


def _statements(tree: ast.AST) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.stmt))


def _parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the smallest pieces that can prove something: conditions split, bodies left out."""
    if isinstance(statement, ast.Assert):
        yield from _split(statement.test)
    elif isinstance(statement, ast.For):
        # A bound name ties what it is looped over, if the body looks at the table.
        yield ast.Tuple([statement.iter, *_expressions(statement.body)], ast.Load())
    elif isinstance(statement, ast.With):
        yield from (item.context_expr for item in statement.items)
    elif isinstance(statement, ast.Expr | ast.Assign | ast.AnnAssign | ast.Return):
        value = statement.value or ast.Constant(None)
        yield from (n for n in ast.walk(value) if isinstance(n, ast.Call))


def _split(test: ast.expr) -> Iterator[ast.expr]:
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _split(value)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _split(test.operand)
    else:
        yield test


def _expressions(body: list[ast.stmt]) -> list[ast.expr]:
    return [n for stmt in body for n in ast.walk(stmt) if isinstance(n, ast.expr)]
