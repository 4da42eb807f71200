"""Search forms: what a Korean reader may type for the words that a section holds.

Material's worker finds a section when a word of it *begins* with what was typed. So a section
gets, in a field ``forms``, each of its nouns with particles and each of its verbs with endings;
a form that another one begins with is left out, it is found anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from hangeul import attach, has_batchim

from rulebook.gate.report import TermReport

PAIRED = ("을/를", "이/가", "은/는", "와/과", "이랑/랑", "이나/나", "이라면/라면")
UNPAIRED = (
    *("에서는", "에게서", "에게는", "에는", "한테서", "까지", "부터", "마다", "보다", "처럼"),
    *("의", "도", "만", "하고"),
    *("들을", "들이", "들은", "들의"),
)
"""Particles without a pair. ``에서는`` is found by 에 and 에서 too."""

_A = "ㅏㅗ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_BASE, _LAST = ord("가"), ord("힣")
_L, _N, _B, _SS = 8, 4, 17, 20
_CONTRACTED = {"ㅗ": "ㅘ", "ㅜ": "ㅝ", "ㅣ": "ㅕ", "ㅚ": "ㅙ", "ㅡ": "ㅓ"}
_SPACES = re.compile(r"\s+")
_HANGUL = re.compile(r"[가-힣]")


def squeeze(text: str) -> str:
    """Return text in lower case without spaces: 공허 구역 and 공허구역 are one word."""
    return _SPACES.sub("", text).casefold()


def noun_forms(noun: str) -> Iterator[str]:
    """Yield a noun with its particles: as one word, and its last part alone."""
    words = noun.split()
    for word in dict.fromkeys([*words[-1:], "".join(words)]):
        if not _HANGUL.search(word[-1:]):
            yield word
            continue
        for pair in PAIRED:
            yield attach(word, pair)
        toward = "으로" if has_batchim(word[-1]) and _final(word[-1]) != _L else "로"
        yield from (word + toward, word + toward + "는")
        for particle in UNPAIRED:
            yield word + particle
        if has_batchim(word[-1]):
            yield from (word + "이다", word + "입니다")
        else:
            yield word + "입니다"
    yield from words[:-1]


def verb_forms(verb: str) -> Iterator[str]:
    """Yield a verb, given as 뽑다 or 뽑, with its usual endings; 하다 and 르 verbs bend."""
    stem = squeeze(verb).removesuffix("다")
    if not stem or not _HANGUL.fullmatch(stem[-1]):
        yield verb
        return
    head, last = stem[:-1], stem[-1]
    final = _final(last)
    open_ = final == 0
    yield from (stem + e for e in ("다", "고", "는", "지", "게", "거나", "기"))
    if open_ or final == _L:
        bare = head + _with_final(last, 0)
        yield from (head + _with_final(last, f) + t for f, t in ((_B, "니다"), (_N, "다")))
        yield from (head + _with_final(last, f) for f in (_N, _L))
        yield from (stem + "면", bare + "니", stem + "려면")
    else:
        yield from (stem + e for e in ("습니다", "는다", "은", "을", "으면", "으니", "으려면"))
    for past in _bent(head, last):
        yield from (past + e for e in ("", "야", "서", "도"))
        yield from (
            past[:-1] + _with_final(past[-1], _SS) + e for e in ("다", "습니다", "으면", "을")
        )


def _bent(head: str, last: str) -> Iterator[str]:
    """Yield the stem with 아/어, contracted where it is."""
    initial, vowel, final = _parts(last)
    if last == "하":
        yield from (head + "해", head + "하여")
    elif last == "르" and head and _final(head[-1]) == 0:
        before = _with_final(head[-1], _L)
        yield head[:-1] + before + ("라" if _parts(head[-1])[1] in _A else "러")
    elif final == 0 and vowel in _CONTRACTED:
        yield head + _join(initial, _CONTRACTED[vowel], 0)
        yield head + last + ("아" if vowel in _A else "어")
    elif final == 0 and vowel in "ㅏㅐㅓㅔㅕ":
        yield head + last
    elif last in "돕눕줍굽":
        yield head + _with_final(last, 0) + ("와" if last == "돕" else "워")
    else:
        yield head + last + ("아" if vowel in _A else "어")


def _parts(syllable: str) -> tuple[int, str, int]:
    number = ord(syllable) - _BASE
    return number // 588, _VOWELS[number % 588 // 28], number % 28


def _join(initial: int, vowel: str, final: int) -> str:
    return chr(_BASE + initial * 588 + _VOWELS.index(vowel) * 28 + final)


def _final(syllable: str) -> int:
    return (ord(syllable) - _BASE) % 28 if "가" <= syllable <= "힣" else 0


def _with_final(syllable: str, final: int) -> str:
    initial, vowel, _ = _parts(syllable)
    return _join(initial, vowel, final)


def polite_stem(form: str) -> str:
    """Return the stem of a polite verb, 섞 for 섞습니다 and 보 for 봅니다; of others nothing."""
    word = squeeze(form)
    if word.endswith("습니다"):
        return word.removesuffix("습니다")
    bare = word.removesuffix("니다")
    if bare != word and bare and _final(bare[-1]) == _B:
        return bare[:-1] + _with_final(bare[-1], 0)
    return ""


class FormFinder:
    """The search forms of some terms, made once and used for every section.

    A noun is found anywhere in the text, whatever its spaces; a verb only where a word begins.
    Who looks for a form that the words list as wrong finds the right one.
    """

    def __init__(self, terms: Iterable[TermReport]) -> None:
        self.entries: list[tuple[Callable[[str], bool], tuple[str, ...]]] = []
        for term in terms:
            others = [form.casefold() for form in term.forms.get("en", ())]
            for wrong in term.wrong.get("ko", ()):
                others.extend(noun_forms(wrong))
            for form in term.forms.get("ko", ()):
                stem = form if term.kind == "verb" else polite_stem(form)
                made = tuple(verb_forms(stem) if stem else noun_forms(form))
                holds = _holder(made, stem) if stem else _noun_holder(form)
                self.entries.append((holds, (*made, *others)))

    def forms(self, text: str) -> str:
        """Return the forms of the words that this Korean text holds, with spaces between."""
        found: set[str] = set()
        for holds, forms in self.entries:
            if holds(text):
                found.update(forms)
        return " ".join(maximal(found))


def _noun_holder(noun: str) -> Callable[[str], bool]:
    word = squeeze(noun)
    return lambda text: word in squeeze(text)


def _holder(forms: Iterable[str], verb: str) -> Callable[[str], bool]:
    """Tell where a text holds a verb. 내 by itself is not 내다 but "my"."""
    stem = squeeze(verb).removesuffix("다")
    roots = {squeeze(form) for form in forms} - ({stem} if len(stem) == 1 else set())
    if len(stem) > 2 and stem[-1] in "하되":
        roots.add(stem[:-1])
    listed = "|".join(re.escape(r) if len(r) > 1 else rf"{r}(?![가-힣])" for r in sorted(roots))
    pattern = re.compile(rf"(?<![가-힣])(?:{listed})")
    return lambda text: pattern.search(text) is not None


def joined(title: str) -> Iterator[str]:
    """Yield two neighbouring words of a title as one, as many people write them: 폐허섞기."""
    words = re.findall(r"[가-힣\w]+", title)
    yield from (a + b for a, b in pairwise(words))


def maximal(forms: Iterable[str]) -> list[str]:
    """Return the forms without those that another one begins with."""
    ordered = sorted({word for form in forms for word in form.split()})
    following = [*ordered[1:], ""][: len(ordered)]
    return [
        word for word, after in zip(ordered, following, strict=True) if not after.startswith(word)
    ]
