"""The table of cards: narrowed by its columns, whole without script, a link to each clause."""

from __future__ import annotations

import re

import pytest
from builtsite import PHONE, follow
from playwright.sync_api import Locator, Page, expect

CARDS = "ascension/cards/"
COLUMNS = {
    "ko": {"type": "종류", "faction": "세력", "cost": "비용"},
    "en": {"type": "Type", "faction": "Faction", "cost": "Cost"},
}
CHOICES = {
    "ko": {"type": "구조물", "faction": "메카나", "cost": "룬 4"},
    "en": {"type": "construct", "faction": "Mechana", "cost": "4 runes"},
}
COUNT = {"ko": "{all}줄 가운데 {n}줄", "en": "{n} of {all} rows"}
VALUES = """(rows, column) => rows.map(row => row.cells[column].textContent.trim())"""


class Table:
    """The table of cards of one page, with the choices above it."""

    def __init__(self, page: Page, language: str) -> None:
        self.language = language
        self.rows = page.locator("article table tbody tr")
        self.places = page.locator(".filterable")
        heads = page.locator("article table thead th").all_inner_texts()
        self.column = {key: heads.index(head) for key, head in COLUMNS[language].items()}

    def select(self, key: str) -> Locator:
        return self.places.get_by_label(COLUMNS[self.language][key], exact=True)

    def values(self, key: str) -> list[str]:
        found: list[str] = self.rows.evaluate_all(VALUES, self.column[key])
        return found

    def shown(self) -> Locator:
        return self.rows.locator("visible=true")

    def says(self, shown: int, everything: int) -> None:
        text = COUNT[self.language].format(n=shown, all=everything)
        expect(self.places.locator("output")).to_have_text(text)
        expect(self.shown()).to_have_count(shown)


@pytest.fixture
def table(page: Page, language: str) -> Table:
    page.goto(f"{language}/{CARDS}")
    expect(page.locator(".filterable output")).to_be_visible()
    return Table(page, language)


@pytest.mark.parametrize("key", ["type", "faction", "cost"])
def test_each_column_narrows_the_table(table, language, key):
    wanted = CHOICES[language][key]
    fitting = table.values(key).count(wanted)
    everything = table.rows.count()
    assert 0 < fitting < everything == 53
    table.says(everything, everything)
    table.select(key).select_option(wanted)
    table.says(fitting, everything)
    assert set(table.shown().evaluate_all(VALUES, table.column[key])) == {wanted}
    table.select(key).select_option("")
    table.says(everything, everything)


def test_columns_narrow_together_and_every_choice_leaves_something(table, language):
    options = {
        key: table.select(key).locator("option").evaluate_all("all => all.map(o => o.value)")
        for key in ("type", "faction", "cost")
    }
    for key, values in options.items():
        assert sorted(values) == sorted({"", *table.values(key)})
    chosen = CHOICES[language]
    cards = list(zip(*(table.values(key) for key in chosen), strict=True))
    fitting = cards.count(tuple(chosen.values()))
    assert fitting > 0
    for key, value in chosen.items():
        table.select(key).select_option(value)
    table.says(fitting, len(cards))


def test_the_choices_are_made_with_the_keyboard(table, language, page):
    first = table.select("type")
    first.focus()
    page.keyboard.press("ArrowDown")
    chosen = first.input_value()
    assert chosen
    table.says(table.values("type").count(chosen), table.rows.count())
    page.keyboard.press("Tab")
    expect(table.select("faction")).to_be_focused()
    page.keyboard.press("End")
    both = list(zip(table.values("type"), table.values("faction"), strict=True))
    fitting = both.count((chosen, table.select("faction").input_value()))
    table.says(fitting, len(both))


def test_the_count_is_told_to_who_cannot_see_it(table):
    # An <output> is a status: what changes in it is read out.
    assert table.places.get_by_role("status").count() == 1


def test_every_card_leads_to_its_clause(table, page, language, site, clauses):
    links = table.rows.locator("td:first-child a")
    assert links.count() == table.rows.count()
    for href, name in zip(
        links.evaluate_all("all => all.map(a => a.href)"), links.all_inner_texts(), strict=True
    ):
        path, anchor = site.target("index.html", href)
        assert anchor in clauses, href
        assert clauses[anchor]["title"][language] == name.strip()
        assert anchor in site.pages[path].ids
    table.select("faction").select_option(CHOICES[language]["faction"])
    link = table.shown().last.locator("a").first
    target = link.evaluate("a => a.hash.slice(1)")
    follow(link)
    page.wait_for_url(re.compile(rf"#{target}$"))
    expect(page.locator(f"[id='{target}']")).to_be_in_viewport()


def test_without_script_the_whole_table_is_shown(new_context, language):
    context = new_context(language, java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{language}/{CARDS}")
    expect(page.locator("article table tbody tr").locator("visible=true")).to_have_count(53)
    expect(page.locator(".filterable")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_the_choices_fit_a_phone(phone, language):
    phone.goto(f"{language}/{CARDS}")
    selects = phone.locator(".filterable select")
    expect(selects.first).to_be_visible()
    assert selects.count() >= 3
    for box in (select.bounding_box() for select in selects.all()):
        assert box["height"] >= 44
        assert box["width"] >= 44
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(phone.locator("article table")).to_be_in_viewport()


@pytest.mark.parametrize("width", [1280, PHONE["width"]])
def test_words_of_the_table_are_not_broken(table, page, language, width):
    page.set_viewport_size({"width": width, "height": 900})
    broken = page.locator("article table :is(th, td)").evaluate_all(
        """cells => cells.filter(cell => {
            const range = document.createRange();
            const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                for (const word of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {
                    range.setStart(walker.currentNode, word.index);
                    range.setEnd(walker.currentNode, word.index + word[0].length);
                    if (new Set([...range.getClientRects()].map(r => r.top)).size > 1) return true;
                }
            }
        }).map(cell => cell.textContent)"""
    )
    assert broken == []
