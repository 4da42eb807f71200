"""Reading a clause: its trace, its code, the other language, a citation, print, no script."""

from __future__ import annotations

import re

import pytest
from builtsite import OTHER, follow
from playwright.sync_api import Locator, Page, expect

GAME = "lost-legacy"
ASSAULT = f"{GAME}/cards/#ll-assault"
AMBUSHED = f"{GAME}/rulings-cards/#ll-q-assault-sneak-attack"


def box(page: Page, clause: str) -> Locator:
    """The box under a clause."""
    return page.locator(f"#{clause} ~ section.proof").first


def test_a_trace_opens_under_its_clause(page, language, clauses):
    page.goto(f"{language}/{ASSAULT}")
    trace = box(page, "ll-assault").locator("details.trace")
    expect(trace.locator(".step").first).to_be_hidden()
    trace.locator("summary").click()
    told = [step for run in clauses["ll-assault"]["trace"][language] for step in run]
    steps = trace.locator(".step")
    expect(steps).to_have_count(len(told))
    expect(steps.last).to_be_visible()
    for line, step in zip(steps.all_inner_texts(), told, strict=True):
        assert step["text"].split(":")[-1].strip() in line


def test_steps_lead_to_the_clauses_they_cite(page, language, clauses):
    page.goto(f"{language}/{AMBUSHED}")
    trace = box(page, "ll-q-assault-sneak-attack").locator("details.trace")
    trace.locator("summary").click()
    cited = {
        id
        for run in clauses["ll-q-assault-sneak-attack"]["trace"][language]
        for step in run
        for id in step["clauses"]
    }
    reasons = {"ll-assault", "ll-sneak-attack", "ll-exchange-after-elimination"}
    links = trace.locator("a.cited")
    shown = {href.partition("#")[2] for href in links.evaluate_all("l => l.map(a => a.href)")}
    # Of all that is under way the nearest clauses are shown, not the object of the game.
    assert reasons <= shown < cited
    follow(trace.locator("a[href$='#ll-exchange-after-elimination']").first)
    page.wait_for_url(f"**/{language}/{GAME}/exchange/#ll-exchange-after-elimination")
    expect(page.locator("#ll-exchange-after-elimination")).to_be_in_viewport()


def test_the_other_language_is_one_tap_away(page, language, clauses):
    other = OTHER[language]
    page.goto(f"{language}/{AMBUSHED}")
    twin = box(page, "ll-q-assault-sneak-attack").locator("details.twin")
    twin.locator("summary").click()
    body = twin.locator(f"[lang={other}].proof-body")
    expect(body).to_be_visible()
    expect(body).to_contain_text(clauses["ll-q-assault-sneak-attack"]["title"][other])
    assert "says:" not in body.inner_html()
    twin.locator(".twin-link a").click()
    page.wait_for_url(f"**/{other}/{AMBUSHED}")


def test_the_code_that_was_run_is_there(page, language, clauses):
    page.goto(f"{language}/{ASSAULT}")
    code = box(page, "ll-assault").locator("details.code")
    code.locator("summary").click()
    shown = code.locator("code").first
    expect(shown).to_be_visible()
    assert "".join(shown.inner_text().split()) == "".join(
        clauses["ll-assault"]["scenarios"][0].split()
    )


def test_code_and_engine_lead_to_each_other(page, language):
    page.goto(f"{language}/{ASSAULT}")
    code = box(page, "ll-assault").locator("details.code")
    code.locator("summary").click()
    follow(code.locator("a.engine").first)
    page.wait_for_url(re.compile(r"/en/lost-legacy/engine/#rulebook\.games\.lost_legacy\."))
    there = page.locator(f"[id='{page.url.partition('#')[2]}']")
    expect(there).to_be_in_viewport()
    stands_on = there.locator("xpath=following::p[@class='stands-on'][1]")
    follow(stands_on.get_by_role("link", name="Assault", exact=True))
    page.wait_for_url(f"**/en/{ASSAULT}")


