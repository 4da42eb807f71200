"""A scenario made ready to run: compiled with its own lines, and assertions that explain."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from types import CodeType

from rulebook.gate.analysis import Analysis, analyse
from rulebook.gate.explaining import Explained
from rulebook.text.examples import Scenario
from rulebook.text.place import Place


@dataclass
class Prepared:
    """A scenario, its compiled code, what its code alone shows, where its assertions stand, and
    what tells why one of them fails.
    """

    scenario: Scenario
    code: CodeType
    analysis: Analysis
    assertions: list[Place]
    tell: Callable[..., str]

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
            # Behind so many empty lines, tracebacks carry the Markdown file's own lines.
            tree = ast.parse("\n" * start.line + scenario.code, start.file)
            assertions = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
            explained = Explained(assertions)
            explained.visit(tree)
            code = compile(tree, start.file, "exec", dont_inherit=True)
    except SyntaxError as error:
        place = Place(start.file, start.line + (error.lineno or 1), max(error.offset or 1, 1))
        raise BadScenario(f"this is no Python: {error.msg}", place) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise BadScenario(
            f"Python cannot read this: {error or type(error).__name__}", start
        ) from error
    places = [_place(scenario, node.lineno - start.line, node) for node in assertions]
    return Prepared(scenario, code, analysis, places, explained.tell)


def _place(scenario: Scenario, line: int, node: ast.expr | ast.stmt) -> Place:
    last = node.end_col_offset if node.end_lineno == node.lineno else None
    return _span(scenario, line, node.col_offset, last)


def _span(scenario: Scenario, line: int, start: int, end: int | None) -> Place:
    lines = scenario.code.split("\n")
    data = lines[line - 1].encode() if 0 < line <= len(lines) else b""
    col = len(data[:start].decode("utf-8", "replace"))
    length = len(data[start:end].decode("utf-8", "replace"))
    return Place(scenario.place.file, scenario.place.line + line, col + 1, length)
