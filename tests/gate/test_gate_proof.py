"""What a scenario must prove: values that bear, waivers that are needed, text that feeds it."""

from __future__ import annotations

import re

import pytest
from pebbles_project import EN, EXAMPLES, KO, Pebbles

HEAD = """from rulebook import clause, refused
from tiny_games import pebbles

says = clause("pb-most")
table = pebbles.position(row=["white"] * 4, turn=1)
"""
UPPER = """with refused("pb-most"):
    table.do(1, pebbles.Take(says.most + 1))
"""
LOWER = """table.do(1, pebbles.Take(says.most))
assert len(table.taken(1)) == says.most
"""


def scenarios(pebbles: Pebbles, *codes: str) -> None:
    """Let these be the scenarios of ``pb-most``."""
    fences = "\n".join(f"```python\n{code}```\n" for code in codes)
    section = re.compile(r"(## pb-most\n\n- [^\n]*\n\n)```python\n.*?```\n", re.DOTALL)
    changed, count = section.subn(lambda m: m.group(1) + fences, pebbles.read(EXAMPLES))
    assert count == 1
    pebbles.write(EXAMPLES, changed)


def test_one_side_of_a_bound_does_not_bear_it(pebbles: Pebbles) -> None:
    scenarios(pebbles, HEAD + UPPER)
    (finding,) = pebbles.report().findings
    assert finding.code == "not-bearing"
    assert finding.place.file == KO
    assert finding.message.endswith("is changed to 3")


def test_scenarios_of_a_clause_bear_its_values_together(pebbles: Pebbles) -> None:
    above = HEAD + UPPER
    below = HEAD + 'assert table.permits(1, pebbles.Take(says.most)) == "may"\n'
    scenarios(pebbles, above, below)
    assert pebbles.codes() == []


def test_scenario_that_adds_nothing_to_the_others_is_found(pebbles: Pebbles) -> None:
    scenarios(pebbles, HEAD + UPPER + LOWER, HEAD + "assert table.taken(1) == []\n")
    (finding,) = pebbles.report().findings
    assert (finding.code, finding.clause) == ("adds-nothing", "pb-most")


def test_value_may_be_read_by_only_one_of_several_scenarios(pebbles: Pebbles) -> None:
    scenarios(
        pebbles,
        HEAD + UPPER + LOWER,
        'from tiny_games import pebbles\n\ntable = pebbles.position(row=["white"] * 4, turn=2)\n'
        "table.do(2, pebbles.Take(2), )\nassert table.taken(2) == ['white', 'white']\n",
    )
    assert pebbles.codes() == ["adds-nothing"]


@pytest.mark.parametrize(
    "proof",
    [
        "before = len(table.row)\n" + LOWER + "assert before - len(table.row) == says.most\n",
        "table.do(1, pebbles.Take(2))\nassert says.most == len(table.taken(1)) and table.row\n",
        "table.do(1, pebbles.Take(2))\nassert [len(table.taken(1))] == [says.most]\n",
        "table.do(1, pebbles.Take(2))\nmost = says.most\nassert len(table.taken(1)) == most\n",
        "table.do(1, pebbles.Take(2))\nright = len(table.taken(1)) == says.most\nassert right\n",
        "table.do(1, pebbles.Take(2))\nassert table.taken(1) == ['white'] * says.most\n",
        "table.do(1, pebbles.Take(2))\n"
        "assert table.taken(1) == ['white' for _ in range(says.most)]\n",
        "open_ones = [option.count for option in table.decision.options]\n"
        "assert max(open_ones) == says.most\n",
        "counts = []\nfor option in table.decision.options:\n    counts.append(option.count)\n"
        "assert max(counts) == says.most\n",
        "total = 0\nfor option in table.decision.options:\n    total += len([option])\n"
        "assert total == says.most\n",
        "def taken(seat):\n    return len(table.taken(seat))\n\n\n"
        "table.do(1, pebbles.Take(2))\nassert taken(1) == says.most\n",
        "def right(table, most):\n    return len(table.taken(1)) == most\n\n\n"
        "table.do(1, pebbles.Take(2))\nassert right(table, says.most)\n",
        "for count in range(1, says.most + 1):\n"
        "    other = pebbles.position(row=['white'] * 4, turn=1)\n"
        "    other.do(1, pebbles.Take(count))\n    assert len(other.taken(1)) == count\n",
        "most = None\nfor option in table.decision.options:\n    most = option.count\n"
        "assert most == says.most\n",
        "(first, last) = [option.count for option in table.decision.options]\n"
        "assert (first, last) == (1, says.most)\n",
    ],
)
def test_honest_ways_to_compare_a_value_with_the_table_pass(pebbles: Pebbles, proof: str) -> None:
    scenarios(pebbles, HEAD + UPPER + proof)
    assert pebbles.report().findings == ()


