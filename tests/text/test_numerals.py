import pytest

from rulebook.text.found import Found
from rulebook.text.numerals import hard_numbers, read_number


def hard(text: str, language: str) -> list[tuple[str, int | str]]:
    return [(text[f.start : f.end], f.value) for f in hard_numbers(text, language)]


@pytest.mark.parametrize(
    ("fragment", "value"),
    [
        ("30", 30),
        ("0", 0),
        ("1,000", 1000),
        ("영", 0),
        ("하나", 1),
        ("한", 1),
        ("둘", 2),
        ("두", 2),
        ("셋", 3),
        ("세", 3),
        ("석", 3),
        ("서", 3),
        ("넷", 4),
        ("네", 4),
        ("너", 4),
        ("넉", 4),
        ("다섯", 5),
        ("열", 10),
        ("열한", 11),
        ("열하나", 11),
        ("열세", 13),
        ("스물", 20),
        ("스무", 20),
        ("스물한", 21),
        ("서른", 30),
        ("쉰다섯", 55),
        ("아흔아홉", 99),
        ("일", 1),
        ("십", 10),
        ("십육", 16),
        ("이십", 20),
        ("백", 100),
        ("백팔십일", 181),
        ("첫", 1),
        ("첫째", 1),
        ("첫 번째", 1),
        ("첫번째", 1),
        ("둘째", 2),
        ("두 번째", 2),
        ("셋째", 3),
        ("네 번째", 4),
        ("열두째", 12),
        ("스물한 번째", 21),
        ("3번째", 3),
    ],
)
def test_reads_korean(fragment: str, value: int) -> None:
    assert read_number(fragment, "ko") == value


@pytest.mark.parametrize(
    ("fragment", "value"),
    [
        ("30", 30),
        ("no", 0),
        ("zero", 0),
        ("one", 1),
        ("Three", 3),
        ("twelve", 12),
        ("twenty-one", 21),
        ("twenty one", 21),
        ("ninety-nine", 99),
        ("a hundred", 100),
        ("one hundred and five", 105),
        ("one hundred five", 105),
        ("first", 1),
        ("second", 2),
        ("fifth", 5),
        ("twenty-first", 21),
        ("10th", 10),
        ("once", 1),
        ("twice", 2),
    ],
)
def test_reads_english(fragment: str, value: int) -> None:
    assert read_number(fragment, "en") == value


@pytest.mark.parametrize(
    "fragment",
    [
        "",
        " 한",
        "한 ",
        "한 장",
        "30점",
        "없음",
        "카드",
        "두세",
        "두째",
        "둘 번째",
        "X",
        "three",
        "-3",
    ],
)
def test_reads_no_other_korean(fragment: str) -> None:
    assert read_number(fragment, "ko") is None


@pytest.mark.parametrize(
    "fragment",
    [
        "",
        " three",
        "three ",
        "three cards",
        "none",
        "a",
        "and five",
        "2x",
        "X-99",
        "세",
        "9" * 5000,
    ],
)
def test_reads_no_other_english(fragment: str) -> None:
    assert read_number(fragment, "en") is None


def test_reads_nothing_in_another_language() -> None:
    assert read_number("drei", "de") is None


def test_found_names_the_numeral_without_its_counter() -> None:
    assert list(hard_numbers("손에서 두 장을 버립니다.", "ko")) == [Found(4, 5, 2)]
    assert list(hard_numbers("Discard two cards.", "en")) == [Found(8, 11, 2)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("카드 16장과 30점을 씁니다.", [("16", 16), ("30", 30)]),
        ("2-4명이 합니다.", [("2", 2), ("4", 4)]),
        ("2~4명이 합니다.", [("2", 2), ("4", 4)]),
        ("1부터 셉니다.", [("1", 1)]),
        ("점수 1,000점을 얻으면 끝납니다.", [("1,000", 1000)]),
        ("다섯 장을 뽑습니다.", [("다섯", 5)]),
        ("세 명이면 여섯 개입니다.", [("세", 3), ("여섯", 6)]),
        ("네 가지 행동이 있습니다.", [("네", 4)]),
        ("네 명일 때에는 쉽니다.", [("네", 4)]),
        ("두 번까지만 합니다.", [("두", 2)]),
        ("두장을 냅니다.", [("두", 2)]),
        ("석 장을 받습니다.", [("석", 3)]),
        ("열 장씩 나눕니다.", [("열", 10)]),
        ("열세 장입니다.", [("열세", 13)]),
        ("스물한 장이 남습니다.", [("스물한", 21)]),
        ("스무 턴이 지납니다.", [("스무", 20)]),
        ("다섯 배 이상이어야 합니다.", [("다섯", 5)]),
        ("두 행동을 합니다.", [("두", 2)]),
        ("두 \0\0\0\0가 비깁니다.", [("두", 2)]),
        ("두      가 비깁니다.", [("두", 2)]),
        ("둘 이상이면 비깁니다.", [("둘", 2)]),
        ("둘 중 하나를 고릅니다.", [("둘", 2)]),
        ("카드 둘을 버립니다.", [("둘", 2)]),
        ("카드 둘, 셋이 남습니다.", [("둘", 2), ("셋", 3)]),
        ("전투기가 둘 필요합니다.", [("둘", 2)]),
        ("셋 다 버립니다.", [("셋", 3)]),
        ("다섯이 남습니다.", [("다섯", 5)]),
        ("십육 장으로 합니다.", [("십육", 16)]),
        ("이십장을 섞습니다.", [("이십", 20)]),
        ("백 점을 먼저 얻은 사람이 이깁니다.", [("백", 100)]),
    ],
)
def test_finds_korean_numbers(text: str, found: list[tuple[str, int]]) -> None:
    assert hard(text, "ko") == found


