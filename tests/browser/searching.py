"""The search of the site, asked as a reader asks it."""

from __future__ import annotations

from playwright.sync_api import Page

#: Among so many results, the first, the wanted clause is to be.
FIRST = 3
META = "document.querySelector('.md-search-result__meta').textContent.trim()"
LINKS = "links => links.filter(a => a.checkVisibility() && a.hash).map(a => a.hash.slice(1))"


class Search:
    """The search of one language, open on its start page."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        page.goto(f"{language}/")
        self.input = page.locator("input.md-search__input")
        self.input.click()
        config = "JSON.parse(document.getElementById('__config').textContent)"
        self.idle = page.evaluate(f"{config}.translations['search.result.placeholder']")

    def __call__(self, query: str) -> list[str]:
        """Return the anchors of the sections that are shown, best first."""
        for text, state in (("", "==="), (query, "!==")):
            self.input.fill(text)
            self.input.press("End")  # the script listens to keys
            self.page.wait_for_function(f"idle => {META} {state} idle", arg=self.idle)
        self.page.wait_for_function(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30, true)))"
        )
        return self.page.locator("a.md-search-result__link").evaluate_all(LINKS)
