"""All 53 kinds of card, 181 cards in all: each with its data and its effect in one place."""

from collections import Counter

from rulebook.games.ascension.card import ALWAYS, CENTER, CONSTRUCT, STARTING
from rulebook.games.ascension.cards import (
    enlightened,
    lifebound,
    mechana,
    monsters,
    starting,
    void,
)
from rulebook.games.ascension.names import CARDS

__all__ = ["CARDS", "enlightened", "lifebound", "mechana", "monsters", "starting", "void"]

# A card without an effect would be silent at play: fail here.
for _card in CARDS.values():
    if _card.type == CONSTRUCT:
        assert _card.uses or _card.triggers, _card
    else:
        assert _card.effect, _card
_count: Counter[str] = Counter()
for _card in CARDS.values():
    _count[_card.border] += _card.copies
assert _count == {STARTING: 40, ALWAYS: 41, CENTER: 100}, _count
