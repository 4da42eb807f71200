"""A galaxy and a start to play with: examples with names of our own, nothing official."""

from __future__ import annotations

from typing import Any

from rulebook.games.twilight_imperium.galaxy import MECATOL, system

#: Credits each player starts with in the example.
START_CREDITS = 35
#: What each player has in the home system at the start of the example.
START_SHIPS = (
    *("carrier",) * 2,
    *("ground_force",) * 2,
    *("fighter",) * 2,
    "cruiser",
    "dreadnought",
)
START_GROUND_FORCES = 3

_CAPITALS: tuple[tuple[Any, ...], ...] = (
    ("arden", 4, 2),
    ("belor", 3, 3),
    ("cyrus", 5, 1),
    ("deneva", 4, 3),
    ("eldra", 3, 2),
    ("faros", 5, 2),
)
_BORDERS: tuple[tuple[tuple[Any, ...], ...], ...] = (
    (("garnet", 4, 2), ("harrow", 1, 4)),
    (("indra", 0, 0), ("jasper", 2, 3, "green")),
    (("kelda", 1, 1), ("lumen", 0, 3)),
    (("moros", 2, 1, "red"), ("nadir", 1, 2)),
    (("orin", 3, 0), ("pallas", 0, 2, "yellow")),
    (("quill", 1, 3), ("rhea", 2, 2)),
)
_FRONTIERS: tuple[tuple[Any, ...], ...] = (
    ("sable", 3, 1, "blue"),
    ("talos", 1, 3),
    ("umber", 2, 0),
    ("vesta", 1, 2, "green"),
    ("wyrm", 0, 4),
    ("xanth", 2, 2, "red"),
)


def sample_galaxy(players: int) -> dict[str, Any]:
    """Return the example galaxy for this many players.

    Every home system lies beside a frontier of its own and beside two borders, each shared with a
    neighbor. Borders and frontiers lie around the center with Mecatol Rex; the rim lies behind
    the center. A wormhole alpha joins the rim and the gate beside frontier 1; the only wormhole
    beta is in the far gate beside frontier 2.
    """
    galaxy: dict[str, Any] = {"center": system({MECATOL: (1, 6)})}
    for seat in range(1, players + 1):
        name, *values = _CAPITALS[seat - 1]
        galaxy[f"home_{seat}"] = system({str(name): values}, home=seat)
    for seat in range(1, players + 1):
        after = seat % players + 1
        galaxy[f"border_{seat}"] = system(
            {str(name): values for name, *values in _BORDERS[seat - 1]},
            beside=["center", f"home_{seat}", f"home_{after}"],
        )
        name, *values = _FRONTIERS[seat - 1]
        galaxy[f"frontier_{seat}"] = system(
            {str(name): values}, beside=["center", f"home_{seat}", f"border_{seat}"]
        )
    galaxy["rim"] = system({"yonder": (2, 4), "zephyr": (1, 7)}, ["center"], wormhole="alpha")
    galaxy["gate"] = system(beside=["frontier_1"], wormhole="alpha")
    galaxy["far_gate"] = system(beside=["frontier_2"], wormhole="beta")
    return galaxy
