"""Generated parts of pages: ``<!-- rulebook: glossary -->`` on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mkdocs.exceptions import PluginError

from rulebook.site.context import PageContext

_MARKER = re.compile(r"<!--\s*rulebook:\s*(?P<name>[\w-]+)(?:\s+(?P<argument>.*?))?\s*-->\s*\Z")
_FENCE = re.compile(r"\s*(?P<mark>`{3,}|~{3,})")


Part = Callable[[PageContext, str], str]
"""Returns the Markdown of a part, or raises ValueError with what is wrong."""


def lines_with_markers(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield the index and the match of each marker line outside fences."""
    fence = ""
    for number, line in enumerate(text.split("\n")):
        opened = _FENCE.match(line)
        if opened and not fence:
            fence = opened["mark"]
        elif opened and line.strip().strip(fence[0]) == "" and len(opened["mark"]) >= len(fence):
            fence = ""
        elif not fence and (match := _MARKER.match(line)):
            yield number, match


def names(text: str) -> set[str]:
    """Return the names of the parts that a page asks for."""
    return {match["name"] for _, match in lines_with_markers(text)}


def expand(text: str, page: PageContext, parts: dict[str, Part], source: str) -> str:
    """Return the page's Markdown with its parts filled in.

    ``source`` is the file as it stands on disk, with its front matter: messages name its lines.
    """
    lines = text.split("\n")
    skipped = max(0, len(source.rstrip().split("\n")) - len(text.rstrip().split("\n")))
    for number, match in lines_with_markers(text):
        name, argument = match["name"], (match["argument"] or "").strip()
        where = f"{page.file}:{number + 1 + skipped}"
        if name not in parts:
            known = ", ".join(sorted(parts))
            raise PluginError(f"{where}: unknown part {name!r}; there are: {known}")
        try:
            lines[number] = "\n" + parts[name](page, argument).strip("\n") + "\n"
        except ValueError as error:
            raise PluginError(f"{where}: {error}") from error
    return "\n".join(lines)
