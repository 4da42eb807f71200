"""What a player of Ascension can do."""

from __future__ import annotations

from rulebook.games.ascension.names import CARDS
from rulebook.table import Choice

#: Places of the center row, counted from the left; None where the name says enough.
PLACES = (None, 1, 2, 3, 4, 5, 6)


class Play(Choice):
    """Play a card from your hand, by its name."""

    card: str
    words = {"card": CARDS}


class Use(Choice):
    """Use a construct you control: its main effect, its exchange, or its effect by Unite."""

    card: str
    effect: str = "main"
    words = {"card": CARDS, "effect": ("main", "exchange", "unite")}


class Acquire(Choice):
    """Acquire a hero or construct. ``place`` only tells equal cards of a solo row apart."""

    card: str
    place: int | None = None
    words = {"card": CARDS, "place": PLACES}


class Defeat(Choice):
    """Defeat a monster. ``place`` only tells equal cards of a solo row apart."""

    card: str
    place: int | None = None
    words = {"card": CARDS, "place": PLACES}


class End(Choice):
    """End your turn."""


class Banish(Choice):
    """Banish a card from your hand, your discard pile or the center row."""

    card: str
    source: str
    place: int | None = None
    words = {"card": CARDS, "source": ("hand", "discard", "center_row"), "place": PLACES}


class Discard(Choice):
    """Discard a card from your hand."""

    card: str
    words = {"card": CARDS}


class Copy(Choice):
    """Carry out the effect of a hero you have played this turn once more."""

    card: str
    words = {"card": CARDS}


class Destroy(Choice):
    """Destroy a construct of your own."""

    card: str
    words = {"card": CARDS}


class Keep(Choice):
    """Keep this construct; all your others are destroyed."""

    card: str
    words = {"card": CARDS}


class Draw(Choice):
    """Draw the card that a construct lets you draw."""


class Fetch(Choice):
    """Take the construct you acquire into your hand; in the original edition, into play."""


class Pick(Choice):
    """Pick what a card gives: runes or power."""

    what: str
    words = {"what": ("rune", "power")}


class Decline(Choice):
    """Do without what a card offers."""
