"""Material's search index, rewritten: Korean forms in, one index for each language out."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulebook.site.paths import game_of

INDEX = "search/search_index.json"
SEPARATOR = r"[\s\-,.:;!?·…/()\[\]{}“”‘’\"'「」『』<>]+"
"""Words end at punctuation as well, so that a word in quotes or brackets is found."""

_TAGS = re.compile(r"<[^>]*>")


def read(site: Path) -> dict[str, Any] | None:
    """Return the index that the search plugin wrote, or None without one."""
    file = site / INDEX
    if not file.exists():
        return None
    index: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return index


def write(file: Path, index: dict[str, Any]) -> None:
    """Write an index compactly, Hangul as it is: escapes would double its size."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")


def add_forms(index: dict[str, Any], language: str, forms: Callable[[str, str], str]) -> None:
    """Give each section of a language the field ``forms``; ``forms(game, text)`` makes it."""
    index["config"]["fields"]["forms"] = {"boost": 1.0}
    for entry in index["docs"]:
        location = entry["location"]
        if location.startswith(f"{language}/"):
            text = html.unescape(_TAGS.sub(" ", f"{entry['title']} {entry['text']}"))
            page = location.partition("#")[0].removeprefix(f"{language}/")
            if made := forms(game_of(page), text):
                entry["forms"] = made


def of_language(index: dict[str, Any], language: str) -> dict[str, Any]:
    """Return the part of an index that belongs to one language, with addresses below it.

    Korean takes no pipeline: the English trimmer takes every Hangul letter away.
    """
    prefix = f"{language}/"
    config = {**index["config"], "lang": ["en"], "separator": SEPARATOR}
    config["pipeline"] = ["stopWordFilter"] if language == "en" else []
    docs = [
        {**entry, "location": entry["location"].removeprefix(prefix)}
        for entry in index["docs"]
        if entry["location"].startswith(prefix)
    ]
    return {**index, "config": config, "docs": docs}
