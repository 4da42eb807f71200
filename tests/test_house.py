"""The house: imports run one way, and files stay small enough to read."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "rulebook"
#: Which packages a package may import, beside itself.
MAY = {
    "table": set(),
    "text": set(),
    "games": {"table"},
    "gate": {"text", "table"},
    "site": {"gate", "text"},
}
FILES = sorted(SRC.rglob("*.py"))


def imported(path):
    """Yield the packages of rulebook that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "rulebook":
            names = [f"rulebook.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        for name in names:
            parts = name.split(".")
            if parts[0] == "rulebook" and len(parts) > 1:
                yield parts[1]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(SRC).as_posix())
def test_imports_run_one_way(path):
    package = path.relative_to(SRC).parts[0]
    if package in MAY:
        assert set(imported(path)) <= MAY[package] | {package}


def test_no_game_knows_another():
    for path in SRC.glob("games/*/*.py"):
        own = path.parent.name
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                "rulebook.games."
            ):
                assert node.module.split(".")[2] == own


def test_the_shared_part_names_no_game():
    games = [p.name for p in SRC.glob("games/*/") if (p / "__init__.py").exists()]
    assert games
    for package in ("table", "text", "gate", "site"):
        for path in (SRC / package).rglob("*.py"):
            text = path.read_text("utf-8")
            for game in games:
                assert f"games.{game}" not in text, path


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(SRC).as_posix())
def test_a_file_holds_one_idea(path):
    assert len(path.read_text("utf-8").splitlines()) <= 300


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(SRC).as_posix())
def test_everything_public_is_documented(path):
    tree = ast.parse(path.read_text("utf-8"))
    for node in [tree, *tree.body]:
        named = isinstance(node, ast.FunctionDef | ast.ClassDef)
        if (named and not node.name.startswith("_")) or isinstance(node, ast.Module):
            assert ast.get_docstring(node), getattr(node, "name", path.name)
