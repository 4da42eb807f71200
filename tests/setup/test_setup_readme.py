"""The README: its example is true, and what it tells to type exists."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
GUIDES = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
#: A file's path in bold code, then a fence with what it holds.
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n(`{3,})\w+\n(.*?)^\2$", re.MULTILINE | re.DOTALL)
#: A change, then what the gate says.
SAYS = re.compile(r"^```diff\n(.*?)^```\n.*?^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def example(folder: Path) -> None:
    """Write the README's example as a project of its own, with the real engine."""
    made = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=made)
    (folder / "rulebook.toml").write_text('languages = ["ko", "en"]\n', "utf-8")
    for path, _, content in FILE.findall(README):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, "utf-8")


def check(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from rulebook.cli import main; main()", "check"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def change(folder: Path, diff: str) -> None:
    """Make the change that a diff without line numbers shows."""
    path = ""
    lines = diff.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("+++ "):
            path = line.removeprefix("+++ ")
        elif line.startswith("-") and not line.startswith("---"):
            text = (folder / path).read_text("utf-8")
            assert text.count(line[1:]) == 1, f"{path} does not have once: {line[1:]}"
            (folder / path).write_text(text.replace(line[1:], lines[number + 1][1:]), "utf-8")


def about_pages(said: str) -> str:
    """Return the findings on pages and scenarios; the example leaves the other clauses out."""
    found = re.split(r"^(?=\S)", said, flags=re.MULTILINE)
    return "".join(part for part in found if part.startswith(("docs/", "examples/")))


def without_lines(said: str) -> str:
    """Drop the engine's line numbers: an edit of the engine need not be one of the README."""
    return re.sub(r"(src/\S+?):\d+:\d+", r"\1", said)


def test_the_example_agrees(tmp_path: Path) -> None:
    example(tmp_path)
    assert about_pages(check(tmp_path)) == ""


def test_there_is_an_example_of_each_disagreement() -> None:
    assert len(FILE.findall(README)) == 3
    assert len(SAYS.findall(README)) == 2


@pytest.mark.parametrize(("diff", "says"), SAYS.findall(README), ids=["languages", "engine"])
def test_the_gate_says_what_the_readme_shows(tmp_path: Path, diff: str, says: str) -> None:
    example(tmp_path)
    change(tmp_path, diff)
    assert without_lines(about_pages(check(tmp_path))) == without_lines(says)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_target_exists(guide: str) -> None:
    text = (ROOT / guide).read_text("utf-8")
    named = set(re.findall(r"`(?:[A-Z_]+=\S+ )?make ([a-z]+)", text))
    named |= set(re.findall(r"^(?:[A-Z_]+=\S+ )?make ([a-z]+)", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named <= targets
    assert guide != "README.md" or {"serve", "test"} <= named


@pytest.mark.parametrize("guide", GUIDES)
def test_every_link_leads_to_a_file(guide: str) -> None:
    text = re.sub(r"^(`{3,}).*?^\1$", "", (ROOT / guide).read_text("utf-8"), flags=re.M | re.S)
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
