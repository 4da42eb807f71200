"""Nodes: walking the code of a scenario, again and again, without paying for it again."""

from __future__ import annotations

import ast


def walk(node: ast.AST) -> list[ast.AST]:
    """Return the node and all below it, as ``ast.walk`` yields them.

    The list is kept on the node: an analysis asks the same of the same nodes many times. So the
    code must not be changed between two calls.
    """
    kept: list[ast.AST] | None = node.__dict__.get("_walked")
    if kept is None:
        kept = list(ast.walk(node))
        node._walked = kept  # type: ignore[attr-defined]
    return kept
