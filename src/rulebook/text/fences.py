"""Fences: whether each one of a file is closed."""

from __future__ import annotations

import re

from markdown_it.token import Token

from rulebook.text.place import Note, Place


def check_fences(tokens: list[Token], lines: list[str], file: str, note: Note) -> set[int]:
    """Note a fence that is never closed, or only by one that begins below it.

    Returns the indexes of the lines where such fences begin.
    """
    open_ones: set[int] = set()
    for token in tokens:
        if token.type == "fence" and token.map:
            last = lines[min(token.map[1], len(lines)) - 1].lstrip("> \t").rstrip()
            closed = last.startswith(token.markup) and not last.strip(token.markup[0])
            swallows = re.search(rf"^{token.markup}\s*\w", token.content, re.MULTILINE)
            if token.map[1] - token.map[0] < 2 or not closed or swallows:
                open_ones.add(token.map[0])
                line = lines[token.map[0]]
                message = f"this fence is never closed; write {token.markup} below it"
                note("unclosed-fence", Place(file, token.map[0] + 1, 1, len(line)), message)
    return open_ones
