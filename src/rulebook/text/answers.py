"""Answers: the yes or no that a ruling begins with."""

from __future__ import annotations

import re
import unicodedata

from rulebook.text.found import Found

#: The name under which a ruling states its answer.
ANSWER = "answer"
ANSWERS = ("yes", "no")
_WORDS = {
    "ko": {"네": "yes", "예": "yes", "아니요": "no", "아니오": "no"},
    "en": {"yes": "yes", "no": "no"},
}
_FIRST = re.compile(r"[\s\[]*([A-Za-z가-힣ᄀ-ᇿ]+)(?=[\s.,!:;\]]|$)")


def read_answer(fragment: str, language: str) -> str | None:
    """Return "yes" or "no" if the whole fragment is one of them, else None."""
    return _WORDS.get(language, {}).get(unicodedata.normalize("NFC", fragment).casefold())


def first_answer(text: str, language: str) -> Found | None:
    """Return the yes or no that a text begins with, by its meaning, None where there is none."""
    first = _FIRST.match(text)
    answer = read_answer(first.group(1), language) if first else None
    return Found(first.start(1), first.end(1), answer) if first and answer else None
