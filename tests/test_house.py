"""The house: imports run one way, and files stay small enough to read."""

import ast
import subprocess
import sys
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
    """Yield the modules of rulebook that a file imports, without ``rulebook.`` before them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: {ast.unparse(node)}; name the whole module"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            assert name != "rulebook", f"{path}: import what you need of it"
            if name.startswith("rulebook."):
                yield name.removeprefix("rulebook.")


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(SRC).as_posix())
def test_imports_run_one_way(path):
    package = path.relative_to(SRC).parts[0]
    if package.endswith(".py"):
        return
    for name in imported(path):
        assert name.split(".")[0] in MAY[package] | {package}, name


def test_no_game_knows_another():
    for path in SRC.glob("games/*/**/*.py"):
        own = path.relative_to(SRC).parts[1]
        for name in imported(path):
            assert not name.startswith("games.") or name.split(".")[1] == own, path


def test_the_engine_stands_without_the_gate():
    code = "import sys, rulebook.games.lost_legacy; print([m for m in sys.modules if 'gate' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


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
