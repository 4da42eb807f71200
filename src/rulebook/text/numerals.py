"""Numbers in Korean and English rule text: reading a numeral, and finding those to be bound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from num2words import num2words  # type: ignore[import-untyped]

from rulebook.text.found import Found

# Written-out numerals end here: nobody spells out a thousand in a rule.
_TOP = 999

# --- Korean native numerals: num2words has none ---------------------------------------------------

_TENS = ("", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔")
_FREE = ("", "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉")
_BEFORE_COUNTER = ("", "한", "두", "세", "네", *_FREE[5:])
_NATIVE = {
    tens + unit: 10 * t + u
    for t, tens in enumerate(_TENS)
    for units in (_FREE, _BEFORE_COUNTER)
    for u, unit in enumerate(units)
    if t or u
} | {"스무": 20, "서": 3, "석": 3, "너": 4, "넉": 4}


def _native_ordinals() -> dict[str, int]:
    """Return 첫, 첫째, 첫 번째, 둘째, 두 번째 … 아흔아홉 번째 with their numbers."""
    ordinals = {"첫": 1, "첫째": 1, "첫 번째": 1, "첫번째": 1}
    for numeral, value in _NATIVE.items():
        if value > 1 and numeral not in ("서", "석", "너", "넉"):
            # 열한째, 열두째 go with the short form, 둘째, 셋째 with the free one.
            ordinals[f"{numeral}째"] = value
            ordinals[f"{numeral} 번째"] = ordinals[f"{numeral}번째"] = value
    # 두째, 세째, 네째 are misspellings of 둘째, 셋째, 넷째; 둘 번째 is one of 두 번째.
    wrong = [f"{n}째" for n in ("두", "세", "네")]
    wrong += [f"{n}{gap}번째" for n in ("둘", "셋", "넷") for gap in ("", " ")]
    return {o: n for o, n in ordinals.items() if o not in wrong}


@cache
def _words(language: str) -> dict[str, int]:
    """Return all written-out numerals of a language, English ones as `_english_key` makes them."""
    if language == "ko":
        sino = {num2words(n, lang="ko"): n for n in range(_TOP + 1)}
        return sino | _NATIVE | _native_ordinals()
    if language == "en":
        table = {"no": 0, "once": 1, "twice": 2, "thrice": 3}
        for n in range(_TOP + 1):
            for form in ("cardinal", "ordinal"):
                table[_english_key(num2words(n, lang="en", to=form))] = n
        return table
    return {}


def _english_key(numeral: str) -> str:
    """Return an English numeral in the one spelling of the table: 'one hundred twenty one'."""
    plain = re.sub(r"[-\s]", " ", numeral.lower())
    return re.sub(r"^a(?= hundred)", "one", plain).replace("hundred and ", "hundred ")


# --- Reading one numeral --------------------------------------------------------------------------

# Fifteen digits are more than any rule needs; int() refuses some thousand of them with an error.
_DIGITS = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,15})"
_FIGURE = {
    "ko": re.compile(rf"({_DIGITS})(?:\s?번째)?"),
    "en": re.compile(rf"({_DIGITS})(?:st|nd|rd|th)?"),
}


def read_number(fragment: str, language: str) -> int | None:
    """Read a fragment that is a numeral and nothing else.

    Args:
        fragment: a figure (30), a numeral in words (한, 백팔십일, twenty-one) or an ordinal
            (두 번째, 둘째, second, 10th); no counter, no surrounding blanks.
        language: 'ko' or 'en'.

    Returns:
        The number, or None if the fragment is no number.

    """
    figure = _FIGURE.get(language)
    if figure and (match := figure.fullmatch(fragment)):
        return int(match[1].replace(",", ""))
    return _words(language).get(_english_key(fragment) if language == "en" else fragment)


# --- Finding the numbers that must be bound -------------------------------------------------------

_FIGURE_IN_TEXT = (
    # No part of a word or identifier: X-99, 10th, v2; no part of 7.35 either.
    r"(?<![A-Za-z0-9_])(?<![A-Za-z][-\u2010\u2011])(?<![0-9]\.)"
    rf"{_DIGITS}(?![A-Za-z0-9_]|\.[0-9])"
)

_COUNTERS = (
    "장 명 번 개 점 가지 단계 쪽 사람 차례 칸 줄 곳 턴 라운드 배 종류 더미 벌 쌍 조각 조 팀 세트 "
    "회 층 단 종 척 대 마리 군데 묶음 판 무더기 항목 방향 분 초 시간 시대 년 살 세대"
).replace(" ", "|")
_PARTICLES = (
    "에서 에서는 으로 에게 께 까지 부터 마다 보다 씩 만 도 은 는 이 가 을 를 의 에 로 와 과 나 "
    "이나 라도 이라도 든 이든 뿐 밖에 당 짜리 어치 용 처럼 만큼 이상 이하 미만 초과 한테 하고 랑 "
    "이랑 간 동안 분 이다 다 입니다 이고 고 이며 며 이면 면 이라면 라면 인 일 이지만 지만 이어야 "
    "여야 이므로 므로 이니 니 이거나 거나 인데 임 이서 이라는 라는 이란 란 이었다면 였다면"
).replace(" ", "|")
# 째 is no particle here: ordinals are soft.
_TAIL = rf"(?:{_PARTICLES}){{0,3}}(?![가-힣])"
_NO_ORDINAL = r"(?!\s*번\s?째)"
_UNITS = "|".join((*_FREE[1:], *_BEFORE_COUNTER[1:5]))
# Words that are numerals and nothing else. 쉰 alone is more often "who rested", 열세 is also
# "at a disadvantage", 열 a row, 네 "your", 두 and 세 begin verbs, 둘 is a form of one.
_CLEAR = (
    rf"(?:스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?:{_UNITS})|열(?!세)(?:{_UNITS})"
    "|스무|스물|서른|마흔|예순|일흔|여든|아흔|다섯|여섯|일곱|여덟|아홉|셋|넷"
)
_KOREAN_WORDS = (
    # With a counter. 네 차례, 네 더미 are "yours", 열 곳 is "where to open"; 세대, 열대, 석판
    # are other words.
    rf"(?P<counted>{_CLEAR}|두|세(?!대|단|분|조)|네(?!\s?(?:차례|턴|더미|쪽|팀|판|조))"
    rf"|열세|열(?!대|\s?(?:곳|차례|쪽))|[석넉](?=\s)){_NO_ORDINAL}(?=\s?(?:{_COUNTERS}){_TAIL})",
    # Alone, or with particles.
    rf"(?P<alone>{_CLEAR}|열(?=\s(?:이상|이하|미만|초과))){_NO_ORDINAL}{_TAIL}",
    # 카드를 둘 때 is no number, and 둘 다 is soft: so 둘 only before these.
    rf"(?P<pair>둘)(?!다)(?=(?:{_PARTICLES}){{1,3}}(?![가-힣])|[^\w\s\0]|\Z"
    r"|\s(?:이상|이하|미만|초과|중|사이|가운데|씩|또는|혹은|필요[하한합]|있|뽑|얻|골라|고[르른릅]"
    r"|버[리린립려]|가져))",
    # 두, 세 before any noun, which may be bound and blanked; not 세 봅니다, "count them".
    r"(?P<noun>두|세(?!\s(?:보(?:고|면|아|며|지|니|려)|[본봅봐봤둔둡둬놓]|나[가간갑])))"
    rf"(?=[\s\0]){_NO_ORDINAL}",
    # Sino-Korean from ten up; without 십 a blank must follow (천장, 백사장 are other words).
    rf"(?P<sino>[이삼사오육칠팔구백]+십[일이삼사오육칠팔구]?(?=\s?(?:{_COUNTERS}){_TAIL})"
    rf"|[일이삼사오육칠팔구십백]+(?=\s(?:{_COUNTERS}){_TAIL}))",
)
# Ordinals, and labels, which count nothing: 제3, 3번째, 그림 2.
_KOREAN_SKIP = (
    r"(?<![가-힣])제[0-9]+|[0-9]+\s?번\s?째"
    rf"|(?:그림|부록|각주|버전)\s?[0-9]+(?![0-9]|\s?(?:{_COUNTERS}))"
)
_KOREAN = re.compile(
    # Only where a numeral can begin: three times as fast.
    r"(?=[0-9제그부각버열스서마쉰예일여아다셋넷두세석넉네둘이삼사오육칠팔구십백])"
    rf"(?:(?P<skip>{_KOREAN_SKIP})|(?P<figure>{_FIGURE_IN_TEXT})"
    rf"|(?<![가-힣0-9])(?:{'|'.join(_KOREAN_WORDS)}))"
)

_E_UNIT = "one|two|three|four|five|six|seven|eight|nine"
_E_BELOW = (
    rf"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-\s](?:{_E_UNIT})\b)?"
    r"|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen"
    rf"|{_E_UNIT}"
)
_E_WORD = rf"(?:a|{_E_UNIT})\shundred(?:\s(?:and\s)?(?:{_E_BELOW})\b)?|{_E_BELOW}|twice|thrice"
_E_LABELLED = rf"(?:[0-9]+|{_E_BELOW})\b"
_ENGLISH = re.compile(
    # Only where such a word can begin: nearly twice as fast.
    r"\b(?=[0-9acefnopstv])(?:"
    # Labels name a place and count nothing: step 3, pages 2 and 3.
    r"(?P<skip>(?:step|chapter|section|page|figure|version|appendix|footnote)"
    rf"(?:\s{_E_LABELLED}|s\s{_E_LABELLED}(?:(?:,\s|\s?[-–]\s?|\s(?:and|or|to)\s){_E_LABELLED})*))"
    rf"|(?P<figure>{_FIGURE_IN_TEXT})"
    rf"|(?<![\w-])(?P<word>{_E_WORD})\b)",
    re.IGNORECASE,
)


def hard_numbers(text: str, language: str) -> Iterator[Found]:
    """Find the numbers in rule text that must be bound to a name.

    These are figures, and numerals in words from two up where they count something. Ordinals,
    'one', 'once', 'both', 'no' and 둘 다 are often no numbers: they may be bound but need not.

    Args:
        text: a paragraph without inline markup, bound fragments blanked (blanks or U+0000).
        language: 'ko' or 'en'; in any other nothing is found.

    Yields:
        Each numeral without its counter, in the order of the text, with its number.

    """
    pattern = {"ko": _KOREAN, "en": _ENGLISH}.get(language)
    for match in pattern.finditer(text) if pattern else ():
        kind = match.lastgroup
        if kind is None or kind == "skip":
            continue
        value = read_number(match[kind], language)
        least = {"figure": 0, "sino": 10}.get(kind, 2)
        if value is not None and value >= least:
            yield Found(match.start(kind), match.end(kind), value)
