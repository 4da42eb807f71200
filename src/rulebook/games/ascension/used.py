"""What a position says was used in this turn: read, and checked against what lies in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.constructs import CONTROL, not_used
from rulebook.table import Mistake, Refused, written

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: A construct and one of its effects.
Used: TypeAlias = tuple[str, str]


def read_uses(given: Iterable[str | Used]) -> tuple[Used, ...]:
    """Return what was used, each a construct with an effect: its first one if none is named.

    Effects are ``"main"``, ``"exchange"`` and ``"unite"``, or what sets off one that acts by
    itself: ``"acquired"``, ``"arrived"``, ``"defeated"``, ``"played"``.
    Raises ``Mistake`` for what is no construct, or no effect of it.
    """
    uses = []
    for use in written.listed("used", given, "constructs"):
        if not isinstance(use, str) and not (isinstance(use, list | tuple) and len(use) == 2):
            raise Mistake(f"used {use!r}: write a construct, or a construct and its effect")
        card, effect = (use, None) if isinstance(use, str) else use
        written.names("used", [card], CARDS)
        effects = (*CARDS[card].uses, *CARDS[card].triggers)
        if not effects:
            raise Mistake(f"used {card!r}: it is no construct with an effect to use")
        if effect is not None and effect not in effects:
            raise Mistake(f"used {card!r}: no effect {effect!r}; it has {', '.join(effects)}")
        uses.append((card, effects[0] if effect is None else effect))
    return tuple(uses)


def check_used(t: Ascension) -> None:
    """Raise ``Refused`` where more was used in this turn than lies in play."""
    for (card, effect), times in t.used.items():
        copies = t.constructs[t.turn].count(card)
        if not copies:
            raise Refused(f"{card} used, though it is not in play", (CONTROL,))
        if times > copies:
            raise Refused(f"{card} ({effect}) used {times} times", (not_used.clause,))
