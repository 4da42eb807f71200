"""The galaxy: systems that lie beside one another, their planets, their wormholes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulebook.games.twilight_imperium.counters import LETTERS
from rulebook.games.twilight_imperium.units import COLORS
from rulebook.table import Mistake, written

MECATOL = "mecatol_rex"


@dataclass(frozen=True)
class Planet:
    """A planet as it is printed: resources, influence, and the color of its specialty, if any."""

    name: str
    system: str
    resources: int
    influence: int
    specialty: str | None = None


@dataclass(frozen=True)
class System:
    """A hex of the galaxy. ``home`` is the seat whose home system it is."""

    name: str
    planets: tuple[str, ...]
    beside: frozenset[str]
    home: int | None = None
    wormhole: str | None = None


class Galaxy:
    """All systems and planets by name."""

    def __init__(self, systems: Iterable[System], planets: Iterable[Planet]) -> None:
        self.systems = {system.name: system for system in systems}
        self.planets = {planet.name: planet for planet in planets}

    def planet(self, name: str) -> Planet:
        """Return a planet; raises ``Mistake`` for a name that none has."""
        if not isinstance(name, str) or name not in self.planets:
            raise Mistake(f"no planet {name!r}; the planets are {', '.join(self.planets)}")
        return self.planets[name]

    def system_of(self, place: str) -> str:
        """Return the system of a planet, or the system itself; ``Mistake`` for neither."""
        if isinstance(place, str) and place in self.planets:
            return self.planets[place].system
        if not isinstance(place, str) or place not in self.systems:
            known = ", ".join(self.systems)
            raise Mistake(f"no planet or system {place!r}; the systems are {known}")
        return place

    def home_of(self, seat: int) -> str:
        """Return the home system of a seat."""
        return next(name for name, system in self.systems.items() if system.home == seat)

    def neutral_at_start(self) -> tuple[str, ...]:
        """Return the planets that nobody's home system holds."""
        return tuple(p.name for p in self.planets.values() if not self.systems[p.system].home)


def system(
    planets: Mapping[str, Sequence[Any]] | None = None,
    beside: Iterable[str] = (),
    home: int | None = None,
    wormhole: str | None = None,
) -> dict[str, Any]:
    """Return a system, as a galaxy is written: ``{"rim": …}`` with what this returns.

    ``planets`` have resources, influence and, if they have one, the color of their specialty.
    What a system lies ``beside`` lies beside it too, so that each border is written once.
    """
    named = written.by_name("planets of a system", planets, "{'rim': (2, 4)}")
    return {
        "planets": {n: tuple(written.listed(n, values, "numbers")) for n, values in named.items()},
        "beside": tuple(written.listed("beside", beside, "systems")),
        "home": home,
        "wormhole": wormhole,
    }


def read_galaxy(systems: Mapping[str, Mapping[str, Any]], players: int) -> Galaxy:
    """Return the galaxy that is written so.

    Raises ``Mistake`` where a name stands twice or nowhere, a number is missing, or not every
    player has one home system.
    """
    beside: dict[str, set[str]] = {name: set() for name in systems}
    planets: dict[str, Planet] = {}
    for name, part in systems.items():
        for other in part["beside"]:
            if not isinstance(other, str) or other not in beside or other == name:
                raise Mistake(f"galaxy: {name!r} lies beside {other!r}, which is no other system")
            beside[name].add(other)
            beside[other].add(name)
        if part["wormhole"] not in (None, *LETTERS):
            raise Mistake(f"galaxy: {name!r} has no wormhole {part['wormhole']!r}")
        for planet, values in part["planets"].items():
            if planet in planets or planet in systems:
                raise Mistake(f"galaxy: the name {planet!r} stands twice")
            planets[planet] = _planet(planet, name, values)
    for name, part in systems.items():
        if part["home"] is not None:
            written.number(f"galaxy: home of {name}", part["home"], least=1)
    homes = sorted(part["home"] for part in systems.values() if part["home"])
    if homes != list(range(1, players + 1)):
        raise Mistake(f"galaxy: {players} players have one home system each; here are {homes}")
    made = (
        System(n, tuple(p["planets"]), frozenset(beside[n]), p["home"], p["wormhole"])
        for n, p in systems.items()
    )
    return Galaxy(made, planets.values())


def _planet(name: str, system: str, values: Sequence[Any]) -> Planet:
    match tuple(values):
        case (bool(), *_) | (_, bool(), *_):
            pass
        case (int(resources), int(influence)) if min(resources, influence) >= 0:
            return Planet(name, system, resources, influence)
        case (int(resources), int(influence), str(color)) if (
            min(resources, influence) >= 0 and color in COLORS
        ):
            return Planet(name, system, resources, influence, color)
    raise Mistake(
        f"galaxy: planet {name!r} is {values!r}; write resources, influence and, if it has "
        f"one, a specialty of {', '.join(COLORS)}"
    )