@pytest.mark.parametrize(
    "text",
    [
        "한 장을 뽑습니다.",
        "하나를 고릅니다.",
        "한 번에 한 장씩, 한번에 냅니다.",
        "첫 차례에 첫 번째 사람이 합니다.",
        "두 번째 사람이 셋째 카드를 냅니다.",
        "두 번 째 사람입니다.",
        "다섯 번째, 다섯째, 3번째, 제3 더미입니다.",
        "둘 다 버립니다. 둘다 버립니다.",
        "카드를 둘 때, 둘 수 있는 곳에 둡니다.",
        "덱 둘레에 둘러앉습니다.",
        "옆에 두고, 두면, 두는, 두어, 두다.",
        "세계의 세력을 세로로 세우고 세어 세면 세는 세트.",
        "카드를 세 봅니다.",
        "세대가 다릅니다. \0세대 카드.",
        "네가 이기면 네게 줍니다.",
        "네, 네 차례에 네 더미에서 뽑습니다.",
        "네 점수와 네 명예를 더합니다.",
        "서로 석판을 바꿉니다.",
        "열린 칸을 열다. 문을 열 때, 열 곳.",
        "중앙 열 오른쪽, 중앙 열에 놓습니다.",
        "한 차례 쉰 사람이 합니다.",
        "천장과 백사장, 십자 모양.",
        "이 점은 같습니다. 삼 점입니다.",
        "두세 장, 서너 장.",
        "열세에 놓입니다.",
        "카드 X-99, X1, v2는 그림 3을 봅니다. 7.35",
        "",
    ],
)
def test_leaves_korean_words_alone(text: str) -> None:
    assert hard(text, "ko") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Use 16 cards and 30 points.", [("16", 16), ("30", 30)]),
        ("For 2-4 players.", [("2", 2), ("4", 4)]),
        ("For 2–4 players.", [("2", 2), ("4", 4)]),
        ("A 4-player game.", [("4", 4)]),
        ("A four-player game.", [("four", 4)]),
        ("Score 1,000 points.", [("1,000", 1000)]),
        ("Two players need three cards.", [("Two", 2), ("three", 3)]),
        ("Draw twenty-one cards.", [("twenty-one", 21)]),
        ("Draw one hundred and five cards.", [("one hundred and five", 105)]),
        ("Draw a hundred cards.", [("a hundred", 100)]),
        ("Do it twice.", [("twice", 2)]),
        ("One or two of them.", [("two", 2)]),
        ("Two and three make five.", [("Two", 2), ("three", 3), ("five", 5)]),
        ("In step 2 draw 3 cards.", [("3", 3)]),
        ("Age 1 cards.", [("1", 1)]),
    ],
)
def test_finds_english_numbers(text: str, found: list[tuple[str, int]]) -> None:
    assert hard(text, "en") == found


@pytest.mark.parametrize(
    "text",
    [
        "Take one card once; both players, no card, zero cards.",
        "The first, second, third and 10th player.",
        "The second edition.",
        "Cards X-99, X1, v2, 2x.",
        "Someone often weighs a freight; the tenth of a dozen.",
        "Step 3: see pages 2, 3 and 4 of section 7.35, chapter two.",
        "",
    ],
)
def test_leaves_english_words_alone(text: str) -> None:
    assert hard(text, "en") == []


def test_finds_nothing_in_another_language() -> None:
    assert hard("3 Karten", "de") == []


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("text", ["9" * 5000, "\0" * 50, "두 " * 50, "-" * 50, "²½٣３", "백 " * 50])
def test_never_raises(text: str, language: str) -> None:
    list(hard_numbers(text, language))
