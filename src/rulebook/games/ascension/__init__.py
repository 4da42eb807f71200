"""Ascension, 10th Anniversary Edition, complete: 53 kinds of card, 181 cards, 1 to 4 players."""

from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.choices import (
    Acquire,
    Banish,
    Copy,
    Decline,
    Defeat,
    Destroy,
    Discard,
    Draw,
    End,
    Fetch,
    Keep,
    Pick,
    Play,
    Use,
)
from rulebook.games.ascension.game import Ascension
from rulebook.games.ascension.position import deal, position
from rulebook.games.ascension.setup import READINGS, TOKENS, box
from rulebook.games.ascension.tables import tables

__all__ = [
    "CARDS",
    "READINGS",
    "TOKENS",
    "Acquire",
    "Ascension",
    "Banish",
    "Copy",
    "Decline",
    "Defeat",
    "Destroy",
    "Discard",
    "Draw",
    "End",
    "Fetch",
    "Keep",
    "Pick",
    "Play",
    "Use",
    "box",
    "deal",
    "position",
    "tables",
]
