"""Vacuous: assertions that hold whatever happens at the table, as their code alone shows."""

from __future__ import annotations

import ast

from rulebook.gate.names import Names, called, is_clause_call, makes_table

#: Calls whose result is never empty, nought or None.
_SOMETHING = {"do", "record", "view"}
#: What a length, which is 0 or more, always is: the comparison, and the greatest number it has.
_ALWAYS = {ast.GtE: 0, ast.Gt: -1, ast.NotEq: -1}
_TURNED = {ast.LtE: ast.GtE, ast.Lt: ast.Gt, ast.NotEq: ast.NotEq}


def cannot_fail(test: ast.expr, names: Names) -> bool:
    """Tell whether a test holds whatever its names stand for."""
    match test:
        case ast.Constant():
            return bool(test.value)
        case ast.JoinedStr(values=parts):
            return any(isinstance(part, ast.Constant) and part.value for part in parts)
        case ast.BoolOp(op=ast.Or()):
            return any(cannot_fail(value, names) for value in test.values)
        case ast.BoolOp():
            return all(cannot_fail(value, names) for value in test.values)
        case ast.IfExp():
            return cannot_fail(test.body, names) and cannot_fail(test.orelse, names)
        case ast.UnaryOp(op=ast.Not(), operand=ast.Constant(value=value)):
            return not value
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return _always(left, op, right, names)
        case ast.Tuple() | ast.List() | ast.Set():
            return bool(test.elts)
        case ast.Dict():
            return bool(test.keys)
        case ast.NamedExpr():
            return cannot_fail(test.value, names)
        case ast.Lambda() | ast.GeneratorExp():
            return True
        case ast.Call(func=ast.Name(id="isinstance"), args=[thing, _]):
            return _is_something(thing, names)
        case ast.Call(func=ast.Name(id="bool"), args=[thing]):
            return cannot_fail(thing, names)
        case ast.Call(func=ast.Name(id="all"), args=[listed]):
            return _is_empty(listed)
    return _is_something(test, names)


def _always(left: ast.expr, op: ast.cmpop, right: ast.expr, names: Names) -> bool:
    if isinstance(op, ast.IsNot) and isinstance(right, ast.Constant) and right.value is None:
        return _is_something(left, names)
    if _is_length(left) and type(op) in _ALWAYS:
        return _at_most(right, _ALWAYS[type(op)])
    if _is_length(right) and type(op) in _TURNED:
        return _at_most(left, _ALWAYS[_TURNED[type(op)]])
    alike = isinstance(op, ast.Eq | ast.Is | ast.LtE | ast.GtE)
    return alike and ast.dump(left) == ast.dump(right)


def _is_length(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called(node) == "len"


def _at_most(node: ast.expr, limit: int) -> bool:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return False
    return isinstance(value, int) and value <= limit


def _is_something(node: ast.expr, names: Names) -> bool:
    """Tell whether this is a table, or what a call always gives."""
    if isinstance(node, ast.Name):
        bound = [b.value for b in names.bindings if b.name == node.id]
        return bool(bound) and all(makes_table(value) for value in bound)
    given = isinstance(node, ast.Call) and called(node) in _SOMETHING
    return given or makes_table(node) or is_clause_call(node)


def _is_empty(listed: ast.expr) -> bool:
    if isinstance(listed, ast.List | ast.Tuple):
        return not listed.elts
    if not isinstance(listed, ast.GeneratorExp | ast.ListComp):
        return False
    return any(
        _is_empty(part.iter) or any(isinstance(c, ast.Constant) and not c.value for c in part.ifs)
        for part in listed.generators
    )
