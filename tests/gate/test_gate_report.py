"""How a report is printed and handed on: text, JSON, GitHub, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
import unicodedata
from pathlib import Path

import corpus
import pytest
from click.testing import CliRunner
from pebbles_project import EN, EXAMPLES, KO, Pebbles

from rulebook.cli import main
from rulebook.gate import Report, check, process, text_report
from rulebook.gate.printing import github_report, json_report


def differing(pebbles: Pebbles) -> Report:
    pebbles.change(EN, "[two](says:most)", "[three](says:most)")
    return pebbles.report()


def test_json_names_the_finding_its_place_and_its_other_end(pebbles: Pebbles) -> None:
    data = json.loads(json_report(differing(pebbles)))
    shares = data.pop("shares")
    assert data == {
        "exit_code": 1,
        "cannot_run": "",
        "counts": {
            "clauses": 6,
            "rulings": 1,
            "notes": 1,
            "readings": 1,
            "scenarios": 7,
            "values": 7,
            "runs": 42,
        },
        "findings": [
            {
                "code": "differ",
                "message": '\'most\': "three" is 3, but Korean "두" is 2; '
                "the scenario agrees with Korean",
                "clause": "pb-most",
                "place": {"file": EN, "line": 19, "col": 18, "length": 18},
                "others": [
                    {
                        "label": "Korean",
                        "place": {"file": KO, "line": 19, "col": 16, "length": 14},
                    }
                ],
            }
        ],
    }
    assert [(share["page"], share["language"]) for share in shares] == [
        ("pebbles/rules.md", "ko"),
        ("pebbles/rules.md", "en"),
    ]
    assert (shares[1]["numbers"], shares[1]["modals"], shares[1]["terms"]) == ([3, 3], [2, 2], 1)


def test_github_annotates_the_fragment_and_names_the_other_end(pebbles: Pebbles) -> None:
    assert github_report(differing(pebbles)) == (
        f"::error file={EN},line=19,col=18,endColumn=36,title=differ::"
        '\'most\': "three" is 3, but Korean "두" is 2; the scenario agrees with Korean'
        f"%0AKorean: {KO}:19:16\n"
    )


def test_github_escapes_what_would_end_a_command(pebbles: Pebbles) -> None:
    pebbles.change(EXAMPLES, "- covers: pb-001", "- 100% sure: yes, really")
    first = github_report(pebbles.report()).split("\n")[1]
    assert "::'100%25 sure: yes, really': an entry is one of" in first


@pytest.mark.parametrize("name", ["_good", "differ", "reading", "cannot-run-broken"])
def test_report_survives_json(name: str, tmp_path: Path) -> None:
    report = corpus.report(name, corpus.lay(name, tmp_path / "project"))
    again = Report.from_json(report.to_json())
    assert again == report
    assert again.exit_code == report.exit_code


def test_report_of_a_clause_holds_what_the_site_shows(pebbles: Pebbles) -> None:
    report = pebbles.report()
    clauses = {clause.id: clause for clause in report.clauses}
    clause = clauses["pb-last"]
    assert (clause.kind, clause.reading, clause.options) == ("clause", True, ("last_loses",))
    assert clause.alternatives["en"] == ("whoever takes the last pebble loses.",)
    assert clause.reason["ko"].startswith("규칙은 가진 조약돌을 세므로")
    assert sum(s.runs for c in report.clauses for s in c.scenarios) == report.counts["runs"]
    steps = clause.scenarios[0].steps
    assert steps[-1].text == {"ko": "플레이어 2가 이깁니다.", "en": "Player 2 wins."}
    assert steps[-1].clauses == ("pb-last", "pb-take")
    assert "pb-first" not in clauses


@pytest.mark.parametrize(
    ("form", "beginning"), [("text", EN), ("json", "{"), ("github", "::error file=")]
)
def test_command_exits_with_1_where_something_differs(
    pebbles: Pebbles, form: str, beginning: str
) -> None:
    pebbles.change(EN, "[two](says:most)", "[three](says:most)")
    result = CliRunner().invoke(main, ["check", str(pebbles.root), "--format", form])
    assert result.exit_code == 1
    assert result.output.startswith(beginning)


@pytest.mark.parametrize(
    ("form", "output"),
    [
        ("text", "cannot run: no rulebook.toml in "),
        ("github", "::error title=rulebook::no rulebook.toml in "),
    ],
)
def test_command_exits_with_2_outside_of_any_project(
    tmp_path: Path, form: str, output: str
) -> None:
    result = CliRunner().invoke(main, ["check", str(tmp_path), "--format", form])
    assert result.exit_code == 2
    assert result.output.startswith(output)


def test_real_command_finds_the_project_around_a_folder(pebbles: Pebbles) -> None:
    command = [sys.executable, "-c", "from rulebook.cli import main; main()", "check"]
    done = subprocess.run(
        command, cwd=pebbles.root / "docs" / "ko", capture_output=True, text=True, encoding="utf-8"
    )
    assert done.stderr == ""
    assert done.stdout == (
        "Text, scenarios and engine agree: 6 clauses, 1 ruling, 7 scenarios, 7 stated values, "
        "40 runs.\n"
    )
    assert done.returncode == 0


def test_command_prints_the_text_of_the_report(pebbles: Pebbles) -> None:
    report = differing(pebbles)
    result = CliRunner().invoke(main, ["check", str(pebbles.root)])
    assert result.output == text_report(report, pebbles.root)


def cells(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


@pytest.mark.parametrize("decomposed", [False, True])
def test_caret_stands_under_a_korean_fragment_and_is_as_wide(
    pebbles: Pebbles, decomposed: bool
) -> None:
    written = "자기 차례에는 줄의 [왼쪽 끝](says:side)에서"
    if decomposed:
        changed = unicodedata.normalize("NFD", "자기 차례에는 줄의 ") + "[왼쪽 끝](says:side)에서"
        pebbles.change(KO, written, changed)
    pebbles.change(EN, "[left end](says:side)", "[right end](says:side)")
    text = text_report(pebbles.report(), pebbles.root).split("\n")
    (label,) = [n for n, line in enumerate(text) if line.startswith(f"  Korean: {KO}:15:")]
    line, caret = text[label + 1], text[label + 2]
    fragment = "[왼쪽 끝](says:side)"
    before = unicodedata.normalize("NFC", line[: line.index(fragment)])
    assert len(caret) - len(caret.lstrip(" ")) == cells(before)
    assert caret.strip(" ") == "^" * cells(fragment)


def test_long_lines_are_cut_around_the_fragment(pebbles: Pebbles) -> None:
    filler = "줄을 놓습니다, " * 40
    pebbles.change(
        KO, "하얀 조약돌 [네](says:white) 개와", f"{filler}하얀 조약돌 [네](says:white) 개와"
    )
    pebbles.change(EN, "[four](says:white)", "[five](says:white)")
    text = text_report(pebbles.report(), pebbles.root).split("\n")
    (line,) = [line for line in text if "[네](says:white)" in line]
    assert line.startswith("    …")
    assert len(line) < 130


def test_check_never_raises(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.toml"
    file.write_bytes(b"\xff\xfe\x00")
    for place in (file, tmp_path, tmp_path / "nowhere"):
        assert check(place).exit_code == 2


def test_check_gives_up_after_many_scenarios_that_end_the_process(
    pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    pebbles.change(EXAMPLES, "table = pebbles.deal()\n", "import os\n\nos._exit(7)\n")
    monkeypatch.setattr(process, "MOST_RESTARTS", 1)
    report = check(pebbles.root)
    assert report.cannot_run == f"1 scenarios ended the check, the last one at {EXAMPLES}:7:1"


def test_scenario_can_be_pasted_into_python_beside_the_project(
    pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulebook import clause

    monkeypatch.chdir(pebbles.root / "docs")
    says = clause("pb-row")
    assert (says.white, says.black) == (4, 3)
    with pytest.raises(AttributeError, match="pb-row states no 'whit'; did you mean white"):
        says.whit  # noqa: B018
    with pytest.raises(LookupError, match="no clause 'pb-rows'; did you mean pb-row"):
        clause("pb-rows")
    for nonsense in (None, 5, ["pb-row"]):
        with pytest.raises(LookupError, match="by its id in quotes"):
            clause(nonsense)  # type: ignore[arg-type]
