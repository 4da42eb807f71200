"""Markdown outside its page: the other language's text, the plain text, the first sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import markdown

_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^()\s]*(?:\s+\"[^\"]*\")?\)")
_SAYS = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(says:[^()\s]*\)")
_MARKS = re.compile(r"(\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w))")
_END = re.compile(r"(?<=[.?!。])[\"'”’」』)]*(?=\s|$)")


class Renderer:
    """Renders pieces of Markdown with the extensions of the site, without ours."""

    def __init__(self, extensions: Sequence[Any], configs: Mapping[str, Any]) -> None:
        names = [e for e in extensions if isinstance(e, str) and e != "toc"]
        self._markdown = markdown.Markdown(
            extensions=names,
            extension_configs={k: dict(v) for k, v in configs.items() if k in names},
        )

    def html(self, text: str) -> str:
        """Return the text as HTML."""
        self._markdown.reset()
        return self._markdown.convert(text)


def without_values(text: str) -> str:
    """Return Markdown whose stated values are plain words."""
    return _SAYS.sub(r"\1", text)


def plain(text: str) -> str:
    """Return Markdown as one line of plain text."""
    return " ".join(_MARKS.sub("", _LINK.sub(r"\1", text)).split())


def first_sentence(text: str) -> str:
    """Return the first sentence of a clause in plain text; of a ruling, with its answer."""
    for block in re.split(r"\n\s*\n", text.strip()):
        line = plain(block)
        if line and not block.lstrip().startswith((">", "|", "```", "<!--", "#")):
            ends = list(_END.finditer(line))
            # A bare yes or no says nothing by itself: the next sentence goes with it.
            short = len(ends) > 1 and len(line[: ends[0].end()].split()) == 1
            end = ends[1 if short else 0] if ends else None
            return line[: end.end()] if end else line
    return ""
