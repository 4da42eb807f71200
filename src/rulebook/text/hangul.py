"""Hangul: a syllable is its initial, its vowel and its final, put together by arithmetic."""

from __future__ import annotations

VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
#: How none is written among the finals.
NO_FINAL = " "
FINALS = NO_FINAL + "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
INITIALS = 19
_FIRST, _LAST = "가", "힣"


def join(initial: int, vowel: str, final: str = NO_FINAL) -> str:
    """Return the syllable with this initial, by its number from 0, vowel and final."""
    number = (initial * len(VOWELS) + VOWELS.index(vowel)) * len(FINALS) + FINALS.index(final)
    return chr(ord(_FIRST) + number)


def parts(syllable: str) -> tuple[int, str, str]:
    """Return initial, vowel and final, as ``join`` takes them."""
    number, final = divmod(ord(syllable) - ord(_FIRST), len(FINALS))
    initial, vowel = divmod(number, len(VOWELS))
    return initial, VOWELS[vowel], FINALS[final]


def final_of(letter: str) -> str:
    """Return the final of a syllable, ``NO_FINAL`` where it has none or is no syllable."""
    return parts(letter)[2] if _FIRST <= letter <= _LAST else NO_FINAL


def with_final(syllable: str, final: str) -> str:
    """Return the syllable with another final."""
    initial, vowel, _ = parts(syllable)
    return join(initial, vowel, final)
