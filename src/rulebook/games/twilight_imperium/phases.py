"""The round: its phases in order, and what may not be done in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.annexation import annexation
from rulebook.games.twilight_imperium.choices import Annex, Probe, Raze
from rulebook.games.twilight_imperium.economy import draw_step, income_step, purchase_step
from rulebook.games.twilight_imperium.invasion import invasion_segment
from rulebook.games.twilight_imperium.movement import movement_segment
from rulebook.games.twilight_imperium.placement import placement_phase
from rulebook.games.twilight_imperium.political import political_phase
from rulebook.games.twilight_imperium.setup import OPTIONAL
from rulebook.games.twilight_imperium.technology import technology_phase
from rulebook.table import Choice, Flow, Offer, cite

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: What each phase does, in the order of the round. Each says what comes after it.
PHASES: dict[str, Callable[[TwilightImperium], Flow]] = {
    "annexation": annexation,
    "political": political_phase,
    "draw": draw_step,
    "income": income_step,
    "purchase": purchase_step,
    "movement": movement_segment,
    "invasion": invasion_segment,
    "technology": technology_phase,
    "placement": placement_phase,
}
#: Planets are bought before the first round.
WINDOW = cite("ti-annex-window")
#: Why one of these cannot be chosen when it is not asked for, and the rule it belongs to.
WHEN: dict[type[Choice], tuple[str, str]] = {
    Annex: (WINDOW, "manifest_destiny"),
    Probe: (cite("ti-probe-when"), "distant_suns"),
    Raze: (cite("ti-raze-when"), "distant_suns"),
}


def closed(t: TwilightImperium, offered: set[type[Choice]]) -> Iterator[Offer]:
    """Yield an empty offer, with its clause, for each of these kinds that is not asked for."""
    for kind, (clause, belongs_to) in WHEN.items():
        if kind not in offered:
            yield Offer(kind, (), (clause if t.options[belongs_to] else OPTIONAL,))
