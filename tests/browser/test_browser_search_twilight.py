"""The search of Twilight Imperium, asked in the words of players, in both languages."""

from __future__ import annotations

import pytest
from searching import FIRST

KOREAN = [
    ("정찰 라작스 생존자", ["ti-q-probe-survivors"]),
    ("정찰했는데 라작스 생존자가 있으면", ["ti-q-probe-survivors", "ti-probe-lazax"]),
    ("라작스 괴멸시키면", ["ti-q-raze-survivors", "ti-survivors"]),
    ("라작스 생존자들 초토화", ["ti-q-raze-survivors", "ti-survivors"]),
    ("라작스 침공하면 영향력", ["ti-lazax", "ti-q-lazax-elsewhere"]),
    ("행성 살 때 값", ["ti-annex-price"]),
    ("행성 사는 데 얼마", ["ti-annex-price"]),
    ("행성 몇 개까지 살 수 있나", ["ti-annex-number"]),
    ("메카톨 렉스 사기", ["ti-annex-mecatol"]),
    ("턴 순서", ["ti-turn-order"]),
    ("누가 먼저 턴", ["ti-turn-order"]),
    ("정치력이 같으면", ["ti-turn-order-tie", "ti-vote-tie"]),
    ("웜홀 다시", ["ti-wormhole", "ti-wormhole-stays", "ti-q-wormhole-now"]),
    ("새 웜홀 바로 쓸 수 있나", ["ti-q-wormhole-now"]),
    ("짝 없는 웜홀", ["ti-wormhole-alone", "ti-q-wormhole-two"]),
    ("적대적 지방민 누가 굴리나", ["ti-locals-roller", "ti-q-locals-roller"]),
    ("적대적 지방민 주사위", ["ti-locals-roller", "ti-q-locals-roller"]),
    ("지방 지상군 다시 늘어나나", ["ti-locals-full", "ti-q-locals-fewer"]),
    ("반란 판정 확률", ["ti-check"]),
    ("폭동 판정", ["ti-check"]),
    ("봉기 판정에 순양함", ["ti-q-check-cruiser"]),
    ("산업 사회 우주 도크", ["ti-industrial", "ti-q-industrial-build"]),
    ("우주 도크 몇 개", ["ti-dock-limits"]),
    ("생화학 위험 지상군 한 대", ["ti-q-biohazard-one"]),
    ("생화학적위험 자원 언제", ["ti-q-biohazard-when", "ti-biohazard-resources"]),
    ("정착민이 상대 종족이면", ["ti-q-settlers-rival", "ti-settlers-other"]),
    ("신기술 할인", ["ti-new-technology-once", "ti-new-technology"]),
    ("신기술 보너스 남으면", ["ti-new-technology-rest", "ti-q-technology-rest"]),
    ("전투기 하나로 행성 둘 탐사", ["ti-q-probe-both", "ti-probe-fighters"]),
    ("정찰하고 바로 침공", ["ti-q-probe-then-invade", "ti-probe-no-invasion"]),
    ("정찰하려면 뭐가 필요", ["ti-probe-needs"]),
    ("괴멸 주사위 확률", ["ti-raze-roll", "ti-q-raze-rolls"]),
    ("방사선", ["ti-radioactive"]),
    ("드레드노트 두 척으로 괴멸", ["ti-q-raze-two", "ti-raze-once"]),
    ("액션 카드 손 제한", ["ti-hand-limit"]),
    ("홈 성계에 지방말 놓나", ["ti-counters-not-home", "ti-q-left-over-counters"]),
    ("재화 크레딧 바로 쓰기", ["ti-q-wealth-spend", "ti-wealth"]),
    ("2인 게임 투표", ["ti-two-players"]),
]
ENGLISH = [
    ("scouted lazax survivors", ["ti-q-probe-survivors"]),
    ("I scouted a planet and found lazax", ["ti-q-probe-survivors", "ti-probe-lazax"]),
    ("raze lazax", ["ti-q-raze-survivors", "ti-survivors"]),
    ("devastate lazax survivors", ["ti-q-raze-survivors", "ti-survivors"]),
    ("invade lazax influence", ["ti-lazax", "ti-q-lazax-elsewhere"]),
    ("buy planet price", ["ti-annex-price"]),
    ("how much does a planet cost", ["ti-annex-price"]),
    ("how many planets can I buy", ["ti-annex-number"]),
    ("buy mecatol rex", ["ti-annex-mecatol"]),
    ("turn order", ["ti-turn-order"]),
    ("tie in influence", ["ti-turn-order-tie", "ti-vote-tie"]),
    ("revolt check", ["ti-check"]),
    ("rebellion roll chance", ["ti-check"]),
    ("cruiser insurgence", ["ti-q-check-cruiser", "ti-check-ships"]),
    ("spacedock industrial society", ["ti-industrial", "ti-q-industrial-build"]),
    ("how many spacedocks", ["ti-dock-limits"]),
    ("hostile locals who rolls", ["ti-locals-roller", "ti-q-locals-roller"]),
    ("hostile locals respawn", ["ti-locals-full", "ti-q-locals-fewer"]),
    ("settlers of another player", ["ti-settlers-other", "ti-q-settlers-rival"]),
    ("biohazard one ground force", ["ti-q-biohazard-one"]),
    ("biohazard resources next turn", ["ti-q-biohazard-when", "ti-biohazard-resources"]),
    ("new technology discount", ["ti-new-technology-once", "ti-new-technology"]),
    ("new technology bonus leftover", ["ti-new-technology-rest", "ti-q-technology-rest"]),
    ("probe two planets one fighter", ["ti-q-probe-both", "ti-probe-fighters"]),
    ("probe then invade same turn", ["ti-q-probe-then-invade", "ti-probe-no-invasion"]),
    ("what do I need to scout", ["ti-probe-needs"]),
    ("razing dice odds", ["ti-raze-roll", "ti-q-raze-rolls"]),
    ("two dreadnoughts raze", ["ti-q-raze-two", "ti-raze-once"]),
    ("dreadnought bombard and raze", ["ti-raze-bombard"]),
    ("can I raze after a failed invasion", ["ti-q-raze-failed"]),
    ("wormhole same turn", ["ti-q-wormhole-now", "ti-q-wormhole-through"]),
    ("unmatched wormhole", ["ti-wormhole-alone", "ti-q-wormhole-two"]),
    ("radiation", ["ti-radioactive"]),
    ("hand limit action cards", ["ti-hand-limit"]),
    ("domain marker home system", ["ti-counters-not-home", "ti-q-left-over-counters"]),
    ("spend wealth credits", ["ti-q-wealth-spend", "ti-wealth"]),
    ("2 player voting", ["ti-two-players"]),
]
# A word that the game lists as wrong, and the word it leads to.
RIGHT = [
    ("ko", "정치력", "영향력"),
    ("ko", "우주 도크", "우주선창"),
    ("ko", "산업 사회", "공업 사회"),
    ("ko", "액션 카드", "행동 카드"),
    ("ko", "항공모함", "모함"),
    ("ko", "봉기 판정", "반란 판정"),
    ("ko", "중립 지상군", "지방군"),
    ("ko", "침공전 단계", "침공 전투 단계"),
    ("en", "spacedock", "space dock"),
    ("en", "devastation", "raz"),
    ("en", "domain marker", "counter"),
    ("en", "pre-invasion step", "invasion combat segment"),
]


@pytest.mark.parametrize(("query", "wanted"), KOREAN)
def test_korean_words_of_players_lead_to_the_clause(searches, query, wanted):
    assert set(wanted) & set(searches["ko"](query)[:FIRST])


@pytest.mark.parametrize(("query", "wanted"), ENGLISH)
def test_english_words_of_players_lead_to_the_clause(searches, query, wanted):
    assert set(wanted) & set(searches["en"](query)[:FIRST])


@pytest.mark.parametrize(("language", "wrong", "right"), RIGHT)
def test_a_wrong_word_leads_to_the_right_one(searches, language, wrong, right):
    search = searches[language]
    search(wrong)
    first = search.page.locator("a.md-search-result__link:visible", has_text=right)
    assert first.count() > 0
    found = search.page.locator("a.md-search-result__link:visible").all_inner_texts()[:FIRST]
    assert any(right in text.casefold() for text in found)


@pytest.mark.parametrize("query", ["트와일라잇 임페리움 투표", "Twilight Imperium 투표"])
def test_the_name_of_the_game_needs_no_edition(searches, query):
    assert all(id.startswith("ti-") for id in searches["ko"](query)[:FIRST])
