"""May, must and cannot in Korean and English rule text: reading one, finding those to be bound."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulebook.text.found import Found
from rulebook.text.hangul import INITIALS, VOWELS, join

_QUOTES = frozenset("'\"‘’“”「」『』")


def _quoted(text: str, start: int, end: int) -> bool:
    """Tell whether the words stand in quotation marks: then they are spoken of, not said."""
    return start > 0 and text[start - 1] in _QUOTES and text[end : end + 1] in _QUOTES


# --- Korean: nine families, by what stands before and behind one syllable -------------------------


def _syllables(final: str, vowels: str = VOWELS) -> str:
    """Return the syllables with this final and one of these vowels, for a character class."""
    return "".join(join(initial, vowel, final) for initial in range(INITIALS) for vowel in vowels)


# Stems may be cut off, because the verb is bound (blanked) or the fragment begins behind it.
_CUT = r"\0\s"
_ABLE = rf"(?:(?<=[{_CUT}{_syllables('ㄹ')}]\s)|(?<=[\0{_syllables('ㄹ')}])(?<![필실홀])|\A)"
# By arithmetic, since a list of 아어여해 would miss 골라야, 따라도.
_STEM = rf"(?:(?<=[{_CUT}{_syllables(' ', 'ㅏㅐㅓㅔㅕㅘㅙㅝㅞ')}])|\A)"

# Only endings of a main clause, or of one that goes on (고, 며, 지만): 할 수 있으면, 할 수 있는
# 카드, 해야 할 때, 해야 하는 것은 아니다 permit and demand nothing, nor does 있다는.
_END = r"(?![가-힣])"
_BE = rf"(?:다|습니다만?|고|으며|지만|는데|지요|죠|으나|거나|어요|음){_END}"
_DO = rf"(?:한다|합니다만?|하고|하며|하지만|하는데|하지요|하죠|하거나|해요|함){_END}"
_BECOME = rf"(?:된다|됩니다만?|되고|되며|되지만|되는데|되지요|되죠|되거나|돼요|됨){_END}"
_GOOD = rf"(?:좋|괜찮)(?:다|습니다만?|고|으며|지만|은데|지요|죠|거나|아요|음){_END}"
_VERB = (
    rf"[가-힣]*(?:[{_syllables('ㄴ')}]다|[{_syllables('ㅂ')}]니다|[가-힣](?:고|며|지만|는데|거나))"
    rf"{_END}"
)
_KOREAN_FAMILIES = (
    # Double negations first, they demand: 내지 않을 수 없다, 내지 않으면 안 된다.
    ("must", rf"(?<=지\s않을\s)수(?:는|가|도)?\s?없{_BE}"),
    ("must", rf"(?:(?<=않으면\s)|(?<=아니면\s)|(?<=없으면\s))안\s?{_BECOME}"),
    ("may", rf"{_ABLE}수(?:는|가|도|만)?\s?있{_BE}"),
    ("cannot", rf"{_ABLE}수(?:는|가|도)?\s?없{_BE}"),
    ("may", rf"{_ABLE}필요(?:는|가|도)?\s?없{_BE}"),
    ("cannot", rf"(?:(?<=않아)|(?<=말아)|(?<=아니어))야만?\s?(?:{_DO}|{_BECOME})"),
    ("must", rf"{_STEM}야만?\s?(?:{_DO}|{_BECOME})"),
    ("may", rf"{_STEM}도\s?(?:{_BECOME}|{_GOOD})"),
    ("cannot", rf"(?:(?<=[면선]\s)|(?<=[면선])|(?<=서는\s)|(?<=서는))안\s?{_BECOME}"),
    ("cannot", rf"(?:(?<=지)|(?<=지\s)|(?<=지[는도를]\s))못\s?{_DO}"),
    # 못 by itself; 보다 못하다 is "worse than".
    ("cannot", rf"(?<![가-힣])(?<!보다\s)못(?:{_DO}|\s{_VERB})"),
)
_KOREAN = re.compile(
    "(?=[수안필야도못])(?:"
    + "|".join(f"(?P<{v}{i}>{pattern})" for i, (v, pattern) in enumerate(_KOREAN_FAMILIES))
    + ")"
)
_ALONE = f"cannot{len(_KOREAN_FAMILIES) - 1}"
_WORD_BEFORE = re.compile(r"[가-힣]+\s?\Z")

_WISH = re.compile(r"원(?:하면|한다면|하시면)(?![가-힣])")
_SURELY = re.compile(r"(?<![가-힣])(?:반드시|꼭)(?![가-힣])")
_NOT_ABLE = re.compile(r"(?<![가-힣])못\Z")
_NEED_NOT = re.compile(r"않아도|필요(?:는|가|도)?\s?없|(?<![가-힣])안\s[가-힣]+도\s")
# What an adverb alone must not stand with: a modal that is none of a main clause, or a negation.
_UNCLEAR = re.compile(
    r"수\s?[있없]|야만?\s?[하할한해되될된]|도\s?[되될된]|필요|못하|안\s|아니|[않없]"
)


def _korean(text: str) -> Iterator[Found]:
    """Yield the modals of main clauses, each with the word before it that it belongs to."""
    for match in _KOREAN.finditer(text):
        start = match.start()
        before = _WORD_BEFORE.search(text, max(0, start - 20), start)
        if before and match.lastgroup != _ALONE:
            start = before.start()
        if not _quoted(text, start, match.end()):
            yield Found(start, match.end(), (match.lastgroup or "").rstrip("0123456789"))


def _read_korean(fragment: str) -> str | None:
    """Return the one meaning of modals and adverbs together."""
    meanings = {found.value for found in _korean(fragment)}
    if meanings == {"may"} and _NEED_NOT.search(fragment) and not _WISH.search(fragment):
        # 반드시 낼 필요는 없다: the adverb belongs to what is not demanded.
        return "may"
    clear = bool(meanings) or not _UNCLEAR.search(fragment)
    for value, adverb in (("may", _WISH), ("must", _SURELY), ("cannot", _NOT_ABLE)):
        if clear and adverb.search(fragment):
            meanings.add(value)
    return str(meanings.pop()) if len(meanings) == 1 else None


# --- English --------------------------------------------------------------------------------------

_ADVERB = r"(?:(?:also|then|still|[a-z]+ly)\s+)?"
_HAVE_TO = r"ha(?:s|ve)\s+to"
_ENGLISH = re.compile(
    r"\b(?=[dhmnc])(?:"
    rf"(?P<free>do(?:es)?(?:\s+not|n['’]t)\s+(?:have|need)\s+to|(?:never|no\s+longer)\s+{_HAVE_TO}"
    r"|need(?:\s+not|n['’]t))"
    rf"|(?P<refused>m(?:ay|ight)\s+{_ADVERB}not)"
    rf"|(?P<cannot>(?:can|may|must)\s+{_ADVERB}(?:never|no\s+longer|neither)|must\s+{_ADVERB}not"
    rf"|mustn['’]t|cannot|can\s+{_ADVERB}not|can['’]t)"
    # "the cards you have to the left" demands nothing.
    rf"|(?P<must>must|{_HAVE_TO}(?!\s+(?:do\s+with|the|your|his|her|their|its|a|an)\b))"
    r"|(?P<may>may(?!\s+[0-9]))"
    r"|(?P<can>can))\b",
    re.IGNORECASE,
)
_NOBODY = re.compile(
    r"\b(?:nobody|no[\s-]one|none(?:\s+of(?:\s+\w+){1,3})?|neither(?:\s+\w+){0,4}|never"
    r"|no(?:\s+other)?\s+\w+)\s+\Z",
    re.IGNORECASE,
)
# "when you must draw", "cards that may be kept"; but "after that you may" is a main clause.
_SUBORDINATE = re.compile(
    r"\b(?:if|when(?:ever)?|unless|whether|who|which|(?<!after\s)(?<!before\s)(?<!with\s)(?<!of\s)that)"
    r"\s+(?:(?:you|they|it|he|she|players|someone|anyone|everyone|nobody)\s+"
    r"|(?:an?|the|this|each|every|any|another|your|some|no)\s+(?:\w+\s+){1,2})?\Z",
    re.IGNORECASE,
)
_STOP = re.compile(r"[.!?]")
# Behind "nobody" these mean cannot; but "nobody has to" is need not.
_DENIED = ("may", "can", "must")


def _english(text: str) -> Iterator[Found]:
    """Yield modals of main clauses; 'can' and the refused 'may not' under these names."""
    for match in _ENGLISH.finditer(text):
        value = match.lastgroup or ""
        start, left = match.start(), max(0, match.start() - 48)
        stop = _STOP.search(text, match.end())
        question = stop is not None and stop[0] == "?"
        if question or _quoted(text, start, match.end()) or _SUBORDINATE.search(text, left, start):
            continue
        if value in _DENIED and (nobody := _NOBODY.search(text, left, start)):
            start = nobody.start()
            value = "may" if match[0].lower().startswith("ha") else "cannot"
        yield Found(start, match.end(), {"free": "may", "refused": "may not"}.get(value, value))


def _read_english(fragment: str) -> str | None:
    """Return the one meaning of all modals, where 'can' permits."""
    meanings = {"may" if f.value == "can" else str(f.value) for f in _english(fragment)}
    return meanings.pop() if len(meanings) == 1 and "may not" not in meanings else None


# --- Both -----------------------------------------------------------------------------------------


def read_modal(fragment: str, language: str) -> str | None:
    """Read a fragment that holds one modal, in one or more words.

    Args:
        fragment: 바꿀 수 있습니다, 반드시, "may", "nobody may look": other words may stand in it.
        language: 'ko' or 'en'.

    Returns:
        'may', 'must' or 'cannot'; None if there is no modal, if two disagree, if it is in a
        condition or a relative clause, and for "may not", which means both.

    """
    if language == "ko":
        return _read_korean(fragment)
    return _read_english(fragment) if language == "en" else None


def ambiguous(text: str, language: str) -> Iterator[Found]:
    """Find "may not", which forbids or leaves free: a reader cannot tell.

    Args:
        text: a paragraph without inline markup.
        language: 'ko' or 'en'; Korean has no such phrase.

    Yields:
        Each place, with the value 'may not'.

    """
    if language == "en":
        for match in _ENGLISH.finditer(text):
            if match.lastgroup == "refused":
                yield Found(match.start(), match.end(), "may not")


def hard_modals(text: str, language: str) -> Iterator[Found]:
    """Find the modals of main clauses, which one of the two languages must bind.

    Conditions and relative clauses permit nothing by themselves; "can" and the adverbs 원하면,
    반드시, 꼭 are too often something else. "May not" is left to `ambiguous`.

    Args:
        text: a paragraph without inline markup, bound fragments blanked (blanks or U+0000).
        language: 'ko' or 'en'; in any other nothing is found.

    Yields:
        Each modal with the verb or the "nobody" that belongs to it, in the order of the text,
        with 'may', 'must' or 'cannot'.

    """
    if language == "ko":
        yield from _korean(text)
    elif language == "en":
        yield from (found for found in _english(text) if found.value not in ("can", "may not"))


#: 안 처리해야 합니다: a negation by itself right before the verb.
_NEGATED = re.compile(r"(?<![가-힣])[안못]\s\Z")


def modals_in_context(text: str, language: str) -> Iterator[Found]:
    """Find all modals of main clauses with what they mean in their sentence.

    Args:
        text: a paragraph without inline markup, stated values left in it.
        language: 'ko' or 'en'.

    Yields:
        Each modal with the words that belong to it, with 'may', 'must', 'cannot' or 'may not'.

    """
    if language == "ko":
        for found in _korean(text):
            if negation := _NEGATED.search(text, max(0, found.start - 3), found.start):
                yield Found(negation.start(), found.end, f"not {found.value}")
            else:
                yield found
    elif language == "en":
        for found in _english(text):
            yield Found(found.start, found.end, "may") if found.value == "can" else found


_NEGATING = {
    "ko": re.compile(r"[없않]|못|아니|아닌|말[고아]"),
    "en": re.compile(
        r"\b(?:no|not|never|nor|neither|nobody|none|nothing|without|cannot)\b|n['’]t\b",
        re.IGNORECASE,
    ),
}


def negates(text: str, language: str) -> bool:
    """Tell whether any word of the text denies something."""
    return bool(_NEGATING[language].search(text))
