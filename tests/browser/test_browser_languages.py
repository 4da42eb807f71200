"""Two languages in one site: the switch, the root, the way back, the page that is missing."""

from __future__ import annotations

import re

import pytest
from builtsite import LOCALES, OTHER
from playwright.sync_api import expect

DEEP = "lost-legacy/rulings-cards/#ll-q-assault-sneak-attack"
SWITCH = "[data-alternate] a"


def test_the_switch_keeps_page_and_anchor_of_a_deep_link(page, language):
    other = OTHER[language]
    page.goto(f"{language}/{DEEP}")
    page.locator(SWITCH).click()
    page.wait_for_url(f"**/{other}/{DEEP}")
    expect(page.locator("html")).to_have_attribute("lang", other)
    expect(page.locator("#ll-q-assault-sneak-attack")).to_be_in_viewport()
    page.go_back()
    page.wait_for_url(f"**/{language}/{DEEP}")
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("address", [DEEP, DEEP.partition("#")[0]])
def test_the_switch_goes_to_the_clause_that_is_being_read(page, language, address):
    page.goto(f"{language}/{address}")
    read = "ll-q-own-hand"
    page.evaluate("id => document.getElementById(id).scrollIntoView()", read)
    page.locator(SWITCH).click()
    page.wait_for_url(f"**/{OTHER[language]}/lost-legacy/rulings-cards/#{read}")


def test_the_switch_follows_three_pages_read_without_a_reload(page, language):
    other = OTHER[language]
    page.goto(f"{language}/lost-legacy/")
    page.evaluate("window.stayed = true")
    main = page.locator("article")
    title = page.locator("article h1")
    for link in ("setup/", "turn/", "cards/"):
        before = title.inner_text()
        page.locator(f".md-nav--primary a[href$='{link}']:visible").first.click()
        page.wait_for_url(f"**/{language}/lost-legacy/{link}")
        expect(title).not_to_have_text(before)
    main.locator("table a[href$='#ll-assault']").click()
    page.wait_for_url("**/cards/#ll-assault")
    assert page.evaluate("window.stayed")
    assert page.locator(SWITCH).get_attribute("href").endswith(f"/{other}/lost-legacy/cards/")
    page.locator(SWITCH).click()
    page.wait_for_url(f"**/{other}/lost-legacy/cards/#ll-assault")
    assert page.evaluate("window.stayed") is None
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_back_returns_through_pages_read_without_a_reload(page, language):
    page.goto(f"{language}/lost-legacy/")
    first = page.locator("article h1").inner_text()
    page.locator("article a[href$='setup/']").first.click()
    page.wait_for_url(f"**/{language}/lost-legacy/setup/")
    expect(page.locator("article h1")).not_to_have_text(first)
    page.go_back()
    page.wait_for_url(f"**/{language}/lost-legacy/")
    expect(page.locator("article h1")).to_have_text(first)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("locale", "lands"), [("ko-KR", "ko"), ("en-GB", "en"), ("fr-FR", "en")])
def test_the_root_leads_to_the_readers_language(chromium, site, locale, lands):
    page = chromium.new_page(locale=locale)
    page.goto(site.url)
    page.wait_for_url(f"{site.url}{lands}/")
    page.close()


def test_the_root_is_a_plain_choice_without_script(chromium, site):
    page = chromium.new_page(java_script_enabled=False)
    page.goto(site.url)
    for language in LOCALES:
        expect(page.locator(f"a[hreflang={language}][href$='{language}/']")).to_be_visible()
    page.locator("a[hreflang=ko]").click()
    page.wait_for_url(f"{site.url}ko/")
    page.close()


def test_a_missing_page_says_so_in_both_languages(page, language, site, trouble):
    answer = page.goto(f"{language}/lost-legacy/no-such-page/")
    assert answer.status == 404
    expect(page.locator("section[lang=ko] h1")).to_be_visible()
    expect(page.locator("section[lang=en] h2")).to_be_visible()
    page.locator(f"a[hreflang={language}]").click()
    page.wait_for_url(f"{site.url}{language}/")
    trouble[:] = [line for line in trouble if "404" not in line]


def test_every_page_names_its_language_and_its_twin(site):
    for name, file in site.pages.items():
        language = re.match(r"(ko|en)/", name)
        if not language:
            continue
        below = name[3:].removesuffix("index.html")
        assert file.language == language[1], name
        assert file.alternates == {
            "ko": f"{site.url}ko/{below}",
            "en": f"{site.url}en/{below}",
            "x-default": site.url,
        }, name
