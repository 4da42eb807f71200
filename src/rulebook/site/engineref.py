"""The engine in the reference: its objects link to their clauses, and clauses to their objects.

A page that shows a module with mkdocstrings (``::: rulebook.games.GAME.MODULE``) is the
place of all that this module defines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape

from rulebook.site.book import Book
from rulebook.site.labels import LANGUAGES, label
from rulebook.site.paths import language_of

_SHOWN = re.compile(r"^::: *([\w.]+)", re.MULTILINE)
_OBJECT = re.compile(r'<h(\d) id="([\w.]+)"[^>]*>.*?</h\1>', re.DOTALL)


def engine_pages(sources: Mapping[str, str]) -> dict[str, str]:
    """Return for each module the page (with its language's folder) that shows it."""
    return {
        module: uri
        for uri, source in sorted(sources.items())
        if language_of(uri, LANGUAGES)
        for module in _SHOWN.findall(source)
    }


def engine_page(owner: str, pages: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the page that shows an object and the nearest public name to go to, or None."""
    names = owner.split(".")
    for end in range(len(names), 0, -1):
        module = ".".join(names[:end])
        if module in pages:
            public = names[:end]
            for name in names[end:]:
                # Private names are not shown: their class or module is.
                if name.startswith("_"):
                    break
                public.append(name)
            return pages[module], ".".join(public)
    return None


def cited_by(book: Book) -> dict[str, list[str]]:
    """Return the clause ids that each object of the engine cites, by the object's dotted name."""
    found: dict[str, list[str]] = {}
    for clause in book.report.clauses:
        for _, _, owner in clause.cited_at:
            place = engine_page(owner, book.engine_pages)
            if place is not None:
                found.setdefault(place[1], []).append(clause.id)
    return found


def with_clauses(html: str, book: Book, language: str, urls: Mapping[str, str]) -> str:
    """Return the HTML of a reference page with the clauses below each object that cites some.

    ``urls`` are the addresses of the clauses' pages, relative to this page, by source path.
    """
    cited = cited_by(book)

    def below(match: re.Match[str]) -> str:
        ids = cited.get(match.group(2))
        return match.group() + (_line(ids, book, language, urls) if ids else "")

    return _OBJECT.sub(below, html)


def _line(ids: Iterable[str], book: Book, language: str, urls: Mapping[str, str]) -> str:
    links = ", ".join(
        f'<a href="{escape(urls[page])}#{id}">{escape(book.title(id, language))}</a>'
        for id in ids
        if (page := f"{language}/{book.clauses[id].page}") in urls
    )
    return f'<p class="stands-on">{label("stands-on", language)}: {links}</p>'
