"""Twilight Imperium: the way from a new player's question to the clause, and the chances."""

from __future__ import annotations

import re

import pytest
from builtsite import OTHER, PHONE, follow
from playwright.sync_api import Page, expect

GAME = "twilight-imperium"
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


def test_chances_stand_beside_the_clauses_and_fit_a_phone(phone, language):
    for address, tables in CHANCES.items():
        phone.goto(f"{language}/{GAME}/{address}")
        for id, chance in tables.items():
            table = phone.evaluate(TABLE, id)
            assert table, id
            assert chance in table["text"], id
            assert table["page"] <= 0, id
            assert table["right"] <= 0, id


def test_what_a_counter_does_is_seen_on_a_phone(phone, language):
    phone.goto(f"{language}/{GAME}/counters/")
    does = phone.locator("article table").first.locator("th").nth(3)
    assert does.bounding_box()["x"] + does.bounding_box()["width"] <= PHONE["width"]


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
