"""Explaining: an assertion tells that it ran, and a failing one what both its sides are."""

from __future__ import annotations

import ast

from rulebook.gate.settling import meetings

#: The names under which the code finds what it calls when an assertion runs, and when it fails.
RAN, TELL = "_ran_", "_tell_"


class Explained(ast.NodeTransformer):
    """Rewrites the assertions of a scenario; each side of a comparison is evaluated once."""

    def __init__(self, assertions: list[ast.Assert]) -> None:
        self._number = {id(node): number for number, node in enumerate(assertions)}
        # What they say is put into words only when one fails.
        self._tests = [node.test for node in assertions]

    def tell(self, number: int, *sides: object) -> str:
        """Return why an assertion fails, given what its sides were."""
        test = self._tests[number]
        text = f"{ast.unparse(test)} does not hold"
        if not isinstance(test, ast.Compare):
            return text
        shown = [
            f"{ast.unparse(node)} is {value!r}"
            for node, value in zip((test.left, *test.comparators), sides, strict=False)
            if any(isinstance(inner, ast.Name) for inner in ast.walk(node))
        ]
        return f"{text}: {', '.join(shown)}" if shown else text

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        """Look for assertions among the statements; no expression holds any."""
        if isinstance(node, ast.expr):
            return node
        changed: ast.AST | list[ast.stmt] = super().visit(node)
        return changed

    def visit_Assert(self, node: ast.Assert) -> list[ast.stmt]:
        """Return the statements that stand for one assertion."""
        number = ast.Constant(self._number[id(node)])
        made: list[ast.stmt] = [ast.Expr(_call(RAN, number))]
        test, sides = node.test, list[ast.Name]()
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            for index, side in enumerate((test.left, test.comparators[0])):
                name = f"_side{index}_{node.lineno}"
                made.append(ast.Assign([ast.Name(name, ast.Store())], side))
                sides.append(ast.Name(name, ast.Load()))
            if node.msg is None:
                made += meetings(test, (sides[0].id, sides[1].id))
            # The node itself stays, so that its place is that of the assertion.
            node.test = ast.Compare(sides[0], test.ops, [sides[1]])
        if node.msg is None:
            node.msg = _call(TELL, number, *sides)
        made.append(node)
        for statement in made:
            _locate(statement, node)
        return made


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _locate(node: ast.AST, at: ast.Assert) -> None:
    """Give the new nodes the place of the assertion; the old ones below keep theirs."""
    if not hasattr(node, "lineno"):
        ast.copy_location(node, at)
    elif node is not at:
        return
    for child in ast.iter_child_nodes(node):
        _locate(child, at)
