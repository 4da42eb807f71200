"""A scenario made ready to run: compiled with its own lines, and assertions that explain."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from types import CodeType

from rulebook.gate.analysis import Analysis, analyse
from rulebook.gate.explaining import Explained
from rulebook.gate.nodes import columns, walk
from rulebook.gate.swallowing import is_refused
from rulebook.text.examples import Scenario
from rulebook.text.place import Place


@dataclass
class Prepared:
    """A scenario, its compiled code, what its code alone shows, where its assertions stand,
    whether one that fails is sure to end it, and what tells why it fails.
    """

    scenario: Scenario
    code: CodeType
    analysis: Analysis
    assertions: list[ast.Assert]
    plain: bool
    tell: Callable[..., str]

    def place(self, node: ast.expr | ast.stmt) -> Place:
        """Return the place of a piece of the code: all of it, or the first of its lines."""
        last = node.end_col_offset if node.end_lineno == node.lineno else None
        return self.span(node.lineno, node.col_offset, last)

    def span(self, line: int, start: int, end: int | None = None) -> Place:
        """Return the place in a line of the file; Python counts its columns in bytes from 0."""
        opening = self.scenario.place
        lines = self.scenario.code.split("\n")
        number = line - opening.line
        code = lines[number - 1] if 0 < number <= len(lines) else ""
        return Place(opening.file, line, *columns(code, start, end))


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
            # Behind so many empty lines, all places are lines of the Markdown file.
            tree = ast.parse("\n" * start.line + scenario.code, start.file)
            analysis = analyse(tree)
            assertions = [node for node in walk(tree) if isinstance(node, ast.Assert)]
            plain = not any(_catches(node) for node in walk(tree))
            explained = Explained(assertions)
            explained.visit(tree)
            code = compile(tree, start.file, "exec", dont_inherit=True)
    except SyntaxError as error:
        line = error.lineno or start.line + 1
        place = Place(start.file, line, max(error.offset or 1, 1))
        raise BadScenario(f"this is no Python: {error.msg}", place) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise BadScenario(
            f"Python cannot read this: {error or type(error).__name__}", start
        ) from error
    return Prepared(scenario, code, analysis, assertions, plain, explained.tell)


def _catches(node: ast.AST) -> bool:
    """Tell whether what fails in this node, or because of it, may go unseen."""
    return isinstance(node, ast.Try | ast.TryStar | ast.ClassDef | ast.AsyncWith) or (
        isinstance(node, ast.With) and not is_refused(node)
    )
