"""Sitemaps: one at the root for all pages, one in each language for instant navigation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

_OPEN = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)
Twins = Mapping[str, str]
"""The addresses of one page by language."""


def sitemap(pages: Iterable[tuple[str, Twins]]) -> str:
    """Return a sitemap; each page is its address and those of its twins, itself among them."""
    lines = []
    for address, twins in pages:
        alternates = "".join(
            f'<xhtml:link rel="alternate" hreflang="{language}" href="{escape(url)}"/>'
            for language, url in twins.items()
        )
        lines.append(f"<url><loc>{escape(address)}</loc>{alternates}</url>\n")
    return f"{_OPEN}{''.join(lines)}</urlset>\n"


def write_sitemaps(site: Path, pages: Iterable[Twins]) -> None:
    """Write the sitemap of the site and, below each language, the one of that language.

    Material's script reads the latter to know which links it may follow without a reload; it
    needs no alternates.
    """
    listed = list(pages)
    everything = [(url, twins) for twins in listed for url in twins.values()]
    (site / "sitemap.xml").write_text(sitemap(everything), "utf-8")
    for language in dict.fromkeys(key for twins in listed for key in twins):
        mine: list[tuple[str, Twins]] = [(t[language], {}) for t in listed if language in t]
        (site / language / "sitemap.xml").write_text(sitemap(mine), "utf-8")
