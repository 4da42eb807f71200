"""How often clauses are used is counted the same way every time, and read back as written."""

import corpus
import pytest

from rulebook.gate.project import CannotRun, find_project
from rulebook.gate.usage import Usage, count_usage, read_usage, write_usage
from rulebook.text.data import BadData

ROOT = corpus.GOOD.parents[2]


def test_the_same_games_give_the_same_counts():
    project = find_project(ROOT)
    first = count_usage(project, "lost-legacy", 30)
    assert first == count_usage(project, "lost-legacy", 30)
    assert first.players == (2, 3, 4)
    assert first.used["ll-draw"] == 30
    assert 0 < first.used["ll-assault"] <= 30


def test_counts_are_read_back_as_written(tmp_path):
    project = find_project(corpus.GOOD)
    usage = Usage(7, (2,), {"pb-take": 7, "pb-last": 3})
    target = tmp_path / "usage.toml"
    target.write_text(write_text(project, usage, tmp_path), "utf-8")
    assert read_usage(target) == usage


def write_text(project, usage, folder):
    class Elsewhere:
        def engine(self, game):
            return folder

    path = write_usage(Elsewhere(), "pebbles", usage)
    return path.read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "games = 1",
        "[used]\na = 'x'",
        "[used]\na = inf",
        "used = 3\ngames = 1\nplayers = [1]",
    ],
)
def test_a_broken_file_of_counts_says_so(tmp_path, text):
    path = tmp_path / "usage.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData, match="no counts of usage"):
        read_usage(path)


def test_a_game_that_is_not_there_is_named():
    with pytest.raises(CannotRun, match="no game 'chess'; there are"):
        count_usage(find_project(ROOT), "chess", 1)


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        ("import nowhere", "No module named 'nowhere'"),
        ("", "has no attribute 'deal'"),
        ("def deal(seed): pass", "unexpected keyword argument 'players'"),
    ],
)
def test_a_game_that_cannot_be_played_says_why(pebbles, engine, why):
    pebbles.write("tiny_games/pebbles/__init__.py", engine)
    with corpus.fresh_modules(), pytest.raises(CannotRun, match=why):
        count_usage(find_project(pebbles.root), "pebbles", 1)
