"""Swallowing: where something around an assertion may catch its failure, so that nobody sees it."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from rulebook.gate.names import called
from rulebook.gate.nodes import walk


def fails_unseen(node: ast.AST, parents: Mapping[ast.AST, ast.AST]) -> bool:
    """Tell whether something around an assertion, or around a call of it, may catch its failure."""
    return _unseen(node, parents, set())


def _unseen(node: ast.AST, parents: Mapping[ast.AST, ast.AST], seen: set[str]) -> bool:
    child = node
    while (parent := parents.get(child)) is not None:
        if isinstance(parent, ast.Try | ast.TryStar) and child in parent.body:
            leaves = (ast.Return, ast.Break, ast.Continue)
            if any(_catches(handler) for handler in parent.handlers) or any(
                isinstance(n, leaves) for s in parent.finalbody for n in walk(s)
            ):
                return True
        if isinstance(parent, ast.With) and not is_refused(parent):
            return True
        if isinstance(parent, ast.FunctionDef) and parent.name not in seen:
            seen.add(parent.name)
            calls = (n for n in parents if isinstance(n, ast.Call) and called(n) == parent.name)
            if any(_unseen(call, parents, seen) for call in calls):
                return True
        child = parent
    return False


def is_refused(node: ast.With) -> bool:
    """Tell whether a block is one in which a refusal is demanded, and nothing else."""
    return all(
        isinstance(item.context_expr, ast.Call) and called(item.context_expr) == "refused"
        for item in node.items
    )


def _catches(handler: ast.ExceptHandler) -> bool:
    caught = {n.id for n in walk(handler.type) if isinstance(n, ast.Name)} if handler.type else ()
    return handler.type is None or not {"AssertionError", "Exception", "BaseException"}.isdisjoint(
        caught
    )
