"""Nodes: walking Python code without paying for it again, and the columns of what was found."""

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


def columns(line: str, start: int, end: int | None = None) -> tuple[int, int]:
    """Return the column, from 1, and the length of a piece of a line, both in letters.

    Python counts in bytes, from 0; without ``end`` the piece goes to the end of the line.
    """
    data = line.encode()
    before, piece = (part.decode("utf-8", "replace") for part in (data[:start], data[start:end]))
    return len(before) + 1, len(piece)
