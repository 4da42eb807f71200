import pytest

from rulebook.text.found import Found
from rulebook.text.modals import ambiguous, hard_modals, modals_in_context, read_modal


def hard(text: str, language: str) -> list[tuple[str, int | str]]:
    return [(text[f.start : f.end], f.value) for f in hard_modals(text, language)]


@pytest.mark.parametrize(
    ("fragment", "value"),
    [
        ("바꿀 수 있습니다", "may"),
        ("수 있습니다", "may"),
        ("할수있다", "may"),
        ("다시 섞어도 됩니다", "may"),
        ("골라도 좋다", "may"),
        ("알리지 않아도 된다", "may"),
        ("낼 필요는 없습니다", "may"),
        ("반드시 낼 필요는 없습니다", "may"),
        ("꼭 내지 않아도 됩니다", "may"),
        ("내지 않을 수 있다", "may"),
        ("원하면", "may"),
        ("원하면 바꿀 수 있습니다", "may"),
        ("골라야 합니다", "must"),
        ("야 합니다", "must"),
        ("펴야만 한다", "must"),
        ("꼭", "must"),
        ("반드시", "must"),
        ("반드시 하나를 골라야 합니다", "must"),
        ("내지 않을 수 없다", "must"),
        ("내지 않으면 안 됩니다", "must"),
        ("볼 수 없습니다", "cannot"),
        ("고르지 못합니다", "cannot"),
        ("보면 안 됩니다", "cannot"),
        ("봐서는 안 된다", "cannot"),
        ("보이지 않아야 합니다", "cannot"),
        ("내지 말아야 한다", "cannot"),
        ("못", "cannot"),
        ("못 냅니다", "cannot"),
    ],
)
def test_reads_korean(fragment: str, value: str) -> None:
    assert read_modal(fragment, "ko") == value


@pytest.mark.parametrize(
    "fragment",
    [
        "",
        "바꿉니다",
        "바꿀 수 있으면",
        "낼 수 있는 카드",
        "공개해야 할 때",
        "꼭 뽑아야 하는 것은 아니다",
        "반드시 내지 않습니다",
        "낼 수 있고 내야 합니다",
        "원하면 내야 합니다",
        "못 찾으면",
        "잘못",
        "꼭대기",
        "may",
    ],
)
def test_reads_no_other_korean(fragment: str) -> None:
    assert read_modal(fragment, "ko") is None


@pytest.mark.parametrize(
    ("fragment", "value"),
    [
        ("may", "may"),
        ("May", "may"),
        ("exchange it, or you may", "may"),
        ("can", "may"),
        ("need not", "may"),
        ("do not have to", "may"),
        ("does not have to", "may"),
        ("doesn’t have to", "may"),
        ("never has to", "may"),
        ("nobody has to", "may"),
        ("must", "must"),
        ("has to", "must"),
        ("have to", "must"),
        ("cannot", "cannot"),
        ("can not", "cannot"),
        ("can't", "cannot"),
        ("can’t", "cannot"),
        ("must not", "cannot"),
        ("mustn't", "cannot"),
        ("must never", "cannot"),
        ("may no longer", "cannot"),
        ("Nobody may", "cannot"),
        ("no other player may", "cannot"),
    ],
)
def test_reads_english(fragment: str, value: str) -> None:
    assert read_modal(fragment, "en") == value


@pytest.mark.parametrize(
    "fragment",
    ["", "exchange", "may not", "may or may not", "might", "may, then must", "maybe", "수 있다"],
)
def test_reads_no_other_english(fragment: str) -> None:
    assert read_modal(fragment, "en") is None


def test_another_language_has_no_modals() -> None:
    assert read_modal("darf", "de") is None
    assert list(hard_modals("Man darf may 수 있다.", "de")) == []
    assert list(ambiguous("may not", "de")) == []


def test_may_not_is_ambiguous() -> None:
    assert list(ambiguous("You may not draw.", "en")) == [Found(4, 11, "may not")]
    assert list(ambiguous("You may also not draw.", "en")) == [Found(4, 16, "may not")]
    assert list(ambiguous("You may draw, not discard. You cannot look.", "en")) == []
    assert list(ambiguous("뽑지 않을 수 있습니다.", "ko")) == []


