"""What a player of Lost Legacy can do."""

from __future__ import annotations

from rulebook.table import Choice

#: The nine kinds of card by name.
NAMES = (
    "sister_of_fate",
    "general",
    "shadow_thief",
    "swordsman",
    "starship",
    "old_map",
    "search",
    "assault",
    "sneak_attack",
)


class Draw(Choice):
    """Take the top card of the deck."""


class Play(Choice):
    """Play a card from your hand, by its name."""

    card: str
    words = {"card": NAMES}


class Target(Choice):
    """Point at a player: the one whose hand you look at, or whose card you reveal."""

    seat: int
    words = {"seat": (1, 2, 3, 4)}


class Ruin(Choice):
    """Point at a card in the ruins by its place from the left, counted from 1."""

    place: int
    words = {"place": (1, 2, 3, 4, 5)}


class Swap(Choice):
    """Exchange the card you have looked at with the card in your hand."""


class Keep(Choice):
    """Keep your card: do not exchange."""


class Shuffle(Choice):
    """Shuffle the ruins."""


class Leave(Choice):
    """Leave the ruins as they lie."""
