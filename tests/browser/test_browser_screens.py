"""Small screens, dark screens: nothing runs off, nothing is too small or too faint."""

from __future__ import annotations

from collections import defaultdict

import pytest
from builtsite import PHONE

TAP = 44
OPEN_ALL = "for (const d of document.querySelectorAll('details')) d.open = true"
FAULTS = """tap => {
    document.documentElement.className = 'js';
    const wide = () => document.documentElement.scrollWidth <= innerWidth ? []
        : [...document.querySelectorAll('body *')]
            .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
            .map(e => e.outerHTML.slice(0, 120)).slice(-2).concat('too wide');
    const closed = wide();
    for (const d of document.querySelectorAll('details')) d.open = true;
    const inText = '.twin :is(p:not(.twin-link), li, td, th)';
    const small = [...document.querySelectorAll('.proof :is(summary, button, a)')]
        .filter(e => !e.closest(inText) && e.checkVisibility())
        .map(e => [e.textContent, e.getBoundingClientRect()])
        .filter(([, r]) => Math.min(r.width, r.height) < tap - .5)
        .map(([text, r]) => `${text} ${Math.round(r.width)}x${Math.round(r.height)}`);
    return [...closed, ...wide(), ...small];
}"""
ANSWERS = """async ids => {
    const low = [];
    for (const id of ids) {
        location.replace('#' + id);
        const heading = document.getElementById(id);
        let item = heading;
        while (item && !item.querySelector?.('.mark-answer')) item = item.nextElementSibling;
        const seen = () => {
            const r = item?.querySelector('.mark-answer').getBoundingClientRect();
            return r && r.bottom + 24 <= innerHeight && r.top >= 0;
        };
        // The page scrolls when it comes to it.
        for (let tries = 0; tries < 100 && !seen(); tries++) {
            await new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));
        }
        if (!seen()) low.push(id);
    }
    return low;
}"""
FAINT = """() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgba = color => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
        .map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
    const over = (a, b) => a.slice(0, 3).map((c, i) => c * a[3] / 255 + b[i] * (1 - a[3] / 255));
    const behind = e => {
        const own = rgba(getComputedStyle(e).backgroundColor);
        if (own[3] === 255 || !e.parentElement) return own.slice(0, 3);
        return own[3] ? over(own, behind(e.parentElement)) : behind(e.parentElement);
    };
    const found = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !e.getBoundingClientRect().width) continue;
        if (!e.checkVisibility({visibilityProperty: true})) continue;
        if (!e.closest('main, .md-header, .md-footer') || e.closest('.hidden-label')) continue;
        const back = behind(e);
        const front = over(rgba(getComputedStyle(e).color), back);
        const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
        const ratio = (a + .05) / (b + .05);
        if (ratio < 4.5) found[`${e.tagName}.${e.className}`] = ratio.toFixed(1);
    }
    return found;
}"""


def test_no_page_scrolls_sideways_and_every_button_can_be_hit(new_context, language, site):
    # Script changes nothing of this, and without it the pages come five times as fast.
    context = new_context(language, viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    faults = {}
    for address in site.of_language(language):
        page.goto(address)
        faults[address] = page.evaluate(FAULTS, TAP)
    context.close()
    assert not {address: found for address, found in faults.items() if found}


def test_an_answer_stands_on_the_first_screen_of_its_address(phone, language, clauses):
    pages = defaultdict(list)
    for record in clauses.values():
        if record["kind"] == "ruling":
            pages[record["anchor"][language].partition("#")[0]].append(record["id"])
    assert pages
    for address, ids in pages.items():
        phone.goto(address)
        phone.evaluate("document.fonts.ready")
        assert phone.evaluate(ANSWERS, ids) == []


def test_the_drawer_leads_from_page_to_page(phone, language):
    phone.goto(f"{language}/lost-legacy/cards/")
    phone.locator("label.md-header__button[for=__drawer]").tap()
    phone.locator(".md-nav--primary a[href$='glossary/']:visible").first.tap()
    phone.wait_for_url(f"**/{language}/lost-legacy/glossary/")


def test_steps_are_lines_whatever_they_cite(page, language, phone):
    for screen in (page, phone):
        screen.goto(f"{language}/lost-legacy/rulings-cards/")
        screen.evaluate(OPEN_ALL)
        widths = screen.locator(".step-text").evaluate_all(
            "all => all.map(e => e.clientWidth / e.closest('.step').clientWidth)"
        )
        assert min(widths) > 0.4


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_text_is_too_faint(page, language, scheme):
    page.emulate_media(color_scheme=scheme)
    for address in ("", "lost-legacy/rulings-cards/#ll-q-assault-sneak-attack"):
        page.goto(f"{language}/{address}")
        page.evaluate(OPEN_ALL)
        assert page.evaluate(FAINT) == {}
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    brightness = sum(map(int, paper.removeprefix("rgb(").removesuffix(")").split(", ")))
    assert (brightness > 600) == (scheme == "light")
