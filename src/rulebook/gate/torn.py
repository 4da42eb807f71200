"""Torn: stated values that mean something else together with the words around them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulebook.gate.findings import Findings
from rulebook.text.answers import ANSWER
from rulebook.text.modals import modals_in_context, read_modal
from rulebook.text.numerals import hard_numbers, read_number
from rulebook.text.pages import Page, Passage

#: What ends right before a value, or begins right behind it, is one word with it on the page.
#: In Korean a particle follows, but nothing goes before.
_BEFORE = {"ko": re.compile(r"[0-9가-힣]\Z"), "en": re.compile(r"[0-9A-Za-z]\Z")}
_BEHIND = {"ko": re.compile(r"[0-9]"), "en": re.compile(r"[0-9A-Za-z]")}


def check_torn(page: Page, passage: Passage, clause: str, findings: Findings) -> None:
    """Find a value that is part of a larger number, modal or word: ``[must](says:x) not``.

    Read alone it says something else than the sentence does.
    """
    text, values = passage.text.joined()
    for start, end, link in values:
        if link.value_name == ANSWER:
            continue  # A 네 that is a yes is no four.
        place = passage.place(link.start, link.end)
        for whole, meaning in _around(text, start, end, page.language):
            message = (
                f"{link.text!r} is torn out of {whole!r}, which says {meaning}; bind all of it, "
                "or write the sentence otherwise"
            )
            findings.add("cannot-read", place, message, (), clause)
            break


def _around(text: str, start: int, end: int, language: str) -> Iterator[tuple[str, str]]:
    """Yield what a value is a part of, and what that means, where it is not the same."""
    fragment = text[start:end]
    number, modal = read_number(fragment, language), read_modal(fragment, language)
    if modal is not None:
        for found in modals_in_context(text, language):
            if found.start < end and start < found.end and found.value != modal:
                yield text[min(start, found.start) : max(end, found.end)], f'"{found.value}"'
    if number is not None:
        for found in hard_numbers(text, language):
            if found.start < end and start < found.end and found.value != number:
                yield text[min(start, found.start) : max(end, found.end)], str(found.value)
    before = _BEFORE[language].search(text, 0, start)
    if before or _BEHIND[language].match(text, end):
        begin = start - len(re.split(r"\s", text[:start])[-1])
        yield re.split(r"\s", text[begin:end])[0] + re.split(r"\s", text[end:])[0], "something else"
