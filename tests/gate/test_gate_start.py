"""Where the check cannot begin it says so in one line, whatever it was called with."""

from pathlib import Path

import pytest
from click.testing import CliRunner

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
