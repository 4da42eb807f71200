"""Material's search index, rewritten: Korean forms in, one index for each language out."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulebook.site.forms import joined
from rulebook.site.paths import game_of

INDEX = "search/search_index.json"
SEPARATOR = r"[\s\-,.:;!?·…/()\[\]{}“”‘’\"'「」『』<>]+"
"""Words end at punctuation as well, so that a word in quotes or brackets is found."""
TITLE_FORMS = 200.0
"""Between a word of the text (1) and a word of the title as it stands there (1000)."""

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
    """Give each section of a language the forms of its words; ``forms(game, text)`` makes them.

    Those of its title stand in a field of their own, which counts for more.
    """
    index["config"]["fields"].update(forms={"boost": 1.0}, title_forms={"boost": TITLE_FORMS})
    for entry in index["docs"]:
        location = entry["location"]
        if location.startswith(f"{language}/"):
            game = game_of(location.partition("#")[0].removeprefix(f"{language}/"))
            title, text = (html.unescape(_TAGS.sub(" ", entry[key])) for key in ("title", "text"))
            if made := forms(game, text):
                entry["forms"] = made
            entry["title_forms"] = " ".join([*joined(title), forms(game, title)]).strip()


def weigh_titles(index: dict[str, Any]) -> None:
    """Let a short title count for more: the card itself before the questions that name it.

    Material's worker leaves the length of a field out of account.
    """
    for entry in index["docs"]:
        words = max(1, len(entry["title"].split()))
        entry["boost"] = round(entry.get("boost", 1) * (1 + 0.5 / words), 3)


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
