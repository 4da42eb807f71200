"""The first visit: does Assault against a hand with Sneak Attack exchange anything, and why?"""

from __future__ import annotations

import re

import pytest
from builtsite import follow
from playwright.sync_api import Page, expect

RULING = "ll-q-assault-sneak-attack"
NO_EXCHANGE = {"ko": "교환할 수 없습니다", "en": "cannot exchange"}
SNEAK_ATTACK = {"ko": "매복", "en": "Sneak Attack"}
QUERY = {"ko": "습격 매복", "en": "assault sneak attack"}


def understood(page: Page, language: str) -> None:
    """The answer is in sight, and the trace names what hinders the exchange."""
    page.wait_for_url(re.compile(rf"/{language}/lost-legacy/rulings-cards/.*#{RULING}$"))
    heading = page.locator(f"#{RULING}")
    expect(heading).to_be_in_viewport()
    answer = heading.locator("xpath=following-sibling::p[1]")
    expect(answer).to_be_in_viewport()
    expect(answer).to_contain_text(NO_EXCHANGE[language])
    under = page.locator(f"#{RULING} ~ section.proof").first
    under.locator("details.trace summary").click()
    why = under.locator(".step", has_text=SNEAK_ATTACK[language])
    expect(why.locator("a[href$='#ll-sneak-attack']").first).to_be_visible()
    none = under.locator(".step", has=page.locator("a[href$='#ll-exchange-after-elimination']"))
    expect(none.first).to_be_visible()


def test_found_by_search(page, language):
    page.goto(f"{language}/")
    page.locator("input.md-search__input").fill(QUERY[language])
    page.keyboard.press("End")
    page.locator(f"a.md-search-result__link[href*='#{RULING}']").first.click()
    understood(page, language)


@pytest.mark.parametrize("start", ["", "lost-legacy/cards/#ll-sneak-attack"])
def test_found_by_three_clicks_at_most(page, language, start):
    page.goto(f"{language}/{start}")
    if start:
        box = page.locator("#ll-sneak-attack ~ section.proof").first
        box.locator("details.rests-here summary").click()
        follow(box.locator(f"a[href$='#{RULING}']"))
    else:
        page.locator("article a[href$='lost-legacy/']").first.click()
        page.locator("article a[href$='rulings-cards/']").first.click()
        follow(page.locator(f".md-sidebar--secondary a[href$='#{RULING}']"))
    understood(page, language)