def test_found_takes_the_verb_along() -> None:
    assert list(hard_modals("손을 바꿀 수 있습니다.", "ko")) == [Found(3, 12, "may")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("손을 볼 수 있다.", [("볼 수 있다", "may")]),
        ("손을 볼 수 있고, 덱은 볼 수 없다.", [("볼 수 있고", "may"), ("볼 수 없다", "cannot")]),
        ("볼 수 있으며 바꿀 수도 있지만", [("볼 수 있으며", "may"), ("바꿀 수도 있지만", "may")]),
        ("낼 수 있는데 안 냈습니다.", [("낼 수 있는데", "may")]),
        ("내도 되고 안 내도 됩니다.", [("내도 되고", "may"), ("내도 됩니다", "may")]),
        ("내도 되며", [("내도 되며", "may")]),
        ("내야 하거나", [("내야 하거나", "must")]),
        ("하나를 골라야 합니다.", [("골라야 합니다", "must")]),
        ("손을 펴야 하지요.", [("펴야 하지요", "must")]),
        ("값을 줘야 된다.", [("줘야 된다", "must")]),
        ("카드가 없으면 안 됩니다.", [("없으면 안 됩니다", "must")]),
        ("찾지 못한다.", [("찾지 못한다", "cannot")]),
        ("찾지는 못하며", [("찾지는 못하며", "cannot")]),
        ("손을 보면 안 된다.", [("보면 안 된다", "cannot")]),
        ("손을 봐선 안됩니다.", [("봐선 안됩니다", "cannot")]),
        ("그 카드를 못 씁니다.", [("못 씁니다", "cannot")]),
        ("그 카드를 못 쓰고 버린다.", [("못 쓰고", "cannot")]),
        ("공격 못한다.", [("못한다", "cannot")]),
        ("낼 필요가 없다.", [("낼 필요가 없다", "may")]),
        ("\0\0 수 있습니다.", [("수 있습니다", "may")]),
        ("   수 있습니다.", [("수 있습니다", "may")]),
        ("카드를 \0\0야 합니다.", [("야 합니다", "must")]),
    ],
)
def test_finds_korean_modals(text: str, found: list[tuple[str, str]]) -> None:
    assert hard(text, "ko") == found


@pytest.mark.parametrize(
    "text",
    [
        "볼 수 있으면 봅니다.",
        "볼 수 있다면 봅니다.",
        "낼 수 있는 카드를 냅니다.",
        "낼 수 있다는 뜻입니다.",
        "보일 수 없으니 숫자를 부릅니다.",
        "알 수 있게 놓습니다.",
        "공개해야 할 때 섞습니다.",
        "공개해야 하면 섞습니다.",
        "꼭 뽑아야 하는 것은 아닙니다.",
        "써도 되는 카드만 씁니다.",
        "누구도 못 찾으면 집니다.",
        "찾지 못하면 집니다.",
        "잘못 냈다면 되돌립니다.",
        "원하면 바꿉니다.",
        "반드시 하나를 고릅니다.",
        "실수 없습니다. 카드도 되돌립니다.",
        "이 시야 하나로 충분합니다.",
        "효과에 '할 수 있다'라고 쓰여 있습니다.",
        "한 장이면 됩니다.",
        "덱에서 카드를 뽑지 않습니다.",
        "",
    ],
)
def test_leaves_other_korean_alone(text: str) -> None:
    assert hard(text, "ko") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You may look.", [("may", "may")]),
        ("After that you may look.", [("may", "may")]),
        ("When you play it you may look.", [("may", "may")]),
        ("You must draw and cannot look.", [("must", "must"), ("cannot", "cannot")]),
        ("You must not look.", [("must not", "cannot")]),
        ("You can't look.", [("can't", "cannot")]),
        ("You need not look.", [("need not", "may")]),
        ("You don't have to look.", [("don't have to", "may")]),
        ("Each player has to draw.", [("has to", "must")]),
        ("All players have to draw.", [("have to", "must")]),
        ("Nobody may look.", [("Nobody may", "cannot")]),
        ("None of the players may look.", [("None of the players may", "cannot")]),
    ],
)
def test_finds_english_modals(text: str, found: list[tuple[str, str]]) -> None:
    assert hard(text, "en") == found


@pytest.mark.parametrize(
    "text",
    [
        "You may not look.",
        "You can look.",
        "If you must draw, shuffle first.",
        "When a player must draw, shuffle first.",
        "Take cards that may be kept.",
        "A player who must draw shuffles.",
        "Must I draw? May a player look at it?",
        "A 'may' effect.",
        "Show the cards you have to your left.",
        "It has to do with age.",
        "Maybe it is muster; on May 5.",
        "",
    ],
)
def test_leaves_other_english_alone(text: str) -> None:
    assert hard(text, "en") == []


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(
    "text", ["\0" * 50, "수 있 " * 50, "못 못 " * 50, "no no may " * 50, "?" * 9]
)
def test_never_raises(text: str, language: str) -> None:
    list(hard_modals(text, language))
    list(ambiguous(text, language))
    read_modal(text, language)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "You must not take it.", "cannot"),
        ("en", "You may not take it.", "may not"),
        ("en", "Nobody may take it.", "cannot"),
        ("en", "You can take it.", "may"),
        ("ko", "그 효과를 안 처리해야 합니다.", "not must"),
        ("ko", "그 효과를 처리해야 합니다.", "must"),
    ],
)
def test_a_modal_in_its_sentence_means_what_a_reader_takes_it_for(language, text, meaning):
    assert [found.value for found in modals_in_context(text, language)] == [meaning]
