"""The cards of the starting decks, and those that are always available."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import ALWAYS, STARTING, Gain
from rulebook.games.ascension.making import hero, monster
from rulebook.table import rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

# Each of the four starting decks holds eight and two of these.
hero("apprentice", None, 0, 0, 32, Gain(runes=1), cite="asc-apprentice", border=STARTING)
hero("militia", None, 0, 0, 8, Gain(power=1), cite="asc-militia", border=STARTING)

hero(
    "mystic",
    None,
    cost=3,
    honor=1,
    copies=20,
    gives=Gain(runes=2),
    cite="asc-mystic",
    border=ALWAYS,
    original_copies=30,
)
hero(
    "heavy_infantry",
    None,
    cost=2,
    honor=1,
    copies=20,
    gives=Gain(power=2),
    cite="asc-heavy-infantry",
    border=ALWAYS,
    original_copies=29,
)

cultist = monster("cultist", cost=2, honor=1, copies=1, border=ALWAYS)


@cultist.reward
@rule("asc-cultist")
def again_and_again(t: Ascension, me: int) -> None:
    """Nothing more: it can be defeated again at once, as often as you can pay."""
    t.tell("cultist_is_there_again", cite="asc-cultist-any-number", seat=me)
