"""Recorded games play again word for word."""

import pytest
from recorded_games import HERE, read, told

FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_a_recorded_game_plays_again_word_for_word(path):
    assert told(read(path)) == path.read_text("utf-8")


ENDINGS = {
    "lost-legacy": (
        "ll-last-player",
        "ll-shadow-thief-wins",
        "ll-investigation-find",
        "ll-nobody-finds",
    ),
    "ascension": ("asc-winner", "asc-tie", "asc-solo-win", "asc-solo-tie", "asc-solo-loss"),
    "twilight-imperium": ("ti-slice",),
}


@pytest.mark.parametrize("game", ENDINGS)
def test_every_way_a_game_can_end_is_recorded(game):
    text = "".join(path.read_text("utf-8") for path in HERE.glob(f"{game}/*.txt"))
    for clause in ENDINGS[game]:
        assert f"by {clause}\n" in text
