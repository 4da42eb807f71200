"""How cards are written down: a maker for each type, which enters the card in the register."""

from __future__ import annotations

from rulebook.games.ascension.card import (
    CENTER,
    CONSTRUCT,
    HERO,
    MONSTER,
    Card,
    Effect,
    Gain,
)
from rulebook.games.ascension.gains import gain
from rulebook.games.ascension.names import CARDS
from rulebook.table import rule


def hero(
    name: str,
    faction: str | None,
    cost: int,
    honor: int,
    copies: int,
    gives: Gain | None = None,
    cite: str = "",
    border: str = CENTER,
    **printed: int,
) -> Card:
    """Return a hero; a plain one ``gives`` something by the clause ``cite`` when played.

    ``printed`` are numbers that the original edition prints otherwise, as ``original_cost``.
    """
    card = _made(Card(name, HERO, faction, cost, honor, copies, border), printed)
    if gives:
        card.when_played(plain(gives, cite))
    return card


def construct(
    name: str,
    faction: str,
    cost: int,
    honor: int,
    copies: int,
    gives: Gain | None = None,
    cite: str = "",
    **printed: int,
) -> Card:
    """Return a construct; a plain one ``gives`` something by the clause ``cite`` when used."""
    card = _made(Card(name, CONSTRUCT, faction, cost, honor, copies), printed)
    if gives:
        card.use()(plain(gives, cite))
    return card


def monster(
    name: str,
    cost: int,
    honor: int,
    copies: int,
    gives: Gain | None = None,
    cite: str = "",
    border: str = CENTER,
    **printed: int,
) -> Card:
    """Return a monster; a plain one ``gives`` something beside honor by the clause ``cite``."""
    card = _made(Card(name, MONSTER, None, cost, honor, copies, border), printed)
    if gives:
        card.reward(plain(gives, cite))
    return card


def plain(gives: Gain, clause: str) -> Effect:
    """Return the effect that gives this by the clause."""
    return rule(clause)(lambda t, me: gain(t, me, gives))


def _made(card: Card, printed: dict[str, int]) -> Card:
    card.printed = {name.removeprefix("original_"): n for name, n in printed.items()}
    assert card.name not in CARDS
    CARDS[card.name] = card
    return card
