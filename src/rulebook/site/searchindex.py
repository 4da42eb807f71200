"""Material's search index, rewritten: the words of the book in, one index for each language out."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError

from rulebook.site.forms import ENDINGS, joined
from rulebook.site.lexicon import FILLERS, QUESTIONS, Lexicon
from rulebook.site.paths import below_language, game_of, language_of

INDEX = "search/search_index.json"
WORKERS = "assets/javascripts/workers"
WORKER = "rulebook.js"
SEPARATOR = r"[\s\-,.:;!?·…/()\[\]{}“”‘’\"'「」『』<>]+"
"""Words end at punctuation as well, so that a word in quotes or brackets is found."""
MARK = "="
"""Ends a key, so that no word of a text is taken for one."""
BOOSTS = {"title": 10.0, "title_keys": 10.0, "keys": 3.0, "page_keys": 1.0, "text": 1.0}
"""What a word counts by the field that holds it."""
REPEATED = 10
"""On how many pages a section's title says nothing any more."""

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


def add_words(index: dict[str, Any], lexicons: Mapping[str, Lexicon]) -> None:
    """Give each section the keys of its words, and the index what leads a query to them.

    The keys of its title stand in a field of their own, which counts for more, and those of the
    title of its page in one that counts for less.
    """
    plain = {e["location"]: html.unescape(_TAGS.sub(" ", e["title"])) for e in index["docs"]}
    titles = {page: title for page, title in plain.items() if "#" not in page}
    index["config"]["fields"].update({field: {"boost": boost} for field, boost in BOOSTS.items()})
    for entry in index["docs"]:
        page = entry["location"].partition("#")[0]
        language = language_of(page, tuple(lexicons))
        if language is None:
            continue
        lexicon = lexicons[language]
        title, text = (html.unescape(_TAGS.sub(" ", entry[key])) for key in ("title", "text"))
        in_title = dict.fromkeys([*lexicon.held(title), *lexicon.beginnings(title)])
        in_text = [*lexicon.held(text), game_of(below_language(page))]
        above = () if page == entry["location"] else lexicon.held(titles[page])
        marked = [f"{key}{MARK}" for key in in_title]
        entry["title_keys"] = " ".join([*(joined(title) if language == "ko" else ()), *marked])
        entry["keys"] = _marked(in_text, in_title)
        entry["page_keys"] = _marked(above, [*in_title, *in_text])
    index["config"]["words"] = {
        language: lexicon.spoken() for language, lexicon in lexicons.items()
    }


def _marked(keys: Iterable[str], but: Iterable[str]) -> str:
    left_out = {"", *but}
    return " ".join(f"{key}{MARK}" for key in keys if key not in left_out)


def drop_repeated(index: dict[str, Any]) -> None:
    """Drop the sections whose title many pages repeat, such as "Why": no title tells them apart."""
    counted = Counter(map(_named, index["docs"]))
    index["docs"] = [entry for entry in index["docs"] if counted[_named(entry)] < REPEATED]


def _named(entry: Mapping[str, Any]) -> tuple[str, str]:
    page, mark, _ = entry["location"].partition("#")
    return (page.partition("/")[0], entry["title"]) if mark else (page, "")


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
    config["words"] = config.get("words", {}).get(language, {})
    config["endings"] = ENDINGS if language == "ko" else ()
    config["fillers"] = FILLERS.get(language, ())
    config["question"] = QUESTIONS.get(language, "(?!)")
    docs = [
        {
            key: value.removeprefix(prefix) if key == "location" else value
            for key, value in entry.items()
            if value or not key.endswith("keys")
        }
        for entry in index["docs"]
        if entry["location"].startswith(prefix)
    ]
    return {**index, "config": config, "docs": docs}


def write_worker(site: Path, source: Path) -> None:
    """Write the worker that puts a query into the words of the book, then loads Material's."""
    found = list((site / WORKERS).glob("search.*.min.js"))
    if len(found) != 1:
        raise PluginError(f"languages: {len(found)} search workers of the theme, not one")
    text = f"{source.read_text('utf-8')}\nimportScripts({json.dumps(found[0].name)});\n"
    (site / WORKERS / WORKER).write_text(text, "utf-8")
