"""All games, for the tests that hold of every one of them."""

import importlib
import pkgutil

import pytest

from rulebook import games

GAMES = [
    importlib.import_module(f"rulebook.games.{found.name}")
    for found in pkgutil.iter_modules(games.__path__)
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
