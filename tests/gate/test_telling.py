"""Sentences of events: numbers with the word that fits, lists of names that hold commas."""

import pytest

from rulebook.gate.telling import Teller
from rulebook.table import Event
from rulebook.text.words import Term, Words

NAMES = {"kor": ("철마술사, 코르", "Kor, the Ferromancer"), "imp": ("임프", "Imp")}
WORDS = Words({id: Term(id, "card", {"ko": (ko,), "en": (en,)}) for id, (ko, en) in NAMES.items()})
MESSAGES = {
    "event": {
        "gained": {"ko": "룬 {count:을/를} 얻습니다.", "en": "gains {count:# rune|# runes}."},
        "drew": {"ko": "{cards}.", "en": "{cards}."},
    }
}


def tell(name, **data):
    teller = Teller(MESSAGES, WORDS, ("ko", "en"))
    event = Event(name, data, ())
    return [teller.event(event, language) for language in ("ko", "en")]


@pytest.mark.parametrize(
    ("count", "ko", "en"),
    [
        (0, "룬 0을 얻습니다.", "gains 0 runes."),
        (1, "룬 1을 얻습니다.", "gains 1 rune."),
        (2, "룬 2를 얻습니다.", "gains 2 runes."),
        (11, "룬 11을 얻습니다.", "gains 11 runes."),
    ],
)
def test_a_number_takes_the_word_that_fits(count, ko, en):
    assert tell("gained", count=count) == [ko, en]


def test_names_that_hold_a_comma_do_not_run_together():
    assert tell("drew", cards=["kor", "imp"]) == [
        "철마술사, 코르; 임프.",
        "Kor, the Ferromancer; Imp.",
    ]
    assert tell("drew", cards=["imp", "imp"]) == ["임프, 임프.", "Imp, Imp."]
