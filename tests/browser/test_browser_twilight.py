"""Twilight Imperium: a new player's question, and the search in the words of players."""

from __future__ import annotations

import re

import pytest
from builtsite import OTHER, follow
from playwright.sync_api import Page, expect
from test_browser_search import FIRST, opened

GAME = "twilight-imperium"
PHONE = {"width": 360, "height": 640}
PROBED = {
    "ko": {
        "ti-probe-lazax-cards": ["행동 카드", "세 장"],
        "ti-probe-lazax-force": ["공짜 지상군", "하나"],
    },
    "en": {
        "ti-probe-lazax-cards": ["three action cards"],
        "ti-probe-lazax-force": ["one free ground force"],
    },
}
RAZED = {
    "ko": {
        "ti-raze-lazax-cards": ["행동 카드를 즉시 남김없이 버립니다"],
        "ti-raze-lazax-checks": ["고향 성계의 행성까지", "행성 모두에서 반란 판정"],
        "ti-raze-lazax-vote": ["다음 라운드의 정치 단계", "투표할 수 없습니다"],
    },
    "en": {
        "ti-raze-lazax-cards": ["discard all your action cards"],
        "ti-raze-lazax-checks": ["insurgence check on every planet of yours", "home system"],
        "ti-raze-lazax-vote": ["cannot vote", "the next round"],
    },
}
RULINGS = {
    "ti-q-probe-survivors": {
        "ko": ["행동 카드 세 장과 지상군 하나를 반드시 받습니다"],
        "en": ["You must take three action cards and one ground force"],
    },
    "ti-q-raze-survivors": {
        "ko": ["행동 카드를 모두", "고향", "투표"],
        "en": ["All your action cards", "home system", "vote"],
    },
}
CHANCES = {
    "counters/": {"ti-settlers-own": "60%", "ti-locals": "41.2%"},
    "razing/": {"ti-raze-roll": "70%"},
    "insurgence/": {"ti-check": "%"},
}
NEAR = """id => {
    const heading = document.getElementById(id);
    const texts = [];
    for (let item = heading.nextElementSibling; item; item = item.nextElementSibling) {
        if (item.matches('h2, section.proof')) break;
        texts.push(item.textContent);
    }
    return texts.join(' ').replace(/\\s+/g, ' ');
}"""
TABLE = """id => {
    let item = document.getElementById(id).nextElementSibling;
    while (item && !item.matches('h2')) {
        const table = item.matches('table') ? item : item.querySelector('table');
        if (table) return table.getClientRects()[0] && {
            text: table.textContent,
            page: document.documentElement.scrollWidth - innerWidth,
            right: table.getBoundingClientRect().right - innerWidth,
        };
        item = item.nextElementSibling;
    }
    return null;
}"""
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


@pytest.fixture(scope="module")
def searches(korean, english):
    pages = {"ko": opened(korean, "ko"), "en": opened(english, "en")}
    yield {language: next(search) for language, search in pages.items()}
    for search in pages.values():
        search.close()


@pytest.fixture(scope="module")
def phones(new_context):
    made = {x: new_context(x, viewport=PHONE, has_touch=True) for x in ("ko", "en")}
    yield made
    for context in made.values():
        context.close()


def near(page: Page, id: str) -> str:
    """The text under the heading of a clause, without its proof."""
    return page.evaluate(NEAR, id)


def trace_opens(page: Page, id: str) -> None:
    under = page.locator(f"#{id} ~ section.proof").first
    trace = under.locator("details.trace")
    trace.locator("summary").click()
    steps = trace.locator(".step")
    expect(steps.first).to_be_visible()
    assert steps.count() > 1


@pytest.mark.parametrize("answers", [PROBED, RAZED], ids=["probed", "razed"])
def test_one_click_from_the_first_page_leads_to_what_survivors_do(page, language, answers):
    for id, texts in answers[language].items():
        page.goto(f"{language}/{GAME}/")
        follow(page.locator(f"article > ul a[href$='#{id}']").first)
        page.wait_for_url(re.compile(rf"/{language}/{GAME}/\w+/#{id}$"))
        expect(page.locator(f"#{id}")).to_be_in_viewport()
        for text in texts:
            assert text in near(page, id)
        trace_opens(page, id)


@pytest.mark.parametrize("id", RULINGS)
def test_two_clicks_lead_to_the_ruling(page, language, id):
    page.goto(f"{language}/{GAME}/")
    follow(page.locator("article a[href$='rulings-probing/']").first)
    page.wait_for_url(f"**/{language}/{GAME}/rulings-probing/")
    follow(page.locator(f".md-sidebar--secondary a[href$='#{id}']"))
    page.wait_for_url(f"**/#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    for text in RULINGS[id][language]:
        assert text in near(page, id)
    trace_opens(page, id)


def test_the_other_language_opens_at_the_same_clause(page, language):
    id, other = "ti-q-probe-survivors", OTHER[language]
    page.goto(f"{language}/{GAME}/rulings-probing/#{id}")
    page.locator(f"header a[hreflang={other}]").first.click()
    page.wait_for_url(f"**/{other}/{GAME}/rulings-probing/#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    for text in RULINGS[id][other]:
        assert text in near(page, id)


def test_chances_stand_beside_the_clauses_and_fit_a_phone(phones, language):
    page = phones[language].new_page()
    for address, tables in CHANCES.items():
        page.goto(f"{language}/{GAME}/{address}")
        for id, chance in tables.items():
            table = page.evaluate(TABLE, id)
            assert table, id
            assert chance in table["text"], id
            assert table["page"] <= 0, id
            assert table["right"] <= 0, id
    page.close()


def test_what_a_counter_does_is_seen_on_a_phone(phones, language):
    page = phones[language].new_page()
    page.goto(f"{language}/{GAME}/counters/")
    does = page.locator("article table").first.locator("th").nth(3)
    assert does.bounding_box()["x"] + does.bounding_box()["width"] <= PHONE["width"]
    page.close()


def test_chances_are_no_choices_of_a_table(page, language):
    page.goto(f"{language}/{GAME}/counters/")
    labels = page.locator(".filterable label")
    expect(labels.first).to_be_visible()
    assert labels.count() == 2


def test_the_pages_stand_in_the_order_of_the_first_page(page, language):
    page.goto(f"{language}/{GAME}/")
    listed = page.locator("#ti-where-to-look ~ ul").first.locator("a:not(.term)")
    wanted = listed.evaluate_all("all => all.map(a => a.pathname)")
    nav = page.locator(".md-nav--primary a[href]:not([href^='#'])")
    shown = nav.evaluate_all("all => all.map(a => a.pathname)")
    assert len(wanted) > 10
    assert [path for path in dict.fromkeys(shown) if path in wanted] == wanted


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
