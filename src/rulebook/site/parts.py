"""The parts that pages can ask for, each as Markdown in the page's language."""

from __future__ import annotations

from rulebook.gate.report import ClauseReport, StatementReport, TermReport
from rulebook.site import paths
from rulebook.site.context import PageContext
from rulebook.site.labels import LANGUAGES, NAMES, label
from rulebook.site.markdown_text import first_sentence, without_values
from rulebook.site.markers import Part
from rulebook.site.recorded import finding


def row(cells: list[str]) -> str:
    """Return one line of a table."""
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def grid(header: list[str], rows: list[list[str]]) -> str:
    """Return a table."""
    return "\n".join([row(header), row(["---"] * len(header)), *(row(r) for r in rows)])


def table(page: PageContext, name: str) -> str:
    """Return the table of the page's game that the engine filled under this name."""
    found = [t for t in page.book.report.tables if t.game == page.game and t.name == name]
    if not found:
        names = ", ".join(t.name for t in page.book.report.tables if t.game == page.game)
        if page.book.report.cannot_run:
            return ""
        raise ValueError(f"no table {name!r} for the game {page.game!r}; there are: {names}")
    shown = grid(
        list(found[0].header[page.language]), [list(r[page.language]) for r in found[0].rows]
    )
    # Where assets/filter.js puts its choices; empty, and so unseen, without it.
    return f'<div class="filterable" data-search-exclude></div>\n\n{shown}'


def glossary(page: PageContext, argument: str) -> str:
    """Return the terms of the page's game, each under a heading with the anchor ``term-<id>``."""
    terms = page.book.terms_by_game.get(page.game, [])
    order = sorted(terms, key=lambda term: _first(term, page.language).casefold())
    return "\n\n".join(_term(term, page.language) for term in order) or label("none", page.language)


def _first(term: TermReport, language: str) -> str:
    forms = _words(term, language)
    return forms[0] if forms else term.id


def _words(term: TermReport, language: str) -> tuple[str, ...]:
    """Return the forms as a reader knows them: a Korean verb, kept as a stem, ends in 다."""
    forms = term.forms.get(language, ())
    if language == "ko" and term.kind == "verb":
        return tuple(form if form.endswith("다") else f"{form}다" for form in forms)
    return forms


def _term(term: TermReport, language: str) -> str:
    other = next(lang for lang in LANGUAGES if lang != language)
    lines = [
        f"## {_first(term, language)} {{#term-{term.id} .term-entry}}",
        "",
        f'<span class="term-twin" lang="{other}">{_first(term, other)}</span>',
        "",
    ]
    if term.about.get(language):
        lines += [without_values(term.about[language]), ""]
    lines.append(f"- {label('kind', language)}: {term.kind_name.get(language) or term.kind}")
    for key in ("forms", "wrong"):
        for lang in (language, other):
            words = _words(term, lang) if key == "forms" else term.wrong.get(lang, ())
            if len(words) > (key == "forms"):  # one form alone is the heading's own
                listed = ", ".join(f'<span lang="{lang}">{w}</span>' for w in words)
                lines.append(f"- {label(key, language)} ({NAMES[lang]}): {listed}")
    return "\n".join(lines)


def _of_game(page: PageContext) -> list[ClauseReport]:
    return [c for c in page.book.report.clauses if page.game in ("", c.game)]


def _title(clause: ClauseReport, page: PageContext) -> str:
    href = page.book.link(page.origin, page.language, clause.id)
    return f"[{page.book.title(clause.id, page.language)}]({href})"


def readings(page: PageContext, argument: str) -> str:
    """Return all readings of the game: link, answer, alternatives, reason, option."""
    language = page.language
    entries = []
    for clause in _of_game(page):
        if not clause.reading:
            continue
        lines = [f"- **{_title(clause, page)}** `{clause.id}`"]
        if sentence := first_sentence(clause.text.get(language, "")):
            lines.append(f"    - {sentence}")
        for other in clause.alternatives.get(language, ()):
            lines.append(f"    - {label('alternative', language)}: {_line(other)}")
        if reason := clause.reason.get(language):
            lines.append(f"    - {label('reason', language)}: {_line(reason)}")
        if clause.options:
            options = ", ".join(f"`{option}`" for option in clause.options)
            lines.append(f"    - {label('options', language)}: {options}")
        entries.append("\n".join(lines))
    return "\n".join(entries) or label("none", language)


