"""A position as it is written down: each part checked, and what is left open filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from rulebook.games.twilight_imperium.counters import STAY, counters_of, read_counter
from rulebook.games.twilight_imperium.galaxy import MECATOL, read_galaxy
from rulebook.games.twilight_imperium.industrial import DOCK_LIMITS
from rulebook.games.twilight_imperium.options import READINGS, RULES
from rulebook.games.twilight_imperium.sample import sample_galaxy
from rulebook.games.twilight_imperium.setup import ACTION_DECK, DECK, MIX
from rulebook.games.twilight_imperium.units import COLORS, UNITS
from rulebook.table import Mistake, Refused, Supply, written

#: What stands in space: by system or planet, units in a list or with their numbers.
Places: TypeAlias = Mapping[str, Sequence[str] | Mapping[str, int]]


def read_probes(given: Iterable[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """Return who has probed which planet. Raises ``Mistake`` for anything but such pairs."""
    found = written.listed("probed", given, "pairs of a seat and a planet")
    for pair in found:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise Mistake(f"probed {pair!r}: write a seat and a planet, as (1, 'garnet')")
    return tuple((seat, planet) for seat, planet in found)


class Writing:
    """Gathers the parts of a position, and what is told of them."""

    def __init__(
        self, options: Mapping[str, Any], phase: str, turn: int | None, round: int
    ) -> None:
        self.options = options
        self.galaxy = read_galaxy(options["galaxy"], options["players"])
        self.round = round
        self.parts: dict[str, Any] = {"phase": phase, "turn": turn, "round": round}
        self.written: dict[str, Any] = {
            "players": options["players"],
            "first": None if options["first"] == 1 else options["first"],
            **_told_galaxy(options["galaxy"], options["players"]),
            "round": round,
            "phase": phase,
            "without_rule": tuple(name for name in RULES if not options[name]),
            "reading": written.others(options, READINGS),
        }
        self.owner: dict[str, int] = {}

    def space(
        self,
        planets: Mapping[int, Mapping[str, int]],
        ships: Mapping[int, Places],
        docks: Mapping[str, int] | Iterable[str],
    ) -> None:
        """Write who has which planets, and what stands where."""
        held: dict[int, dict[str, int]] = {}
        for seat, owned in planets.items():
            if not isinstance(owned, Mapping):
                raise Mistake("position: planets are written as {1: {'garnet': 2}}")
            for planet, count in owned.items():
                self.galaxy.planet(planet)
                written.number(f"position: ground forces on {planet}", count)
                if planet in self.owner:
                    raise Mistake(f"position: {planet!r} belongs to two players")
                self.owner[planet] = seat
                held.setdefault(seat, {})[planet] = count
            self.written[f"planets_{seat}"] = dict(owned)
        for system in self.galaxy.systems.values():
            for planet in system.planets:
                if system.home and planet not in self.owner:
                    self.owner[planet] = system.home
                    held.setdefault(system.home, {})[planet] = 1
        fleets: dict[int, dict[str, tuple[str, ...]]] = {}
        for seat, places in ships.items():
            if not isinstance(places, Mapping):
                raise Mistake("position: ships are written as {1: {'garnet': ['carrier']}}")
            for place, units in places.items():
                system_name = self.galaxy.system_of(place)
                listed = _units(units, UNITS)
                here = fleets.setdefault(seat, {})
                here[system_name] = (*here.get(system_name, ()), *listed)
            self.written[f"ships_{seat}"] = {
                place: dict(Counter(units)) for place, units in fleets.get(seat, {}).items()
            }
        docked = (
            [*docks] if isinstance(docks, Mapping) else written.listed("docks", docks, "planets")
        )
        for place in docked:
            self.galaxy.planet(place)
        if len(docked) > len(set(docked)):
            raise Refused("two space docks on a planet", (DOCK_LIMITS,))
        came = dict(docks) if isinstance(docks, Mapping) else dict.fromkeys(docked, 0)
        for planet, since in came.items():
            written.number(f"position: round of the dock on {planet}", since)
        self.written["docks"] = tuple(came)
        self.parts |= {"planets": held, "ships": fleets, "docks": came}

    def counters(
        self,
        hidden: Mapping[str, str | None],
        shown: Mapping[str, str],
        wormholes: Mapping[str, str],
        razed: Iterable[str],
    ) -> None:
        """Write the counters; neutral planets that are left out have any, unless razed."""
        written.by_name("counters", hidden, "{'garnet': 'wealth 3'}")
        written.by_name("face_up", shown, "{'garnet': 'biohazard'}")
        written.by_name("wormholes", wormholes, "{'garnet': 'alpha'}")
        for planet in (*hidden, *shown):
            self.galaxy.planet(planet)
        for planet, counter in shown.items():
            if read_counter(counter).kind not in STAY:
                raise Mistake(f"position: of all counters only {' and '.join(STAY)} stay face up")
            if hidden.get(planet):
                raise Mistake(f"position: two counters on {planet!r}")
        down = {p: c for p, c in hidden.items() if c is not None}
        markers: dict[str, tuple[str, ...]] = {}
        for place, letter in wormholes.items():
            name = self.galaxy.system_of(place)  # Each of its planets can have had a wormhole.
            markers[name] = (*markers.get(name, ()), f"wormhole {letter}")
        opened = tuple(marker for here in markers.values() for marker in here)
        for counter in (*down.values(), *opened):
            read_counter(counter)
        self.written |= {
            "counters": {planet: read_counter(counter).parts for planet, counter in down.items()},
            "face_up": {planet: read_counter(counter).parts for planet, counter in shown.items()},
            "wormholes": dict(wormholes),
            "without_counter": tuple(p for p, counter in hidden.items() if counter is None),
        }
        if self.options["distant_suns"]:
            supply = Supply(counters_of(self.options["mix"]), cite=MIX)
            supply.place([*down.values(), *shown.values(), *opened])
            for planet in self.galaxy.neutral_at_start():
                taken = planet in (*hidden, *shown, *self.owner, *razed)
                if not taken and planet != MECATOL:
                    down[planet] = supply.draw()
            self.parts["aside"] = tuple(supply.rest())
        self.parts |= {"counters": down, "face_up": dict(shown), "wormholes": markers}

    def cards(
        self,
        hands: Mapping[int, int | Sequence[str]],
        deck: Sequence[str],
        discards: Sequence[str],
    ) -> None:
        """Write the action cards; those of which only the number is given are any."""
        supply = Supply(DECK, cite=ACTION_DECK)
        named = {
            seat: () if isinstance(hand, int) else tuple(written.listed("hands", hand))
            for seat, hand in hands.items()
        }
        for card in [*deck, *discards, *(card for hand in named.values() for card in hand)]:
            if not isinstance(card, str) or card not in DECK:
                raise Mistake(f"no action card {card!r}; they are {DECK[0]} to {DECK[-1]}")
        supply.place([*deck, *discards, *(card for hand in named.values() for card in hand)])
        filled = {}
        for seat, hand in hands.items():
            if isinstance(hand, int):
                written.number("position: a number of cards", hand)
                filled[seat] = tuple(supply.draw() for _ in range(hand))
            else:
                filled[seat] = named[seat]
        self.written |= {
            "hands": {seat: len(hand) for seat, hand in filled.items()},
            "deck": tuple(deck),
            "discards": tuple(discards),
        }
        self.parts |= {
            "hands": filled,
            "deck": (*deck, *supply.rest()),
            "discards": tuple(discards),
        }

    def numbers(self, name: str, given: Mapping[int, int]) -> None:
        """Write numbers by seat: credits, or a bonus for a technology."""
        for value in given.values():
            written.number(f"position: {name}", value)
        self.parts[name] = self.written[name] = dict(given)

    def units(
        self, technologies: Mapping[int, Sequence[str]], bought: Mapping[int, Sequence[str]]
    ) -> None:
        """Write the colors of technologies, and the units that were bought in this round."""
        for name, given, known in (
            ("technologies", technologies, COLORS),
            ("bought", bought, UNITS),
        ):
            self.parts[name] = {seat: _units(listed, known) for seat, listed in given.items()}
            self.written[name] = {seat: dict(Counter(u)) for seat, u in self.parts[name].items()}

    def spans(
        self,
        no_influence: Mapping[int, int],
        no_vote: Mapping[int, int],
        no_resources: Mapping[str, tuple[int, int]],
    ) -> None:
        """Write what is lost for a while."""
        for seat, last in {**no_influence, **no_vote}.items():
            written.number(f"position: a round for seat {seat}", last)
        written.by_name("no_resources", no_resources, "{'garnet': (1, 2)}")
        for planet, until in no_resources.items():
            self.galaxy.planet(planet)
            if not isinstance(until, list | tuple) or len(until) != 2:
                raise Mistake(f"no_resources of {planet}: write the seat and the round, as (1, 2)")
            for value in until:
                written.number(f"position: no_resources of {planet}", value)
        self.parts |= {
            "no_influence": {seat: (self.round, last) for seat, last in no_influence.items()},
            "no_vote": dict(no_vote),
            "no_resources": {planet: tuple(until) for planet, until in no_resources.items()},
        }
        self.written |= {
            "no_influence": dict(no_influence),
            "no_vote": dict(no_vote),
            "no_resources": {planet: until[1] for planet, until in no_resources.items()},
        }

    def deeds(
        self,
        done: tuple[int, ...],
        probed: tuple[tuple[int, str], ...],
        razed: tuple[str, ...],
    ) -> None:
        """Write who has acted in this phase, and what was probed and razed in this round."""
        for planet in (*razed, *(planet for _, planet in probed)):
            self.galaxy.planet(planet)
        self.parts |= {"done": done, "probed": probed, "razed": razed}
        self.written |= {
            "done": done,
            "probed": {seat: tuple(p for s, p in probed if s == seat) for seat, _ in probed},
            "razed": razed,
            "turn": self.parts["turn"],
        }


def _units(given: Sequence[str] | Mapping[str, int], known: Iterable[str]) -> tuple[str, ...]:
    found = written.listed("position", [*given] if isinstance(given, Mapping) else given, "units")
    for name in found:
        if not isinstance(name, str) or name not in known:
            raise Mistake(f"position: no {name!r}; known are {', '.join(known)}")
    if isinstance(given, Mapping):
        for name, count in given.items():
            written.number(f"position: {name}", count)
        return tuple(Counter(dict(given)).elements())
    return tuple(found)


def _told_galaxy(galaxy: Mapping[str, Any], players: int) -> dict[str, tuple[str, ...]]:
    """Return what is worth telling of a galaxy: how it differs from the example."""
    example = sample_galaxy(players)
    others = tuple(name for name, part in galaxy.items() if part != example.get(name))
    whole = galaxy.keys() >= example.keys()
    return {"galaxy": () if whole else tuple(galaxy), "own_systems": others if whole else ()}
