"""Korean forms for the search: particles, endings of verbs, words that are written as one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from rulebook.text.hangul import NO_FINAL, final_of, join, parts, with_final

_ENDINGS = """
을 를 이 가 은 는 와 과 랑 이랑 나 이나 라면 이라면 로 으로 로는 으로는 로도 으로도 에 에는 에도
에서 에서는 에서도 에게 에게서 에게는 한테 한테서 까지 까지만 부터 마다 보다 처럼 의 도 만 만은 만을
하고 이다 입니다 인가 인가요 인데 이면 면 뿐 뿐이면 들 들을 들이 들은 들의 들에게 나요 기 기를
까 까요 요 지요 죠
"""
ENDINGS = tuple(_ENDINGS.split())
"""What may stand behind a noun; a query is searched without it."""

_A = "ㅏㅗ"
_CONTRACTED = {"ㅗ": "ㅘ", "ㅜ": "ㅝ", "ㅣ": "ㅕ", "ㅚ": "ㅙ", "ㅡ": "ㅓ"}
_NOUNS = "둘날달간반"
"""What looks like a verb before a noun and mostly is none."""
_SPACES = re.compile(r"\s+")
_HANGUL = re.compile(r"[가-힣]")


def squeeze(text: str) -> str:
    """Return text in lower case without spaces: 공허 구역 and 공허구역 are one word."""
    return _SPACES.sub("", text).casefold()


def verb_forms(verb: str) -> Iterator[str]:
    """Yield a verb, given as 뽑다 or 뽑, with its usual endings; 하다 and 르 verbs bend."""
    stem = squeeze(verb).removesuffix("다")
    if not stem or not _HANGUL.fullmatch(stem[-1]):
        yield verb
        return
    head, last = stem[:-1], stem[-1]
    final = final_of(last)
    open_ = final == NO_FINAL
    yield from (stem + e for e in ("다", "고", "는", "지", "게", "거나", "기"))
    if open_ or final == "ㄹ":
        bare = head + with_final(last, NO_FINAL)
        yield from (head + with_final(last, f) + t for f, t in (("ㅂ", "니다"), ("ㄴ", "다")))
        yield from (head + with_final(last, f) for f in "ㄴㄹ")
        yield from (stem + "면", bare + "니", stem + "려면")
    else:
        yield from (stem + e for e in ("습니다", "는다", "은", "을", "으면", "으니", "으려면"))
    for past in _bent(head, last):
        yield from (past + e for e in ("", "야", "서", "도"))
        yield from (
            past[:-1] + with_final(past[-1], "ㅆ") + e for e in ("다", "습니다", "으면", "을")
        )


def _bent(head: str, last: str) -> Iterator[str]:
    """Yield the stem with 아/어, contracted where it is."""
    initial, vowel, final = parts(last)
    if last == "하":
        yield from (head + "해", head + "하여")
    elif last == "르" and head and final_of(head[-1]) == NO_FINAL:
        before = with_final(head[-1], "ㄹ")
        yield head[:-1] + before + ("라" if parts(head[-1])[1] in _A else "러")
    elif final == NO_FINAL and vowel in _CONTRACTED:
        yield head + join(initial, _CONTRACTED[vowel])
        yield head + last + ("아" if vowel in _A else "어")
    elif final == NO_FINAL and vowel in "ㅏㅐㅓㅔㅕ":
        yield head + last
    elif last in "돕눕줍굽":
        yield head + with_final(last, NO_FINAL) + ("와" if last == "돕" else "워")
    else:
        yield head + last + ("아" if vowel in _A else "어")


def describes(syllable: str) -> bool:
    """Tell whether a syllable may be a verb before a noun, as 산 and 살 are of 사다."""
    return final_of(syllable) in ("ㄴ", "ㄹ") and syllable not in _NOUNS


def polite_stem(form: str) -> str:
    """Return the stem of a polite verb, 섞 for 섞습니다 and 보 for 봅니다; of others nothing."""
    word = squeeze(form)
    if word.endswith("습니다"):
        return word.removesuffix("습니다")
    bare = word.removesuffix("니다")
    if bare != word and bare and final_of(bare[-1]) == "ㅂ":
        return bare[:-1] + with_final(bare[-1], NO_FINAL)
    return ""


def bare(word: str) -> str:
    """Return a word of no list without what may stand behind it, as ``assets/search.js`` does."""
    fits = [e for e in ENDINGS if word.endswith(e) and len(word) > len(e) + 1]
    return word.removesuffix(max(fits, key=len, default=""))


def joined(title: str) -> Iterator[str]:
    """Yield two neighbouring words of a title as one, as many people write them: 폐허섞기."""
    words = re.findall(r"[가-힣\w]+", title)
    yield from (a + b for a, b in pairwise(words))
