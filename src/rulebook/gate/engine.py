"""The engine's source: every clause it cites and every event it tells, with their places."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from rulebook.gate.findings import Findings
from rulebook.gate.names import called
from rulebook.gate.project import Project
from rulebook.text.place import Place
from rulebook.text.source import read_source

CITING = ("rule", "guard", "cite")


@dataclass(frozen=True)
class Literal:
    """A literal of the source that names a clause or an event, and where it stands.

    ``owner`` is the dotted name of the function, class or module it belongs to.
    """

    value: str
    place: Place
    owner: str = ""


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
            place = Place(file, error.lineno or 1, max(error.offset or 1, 1))
            findings.add("broken-engine", place, f"the engine is no Python: {error.msg}")
            continue
        except (ValueError, RecursionError, MemoryError) as error:
            message = f"Python cannot read the engine: {error or type(error).__name__}"
            findings.add("broken-engine", Place(file), message)
            continue
        lines = source.split("\n")
        below = path.relative_to(project.engine(game)).with_suffix("").parts
        module = ".".join([project.module(game), *(p for p in below if p != "__init__")])
        owners = list(_owners(tree, module))
        for literal in _citations(tree, file):
            around = [o for o in owners if o[0] <= literal.place.line <= o[1]]
            owner = around[-1][2] if around else module
            engine.citations.append(
                Literal(literal.value, _in_letters(literal.place, lines), owner)
            )
        for literal in _events(tree, file):
            engine.events.append(Literal(literal.value, _in_letters(literal.place, lines)))
    return engine


def _owners(tree: ast.AST, prefix: str) -> Iterator[tuple[int, int, str]]:
    """Yield first line, last line and dotted name of functions and classes, inner ones last."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            name = f"{prefix}.{node.name}"
            yield first, node.end_lineno or first, name
            if isinstance(node, ast.ClassDef):
                yield from _owners(node, name)


def _in_letters(place: Place, lines: list[str]) -> Place:
    """Return the place with its column counted in letters: Python counts bytes."""
    data, start = lines[place.line - 1].encode(), place.col - 1
    col = len(data[:start].decode("utf-8", "replace"))
    length = len(data[start : start + place.length].decode("utf-8", "replace"))
    return Place(place.file, place.line, col + 1, length)


def _citations(tree: ast.AST, file: str) -> Iterator[Literal]:
    for call in _calls(tree):
        cited = [k.value for k in call.keywords if k.arg == "cite"]
        if called(call) in CITING:
            cited += call.args[:1]
        elif called(call) == "among":
            cited += call.args[1:]
        for expression in cited:
            yield from _literals(expression, file)


def _events(tree: ast.AST, file: str) -> Iterator[Literal]:
    # tell("name"), over(winners, "name"), move/swap/shuffle/show(..., "name"): each verb has
    # the event at a place of its own.
    places = {"tell": 0, "over": 1, "shuffle": 1, "swap": 2, "show": 2, "move": 3, "move_all": 3}
    for call in _calls(tree):
        index = places.get(called(call))
        if index is None or not isinstance(call.func, ast.Attribute):
            continue
        named = [k.value for k in call.keywords if k.arg == "tell"]
        for expression in named or call.args[index : index + 1]:
            yield from _literals(expression, file)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


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
