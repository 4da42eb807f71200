"""The table: the galaxy with what stands in it, its main loop, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rulebook.games.twilight_imperium.action_cards import HAND, HAND_LIMIT
from rulebook.games.twilight_imperium.choices import KINDS
from rulebook.games.twilight_imperium.counters import STAY, DomainCounter, counters_of, read_counter
from rulebook.games.twilight_imperium.forces import CARRYING, fits
from rulebook.games.twilight_imperium.galaxy import MECATOL, Galaxy, read_galaxy
from rulebook.games.twilight_imperium.industrial import DOCK_LIMITS
from rulebook.games.twilight_imperium.influence import ORDER_OF_TURNS, influence
from rulebook.games.twilight_imperium.phases import PHASES, WINDOW, closed
from rulebook.games.twilight_imperium.political import VOTING
from rulebook.games.twilight_imperium.razing import CLOSED, COUNTER_GONE
from rulebook.games.twilight_imperium.setup import (
    ACTION_DECK,
    DECK,
    HIDDEN,
    MIX,
    NOT_AT_HOME,
    NOT_ON_MECATOL,
    OPTIONAL,
    PLAYERS,
    PLAYERS_ALLOWED,
    deal_out,
)
from rulebook.games.twilight_imperium.units import DOCKS, FACES
from rulebook.table import (
    Beginning,
    Choice,
    Decision,
    Flow,
    Mistake,
    Offer,
    Refused,
    Table,
    Zone,
    cite,
    rule,
)


class TwilightImperium(Table):
    """Twilight Imperium, second edition: the two optional rules and what they lean on.

    ``owner`` and ``forces`` (ground forces) are by planet, ``docks`` holds the round in which the
    space dock of a planet came. ``fleets`` are by seat and system. ``phase`` is the part of the
    round, ``turn`` the seat that acts, ``done`` are the seats that have acted in this phase.
    """

    game = "twilight-imperium"
    kinds = KINDS

    galaxy: Galaxy
    turn: int | None

    def set_up(self, beginning: Beginning) -> None:
        """Set up the game, or lay out the written position."""
        self.options = beginning.options
        players = self.options["players"]
        if type(players) is not int:
            raise Mistake(f"players are a number, not {players!r}")
        if players not in PLAYERS_ALLOWED:
            raise Refused(f"{players} players", (PLAYERS,))
        self.seats = tuple(range(1, players + 1))
        self.galaxy = read_galaxy(self.options["galaxy"], players)
        parts = beginning.parts or {}
        self._enter_data(parts)
        self._enter_space(parts)
        self._enter_zones(parts)
        if beginning.parts is None:
            deal_out(self)

    def _enter_data(self, parts: Mapping[str, Any]) -> None:
        def by_seat(name: str) -> dict[int, int]:
            return {s: parts.get(name, {}).get(s, 0) for s in self.seats}

        self.round: int = parts.get("round", 1)
        self.phase: str = parts.get("phase", "annexation")
        self.turn = parts.get("turn")
        self.done: set[int] = set(parts.get("done", ()))
        self.votes: dict[int, str] = {}
        self.credits = by_seat("credits")
        self.bonus = by_seat("bonus")
        known = parts.get("technologies", {})
        self.technologies = {s: Counter[str](known.get(s, ())) for s in self.seats}
        bought = parts.get("bought", {})
        self.bought = {s: Counter[str](bought.get(s, ())) for s in self.seats}
        self.placed: Counter[str] = Counter()
        self.no_influence: dict[int, tuple[int, int]] = dict(parts.get("no_influence", {}))
        self.no_vote: dict[int, int] = dict(parts.get("no_vote", {}))
        self.no_resources: dict[str, tuple[int, int]] = dict(parts.get("no_resources", {}))
        self.probed: set[tuple[int, str]] = set(parts.get("probed", ()))
        self.razed: set[str] = set(parts.get("razed", ()))
        self.flown: Counter[tuple[str, str]] = Counter()
        self.landed: set[str] = set()
        self.carriers_used: Counter[str] = Counter()
        self.razes: Counter[str] = Counter()
        self.bombards: Counter[str] = Counter()
        self.invaders = 0
        self.discarding = False

    def _enter_space(self, parts: Mapping[str, Any]) -> None:
        self.owner: dict[str, int | None] = dict.fromkeys(self.galaxy.planets)
        self.forces: dict[str, int] = dict.fromkeys(self.galaxy.planets, 0)
        for seat, planets in parts.get("planets", {}).items():
            for planet, count in planets.items():
                self.owner[planet], self.forces[planet] = seat, count
        self.docks: dict[str, int] = dict(parts.get("docks", {}))
        self.fleets: dict[int, dict[str, Counter[str]]] = {
            seat: {name: Counter() for name in self.galaxy.systems} for seat in self.seats
        }
        for seat, fleets in parts.get("ships", {}).items():
            for place, units in fleets.items():
                self.fleets[seat][place].update(units)

    def _enter_zones(self, parts: Mapping[str, Any]) -> None:
        hidden, shown = parts.get("counters", {}), parts.get("face_up", {})
        markers = parts.get("wormholes", {})
        planets, systems = self.galaxy.planets, self.galaxy.systems

        def one(name: str, given: Mapping[str, str], place: str, sees: Any) -> Zone:
            cards = (given[place],) if place in given else ()
            return self.zone(f"{name} {place}", sees, cards=cards)

        def marked(system: str) -> Zone:
            return self.zone(f"marker in {system}", None, cards=markers.get(system, ()))

        self.face_down = {p: one("face down on", hidden, p, ()) for p in planets}
        self.face_up = {p: one("face up on", shown, p, None) for p in planets}
        self.markers = {s: marked(s) for s in systems}
        suns = self.options["distant_suns"]
        every = counters_of(self.options["mix"]) if suns else ()
        self.every_counter = Counter(every)
        self.aside = self.zone("set aside", cards=parts.get("aside", every))
        self.unseen = self.zone("removed unseen")
        self.removed = self.zone("removed", None)
        self.deck = self.zone("action deck", cards=parts.get("deck", DECK))
        self.discards = self.zone("action discards", None, cards=parts.get("discards", ()))
        hands = parts.get("hands", {})
        self.hands = {s: self.zone("hand", [s], s, hands.get(s, ())) for s in self.seats}

    @rule("ti-round")
    def flow(self) -> Flow:
        """Play phase after phase, round after round, as many as were agreed on."""
        while True:
            yield from PHASES[self.phase](self)

    # What the rules ask of the table.

    def ask(self, seat: int, *held: Offer | type[Choice]) -> Decision:
        """Return the question, together with the clauses that close what is not asked now."""
        offered = {h.kind if isinstance(h, Offer) else h for h in held}
        return super().ask(seat, *held, *closed(self, offered))

    @property
    def mover(self) -> int:
        """The seat that acts now; there is one whenever a player is asked something."""
        assert self.turn is not None
        return self.turn

    def die(self) -> int:
        """Roll a ten-sided die; a printed 0 is a 10."""
        die = self.chance.die(FACES)
        if die == FACES:
            self.tell("zero_is_ten", cite="ti-die", printed=0, die=die)
        return die

    def hand(self, seat: int) -> Zone:
        """Return the action cards of this seat."""
        self._known(seat)
        return self.hands[seat]

    def counter(self, planet: str) -> DomainCounter | None:
        """Return the domain counter on a planet, whoever knows it."""
        self.galaxy.planet(planet)
        lying = [*self.face_up[planet], *self.face_down[planet]]
        return read_counter(lying[0]) if lying else None

    def owned(self, seat: int) -> tuple[str, ...]:
        """Return the planets this seat controls."""
        self._known(seat)
        return tuple(planet for planet, owner in self.owner.items() if owner == seat)

    def docks_of(self, seat: int) -> tuple[str, ...]:
        """Return the planets on which this seat has a space dock."""
        self._known(seat)
        return tuple(planet for planet in self.docks if self.owner[planet] == seat)

    def ships(self, seat: int, place: str) -> Counter[str]:
        """Return what this seat has in the space of a system, given by name or by a planet."""
        self._known(seat)
        return +self.fleets[seat][self.galaxy.system_of(place)]

    def influence(self, seat: int) -> int:
        """Return the influence of this seat now."""
        self._known(seat)
        return influence(self, seat)

    def wormholes(self, system: str) -> frozenset[str]:
        """Return the letters of the wormholes in a system, given by name or by a planet."""
        system = self.galaxy.system_of(system)
        printed = self.galaxy.systems[system].wormhole
        found = {read_counter(marker).letter for marker in self.markers[system]}
        return frozenset(found | ({printed} if printed else set()))

    def adjacent(self, system: str) -> frozenset[str]:
        """Return the systems that lie beside this one, or are joined with it by wormholes."""
        letters = self.wormholes(system)
        system = self.galaxy.system_of(system)
        if not letters:
            return self.galaxy.systems[system].beside
        joined = {s for s in self.galaxy.systems if s != system and letters & self.wormholes(s)}
        return self.galaxy.systems[system].beside | joined

    def not_yours(self, seat: int, choice: Choice) -> str:
        """Return the clause by which another player must choose now."""
        if self.phase in ("movement", "invasion"):
            return ORDER_OF_TURNS
        return VOTING if self.phase == "political" else cite("ti-seat-order")

    def names(self) -> Mapping[str, Collection[str]]:
        """Return the planets, systems and action cards that a choice can name."""
        planets, systems = self.galaxy.planets, self.galaxy.systems
        return {"planet": planets, "source": systems, "target": systems, "card": DECK}

    def facts(self) -> Mapping[str, Any]:
        """Return what everybody sees beside the cards and the counters."""
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "done": frozenset(self.done),
            "owner": dict(self.owner),
            "forces": dict(self.forces),
            "docks": dict(self.docks),
            "fleets": {
                seat: {name: dict(+units) for name, units in fleets.items() if +units}
                for seat, fleets in self.fleets.items()
            },
            "credits": dict(self.credits),
            "bonus": dict(self.bonus),
            "technologies": {seat: dict(known) for seat, known in self.technologies.items()},
            "bought": {seat: dict(+units) for seat, units in self.bought.items()},
            "votes": dict(self.votes),
            "landed": frozenset(self.landed),
            "razes": dict(self.razes),
            "bombards": dict(self.bombards),
            "probed": frozenset(self.probed),
            "razed": frozenset(self.razed),
            "no_influence": dict(self.no_influence),
            "no_vote": dict(self.no_vote),
            "no_resources": dict(self.no_resources),
        }

    def invariants(self) -> Iterator[tuple[str, bool]]:
        """Yield what holds at every decision, with the clause that says so."""
        suns = self.options["distant_suns"]
        counters = [self.aside, self.unseen, self.removed]
        for zones in (self.face_down, self.face_up, self.markers):
            counters += zones.values()
        lying = Counter(counter for zone in counters for counter in zone)
        yield ((MIX, lying == self.every_counter) if suns else (OPTIONAL, not lying))
        for planet, printed in self.galaxy.planets.items():
            count = len(self.face_down[planet]) + len(self.face_up[planet])
            yield HIDDEN, count <= 1
            yield HIDDEN, self.owner[planet] is None or not self.face_down[planet]
            for counter in map(read_counter, self.face_up[planet]):
                if counter.kind in STAY:
                    yield STAY[counter.kind], self.owner[planet] is None
            yield COUNTER_GONE, planet not in self.razed or not count
            yield CLOSED, planet not in self.razed or self.owner[planet] is None
            yield NOT_ON_MECATOL, planet != MECATOL or not count
            yield NOT_AT_HOME, not self.galaxy.systems[printed.system].home or not count
            yield DOCK_LIMITS, planet not in self.docks or self.owner[planet] is not None
        yield WINDOW, self.phase != "annexation" or self.round == 1
        cards = Counter(card for zone in (self.deck, self.discards) for card in zone)
        cards.update(card for hand in self.hands.values() for card in hand)
        yield ACTION_DECK, cards == Counter(DECK)
        for seat in self.seats:
            yield HAND_LIMIT, self.discarding or len(self.hands[seat]) <= HAND
            yield DOCK_LIMITS, len(self.docks_of(seat)) <= DOCKS
            for name, units in self.fleets[seat].items():
                yield CARRYING, fits(self, seat, name, units)
