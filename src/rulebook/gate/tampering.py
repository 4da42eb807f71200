"""Tampering: where a scenario changes what it is checked with, or reaches beyond the table."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from typing import NamedTuple

from rulebook.gate.names import Names, called, is_clause_call
from rulebook.gate.nodes import walk

#: What a scenario gets from rulebook: no other thing may have these names.
_GIVEN = ("clause", "refused", "replay")
_CALLS = {"breakpoint", "compile", "delattr", "eval", "exec", "globals", "input", "locals"}
_CALLS |= {"open", "setattr", "vars"}
_MODULES = {"_thread", "asyncio", "atexit", "builtins", "concurrent", "ctypes", "gc", "importlib"}
_MODULES |= {"inspect", "multiprocessing", "os", "pytest", "signal", "subprocess", "sys"}
_MODULES |= {"threading", "unittest", "warnings"}
_OWN = {f"rulebook.{part}" for part in ("cli", "games", "gate", "site", "table", "text")}
_CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"}
_CHANGES |= {"reverse", "setdefault", "sort", "update"}
#: What only the rules of a game do at its table.
_RULES_ONLY = {"ask", "chance", "flow", "move", "move_all", "moved", "over", "set_up", "show"}
_RULES_ONLY |= {"shuffle", "swap", "tell", "zone"}


class Tampering(NamedTuple):
    """What was found: the node that shows it, and what is wrong with it."""

    node: ast.expr | ast.stmt
    message: str


def tampering(tree: ast.Module, names: Names) -> list[Tampering]:
    """Return where a scenario rebinds a given name, changes a table or the game behind the rules'
    back, or calls what reaches beyond them.
    """
    found = [one for node in walk(tree) for one in _of(node, names)]
    for binding in names.bindings:
        if binding.name in names.clauses and not is_clause_call(binding.value):
            message = f"{binding.name!r} already holds what a clause says; use another name"
            found.append(Tampering(binding.value, message))
    return found


def _of(node: ast.AST, names: Names) -> Iterator[Tampering]:
    match node:
        case ast.Name(ctx=ast.Store() | ast.Del(), id=name):
            yield from _bound(node, name, names)
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield from _bound(node, name, names)
        case ast.Import():
            for alias in node.names:
                yield from _imported(node, alias.name, alias.asname or "")
        case ast.ImportFrom():
            for alias in node.names:
                yield from _imported(
                    node, f"{node.module}.{alias.name}", alias.asname or alias.name
                )
        case ast.Attribute(ctx=ast.Store() | ast.Del()):
            yield _changed(node)
        case ast.Subscript(ctx=ast.Store() | ast.Del(), value=value):
            root, inside = _root(value)
            if inside or root in names.borrowed:
                yield _changed(node)
        case ast.Call(func=ast.Attribute(attr=attr, value=value)) if attr in _CHANGES:
            root, inside = _root(value)
            if root in names.borrowed or (inside and root in names.tables):
                yield _changed(node.func)
        case ast.Attribute(attr=attr, value=ast.Name(id=name)) if attr in _RULES_ONLY:
            if name in names.tables:
                yield Tampering(node, f"{ast.unparse(node)!r} is for the rules of the game alone")
        case ast.Call(func=ast.Attribute(value=ast.Attribute() as inner)) if _given_table(
            node, names
        ):
            root, _ = _root(inner)
            if root in names.imported:
                yield Tampering(
                    node.func, f"{ast.unparse(node.func)!r} is inside the game's engine"
                )
        case ast.Call() if isinstance(node.func, ast.Name) and called(node) in _CALLS:
            yield Tampering(node.func, f"{called(node)!r} reaches beyond the table")


def _given_table(call: ast.Call, names: Names) -> bool:
    return any(isinstance(given, ast.Name) and given.id in names.tables for given in call.args)


def _root(node: ast.expr) -> tuple[str, bool]:
    """Return the name that an expression begins with, and whether it goes into an attribute."""
    inside = False
    while isinstance(node, ast.Attribute | ast.Subscript):
        inside = inside or isinstance(node, ast.Attribute)
        node = node.value
    return (node.id, inside) if isinstance(node, ast.Name) else ("", False)


def _bound(node: ast.expr | ast.stmt, name: str, names: Names) -> Iterator[Tampering]:
    if name in _GIVEN or name in names.imported:
        yield Tampering(node, f"{name!r} comes from elsewhere; use another name for your own")
    elif hasattr(builtins, name):
        yield Tampering(node, f"{name!r} is Python's own; use another name for yours")


def _imported(node: ast.stmt, module: str, name: str) -> Iterator[Tampering]:
    # ``rulebook.pebbles`` is a game, anything deeper is a part of one.
    inside = module.startswith("rulebook.") and module.count(".") > 1
    if inside or module in _OWN or module.partition(".")[0] in _MODULES:
        yield Tampering(node, f"{ast.unparse(node)!r}: a scenario needs only rulebook and its game")
    elif name in _GIVEN and module != f"rulebook.{name}":
        yield Tampering(node, f"{name!r} must come from rulebook itself")


def _changed(node: ast.expr) -> Tampering:
    message = f"{ast.unparse(node)!r} is changed from outside; a table changes by choices only"
    return Tampering(node, message)
