"""The page that is being made: what all that is put on it must know."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulebook.site.book import Book


@dataclass(frozen=True)
class PageContext:
    """One page of the site: the book, the page's path with its language's folder, its language.

    ``game`` is the game it belongs to, empty for pages of none. ``root`` is the folder of the
    project and ``file`` the page's path in it. ``site_name`` opens a citation. ``serving`` is true
    where writers look on, who see the findings.
    """

    book: Book
    origin: str
    language: str
    game: str = ""
    root: Path = Path()
    file: str = ""
    site_name: str = ""
    serving: bool = False
