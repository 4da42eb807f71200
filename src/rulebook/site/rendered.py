"""What the site rendered against what the gate read: two parsers, so count."""

from __future__ import annotations

from collections.abc import Mapping

from rulebook.site.book import Book
from rulebook.site.extension import Rendered
from rulebook.site.labels import LANGUAGES
from rulebook.site.paths import below_language, game_of

MEND = "write it as plain Markdown that both read alike"


def differences(book: Book, rendered: Mapping[str, Rendered], docs: str = "docs") -> list[str]:
    """Return one line for each id and each stated value that only one of the two saw.

    ``docs`` is the folder of the pages, as the project names it.
    """
    lines = []
    for page, clauses in book.by_page.items():
        for language in LANGUAGES:
            origin = f"{language}/{page}"
            seen = rendered.get(origin, Rendered())
            for clause in clauses:
                place = f"{docs}/{origin}:{clause.lines.get(language, 1)}:1"
                if clause.id not in seen.ids:
                    lines.append(
                        f"{place} not-rendered the page does not show {clause.id!r}; {MEND}"
                    )
                    continue
                names = seen.values.get(clause.id, set())
                lines += [
                    f"{place} not-rendered {clause.id!r} does not show its value {name!r}; {MEND}"
                    for name in sorted(set(clause.values) - names)
                ]
    for origin, seen in rendered.items():
        page = below_language(origin)
        known = {clause.id: clause for clause in book.by_page.get(page, ())}
        lines += [
            f"{docs}/{origin}:1:1 not-read the page shows {shown!r}, which the check did not read;"
            f" {MEND}"
            for shown in seen.ids
            if shown not in known and game_of(page) in book.games and not shown.startswith("term-")
        ]
        for shown, names in seen.values.items():
            values = known[shown].values if shown in known else {}
            lines += [
                f"{docs}/{origin}:1:1 not-read the page shows the value {name!r}"
                f" under {shown or 'no clause'!r}, which the check did not read; {MEND}"
                for name in sorted(names - set(values))
            ]
    return lines
