"""The words of a game: terms with their kinds, their forms, and the forms that are wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rulebook.text.data import BadData, line_of, load_toml, only_tables
from rulebook.text.found import Found
from rulebook.text.numerals import hard_numbers

_BESIDE_FORMS = ("kind", "wrong", "about", "say")


@dataclass(frozen=True)
class Term:
    """A word of art: its id, its kind, its forms by language, and the forms that are wrong.

    A kind is a set of terms that exclude one another. The first form is the one to print;
    ``about`` explains the term and ``kind_name`` names the kind, by language. ``say`` are words
    of players that ask for the term in the search, and nothing else.
    """

    id: str
    kind: str
    forms: Mapping[str, tuple[str, ...]]
    wrong: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    kind_name: Mapping[str, str] = field(default_factory=dict)
    say: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Words:
    """All terms of a game."""

    def __init__(self, terms: Mapping[str, Term], own: frozenset[str] = frozenset()) -> None:
        self.terms = terms
        self.own = own
        self._with_numerals: dict[str, tuple[str, ...]] = {}
        self._by_form: dict[tuple[str, str], list[Term]] = {}
        for term in terms.values():
            for language, forms in term.forms.items():
                for form in forms:
                    self._by_form.setdefault((language, form.casefold()), []).append(term)
        self._wrong = {
            language: _any_of(
                form for term in terms.values() for form in term.wrong.get(language, ())
            )
            for language in {lang for term in terms.values() for lang in term.wrong}
        }

    def read(self, fragment: str, language: str) -> tuple[Term, ...]:
        """Return the terms of which the whole fragment is a form; letter case does not matter."""
        return tuple(self._by_form.get((language, " ".join(fragment.split()).casefold()), ()))

    def others(self, term: str) -> tuple[str, ...]:
        """Return the ids of all other terms of the same kind."""
        kind = self.terms[term].kind
        return tuple(t.id for t in self.terms.values() if t.kind == kind and t.id != term)

    def form(self, id: str, language: str) -> str:
        """Return the form to print, or the id itself where there is none."""
        term = self.terms.get(id)
        forms = term.forms.get(language) if term else None
        return forms[0] if forms else id

    def is_part_of_term(self, text: str, found: Found, language: str) -> bool:
        """Tell whether the numeral found in the text is a part of a term's form."""
        return any(
            text.startswith(form, at)
            for form in self._numeral_forms(language)
            for at in range(max(0, found.end - len(form)), found.start + 1)
        )

    def _numeral_forms(self, language: str) -> tuple[str, ...]:
        if language not in self._with_numerals:
            self._with_numerals[language] = tuple(
                form
                for term in self.terms.values()
                for form in term.forms.get(language, ())
                if " " in form and any(True for _ in hard_numbers(form, language))
            )
        return self._with_numerals[language]

    def wrong(self, text: str, language: str) -> Iterator[tuple[Found, Term]]:
        """Yield each wrong form in the text, with the term it should be."""
        pattern = self._wrong.get(language)
        if pattern is None:
            return
        for match in pattern.finditer(text):
            written = match.group().casefold()
            term = next(
                t
                for t in self.terms.values()
                if written in (w.casefold() for w in t.wrong.get(language, ()))
            )
            yield Found(match.start(), match.end(), match.group()), term


def _any_of(forms: Iterator[str]) -> re.Pattern[str]:
    longest_first = sorted(forms, key=len, reverse=True)
    # Latin words only as whole words; Korean ones take particles, so only their
    # beginning is fixed.
    parts = [
        (rf"\b{re.escape(f)}\b" if f.isascii() else rf"(?<![가-힣]){re.escape(f)}")
        for f in longest_first
    ]
    return re.compile("|".join(parts), re.IGNORECASE)


def load_words(*paths: Path) -> Words:
    """Return the words of these files; later files add to and replace the terms of earlier ones.

    The last file's terms are the game's own. Raises ``BadData`` for a term without kind or forms.
    """
    terms: dict[str, Term] = {}
    own: frozenset[str] = frozenset()
    kinds: dict[str, Mapping[str, str]] = {}
    for path in paths:
        data = load_toml(path)
        only_tables(data, ("term", "kind"), path)
        entries = data.get("term", {})
        kinds |= _kinds(data.get("kind", {}))
        if not isinstance(entries, dict):
            raise BadData("'term' should be a table of tables: [term.name]")
        for id, entry in entries.items():
            try:
                terms[id] = _term(id, entry)
            except BadData as error:
                raise BadData(str(error), line_of(path, f"[term.{id}]")) from error
        own = frozenset(entries)
    named = {id: replace(t, kind_name=kinds.get(t.kind, {})) for id, t in terms.items()}
    return Words(named, own)


def _kinds(entries: Any) -> dict[str, Mapping[str, str]]:
    if not isinstance(entries, dict) or not all(
        isinstance(names, dict) and all(isinstance(name, str) for name in names.values())
        for names in entries.values()
    ):
        raise BadData("'kind' should hold a name for each language: [kind.zone] ko = \"…\"")
    return dict(entries)


def _term(id: str, entry: Any) -> Term:
    if not isinstance(entry, dict) or not isinstance(entry.get("kind"), str):
        raise BadData(f"term {id!r} has no kind")
    forms = {lang: f for lang, f in entry.items() if lang not in _BESIDE_FORMS}
    if not forms:
        raise BadData(f"term {id!r} has no forms")
    for lang, listed in forms.items():
        if not isinstance(listed, list):
            raise BadData(f'term {id!r}: {lang} should be a list of texts: {lang} = ["…"]')
    wrong, about, say = (entry.get(key, {}) for key in ("wrong", "about", "say"))
    if not (isinstance(wrong, dict) and isinstance(say, dict)) or not all(
        isinstance(listed, list) and listed and all(f and isinstance(f, str) for f in listed)
        for listed in (*forms.values(), *wrong.values(), *say.values())
    ):
        raise BadData(f'the forms of term {id!r} should be lists of texts: ko = ["…"]')
    if not isinstance(about, dict) or not all(isinstance(text, str) for text in about.values()):
        raise BadData(f"'about' of term {id!r} should hold a text for each language")
    return Term(
        id,
        entry["kind"],
        {lang: tuple(f) for lang, f in forms.items()},
        {lang: tuple(f) for lang, f in wrong.items()},
        about,
        say={lang: tuple(f) for lang, f in say.items()},
    )