def _line(text: str) -> str:
    return " ".join(without_values(text).split())


def rulings(page: PageContext, argument: str) -> str:
    """Return the rulings of the game by their questions, each with its answer."""
    lines = []
    for clause in _of_game(page):
        if clause.kind == "ruling":
            answer = first_sentence(clause.text.get(page.language, ""))
            lines.append(f"- **{_title(clause, page)}** {answer}".rstrip())
    return "\n".join(lines) or label("none", page.language)


def statements(page: PageContext, argument: str) -> str:
    """Return every statement of the source with the clauses that cover it."""
    language = page.language
    lines = []
    for statement in page.book.report.statements:
        if page.game not in ("", statement.game):
            continue
        known = [page.book.clauses[i] for i in statement.covered_by if i in page.book.clauses]
        links = ", ".join(_title(clause, page) for clause in known)
        if links:
            ending = f"{label('covered-by', language)}: {links}"
        else:
            ending = label("not-covered" if statement.normative else "not-normative", language)
        lines.append(
            f'- <span id="statement-{statement.id}">`{statement.id}`</span>'
            f" *{_where(statement, language)}* — {_own_words(statement, language)}<br>{ending}"
        )
    return "\n".join(lines) or label("none", language)


def _where(statement: StatementReport, language: str) -> str:
    where = statement.where
    return where.get(language) or where.get("") or next(iter(where.values()), "")


def _own_words(statement: StatementReport, language: str) -> str:
    return statement.text.get(language) or next(iter(statement.text.values()), "")


def games(page: PageContext, argument: str) -> str:
    """Return the games of the project, each a link to its first page, as the navigation does."""
    language = page.language
    return "\n".join(
        f"- [{page.book.game_name(game, language)}]"
        f"({paths.link(page.origin, f'{language}/{game}/index.md')})"
        for game in sorted(page.book.games)
    ) or label("none", language)


def usage(page: PageContext, argument: str) -> str:
    """Return in how many random games each clause was used, the least used first."""
    language, known = page.language, page.book.clauses
    header = [label(key, language) for key in ("clause", "used-in", "used-share")]
    parts = []
    for counted in page.book.report.usage:
        if page.game not in ("", counted.game):
            continue
        shown = [known[id] for id in counted.used if known[id].kind == "clause"]
        rows = [
            [
                _title(c, page),
                f"{counted.used[c.id]:,}",
                f"{counted.used[c.id] / counted.games:.1%}",
            ]
            for c in sorted(shown, key=lambda c: (counted.used[c.id], known[c.id].page))
        ]
        parts.append(grid(header, rows))
    return "\n\n".join(parts) or label("none", language)


def shares(page: PageContext, argument: str) -> str:
    """Return how much of each page is bound to values, per language."""
    language = page.language
    header = [label(key, language) for key in ("page", "numbers", "modals", "terms", "silent")]
    rows = [
        [
            f"{share.page} ({NAMES.get(share.language, share.language)})",
            "/".join(map(str, share.numbers)),
            "/".join(map(str, share.modals)),
            str(share.terms),
            f"{share.silent_sentences}/{share.sentences}",
        ]
        for share in page.book.report.shares
        if not page.game or share.page.partition("/")[0] == page.game
    ]
    return grid(header, rows) if rows else label("none", language)


PARTS: dict[str, Part] = {
    "table": table,
    "glossary": glossary,
    "readings": readings,
    "rulings": rulings,
    "statements": statements,
    "usage": usage,
    "games": games,
    "shares": shares,
    "finding": finding,
}
"""The parts by the name in the marker."""
