"""The words and messages of a game, and whether what is told of it is in words throughout."""

import re
from pathlib import Path

import rulebook.text
from rulebook.gate.telling import Teller
from rulebook.text.data import load_toml
from rulebook.text.words import load_words

COMMON = Path(rulebook.text.__file__).with_name("common.toml")


def folder(game):
    """Return the folder of a game's module."""
    return Path(game.__file__).parent


def messages_of(game):
    return load_toml(folder(game) / "messages.toml")


def words_of(game):
    """Return the words of a game with those of every game."""
    return load_words(COMMON, folder(game) / "words.toml")


def teller_of(game):
    return Teller(messages_of(game), words_of(game), ("ko", "en"))


def told_well(steps):
    """Check that no name of the engine is left in either language, and that sentences end."""
    for step in steps:
        assert "_" not in step.text["en"], step
        assert not re.search(r"[a-z]{3,}", step.text["ko"]), step
        assert step.text["ko"].endswith((".", " ")), step


def choices_told(teller, table):
    """Check that each choice made at a table can be told in both languages."""
    for _, choice in table.record().choices:
        assert teller.choice(choice, "ko")
        assert teller.choice(choice, "en")
