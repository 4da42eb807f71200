"""The search, as a reader uses it: the wanted clause is among the first three results."""

from __future__ import annotations

import pytest
from searching import FIRST

KOREAN = [
    ("습격은", "ll-assault"),
    ("습격으로 매복을", "ll-q-assault-sneak-attack"),
    ("매복을 검사로", "ll-q-swordsman-sneak-attack"),
    ("매복한테", "ll-sneak-attack"),
    ("그림자도둑", "ll-shadow-thief"),
    ("운명의자매가", "ll-sister-of-fate"),
    ("오래된지도를", "ll-old-map"),
    ("탐색단계에서 매복", "ll-q-sneak-attack-revealed"),
    ("탐색 단계에서 매복", "ll-q-sneak-attack-revealed"),
    ("폐허섞기", "ll-ruins-shuffle"),
    ("폐허를 섞으면", "ll-ruins-shuffle"),
    ("시작플레이어", "ll-first-player"),
    ("승리하려면", "ll-shadow-thief-wins"),
    ("덱이 비면", "ll-deck-empty"),
    ("교환했는지", "ll-exchange-secret"),
    ("탈락한 사람의 손패", "ll-q-hand-of-eliminated"),
    ("내야", "ll-play"),
    ("같은 탐색속도", "ll-investigation-tie"),
    ("기습", "ll-sneak-attack"),
    ("소드맨", "ll-swordsman"),
    ("Sneak Attack", "ll-sneak-attack"),
    ("assault", "ll-assault"),
]
ENGLISH = [
    ("assault", "ll-assault"),
    ("assault sneak attack", "ll-q-assault-sneak-attack"),
    ("exchange secret", "ll-exchange-secret"),
    ("empty deck", "ll-deck-empty"),
    ("shuffling the ruins", "ll-ruins-shuffle"),
    ("eliminated hand", "ll-eliminated"),
    ("same speed", "ll-investigation-tie"),
    ("last player", "ll-last-player"),
    ("swordsman starship", "ll-q-swordsman-starship"),
    ("old map empty deck", "ll-old-map-empty-deck"),
    ("how many players", "ll-players"),
    ("clockwise", "ll-clockwise"),
    ("습격", "term-assault"),
    ("swap hands", "ll-exchange-secret"),
    ("exchange hands with another player", "ll-assault"),
]


@pytest.mark.parametrize(("query", "wanted"), KOREAN)
def test_korean_search_finds(searches, query, wanted):
    assert wanted in searches["ko"](query)[:FIRST]


@pytest.mark.parametrize(("query", "wanted"), ENGLISH)
def test_english_search_finds(searches, query, wanted):
    assert wanted in searches["en"](query)[:FIRST]


@pytest.mark.parametrize("query", ["swap", "player", "reveal a card"])
def test_rules_stand_before_the_engine(searches, query):
    found = searches["en"](query)
    assert not [id for id in found[:FIRST] if id.startswith("rulebook.")]


def test_the_engine_is_found_by_its_names(searches):
    assert any(id.startswith("rulebook.") for id in searches["en"]("seen_by")[:FIRST])


@pytest.mark.parametrize(("language", "word"), [("ko", "습격"), ("en", "Assault")])
def test_a_word_typed_key_by_key_leads_to_its_clause(page, language, word):
    page.goto(f"{language}/lost-legacy/")
    page.keyboard.press("/")
    page.locator("input.md-search__input").press_sequentially(word, delay=20)
    page.keyboard.press("End")
    page.locator("a.md-search-result__link[href*='#ll-assault']").first.click()
    page.wait_for_url(f"**/{language}/lost-legacy/cards/*#ll-assault")
