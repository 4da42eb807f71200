"""The units: what they cost, on which faces they hit, how far they move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Unit:
    """One kind of unit. ``hits`` is the lowest face of a ten-sided die with which it hits;
    ``moves`` is 0 for what has to be carried.
    """

    name: str
    cost: int
    hits: int
    moves: int


#: A printed face of 0 is read as 10.
FACES = 10

UNITS = {
    unit.name: unit
    for unit in (
        Unit("ground_force", cost=4, hits=8, moves=0),
        Unit("fighter", cost=4, hits=9, moves=0),
        Unit("carrier", cost=10, hits=9, moves=1),
        Unit("cruiser", cost=6, hits=8, moves=2),
        Unit("dreadnought", cost=10, hits=4, moves=1),
    )
}
#: What moves by itself.
SHIPS = tuple(name for name, unit in UNITS.items() if unit.moves)
#: Ground forces and fighters in any mix that one carrier holds.
CARRIER_HOLDS = 5
#: Fighters that a space dock maintains.
DOCK_HOLDS = 2
#: Space docks that a player can have.
DOCKS = 6
#: The four colors of technologies.
COLORS = ("green", "yellow", "blue", "red")
