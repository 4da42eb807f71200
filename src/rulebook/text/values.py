"""Stated values: a fragment is read as a number, a term, a modal or an answer."""

from __future__ import annotations

import unicodedata

from rulebook.text.answers import ANSWER, ANSWERS, read_answer
from rulebook.text.modals import ambiguous, modals_in_context, read_modal
from rulebook.text.numerals import read_number
from rulebook.text.words import Words

MODALS = ("may", "must", "cannot")


class CannotRead(Exception):
    """The fragment is no value, or more than one; ``code`` is the finding it makes."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def read_stated(name: str, fragment: str, language: str, words: Words) -> int | str:
    """Return the value stated under this name: ``answer`` is yes or no, any other see below.

    Only the name tells an answer: the Korean 네 is a yes and a four. Raises ``CannotRead``.
    """
    if name != ANSWER:
        return read_value(fragment, language, words)
    answer = read_answer(fragment, language)
    if answer is None:
        message = f"{fragment!r} is no yes and no no; give another value another name"
        raise CannotRead("cannot-read", message)
    return answer


def read_value(fragment: str, language: str, words: Words) -> int | str:
    """Return what a fragment states: a number, the id of a term, or may / must / cannot.

    Raises ``CannotRead`` where it is none of these, or two at once.
    """
    fragment = unicodedata.normalize("NFC", fragment)
    if any(True for _ in ambiguous(fragment, language)):
        raise CannotRead("may-not", f"{fragment!r} means both 'need not' and 'cannot'; write one")
    if (term := _beside_modal(fragment, language, words)) is not None:
        message = f"{fragment!r} holds the term {term!r} beside the modal; bind each by itself"
        raise CannotRead("cannot-read", message)
    number = read_number(fragment, language)
    modal = read_modal(fragment, language)
    terms = words.read(fragment, language)
    readings: list[int | str] = [t.id for t in terms]
    if number is not None:
        readings.append(number)
    if modal is not None and not terms:
        readings.append(modal)
    if len(readings) == 1:
        return readings[0]
    if not readings:
        message = (
            f"{fragment!r} is no number, no term of this game and no may, must or cannot; bind "
            "another word, or add the term to words.toml"
        )
        raise CannotRead("cannot-read", message)
    both = " and ".join(
        f"the number {r}"
        if isinstance(r, int)
        else f"the {'modal' if r in MODALS else 'term'} {r!r}"
        for r in readings
    )
    raise CannotRead("cannot-read", f"{fragment!r} can be read as {both}; give it one meaning")


def _beside_modal(fragment: str, language: str, words: Words) -> str | None:
    """Return a term that stands before the modal in a fragment: 먼저 in 먼저 해도 됩니다."""
    found = next(modals_in_context(fragment, language), None)
    before = fragment[: found.start].split() if found else ()
    return next((word for word in before if words.read(word, language)), None)


def alternatives(value: int | str, words: Words) -> tuple[int | str, ...]:
    """Return all the other values it is changed to: a number by one, a modal to both others,
    a yes to a no, a term to every other of its kind.
    """
    if isinstance(value, int):
        return (value + 1, value - 1) if value > 0 else (value + 1,)
    for closed in (MODALS, ANSWERS):
        if value in closed:
            return tuple(other for other in closed if other != value)
    return words.others(value)
