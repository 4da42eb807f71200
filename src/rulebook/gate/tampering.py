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
_MODULES = {"builtins", "ctypes", "gc", "importlib", "inspect", "os", "pytest", "signal"}
_MODULES |= {"subprocess", "sys", "threading", "unittest"}
_OWN = ("rulebook.gate", "rulebook.site", "rulebook.text")
_CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"}
_CHANGES |= {"reverse", "setdefault", "sort", "update"}


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
            if inside or root in names.imported:
                yield _changed(node)
        case ast.Call(func=ast.Attribute(attr=attr, value=value)) if attr in _CHANGES:
            root, inside = _root(value)
            if inside and (root in names.tables or root in names.imported):
                yield _changed(node.func)
        case ast.Call() if isinstance(node.func, ast.Name) and called(node) in _CALLS:
            yield Tampering(node.func, f"{called(node)!r} reaches beyond the table")


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
    own = any(module == part or module.startswith(f"{part}.") for part in _OWN)
    if own or module.partition(".")[0] in _MODULES:
        yield Tampering(node, f"{ast.unparse(node)!r}: a scenario needs only rulebook and its game")
    elif name in _GIVEN and module != f"rulebook.{name}":
        yield Tampering(node, f"{name!r} must come from rulebook itself")


def _changed(node: ast.expr) -> Tampering:
    message = f"{ast.unparse(node)!r} is changed from outside; a table changes by choices only"
    return Tampering(node, message)
