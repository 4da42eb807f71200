"""Names: which names of a scenario stand for a table, for a stated value, or for a clause."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from rulebook.gate.nodes import walk

#: Calls that give a table; whatever is made from their result depends on the table.
TABLES = ("deal", "position", "replay")

#: Calls that put something into a list or a set.
_FILLING = ("add", "append", "extend", "insert")

_Function: TypeAlias = ast.FunctionDef | ast.Lambda


class Binding(NamedTuple):
    """A name gets a value. ``plain`` where it then stands for this value and no other, ``adds``
    where the value is added to what it had.
    """

    name: str
    value: ast.expr
    plain: bool
    adds: bool = False


class Names:
    """The names of a scenario, without regard to scopes and, mostly, to the order of lines.

    ``tables`` depend on a table in every plain assignment (but for a first ``None``, ``[]`` or 0);
    ``clauses`` hold what ``clause`` gave; ``imported`` come from elsewhere.
    """

    def __init__(self, tree: ast.Module) -> None:
        self.functions = _functions(tree)
        self.imported = {
            (alias.asname or alias.name).partition(".")[0]
            for node in walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        self.bindings = [b for node in walk(tree) for b in self._bindings(node)]
        self.clauses = {b.name for b in self.bindings if is_clause_call(b.value)}
        self.tables: set[str] = set()
        self._find_tables()
        #: Names of what comes from elsewhere, or of a part of it.
        self.borrowed = set(self.imported)
        while more := {b.name for b in self.bindings if self._borrows(b)} - self.borrowed:
            self.borrowed |= more
        self._says: dict[str, set[str]] = {}
        self._find_says()
        loops = {
            n.id
            for node in walk(tree)
            if isinstance(node, ast.For)
            for n in walk(node.target)
            if isinstance(n, ast.Name)
        }
        #: Names that stand for a stated value itself, not for one after another of several.
        self.plainly = {b.name for b in self.bindings if b.plain} - loops - set(self.functions)

    def said(self, node: ast.expr) -> set[str]:
        """Return the names of the stated values that this node stands for."""
        if isinstance(node, ast.Attribute):
            holder = node.value
            held = isinstance(holder, ast.Name) and holder.id in self.clauses
            return {node.attr} if held or is_clause_call(holder) else set()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return self._says.get(node.id, set())
        return set()

    def mention_table(self, node: ast.AST) -> bool:
        """Tell whether anything in this node depends on a table."""
        return any(
            (isinstance(n, ast.Name) and n.id in self.tables) or makes_table(n) for n in walk(node)
        )

    def is_local(self, function: ast.expr) -> bool:
        """Tell whether the scenario itself defines what is called."""
        return isinstance(function, ast.Lambda) or (
            isinstance(function, ast.Name) and function.id in self.functions
        )

    def goes_into_table(self, call: ast.Call) -> bool:
        """Tell whether the arguments of a call go to the table, or with a table to its game."""
        if self.mention_table(call.func) or makes_table(call):
            return True
        root = call.func
        while isinstance(root, ast.Attribute):
            root = root.value
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        return (
            isinstance(root, ast.Name)
            and root.id in self.imported
            and any(self.mention_table(argument) for argument in given)
        )

    def _borrows(self, binding: Binding) -> bool:
        node = binding.value
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.borrowed

    def _bindings(self, node: ast.AST) -> Iterator[Binding]:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _pairs(target, node.value, True)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value:
            yield from _pairs(node.target, node.value, True)
        elif isinstance(node, ast.AugAssign):
            yield from (b._replace(adds=True) for b in _pairs(node.target, node.value, False))
        elif isinstance(node, ast.For):
            yield from _pairs(node.target, node.iter, True)
        elif isinstance(node, ast.comprehension):
            yield from _pairs(node.target, node.iter, False)
        elif isinstance(node, ast.FunctionDef):
            for inner in walk(node):
                if isinstance(inner, ast.Return) and inner.value:
                    yield Binding(node.name, inner.value, True)
        elif isinstance(node, ast.withitem) and node.optional_vars:
            yield from _pairs(node.optional_vars, node.context_expr, True)
        elif isinstance(node, ast.Call) and self.is_local(node.func):
            yield from self._parameters(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            filled = node.func.value
            if node.func.attr in _FILLING and isinstance(filled, ast.Name):
                yield from (Binding(filled.id, value, False) for value in node.args)

    def _parameters(self, call: ast.Call) -> Iterator[Binding]:
        functions: list[_Function] = (
            [call.func]
            if isinstance(call.func, ast.Lambda)
            else self.functions[call.func.id]
            if isinstance(call.func, ast.Name)
            else []
        )
        for function in functions:
            names = [a.arg for a in (*function.args.posonlyargs, *function.args.args)]
            for name, value in zip(names, call.args, strict=False):
                yield Binding(name, value, False)
            for keyword in call.keywords:
                if keyword.arg:
                    yield Binding(keyword.arg, keyword.value, False)

    def _find_tables(self) -> None:
        while more := {b.name for b in self.bindings if self.mention_table(b.value)} - self.tables:
            self.tables |= more
        counted = {b.name for b in self.bindings if b.adds and self.mention_table(b.value)}
        plain = [
            b for b in self.bindings if b.plain and not _is_nothing(b.value, b.name in counted)
        ]
        while less := {b.name for b in plain if not self.mention_table(b.value)} & self.tables:
            self.tables -= less

    def _find_says(self) -> None:
        more = True
        while more:
            more = False
            for binding in self.bindings:
                said = self._passed_on(binding.value)
                if said - self._says.get(binding.name, set()):
                    self._says.setdefault(binding.name, set()).update(said)
                    more = True

    def _passed_on(self, value: ast.AST) -> set[str]:
        """Return the stated values that a value is made of; one that was compared is used up."""
        if isinstance(value, ast.Compare | ast.BoolOp | ast.JoinedStr | ast.Lambda):
            return set()
        if isinstance(value, ast.IfExp):
            return self._passed_on(value.body) | self._passed_on(value.orelse)
        if isinstance(value, ast.Call) and (
            self.is_local(value.func) or self.goes_into_table(value)
        ):
            return self._passed_on(value.func)
        if isinstance(value, ast.expr) and (said := self.said(value)):
            return said
        return {name for child in ast.iter_child_nodes(value) for name in self._passed_on(child)}


def called(call: ast.Call) -> str:
    """Return the last part of the name that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def makes_table(node: ast.AST) -> bool:
    """Tell whether this is a call that gives a table."""
    return isinstance(node, ast.Call) and called(node) in TABLES


