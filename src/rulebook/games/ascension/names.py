"""The register of all kinds of card by name; the modules of cards fill it."""

from __future__ import annotations

from rulebook.games.ascension.card import Card

CARDS: dict[str, Card] = {}
