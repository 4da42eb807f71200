"""Every bad project fails with exactly its recorded messages, and no finding goes without one."""

from __future__ import annotations

import ast
import functools
import shutil
from pathlib import Path

import corpus
import pytest

import rulebook.gate
import rulebook.text
from rulebook.gate.proof import CODES

CANNOT_RUN = "cannot-run"


@functools.cache
def codes_in_source() -> frozenset[str]:
    """Return every code that the gate and its readers can give."""
    found = set(CODES.values())
    for package in (rulebook.gate, rulebook.text):
        for path in Path(package.__path__[0]).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and len(node.args) > 1:
                    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                    first = node.args[0]
                    if name in ("add", "note", "CannotRead") and isinstance(first, ast.Constant):
                        found.add(first.value)
    return frozenset(found)


@pytest.mark.parametrize("name", corpus.folders())
def test_bad_project_prints_its_recorded_findings(name: str, tmp_path: Path) -> None:
    root = corpus.lay(name, tmp_path.resolve() / "project")
    report = corpus.report(name, root)
    assert corpus.printed(report, root) == corpus.expected(name)
    assert report.exit_code == (2 if name.startswith(CANNOT_RUN) else 1)


@pytest.mark.parametrize("code", sorted(codes_in_source()))
def test_every_code_has_a_bad_project_that_shows_it(code: str) -> None:
    shown = [
        name
        for name in corpus.folders()
        if name.startswith(code) and f" {code} " in corpus.expected(name)
    ]
    assert shown, f"make a folder tests/bad/{code} that shows this finding"


@pytest.mark.parametrize("name", corpus.folders())
def test_every_folder_shows_the_finding_it_is_called_after(name: str) -> None:
    codes = [code for code in codes_in_source() if name == code or name.startswith(f"{code}-")]
    if name.startswith(CANNOT_RUN):
        assert corpus.expected(name).startswith("cannot run: ")
    else:
        assert any(f" {code} " in corpus.expected(name) for code in codes)


def test_good_project_passes(tmp_path: Path) -> None:
    root = corpus.lay("_good", tmp_path / "project")
    report = corpus.examined(root)
    assert corpus.printed(report, root).startswith("Text, scenarios and engine agree: ")
    assert report.exit_code == 0


def test_every_recorded_place_names_a_line_that_exists(tmp_path: Path) -> None:
    for name in corpus.folders():
        root = corpus.lay(name, tmp_path / name)
        for line in corpus.expected(name).split("\n"):
            file, *place = line.split(" ")[0].split(":")
            path = root / file
            if len(place) == 2 and path.is_file():
                lines = path.read_bytes().split(b"\n")
                assert 1 <= int(place[0]) <= len(lines), f"{name}: {line}"


def test_record_writes_what_the_command_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = corpus.expected("differ")
    shutil.copytree(corpus.HERE / "differ", tmp_path / "differ")
    (tmp_path / "differ/expected.txt").write_text("an older message", "utf-8")
    monkeypatch.setattr(corpus, "HERE", tmp_path)
    assert corpus.record("differ")
    assert corpus.expected("differ") == before
    assert not corpus.record("differ")
