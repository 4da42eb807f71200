"""Generated parts of pages, and where a marker counts as one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from mkdocs.exceptions import PluginError

from rulebook.site.book import Book
from rulebook.site.context import PageContext
from rulebook.site.markers import expand, names
from rulebook.site.parts import PARTS


@pytest.fixture
def page(report):
    names = {"g": {"ko": "놀이", "en": "The Game"}}
    return PageContext(Book(report, names, {}), "en/g/index.md", "en", "g", file="x.md")


def filled(page: PageContext, marker: str) -> str:
    return expand(f"<!-- rulebook: {marker} -->", page, PARTS, "").strip()


def test_table_comes_from_the_report_with_pipes_escaped(page):
    assert filled(page, "table cards").endswith("| Card |\n| --- |\n| A\\|B |")


def test_unknown_table_is_refused_by_name(page):
    with pytest.raises(PluginError, match=r"x\.md:1: no table 'card' .* there are: cards"):
        filled(page, "table card")


def test_glossary_has_an_anchor_for_each_term(page):
    text = filled(page, "glossary")
    assert "## the Void {#term-void .term-entry}" in text
    assert '<span class="term-twin" lang="ko">공허 구역</span>' in text
    assert 'Not used (한국어): <span lang="ko">빈 구역</span>' in text


def test_readings_tell_alternatives_reason_and_option(page):
    text = filled(page, "readings")
    assert "[What if the hand is empty?](cards.md#g-q)" in text
    assert "Other reading: choose again." in text
    assert "Reason: it is too late." in text
    assert "`again=True`" in text
    assert "g-assault" not in text


def test_rulings_begin_with_their_answer(page):
    line = "- **[What if the hand is empty?](cards.md#g-q)** You cannot look."
    assert filled(page, "rulings") == line


def test_statements_name_the_clauses_that_cover_them(page):
    text = filled(page, "statements")
    assert "Covered by: [Assault](cards.md#g-assault)" in text
    assert "Rest.<br>No clause yet" in text


def test_finding_is_the_recorded_message_in_a_fence_of_its_own(page, tmp_path):
    recorded = "x.md:1:1 differ one is two\n    one\n    ^^^\n1 finding.\n"
    message = tmp_path / "tests/bad/differ/expected.txt"
    message.parent.mkdir(parents=True)
    message.write_text(recorded, "utf-8")
    page = replace(page, root=tmp_path)
    assert filled(page, "finding differ") == f"```text\n{recorded}```"
    message.write_text(f"{recorded}    ```python\n", "utf-8")
    assert filled(page, "finding differ") == f"````text\n{recorded}    ```python\n````"


def test_finding_without_a_recorded_message_is_refused_by_its_file(page, tmp_path):
    page = replace(page, root=tmp_path)
    with pytest.raises(PluginError, match=r"x\.md:1: .*'dffer'.* no tests/bad/dffer/expected\.txt"):
        filled(page, "finding dffer")
    for argument in ("", "../../secret", "differ twice"):
        with pytest.raises(PluginError, match=r"x\.md:1: .* is no finding"):
            filled(page, f"finding {argument}")


def test_markers_in_fences_stay(page):
    text = "```\n<!-- rulebook: nothing -->\n```"
    assert expand(text, page, PARTS, text) == text
    assert names("~~~~\n~~~\n<!-- rulebook: glossary -->\n~~~~") == set()
    assert names("```\n```\n<!-- rulebook: glossary -->") == {"glossary"}
