"""A scenario made ready to run: compiled with its own lines, and assertions that explain."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass
from types import CodeType

from rulebook.gate.analysis import Analysis, analyse
from rulebook.text.examples import Scenario
from rulebook.text.place import Place

#: The name under which the code finds what it calls, with a number, when an assertion runs.
RAN = "_ran_"


@dataclass
class Prepared:
    """A scenario, its compiled code, what its code alone shows, and where its assertions stand."""

    scenario: Scenario
    code: CodeType
    analysis: Analysis
    assertions: list[Place]

    def place(self, node: ast.expr | ast.stmt) -> Place:
        """Return the place of a piece of the code: all of it, or the first of its lines."""
        return _place(self.scenario, node.lineno, node)

    def span(self, line: int, start: int, end: int | None = None) -> Place:
        """Return the place in a line of the code; Python counts its columns in bytes from 0."""
        return _span(self.scenario, line, start, end)


class BadScenario(Exception):
    """The code is no Python; carries the place."""

    def __init__(self, message: str, place: Place) -> None:
        self.place = place
        super().__init__(message)


def prepare(scenario: Scenario) -> Prepared:
    """Return the scenario made ready; raises ``BadScenario`` for what Python cannot parse."""
    start = scenario.place
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(scenario.code, start.file, "exec", dont_inherit=True)
            analysis = analyse(ast.parse(scenario.code, start.file))
            tree = ast.parse(scenario.code, start.file)
            assertions = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
            explained = ast.fix_missing_locations(_Explain(assertions).visit(tree))
            # Tracebacks then carry the Markdown file's own lines.
            ast.increment_lineno(explained, start.line)
            code = compile(explained, start.file, "exec", dont_inherit=True)
    except SyntaxError as error:
        place = Place(start.file, start.line + (error.lineno or 1), max(error.offset or 1, 1))
        raise BadScenario(f"this is no Python: {error.msg}", place) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise BadScenario(
            f"Python cannot read this: {error or type(error).__name__}", start
        ) from error
    places = [_place(scenario, node.lineno - start.line, node) for node in assertions]
    return Prepared(scenario, code, analysis, places)


class _Explain(ast.NodeTransformer):
    """Let an assertion tell that it ran, and a failing one what both sides are.

    Each side is evaluated once.
    """

    def __init__(self, assertions: list[ast.Assert]) -> None:
        self._number = {id(node): number for number, node in enumerate(assertions)}

    def visit_Assert(self, node: ast.Assert) -> list[ast.stmt]:
        ran = ast.Call(ast.Name(RAN, ast.Load()), [ast.Constant(self._number[id(node)])], [])
        new: list[ast.stmt] = [ast.Expr(ran), *self._explained(node)]
        for statement in new:
            for inner in ast.walk(statement):
                if not hasattr(inner, "lineno"):
                    ast.copy_location(inner, node)
        return new

    def _explained(self, node: ast.Assert) -> list[ast.stmt]:
        if node.msg is not None:
            return [node]
        test = node.test
        holds = _text(f"{ast.unparse(test)} does not hold")
        if not (isinstance(test, ast.Compare) and len(test.ops) == 1):
            node.msg = holds
            return [node]
        stored: list[ast.stmt] = []
        shown: list[ast.expr] = []
        loads: list[ast.expr] = []
        for number, side in enumerate((test.left, test.comparators[0])):
            name = f"_side{number}_{node.lineno}"
            stored.append(ast.Assign([ast.Name(name, ast.Store())], side))
            loads.append(ast.Name(name, ast.Load()))
            if not isinstance(side, ast.Constant):
                value = ast.FormattedValue(ast.Name(name, ast.Load()), ord("r"))
                shown += [_text(f"{', ' if shown else ': '}{ast.unparse(side)} is "), value]
        compare = ast.Compare(loads[0], test.ops, [loads[1]])
        # The node itself stays, so that its place is that of the assertion.
        node.test, node.msg = compare, ast.JoinedStr([holds, *shown])
        return [*stored, node]


def _text(text: str) -> ast.Constant:
    return ast.Constant(text)


def _place(scenario: Scenario, line: int, node: ast.expr | ast.stmt) -> Place:
    last = node.end_col_offset if node.end_lineno == node.lineno else None
    return _span(scenario, line, node.col_offset, last)


def _span(scenario: Scenario, line: int, start: int, end: int | None) -> Place:
    lines = scenario.code.split("\n")
    data = lines[line - 1].encode() if 0 < line <= len(lines) else b""
    col = len(data[:start].decode("utf-8", "replace"))
    length = len(data[start:end].decode("utf-8", "replace"))
    return Place(scenario.place.file, scenario.place.line + line, col + 1, length)