def test_a_citation_says_where_it_is_from(new_context, site, language, clauses):
    context = new_context(language, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{language}/{ASSAULT}")
    button = box(page, "ll-assault").locator("button.cite")
    label = button.inner_text()
    button.click()
    expect(button).not_to_have_text(label)
    head, sentence, address = page.evaluate("navigator.clipboard.readText()").splitlines()
    game = {"ko": "로스트 레거시: 스타십", "en": "Lost Legacy: The Starship"}[language]
    assert head.split(" · ")[1:] == [game, "ll-assault"]
    assert sentence.endswith(".")
    assert "".join(sentence.split())[:8] in "".join(
        re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", clauses["ll-assault"]["text"][language]).split()
    )
    assert address == f"{site.url}{language}/{ASSAULT}"
    expect(page.locator("#rulebook-announcer")).not_to_be_empty()
    context.close()


def test_print_shows_the_trace_and_no_buttons(page, language):
    page.goto(f"{language}/{ASSAULT}")
    page.emulate_media(media="print")
    under = box(page, "ll-assault")
    expect(under.locator("details.trace .step").last).to_be_visible()
    assert under.locator("details.trace .step").last.bounding_box()["height"] > 0
    for hidden in ("details.code", "details.twin", "button.cite"):
        expect(under.locator(hidden)).to_be_hidden()


def test_without_script_all_of_it_is_in_the_page(new_context, language, clauses):
    context = new_context(language, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{language}/{AMBUSHED}")
    record = clauses["ll-q-assault-sneak-attack"]
    expect(page.locator("#ll-q-assault-sneak-attack + p .mark-answer")).to_be_visible()
    under = box(page, record["id"])
    rests = under.locator(".rests-on a").evaluate_all("l => l.map(a => a.hash.slice(1))")
    assert rests == list(record["rests_on"])
    under.locator("details.trace summary").click()
    expect(under.locator("details.trace .step").last).to_be_visible()
    under.locator("details.twin summary").click()
    expect(under.locator("details.twin .proof-body")).to_be_visible()
    expect(under.locator("button.cite")).to_be_hidden()
    context.close()


def test_many_rulings_are_folded_behind_their_number(page, language, clauses):
    page.goto(f"{language}/{ASSAULT}")
    resting = [id for id, record in clauses.items() if "ll-assault" in record["rests_on"]]
    folded = box(page, "ll-assault").locator("details.rests-here")
    expect(folded.locator("summary small")).to_have_text(str(len(resting)))
    expect(folded.locator("a").first).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.locator("a")).to_have_count(len(resting))
    follow(folded.locator("a").first)
    expect(page.locator("h2.ruling:target")).to_be_in_viewport()


def test_a_statement_leads_to_its_line(page, language, clauses):
    page.goto(f"{language}/{ASSAULT}")
    ids = box(page, "ll-assault").locator(".statement-ids a")
    assert ids.all_inner_texts() == list(clauses["ll-assault"]["statements"])
    follow(ids.first)
    page.wait_for_url(f"**/{language}/{GAME}/statements/#statement-ll-*")
    expect(page.locator(":target")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("name", "entries", "least"),
    [
        ("readings", "article > ul > li > strong > a", 20),
        ("statements", "article [id^='statement-']", 80),
        ("glossary", "article h2.term-entry", 40),
        ("rulings-cards", "article h2.ruling", 20),
        ("rulings-play", "article h2.ruling", 20),
        ("cards", "article table tbody tr", 9),
    ],
)
def test_pages_made_from_the_report_are_filled(page, language, clauses, name, entries, least):
    page.goto(f"{language}/{GAME}/{name}/")
    found = page.locator(entries).count()
    assert found >= least
    if name == "readings":
        mine = [record for record in clauses.values() if record["game"] == GAME]
        assert found == sum(record["reading"] for record in mine)
    expect(page.locator("article")).not_to_contain_text("<!--")
