"""Every finding has a page in both languages, and no page explains one that does not exist."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from rulebook.gate.waivers import WAIVABLE

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "bad"))

from test_bad import codes_in_source  # noqa: E402

CODES = sorted(codes_in_source())
LANGUAGES = ("ko", "en")
FENCE = re.compile(r"^(`{3,}).*?^\1$", re.MULTILINE | re.DOTALL)


def folder(language: str) -> Path:
    return ROOT / "docs" / language / "findings"


def page(language: str, name: str) -> str:
    return (folder(language) / f"{name}.md").read_text("utf-8")


def headings(text: str) -> list[str]:
    """Return the anchors of a page in their order."""
    return re.findall(r"^#+ .*\{#([\w-]+)\}$", FENCE.sub("", text), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_those_of_the_findings_there_are(language: str) -> None:
    assert sorted(path.stem for path in folder(language).iterdir()) == sorted([*CODES, "index"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_index_links_to_each_page_once_in_a_table(language: str) -> None:
    rows = re.findall(r"^\| \[`([\w-]+)`\]\(([\w-]+)\.md\) \|", page(language, "index"), re.M)
    assert [code for code, _ in rows] == [target for _, target in rows]
    assert sorted(code for code, _ in rows) == CODES


def test_index_has_the_same_order_in_both_languages() -> None:
    one, two = (
        re.findall(r"^## .*#\S+\}$|^\| \[`\S+`", page(lang, "index"), re.M) for lang in LANGUAGES
    )
    assert [re.sub(r"^## .*\{", "", line) for line in one] == [
        re.sub(r"^## .*\{", "", line) for line in two
    ]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_names_its_finding_and_shows_it(language: str, code: str) -> None:
    text = page(language, code)
    assert text.startswith(f"---\ntitle: {code}\n---\n\n# {code}: ")
    assert text.count(f"\n<!-- rulebook: finding {code} -->\n") == 1
    assert headings(text) == ["why", "example", "mend", "waiver"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_says_truly_whether_it_can_be_waived(language: str, code: str) -> None:
    waiver = page(language, code).rpartition("{#waiver}")[2]
    assert (f"\n- waive: {code} — " in waiver) == (code in WAIVABLE)
