"""Honor: taken as tokens from the supply, then from the box, then noted by other means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.table import rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension


@rule("asc-honor")
def gain_honor(t: Ascension, seat: int, count: int, by: str) -> None:
    """Gain honor as tokens, put in front of the player; ``by`` is the clause of the reason."""
    t.honor[seat] += count
    t.tell("gained_honor", cite=by, seat=seat, count=count, honor=t.honor[seat])
    take_tokens(t, count)


def take_tokens(t: Ascension, count: int) -> None:
    """Take tokens of this worth out of the supply, and out of the box when that is empty."""
    from_supply = min(count, t.supply)
    from_box = min(count - from_supply, t.reserve)
    beyond = count - from_supply - from_box
    t.supply -= from_supply
    t.reserve -= from_box
    if from_supply and not t.supply:
        t.tell("supply_exhausted", cite="asc-supply-exhausted")
    if from_box:
        t.tell("took_tokens_from_box", cite="asc-honor-box", count=from_box)
    if beyond:
        t.tell("noted_honor_otherwise", cite="asc-honor-without-tokens", count=beyond)
