"""Answers: the yes or no that a ruling begins with."""

from __future__ import annotations

import re
import unicodedata

_WORDS = {
    "ko": {"네": "yes", "예": "yes", "아니요": "no", "아니오": "no"},
    "en": {"yes": "yes", "no": "no"},
}
_FIRST = re.compile(r"[\s\[]*([A-Za-z가-힣]+)(?=[\s.,!:;\]]|$)")


def read_answer(text: str, language: str) -> str | None:
    """Return "yes" or "no" where the text begins with one of them, None where it does not."""
    first = _FIRST.match(unicodedata.normalize("NFC", text))
    return _WORDS.get(language, {}).get(first.group(1).casefold()) if first else None
