"""What the site must know of its pages before the first one is rendered."""

from __future__ import annotations

from collections.abc import Mapping

from mkdocs.utils.meta import get_data

from rulebook.gate.report import Report
from rulebook.site import markers
from rulebook.site.labels import LANGUAGES
from rulebook.site.markdown_text import plain
from rulebook.site.paths import below_language, game_of, language_of


def page_title(source: str) -> str:
    """Return a page's title: from its front matter, else its first heading of level one."""
    text, meta = get_data(source)
    if title := meta.get("title"):
        return str(title)
    for line in text.split("\n"):
        if line.startswith("# "):
            return plain(line[2:].partition("{")[0])
    return ""


def game_names(sources: Mapping[str, str], report: Report) -> dict[str, dict[str, str]]:
    """Return the name of each game by language: the title of its folder's first page."""
    games = {clause.game for clause in report.clauses} | {term.game for term in report.terms}
    return {
        game: {
            language: page_title(sources.get(f"{language}/{game}/index.md", "")) or game
            for language in LANGUAGES
        }
        for game in sorted(games - {""})
    }


def part_pages(sources: Mapping[str, str], part: str) -> dict[str, str]:
    """Return for each game the page below the language's folder that holds a part.

    Only pages that ask for it in every language count: a link must lead somewhere in each.
    """
    asking: dict[str, set[str]] = {}
    for uri, source in sources.items():
        language = language_of(uri, LANGUAGES)
        if language and part in markers.names(source):
            asking.setdefault(below_language(uri), set()).add(language)
    return {
        game_of(page): page
        for page, languages in sorted(asking.items())
        if game_of(page) and languages == set(LANGUAGES)
    }
