"""The files of the built site, read without a browser, and how to follow a link in one."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Locator

LOCALES = {"ko": "ko-KR", "en": "en"}
OTHER = {"ko": "en", "en": "ko"}
PHONE = {"width": 360, "height": 640}
LINKING = {"a": "href", "link": "href", "script": "src", "img": "src", "source": "src"}
VOID = frozenset(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]
)


def follow(link: Locator) -> None:
    """Click a link as a person would, some time after scrolling to it.

    Material notes the scrolled place 100 ms later; who clicks before that lands at that height
    of the next page.
    """
    link.scroll_into_view_if_needed()
    link.page.wait_for_timeout(200)
    link.click()


@dataclass
class HtmlFile:
    """One built page: its ids, its links, and what stands under each clause's heading."""

    name: str
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    language: str = ""
    alternates: dict[str, str] = field(default_factory=dict)
    clauses: list[str] = field(default_factory=list)
    values: dict[str, dict[str, str]] = field(default_factory=dict)


class _Reader(HTMLParser):
    def __init__(self, name: str) -> None:
        super().__init__(convert_charrefs=True)
        self.file = HtmlFile(name)
        self.heading = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {key: value or "" for key, value in attrs}
        if tag == "html":
            self.file.language = found.get("lang", "")
        if "id" in found:
            self.file.ids.append(found["id"])
        if tag == "a" and "name" in found:
            self.file.ids.append(found["name"])
        if tag in ("h1", "h2", "h3") and "id" in found:
            self.heading = found["id"]
            css = found.get("class", "").split()
            if "clause-heading" in css and "note" not in css:
                self.file.clauses.append(self.heading)
        if tag == "data" and "says" in found.get("class", "").split():
            self.file.values.setdefault(self.heading, {})[found["data-name"]] = found["value"]
        if tag == "link" and found.get("rel", "").strip() == "alternate":
            self.file.alternates[found["hreflang"]] = found["href"]
        if found.get(LINKING.get(tag, "")):
            self.file.links.append(found[LINKING[tag]])


@dataclass
class BuiltSite:
    """The folder that was built, and the address it is served at."""

    folder: Path
    url: str

    @cached_property
    def pages(self) -> dict[str, HtmlFile]:
        """Every HTML file by its path below the root."""
        files = {}
        for path in sorted(self.folder.rglob("*.html")):
            reader = _Reader(path.relative_to(self.folder).as_posix())
            reader.feed(path.read_text("utf-8"))
            files[reader.file.name] = reader.file
        return files

    def of_language(self, language: str) -> list[str]:
        """Return the addresses of all pages of a language, below the root."""
        return [
            name.removesuffix("index.html")
            for name in self.pages
            if name.startswith(f"{language}/")
        ]

    def target(self, page: str, link: str) -> tuple[str, str] | None:
        """Return the file a link of a page leads to, and the anchor; None for other hosts."""
        if link.startswith(self.url):
            link = "/" + link.removeprefix(self.url)
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            return None
        path = unquote(parts.path)
        if not path:
            file = page
        elif path.startswith("/"):
            file = path[1:]
        else:
            file = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        file = "" if file == "." else file
        if file == "" or path.endswith("/") or (self.folder / file).is_dir():
            file = posixpath.join(file, "index.html")
        return file, unquote(parts.fragment)