def is_clause_call(node: ast.AST) -> bool:
    """Tell whether this is a call of ``clause``."""
    return isinstance(node, ast.Call) and called(node) == "clause"


def _functions(tree: ast.Module) -> dict[str, list[_Function]]:
    found: dict[str, list[_Function]] = {}
    for node in walk(tree):
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.Assign | ast.NamedExpr) and isinstance(node.value, ast.Lambda):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _pairs(target: ast.expr, value: ast.expr, plain: bool) -> Iterator[Binding]:
    if isinstance(target, ast.Name):
        yield Binding(target.id, value, plain)
    elif isinstance(target, ast.Subscript):
        yield from _pairs(target.value, value, False)
    elif isinstance(target, ast.Starred):
        yield from _pairs(target.value, value, plain)
    elif isinstance(target, ast.Tuple | ast.List):
        parts = [value] * len(target.elts)
        if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts):
            parts = value.elts
        for one, part in zip(target.elts, parts, strict=True):
            yield from _pairs(one, part, plain)


def _is_nothing(value: ast.expr, counted: bool) -> bool:
    """Tell whether a name only begins with this value: None, an empty list, or 0 to count from."""
    if isinstance(value, ast.Constant):
        return value.value is None or (counted and value.value == 0)
    if isinstance(value, ast.Dict):
        return not value.keys
    return isinstance(value, ast.List | ast.Tuple) and not value.elts
