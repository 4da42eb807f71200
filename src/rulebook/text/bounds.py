"""Bounds: the "at least" or "or less" that stands beside a stated value."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulebook.text.found import Found

#: A value that is bound is blanked out with NULs; in Korean a counter may follow it.
_BESIDE = {
    "ko": re.compile(
        r"\0\s?(?:[가-힣]{1,3}\s)?(?P<behind>이상|이하|초과|미만)"
        r"|\0\s?(?:[가-힣]{1,3})?(?P<up_to>까지)|\0\s?(?:[가-힣]{1,3})?(?P<than>보다\s?(?:많|적))"
    ),
    "en": re.compile(
        r"\b(?P<before>at least|at most|no more than|more than|no fewer than|fewer than"
        r"|no less than|less than|up to|over|above|under|below)\s\0"
        r"|\0\s(?:\w+\s)?(?P<behind>or (?:more|less|fewer|above|below|over|under))\b",
        re.IGNORECASE,
    ),
}


_FROM = {"ko": re.compile(r"부터[^.]{0,12}\Z"), "en": re.compile(r"\bfrom \0+\s?\Z")}


def bounds(text: str, language: str) -> Iterator[Found]:
    """Yield the words of a text that make a stated value a bound, where they are not bound.

    ``text`` has its stated values blanked out, as ``Text.plain`` gives it.
    """
    for match in _BESIDE[language].finditer(text):
        if _FROM[language].search(text, 0, match.start()):
            continue  # From one to the other: no bound, but a row.
        for name, words in match.groupdict().items():
            if words is not None:
                yield Found(match.start(name), match.end(name), words)
