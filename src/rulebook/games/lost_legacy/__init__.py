"""Lost Legacy: The Starship, complete: nine kinds of card, 16 cards, 2 to 4 players."""

from rulebook.games.lost_legacy.cards import CARDS
from rulebook.games.lost_legacy.choices import (
    Draw,
    Keep,
    Leave,
    Play,
    Ruin,
    Shuffle,
    Swap,
    Target,
)
from rulebook.games.lost_legacy.game import BOX, LostLegacy
from rulebook.games.lost_legacy.position import READINGS, deal, position
from rulebook.games.lost_legacy.tables import tables

__all__ = [
    "BOX",
    "CARDS",
    "READINGS",
    "Draw",
    "Keep",
    "Leave",
    "LostLegacy",
    "Play",
    "Ruin",
    "Shuffle",
    "Swap",
    "Target",
    "deal",
    "position",
    "tables",
]