WAIVER = "- waive: unbound-number — nobody takes so many turns\n"


def three_turns(pebbles: Pebbles) -> None:
    pebbles.change(EN, "You take turns.", "You take 3 turns each.")
    pebbles.change(KO, "번갈아 차례를 가집니다.", "세 번씩 번갈아 차례를 가집니다.")


@pytest.mark.parametrize("dash", ["—", "–", "-", ":"])
def test_waiver_with_a_reason_takes_the_finding_away(pebbles: Pebbles, dash: str) -> None:
    three_turns(pebbles)
    assert pebbles.codes() == ["unbound-number", "unbound-number"]
    waiver = WAIVER.replace("—", dash)
    pebbles.change(EXAMPLES, "## pb-turns\n\n", f"## pb-turns\n\n{waiver}")
    assert pebbles.codes() == []


def test_waiver_of_another_clause_or_code_does_not_help(pebbles: Pebbles) -> None:
    three_turns(pebbles)
    pebbles.change(EXAMPLES, "## pb-take\n\n", f"## pb-take\n\n{WAIVER}")
    pebbles.change(EXAMPLES, "## pb-turns\n\n", "## pb-turns\n\n- waive: untied — no\n")
    assert sorted(pebbles.codes()) == ["unbound-number"] * 2 + ["waiver-unneeded"] * 2


def test_finding_that_breaks_the_promise_is_never_waived(pebbles: Pebbles) -> None:
    pebbles.change(EN, "[two](says:most)", "[three](says:most)")
    pebbles.change(EXAMPLES, "## pb-most\n\n", "## pb-most\n\n- waive: differ — it is late\n")
    assert sorted(pebbles.codes()) == ["differ", "waiver"]


def test_game_that_exists_only_as_a_page_is_not_passed_over(pebbles: Pebbles) -> None:
    pebbles.write("docs/ko/marbles/rules.md", "# 구슬\n\n[다섯](says:marbles) 개를 놓습니다.\n")
    (finding,) = pebbles.report().findings
    assert (finding.code, finding.place.line) == ("outside", 3)


def test_engine_without_pages_is_not_passed_over(pebbles: Pebbles) -> None:
    pebbles.write("tiny_games/marbles/__init__.py", '"""Marbles."""\n')
    assert set(pebbles.codes()) == {"missing-file"}


@pytest.mark.parametrize(
    "proof",
    [
        # The table is named, but what comes of it is thrown away.
        "table.do(1, pebbles.Take(2))\nassert says.most == 2 + 0 * len(table.taken(1))\n",
        # The text is compared with the text, the same piece of the table on both sides.
        "table.do(1, pebbles.Take(2))\nassert says.most + len(table.row) == 2 + len(table.row)\n",
        # The value lays out the position, and only what was laid out is looked at.
        "other = pebbles.position(row=['white'] * says.most, turn=1)\nassert len(other.row) == 2\n",
    ],
)
def test_known_limit_names_are_followed_and_values_are_not(pebbles: Pebbles, proof: str) -> None:
    """These prove nothing and pass: where one is found one day, move it to tests/bad."""
    scenarios(pebbles, HEAD + UPPER.replace("says.most + 1", "3") + proof)
    assert pebbles.codes() == []
