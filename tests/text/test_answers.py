"""The yes or no at the beginning of a ruling, and the bounds beside stated values."""

import unicodedata

import pytest

from rulebook.text.answers import first_answer, read_answer
from rulebook.text.bounds import bounds
from rulebook.text.values import CannotRead, read_stated
from rulebook.text.words import Words

NO_WORDS = Words({})


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("Yes. You may.", "en", "yes"),
        ("[No](says:answer). You cannot.", "en", "no"),
        ("Yes, twice.", "en", "yes"),
        ("네. 됩니다.", "ko", "yes"),
        ("예, 됩니다.", "ko", "yes"),
        ("[아니요](says:answer). 안 됩니다.", "ko", "no"),
        (unicodedata.normalize("NFD", "네. 됩니다."), "ko", "yes"),
    ],
)
def test_a_ruling_begins_with_its_answer(text, language, value):
    assert first_answer(text, language).value == value


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Nobody does.", "en"),
        ("Notes help.", "en"),
        ("네모난 칸.", "ko"),
        ("예외가 있습니다.", "ko"),
    ],
)
def test_a_word_that_only_begins_like_an_answer_is_none(text, language):
    assert first_answer(text, language) is None


def test_only_the_name_tells_a_korean_yes_from_a_four():
    assert read_stated("answer", "네", "ko", NO_WORDS) == "yes"
    assert read_stated("cards", "네", "ko", NO_WORDS) == 4


@pytest.mark.parametrize("fragment", ["must", "4", "yes or no", "네"])
def test_nothing_else_is_an_answer(fragment):
    with pytest.raises(CannotRead, match="no yes and no no"):
        read_stated("answer", fragment, "en", NO_WORDS)


@pytest.mark.parametrize("word", ["yes", "No", "NO"])
def test_an_english_answer_is_read_in_any_case(word):
    assert read_stated("answer", word, "en", NO_WORDS) == word.lower()
    assert read_answer("nope", "en") is None


# A bound value is blanked out with NULs.
@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("a cost of \0\0 or less", "en", ["or less"]),
        ("\0 constructs or more", "en", ["or more"]),
        ("at least \0 card, at most \0", "en", ["at least", "at most"]),
        ("no more than \0", "en", ["no more than"]),
        ("more or less \0 of them", "en", []),
        ("at least a card", "en", []),
        ("비용이 \0\0 이하인", "ko", ["이하"]),
        ("\0 장 이상 있으면", "ko", ["이상"]),
        ("\0이상", "ko", ["이상"]),
        ("\0 장까지 뽑습니다", "ko", ["까지"]),
        ("\0 장보다 적으면", "ko", ["보다 적"]),
        ("\0부터 \0까지", "ko", []),
        ("from \0 up to \0", "en", []),
        ("더 이상 \0 장", "ko", []),
        ("이상한 카드", "ko", []),
    ],
)
def test_a_bound_beside_a_value_is_found(text, language, found):
    assert [bound.value for bound in bounds(text, language)] == found
