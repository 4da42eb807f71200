"""The eleven questions of Ascension's FAQ, asked in the words of players, in both languages."""

from __future__ import annotations

import gzip

import pytest
from searching import FIRST

KOREAN = [
    ("괴물 처치 순서", "asc-q-defeat-order"),
    ("몬스터를 잡으면 보상이 먼저인가요", "asc-q-defeat-order"),
    ("컬티스트 여러번 잡기", "asc-q-cultist"),
    ("광신도 몇번까지", "asc-q-cultist"),
    ("신도 여러 번", "asc-q-cultist"),
    ("룬 남기면 나중에 쓸 수 있나요", "asc-q-spend-all"),
    ("명예 토큰이 다 떨어지면", "asc-q-supply-empty"),
    ("명예토큰 없을때 점수", "asc-q-supply-empty"),
    ("중갑보병이 다 팔리면", "asc-q-stack-empty"),
    ("미스틱 매진", "asc-q-stack-empty"),
    ("Heavy Infantry 다 떨어지면", "asc-q-stack-empty"),
    ("동시에 일어나면 뭐가 먼저", "asc-q-same-time"),
    ("빈칸 채우기와 효과 동시", "asc-q-same-time"),
    ("상대 턴에 구조물 사용", "asc-q-use-other-turn"),
    ("다른 사람 차례에 컨스트럭트 쓰기", "asc-q-use-other-turn"),
    ("구조물 효과를 나중에 써도", "asc-q-use-at-once"),
    ("구조물 바로 안 써도 되나", "asc-q-use-at-once"),
    ("플레이한 견습생 추방", "asc-q-banish-played"),
    ("Apprentice 쓰고 추방", "asc-q-banish-played"),
    ("Sea Tyrant 구조물 하나", "asc-q-only-construct"),
    ("바다의 폭군 구조물 한장", "asc-q-only-construct"),
    ("제논이 뺏은 카드", "asc-q-xeron"),
    ("Xeron으로 뺏은 카드 돌려주나", "asc-q-xeron"),
]
ENGLISH = [
    ("order of defeating monsters", "asc-q-defeat-order"),
    ("can I kill the cultist twice", "asc-q-cultist"),
    ("cultist many times", "asc-q-cultist"),
    ("save runes for later", "asc-q-spend-all"),
    ("split runes between two cards", "asc-q-spend-all"),
    ("out of honor tokens", "asc-q-supply-empty"),
    ("honor pool runs out", "asc-q-supply-empty"),
    ("heavy infantry sold out", "asc-q-stack-empty"),
    ("no more mystics", "asc-q-stack-empty"),
    ("refill center row simultaneous effects", "asc-q-same-time"),
    ("center row refilled at the same time", "asc-q-same-time"),
    ("use construct on opponent's turn", "asc-q-use-other-turn"),
    ("once per turn during other players turn", "asc-q-use-other-turn"),
    ("construct effect later", "asc-q-use-at-once"),
    ("banish apprentice after playing it", "asc-q-banish-played"),
    ("banishing played heroes", "asc-q-banish-played"),
    ("sea tyrant one construct", "asc-q-only-construct"),
    ("opponent killed sea tyrant only have one construct", "asc-q-only-construct"),
    ("xeron stolen card", "asc-q-xeron"),
    ("do I keep the card from xeron", "asc-q-xeron"),
]
# Whole questions, as somebody at the table asks them.
ASKED = [
    ("ko", "룬을 다 써야 하나요", "asc-q-spend-all"),
    ("ko", "룬 다 안 써도 되나요", "asc-q-spend-all"),
    ("ko", "힘을 꼭 다 써야 하나요", "asc-q-spend-all"),
    ("ko", "추종자를 두 번 처치할 수 있나요", "asc-q-cultist"),
    ("ko", "추종자는 한 턴에 몇 번까지 잡을 수 있어요?", "asc-q-cultist"),
    ("ko", "명예 토큰이 모자라면 어떻게 하나요", "asc-q-supply-empty"),
    ("ko", "신비가 더미가 비면 어떻게 되나요", "asc-q-stack-empty"),
    ("ko", "다른 사람 턴에도 구조물 쓸 수 있나요", "asc-q-use-other-turn"),
    ("ko", "구조물은 내자마자 써야 하나요", "asc-q-use-at-once"),
    ("ko", "낸 영웅을 추방할 수 있나요", "asc-q-banish-played"),
    ("ko", "이번 차례에 플레이한 카드를 추방해도 되나요", "asc-q-banish-played"),
    ("ko", "구조물이 하나뿐이면 폭군한테 버려야 하나요", "asc-q-only-construct"),
    ("ko", "제론으로 가져온 카드는 내 건가요", "asc-q-xeron"),
    ("en", "do I have to spend all runes", "asc-q-spend-all"),
    ("en", "do I have to use all my power", "asc-q-spend-all"),
    ("en", "what happens to unspent runes", "asc-q-spend-all"),
    ("en", "can I keep runes for next turn", "asc-q-spend-all"),
    ("en", "how often can I defeat the cultist", "asc-q-cultist"),
    ("en", "can the cultist be defeated more than once", "asc-q-cultist"),
    ("en", "what if there are no honor tokens left", "asc-q-supply-empty"),
    ("en", "what if the mystics run out", "asc-q-stack-empty"),
    ("en", "two effects happen at once which goes first", "asc-q-same-time"),
    ("en", "can I use my construct on another player's turn", "asc-q-use-other-turn"),
    ("en", "can I banish a card I played this turn", "asc-q-banish-played"),
    ("en", "what if I only have one construct", "asc-q-only-construct"),
    ("en", "who owns the card taken with xeron", "asc-q-xeron"),
]
GAMES = [
    ("ko", "어센션 시작 플레이어", "asc-first-player"),
    ("ko", "로스트레거시에서 시작플레이어는", "ll-first-player"),
    ("ko", "Ascension 시작 플레이어", "asc-first-player"),
    ("en", "lost legacy starting player", "ll-first-player"),
    ("en", "ascension how many players", "asc-players"),
]
LARGEST = 200_000


@pytest.mark.parametrize(("query", "wanted"), KOREAN)
def test_a_question_asked_in_korean_leads_to_its_ruling(searches, query, wanted):
    assert wanted in searches["ko"](query)[:FIRST]


@pytest.mark.parametrize(("query", "wanted"), ENGLISH)
def test_a_question_asked_in_english_leads_to_its_ruling(searches, query, wanted):
    assert wanted in searches["en"](query)[:FIRST]


@pytest.mark.parametrize(("language", "query", "wanted"), ASKED)
def test_a_whole_question_leads_to_its_ruling(searches, language, query, wanted):
    assert wanted in searches[language](query)[:FIRST]


@pytest.mark.parametrize(("language", "query", "wanted"), GAMES)
def test_who_names_the_game_finds_its_clause_first(searches, language, query, wanted):
    assert searches[language](query)[0] == wanted


def test_every_question_of_the_faq_is_asked(clauses):
    questions = {
        id
        for id, record in clauses.items()
        if record["anchor"]["en"].startswith("en/ascension/faq/")
    }
    assert len(questions) == 11
    assert {wanted for _, wanted in KOREAN} == {wanted for _, wanted in ENGLISH} == questions


@pytest.mark.parametrize("query", ['"명예 토큰"', "+추종자 -제론", "=", "^", "추종자~1"])
def test_signs_of_the_search_do_no_harm(searches, query):
    searches["ko"](query)


def test_a_phone_can_load_the_index(site, language):
    index = (site.folder / language / "search/search_index.json").read_bytes()
    assert len(gzip.compress(index)) < LARGEST
