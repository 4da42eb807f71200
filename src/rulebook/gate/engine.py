"""The engine's source: every clause it cites and every event it tells, with their places."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from rulebook.gate.findings import Findings
from rulebook.gate.project import Project
from rulebook.text.pages import read_source
from rulebook.text.place import Place

CITING = ("rule", "guard", "cite")


@dataclass(frozen=True)
class Literal:
    """A literal of the source that names a clause or an event, and where it stands."""

    value: str
    place: Place


@dataclass
class Engine:
    """What the source of a game names: clauses it cites, events it tells."""

    citations: list[Literal]
    events: list[Literal]


def read_engine(project: Project, game: str, findings: Findings) -> Engine:
    """Return the clauses and events that the source of a game names."""
    engine = Engine([], [])
    for path in sorted(project.engine(game).rglob("*.py")):
        file = project.relative(path)
        source = read_source(path, file, findings.note)
        if source is None:
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as error:
            place = Place(file, error.lineno or 1, error.offset or 1)
            findings.add("broken-engine", place, f"{error.msg}; the engine cannot be read")
            continue
        engine.citations += _citations(tree, file)
        engine.events += _events(tree, file)
    return engine


def _citations(tree: ast.AST, file: str) -> Iterator[Literal]:
    for call in _calls(tree):
        cited = [k.value for k in call.keywords if k.arg == "cite"]
        if _name(call) in CITING:
            cited += call.args[:1]
        elif _name(call) == "among":
            cited += call.args[1:]
        for expression in cited:
            yield from _literals(expression, file)
    # ``legacy: Cite = "id"`` names a clause that an event rests on later.
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.AnnAssign)
            and node.value
            and ast.unparse(node.annotation) == "Cite"
        ):
            yield from _literals(node.value, file)


def _events(tree: ast.AST, file: str) -> Iterator[Literal]:
    # tell("name"), over(winners, "name"), move/swap/shuffle/show(..., "name"): each verb has
    # the event at a place of its own.
    places = {"tell": 0, "over": 1, "shuffle": 1, "swap": 2, "show": 2, "move": 3, "move_all": 3}
    for call in _calls(tree):
        index = places.get(_name(call))
        if index is None or not isinstance(call.func, ast.Attribute):
            continue
        named = [k.value for k in call.keywords if k.arg == "tell"]
        for expression in named or call.args[index : index + 1]:
            yield from _literals(expression, file)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literals(expression: ast.expr, file: str) -> Iterator[Literal]:
    if isinstance(expression, ast.IfExp):
        branches = [expression.body, expression.orelse]
    elif isinstance(expression, ast.Tuple):
        branches = list(expression.elts)
    else:
        branches = [expression]
    for leaf in branches:
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
            length = (leaf.end_col_offset or 0) - leaf.col_offset
            yield Literal(leaf.value, Place(file, leaf.lineno, leaf.col_offset + 1, length))
        elif isinstance(leaf, ast.IfExp | ast.Tuple):
            yield from _literals(leaf, file)
