"""Where the check cannot begin it says so in one line, whatever it was called with."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from pebbles_project import Pebbles

from rulebook.cli import main


def said(path: Path) -> str:
    result = CliRunner().invoke(main, ["check", str(path)])
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2
    return result.output


def test_links_in_a_circle_are_no_folder(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert "is no folder" in said(tmp_path / "a")
    assert "is no folder" in said(tmp_path / "a" / "inside")


@pytest.mark.parametrize("seconds", ["inf", "nan", "-1.0", "-inf", "1e300"])
def test_a_deadline_is_a_number_of_seconds(tmp_path: Path, seconds: str) -> None:
    (tmp_path / "rulebook.toml").write_text(f"deadline = {seconds}\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    assert "deadline" in said(tmp_path)


@pytest.mark.parametrize("data", ["docs = " + "[" * 5_000, "deadline = " + "1" * 5_000])
def test_what_no_reader_of_toml_bears_cannot_run(tmp_path: Path, data: str) -> None:
    (tmp_path / "rulebook.toml").write_text(data, "utf-8")
    assert "this is no TOML" in said(tmp_path)


def test_a_project_without_a_game_cannot_run(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text('games = "none"\npath = ["."]\n', "utf-8")
    for folder in ("docs", "examples"):
        (tmp_path / folder).mkdir()
    assert "there is no game to check" in said(tmp_path)


def test_pages_may_lie_outside_the_project(pebbles: Pebbles, tmp_path: Path) -> None:
    docs = tmp_path / "elsewhere"
    (pebbles.root / "docs").rename(docs)
    pebbles.write("rulebook.toml", f"docs = {str(docs)!r}\n{pebbles.read('rulebook.toml')}")
    assert pebbles.codes() == []


def test_a_draft_is_not_read(tmp_path: Path) -> None:
    for folder in ("docs", "examples/unfinished"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "examples/unfinished/x.md").write_text("## x\n", "utf-8")
    (tmp_path / "rulebook.toml").write_text('games = "g"\ndrafts = ["unfinished"]\n', "utf-8")
    assert "there is no game to check" in said(tmp_path)


def test_no_drafts_can_be_said(tmp_path: Path) -> None:
    for folder in ("docs", "examples"):
        (tmp_path / folder).mkdir()
    (tmp_path / "rulebook.toml").write_text("drafts = []\n", "utf-8")
    assert "there is no game to check" in said(tmp_path)
