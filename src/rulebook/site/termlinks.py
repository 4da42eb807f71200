"""Words of art in clause text become links to the glossary, once in each clause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from xml.etree.ElementTree import Element

from rulebook.gate.report import TermReport
from rulebook.site.elements import HEADING, element
from rulebook.site.lexicon import FILLERS

PARTICLES = (
    "에서는|에서도|에서|에게서|에게는|에게|에는|에도|에|으로는|으로도|으로|로는|로도|로|까지|부터|마다|보다|처럼|"
    "이나|나|이라도|라도|이란|란|이라는|라는|이라고|라고|이라면|라면|이며|이고|입니다|이다|일|인|"
    "을|를|이|가|은|는|의|와|과|도|만|들을|들은|들이|들의|들에|들"
)
_ALONE = r"(?!\w)(?! (?:up|down|over|out)\b)"
"""What follows an English term: a counter that turns up is no turn."""
_SKIP = frozenset({"a", "code", "pre", "button", "summary", "script", "style"})


class TermLinks:
    """Finds the terms of one game in one language, the longest form first.

    Only terms that have an explanation in that language are linked: "you" and "first" are words
    of art for the gate, and no reader asks what they mean. "For" may be one side of a vote, but
    mostly it is not.
    """

    def __init__(self, terms: Iterable[TermReport], language: str) -> None:
        self.korean = language == "ko"
        self.ids: dict[str, str] = {}
        for term in terms:
            if term.about.get(language):
                # Only the printed form: the others are for stated values, and some of them are
                # common words ("out", 앞) that mean something else elsewhere.
                for form in term.forms.get(language, ())[:1]:
                    if form.casefold() in FILLERS.get(language, ()):
                        continue
                    self.ids.setdefault(self._key(form), term.id)
        forms = sorted(self.ids, key=len, reverse=True)
        words = "|".join(re.sub(r"\\? ", r"\\s+", re.escape(form)) for form in forms)
        after = rf"(?=(?:{PARTICLES})?(?![가-힣\w]))" if self.korean else _ALONE
        self.pattern = re.compile(rf"(?<![가-힣\w])({words}){after}", re.I) if forms else None

    def _key(self, form: str) -> str:
        return " ".join(form.split()).casefold()

    def apply(self, body: Iterable[Element], href: Callable[[str], str]) -> None:
        """Link the first occurrence of each term in these elements."""
        if self.pattern:
            seen: set[str] = set()
            for item in body:
                self._walk(item, href, seen)

    def _walk(self, item: Element, href: Callable[[str], str], seen: set[str]) -> None:
        tag = item.tag if isinstance(item.tag, str) else ""
        if not tag or tag in _SKIP or HEADING.match(tag) or self._closed(item):
            return
        children = list(item)
        self._link(item, None, href, seen)
        for child in children:
            self._walk(child, href, seen)
            self._link(item, child, href, seen)

    def _closed(self, item: Element) -> bool:
        """A stated value is linked only where its whole text is the term it states."""
        if item.tag != "data":
            return False
        return self.ids.get(self._key(item.text or "")) != item.get("value")

    def _link(
        self, parent: Element, after: Element | None, href: Callable[[str], str], seen: set[str]
    ) -> None:
        """Link terms in the text that opens ``parent``, or in the tail of its child."""
        assert self.pattern
        text = (parent.text if after is None else after.tail) or ""
        position = 0 if after is None else list(parent).index(after) + 1
        pieces: list[tuple[str, Element]] = []
        done = 0
        for match in self.pattern.finditer(text):
            term = self.ids[self._key(match[1])]
            if term not in seen:
                seen.add(term)
                link = element("a", "term", match[1], href=href(term))
                pieces.append((text[done : match.start()], link))
                done = match.end()
        if not pieces:
            return
        for number, (_, link) in enumerate(pieces):
            following = pieces[number + 1][0] if number + 1 < len(pieces) else text[done:]
            link.tail = following
            parent.insert(position + number, link)
        if after is None:
            parent.text = pieces[0][0]
        else:
            after.tail = pieces[0][0]
