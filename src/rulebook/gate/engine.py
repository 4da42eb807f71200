"""The engine's source: every clause it cites and every event it tells, with their places."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from rulebook.gate.findings import Findings
from rulebook.gate.names import called
from rulebook.gate.nodes import columns
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
        source = read_source(path, file, findings.add)
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
        for cited in _citations(tree):
            around = [o for o in owners if o[0] <= cited.lineno <= o[1]]
            owner = around[-1][2] if around else module
            engine.citations.append(Literal(str(cited.value), _place(cited, file, lines), owner))
        for told in _events(tree):
            engine.events.append(Literal(str(told.value), _place(told, file, lines)))
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


def _place(node: ast.expr, file: str, lines: list[str]) -> Place:
    end = node.end_col_offset if node.end_lineno == node.lineno else None
    return Place(file, node.lineno, *columns(lines[node.lineno - 1], node.col_offset, end))


def _citations(tree: ast.AST) -> Iterator[ast.Constant]:
    for call in _calls(tree):
        cited = [k.value for k in call.keywords if k.arg == "cite"]
        if called(call) in CITING:
            cited += call.args[:1]
        elif called(call) == "among":
            cited += call.args[1:]
        for expression in cited:
            yield from _texts(expression)


def _events(tree: ast.AST) -> Iterator[ast.Constant]:
    # tell("name"), over(winners, "name"), move/swap/shuffle/show(..., "name"): each verb has
    # the event at a place of its own.
    places = {"tell": 0, "over": 1, "shuffle": 1, "swap": 2, "show": 2, "move": 3, "move_all": 3}
    for call in _calls(tree):
        index = places.get(called(call))
        if index is None or not isinstance(call.func, ast.Attribute):
            continue
        named = [k.value for k in call.keywords if k.arg == "tell"]
        for expression in named or call.args[index : index + 1]:
            yield from _texts(expression)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _texts(expression: ast.expr) -> Iterator[ast.Constant]:
    if isinstance(expression, ast.IfExp):
        yield from _texts(expression.body)
        yield from _texts(expression.orelse)
    elif isinstance(expression, ast.Tuple):
        for part in expression.elts:
            yield from _texts(part)
    elif isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression
