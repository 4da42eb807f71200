"""A scenario made ready to run: compiled with its own lines, and assertions that explain."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import CodeType

from rulebook.gate.analysis import Analysis, analyse
from rulebook.text.examples import Scenario
from rulebook.text.place import Place


@dataclass
class Prepared:
    """A scenario, its compiled code and what its code alone shows."""

    scenario: Scenario
    code: CodeType
    analysis: Analysis

    def place(self, line: int, col: int = 1, length: int = 0) -> Place:
        """Return the place of a line of the code."""
        return Place(self.scenario.place.file, self.scenario.place.line + line, col, length)


class BadScenario(Exception):
    """The code is no Python; carries the place."""

    def __init__(self, message: str, place: Place) -> None:
        self.place = place
        super().__init__(message)


def prepare(scenario: Scenario) -> Prepared:
    """Return the scenario made ready; raises ``BadScenario`` for what Python cannot parse."""
    start = scenario.place
    try:
        tree = ast.parse(scenario.code, start.file)
        analysis = analyse(tree)
        explained = ast.fix_missing_locations(_Explain().visit(tree))
        # Tracebacks then carry the Markdown file's own lines.
        ast.increment_lineno(explained, start.line)
        code = compile(explained, start.file, "exec")
    except SyntaxError as error:
        place = Place(start.file, start.line + (error.lineno or 1), error.offset or 1)
        raise BadScenario(f"{error.msg}", place) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise BadScenario(f"cannot be read: {error}", start) from error
    return Prepared(scenario, code, analysis)


class _Explain(ast.NodeTransformer):
    """Let a failing assertion say what both sides are, each evaluated once."""

    def visit_Assert(self, node: ast.Assert) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if node.msg is not None:
            return node
        test = node.test
        if not (isinstance(test, ast.Compare) and len(test.ops) == 1):
            node.msg = _text(f"{ast.unparse(test)} does not hold")
            return node
        sides = [test.left, test.comparators[0]]
        names = [f"_side{i}_{node.lineno}" for i in range(2)]
        stored = [
            ast.Assign([ast.Name(name, ast.Store())], side)
            for name, side in zip(names, sides, strict=True)
        ]
        loads: list[ast.expr] = [ast.Name(name, ast.Load()) for name in names]
        said: list[ast.expr] = []
        for side, load in zip(sides, loads, strict=True):
            if not isinstance(side, ast.Constant):
                said += [_text(f"{', ' if said else ''}{ast.unparse(side)} is "), _shown(load)]
        first: ast.expr = _text(f"{ast.unparse(test)} does not hold")
        message = ast.JoinedStr([first, _text(": "), *said]) if said else first
        compare = ast.Compare(loads[0], test.ops, [loads[1]])
        new = [*stored, ast.Assert(compare, message)]
        for statement in new:
            ast.copy_location(statement, node)
            for inner in ast.walk(statement):
                if not hasattr(inner, "lineno"):
                    ast.copy_location(inner, node)
        return list(new)


def _text(text: str) -> ast.Constant:
    return ast.Constant(text)


def _shown(load: ast.expr) -> ast.FormattedValue:
    return ast.FormattedValue(load, 114)
