"""Whatever stands in a file of the project, the gate answers with findings, never a traceback."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import corpus
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pebbles_project import EN, EXAMPLES, KO, Pebbles

from rulebook.gate import Report
from rulebook.gate.scenario import BadScenario, prepare
from rulebook.text.examples import Scenario
from rulebook.text.numerals import hard_numbers
from rulebook.text.place import Place
from rulebook.text.words import Term, Words

FAST = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

#: Pieces that mean something to one of the readers.
PIECES = [
    "# ", "## ", "### ", "{#pb-row}", "{#a .ruling}", "{#b .reading}", "{#c .note}", "{#}",
    "{#a b}", "[two](says:most)", "[두](says:두)", "[*a*](says:x)", "**[3](says:n)**", "[x][y]",
    "[y]: says:z", "[](says:)", "](says:n)", "[a](#pb-row)", "[a](../b.md#c)",
    "[a](says:n 'title](x')", "<says:n>", "![a](says:n)", "may not",
    "must", "바꿀 수 있습니다", "세 장",
    "12", "다섯", "`code`", "``", "`", "```", "```python", "~~~", "    ", "\t", "> ", "- ", "1. ",
    "- covers: pb-001", "- waive: untied", "- waive: untied — x", "Reason: x", "다른 읽기: y",
    "| a | b |", "|---|---|", "| [2](says:n) | 2 |", "<div markdown>", "</div>", "<!--", "-->",
    "<p>3 cards</p>", "!!! note", "&amp;", "&#0;", "\\", "\\|", "\r", "\r\n", "\n", "\n\n",
    "\n\n", "\x00", "\x0b", "\x0c", "\u2028", "\ufeff", "\u3000", "ㅎ\u1161", "가\u0301", "é",
    "😀", "***", "---", "===", "_", "*", "assert table", "pass",
]  # fmt: skip

text = st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=30).map("".join)


@pytest.fixture(scope="module")
def root() -> Iterator[Path]:
    """A project whose engine is empty: reading is what counts here."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve() / "project"
        shutil.copytree(corpus.GOOD, root, ignore=shutil.ignore_patterns("__pycache__"))
        (root / EXAMPLES).write_text("", "utf-8")
        (root / "tiny_games/pebbles/__init__.py").write_text("", "utf-8")
        yield root


def examined(root: Path, **files: bytes) -> Report:
    for file, data in files.items():
        (root / {"ko": KO, "en": EN, "examples": EXAMPLES}[file]).write_bytes(data)
    report = corpus.examined(root)
    assert not report.cannot_run
    # What was found can be told, in every form.
    assert corpus.printed(report, root)
    assert Report.from_json(report.to_json()) == report
    for finding in report.findings:
        assert finding.place.line >= 1
        assert finding.place.col >= 1
    return report


@FAST
@given(text, text)
def test_any_markdown_in_the_pages_gives_a_report(root: Path, korean: str, english: str) -> None:
    examined(root, ko=korean.encode(), en=english.encode())


@FAST
@given(st.binary(max_size=200))
def test_any_bytes_in_a_page_give_a_report(root: Path, data: bytes) -> None:
    examined(root, en=data)


@FAST
@given(text)
def test_any_markdown_in_the_examples_gives_a_report(root: Path, written: str) -> None:
    examined(root, examples=("## pb-row\n\n" + written).encode())


@settings(FAST, max_examples=60)
@given(st.text(max_size=60) | text)
def test_any_code_of_a_scenario_is_read(written: str) -> None:
    scenario = Scenario("pb-row", written, Place("examples/a.md", 3))
    with contextlib.suppress(BadScenario):
        prepare(scenario)


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends_of_other_systems_change_nothing(pebbles: Pebbles, ending: str) -> None:
    for file in (KO, EN, EXAMPLES, "tiny_games/pebbles/__init__.py", "rulebook.toml"):
        # TOML itself knows no single carriage return.
        end = "\r\n" if file.endswith(".toml") else ending
        pebbles.write(file, pebbles.read(file).replace("\n", end))
    assert pebbles.report().findings == ()


def test_what_is_no_plain_file_is_a_finding(pebbles: Pebbles) -> None:
    page = pebbles.root / EN
    page.unlink()
    os.mkfifo(page)
    report = pebbles.report()
    assert [f.code for f in report.findings if f.place.file == EN] == ["unreadable"]


def test_byte_order_mark_changes_nothing(pebbles: Pebbles) -> None:
    files = [p for p in pebbles.root.rglob("*.*") if p.suffix in (".md", ".toml", ".py")]
    for path in files:
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert pebbles.report().findings == ()


def test_decomposed_letters_are_one_finding_and_are_read_all_the_same(pebbles: Pebbles) -> None:
    pebbles.write(KO, unicodedata.normalize("NFD", pebbles.read(KO)))
    words = "tiny_games/pebbles/words.toml"
    pebbles.write(words, unicodedata.normalize("NFD", pebbles.read(words)))
    assert pebbles.codes() == ["decomposed"]


@pytest.mark.parametrize("depth", [2_000, 100_000])
def test_deeply_nested_code_is_a_finding(pebbles: Pebbles, depth: int) -> None:
    for file in (EXAMPLES, "tiny_games/pebbles/__init__.py"):
        text = pebbles.read(file)
        nested = f"x = {'-' * depth}1\n"
        before = text.index("from tiny_games import pebbles" if file == EXAMPLES else "THE_ROW")
        pebbles.write(file, text[:before] + nested + text[before:])
        assert not pebbles.report().cannot_run
        pebbles.write(file, text)


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("words.toml", "term = 3\n"),
        ("words.toml", "[term]\nwhite = 3\n"),
        ("words.toml", '[term.white]\nkind = "pebble"\nko = ["하얀"]\nwrong = 3\n'),
        ("words.toml", '[term.white]\nkind = "pebble"\nko = ["하얀"]\nabout = "x"\n'),
        ("words.toml", '[term.white]\nkind = "pebble"\nko = []\n[term.white.wrong]\nko = [""]\n'),
        ("words.toml", '[term.white]\nkind = "pebble"\nko = ["하얀"]\nsay = ["흰"]\n'),
        ("words.toml", '[term.white]\nkind = "pebble"\nko = ["하얀"]\nsay.ko = [3]\n'),
        ("messages.toml", "event = 3\n"),
        ("messages.toml", "seats = 3\n"),
        ("messages.toml", "[event]\nwon = 3\n"),
        ("messages.toml", '[base.seat]\nko = "{nobody}"\nen = "{nobody}"\n'),
        ("messages.toml", '[event.won]\nko = "{seat.name}"\nen = "{seat[0][1]}"\n'),
        ("messages.toml", '[event.won]\nko = "{seat:가/나/다}"\nen = "{seat!x}"\n'),
        ("statements.toml", "statement = 3\n"),
        ("statements.toml", "[statement]\nx = 3\n"),
        ("statements.toml", '[statement.x]\nwhere = "p"\nko = 3\n'),
    ],
)
def test_data_of_any_shape_is_a_finding(pebbles: Pebbles, file: str, content: str) -> None:
    pebbles.write(f"tiny_games/pebbles/{file}", content)
    assert pebbles.codes()


def test_a_numeral_in_the_name_of_a_card_counts_nothing():
    words = Words({"askara": Term("askara", "card", {"ko": ("두 겹의 아스카라",), "en": ()})})
    text = "두 겹의 아스카라를 두 장 냅니다."
    first, second = hard_numbers(text, "ko")
    assert words.is_part_of_term(text, first, "ko")
    assert not words.is_part_of_term(text, second, "ko")
