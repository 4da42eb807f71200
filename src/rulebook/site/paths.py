"""Pages by their path: which language, which game, and the link from one to another."""

from __future__ import annotations

import posixpath


def language_of(src_uri: str, languages: tuple[str, ...]) -> str | None:
    """Return the language whose folder holds the page, or None."""
    first, slash, _ = src_uri.partition("/")
    return first if slash and first in languages else None


def below_language(src_uri: str) -> str:
    """Return the path below the language's folder: ``lost-legacy/cards.md``."""
    return src_uri.partition("/")[2]


def game_of(page: str) -> str:
    """Return the game of a path below the language's folder, empty for pages of no game."""
    first, slash, _ = page.partition("/")
    return first if slash else ""


def link(origin: str, target: str, anchor: str = "") -> str:
    """Return the relative link from one source page to another, as MkDocs resolves it."""
    tail = f"#{anchor}" if anchor else ""
    if origin == target and anchor:
        return tail
    return posixpath.relpath(target, posixpath.dirname(origin) or ".") + tail


def moved(origin: str, href: str, standing: str) -> str:
    """Return ``href``, written for page ``standing``, as it must read on page ``origin``.

    Links with a scheme and absolute paths stay as they are.
    """
    path, mark, anchor = href.partition("#")
    if ":" in path or path.startswith("/"):
        return href
    target = posixpath.normpath(posixpath.join(posixpath.dirname(standing), path)) if path else ""
    return link(origin, target or standing, anchor) if mark or path else href
