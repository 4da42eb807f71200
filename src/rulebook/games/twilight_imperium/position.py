"""Deals and written positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from rulebook.games.twilight_imperium.counters import SAMPLE_MIX, counters_of
from rulebook.games.twilight_imperium.galaxy import system
from rulebook.games.twilight_imperium.game import TwilightImperium
from rulebook.games.twilight_imperium.options import read_readings
from rulebook.games.twilight_imperium.phases import PHASES
from rulebook.games.twilight_imperium.sample import START_CREDITS, sample_galaxy
from rulebook.games.twilight_imperium.setup import PLAYERS_ALLOWED
from rulebook.games.twilight_imperium.writing import Places, Writing, read_probes
from rulebook.table import Beginning, Mistake, written

#: A galaxy as it is written: systems by name, each made by ``system(...)``.
Written: TypeAlias = Mapping[str, Mapping[str, Any]]
#: Rounds that a deal plays, and a position at most.
ROUNDS, LONG = 3, 99


def deal(
    players: int = 3,
    seed: int = 0,
    *,
    manifest_destiny: bool = True,
    distant_suns: bool = True,
    galaxy: Written | None = None,
    mix: Mapping[str, int] | None = None,
    credits: int = START_CREDITS,
    rounds: int = ROUNDS,
    first: int = 1,
    chance: Sequence[Any] | None = None,
    **readings: Any,
) -> TwilightImperium:
    """Return a table after set-up, before anybody has bought a planet.

    Each of the two rules can be played or not. ``galaxy`` maps the names of systems to what
    ``system(...)`` returns; left out, it is an example. ``mix`` maps each domain counter, as
    ``"biohazard"``, ``"wealth 3"`` or ``"wormhole alpha"``, to how many there are; the mix left
    out, ``SAMPLE_MIX``, is an example too. ``credits`` are what each player starts with,
    ``rounds`` how many are played, ``first`` is the seat that is asked first. ``chance`` scripts
    what is left to chance: the order of the action cards, that of the counters, then all dice.
    ``readings`` are named options, see ``ALTERNATIVES``.
    Raises ``Refused`` for a number of players the game does not allow, or too few counters.
    """
    rules = {"manifest_destiny": manifest_destiny, "distant_suns": distant_suns}
    options = _options(players, rules, galaxy, mix, first, rounds, readings)
    written.number("credits", credits)
    options["credits"] = credits
    return TwilightImperium(Beginning(options, seed, script=written.script(chance)))


def position(
    phase: str = "invasion",
    turn: int | None = None,
    round: int = 1,
    *,
    planets: Mapping[int, Mapping[str, int]] | None = None,
    ships: Mapping[int, Places] | None = None,
    docks: Mapping[str, int] | Iterable[str] = (),
    counters: Mapping[str, str | None] | None = None,
    face_up: Mapping[str, str] | None = None,
    wormholes: Mapping[str, str] | None = None,
    hands: Mapping[int, int | Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    credits: Mapping[int, int] | None = None,
    bonus: Mapping[int, int] | None = None,
    technologies: Mapping[int, Sequence[str]] | None = None,
    bought: Mapping[int, Sequence[str]] | None = None,
    done: Iterable[int] = (),
    probed: Iterable[tuple[int, str]] = (),
    razed: Iterable[str] = (),
    no_influence: Mapping[int, int] | None = None,
    no_vote: Mapping[int, int] | None = None,
    no_resources: Mapping[str, tuple[int, int]] | None = None,
    players: int | None = None,
    manifest_destiny: bool = True,
    distant_suns: bool = True,
    galaxy: Written | None = None,
    mix: Mapping[str, int] | None = None,
    rounds: int = LONG,
    first: int = 1,
    chance: Sequence[Any] | None = None,
    **readings: Any,
) -> TwilightImperium:
    """Return a table at the beginning of a phase, or of one seat's part in it, as written down.

    ``phase`` is ``"annexation"``, ``"political"``, ``"draw"``, ``"income"``, ``"purchase"``,
    ``"movement"``, ``"invasion"``, ``"technology"`` or ``"placement"``. ``turn`` is the seat that
    acts first in it; ``done`` are those that have acted.

    ``planets`` are by seat, each planet with its ground forces (0: only a control marker). The
    planets of a home system that nobody is given belong to their seat, with one ground force.
    ``ships`` are by seat and place (a system, or one of its planets), as a list of units or as
    ``{"carrier": 1, "ground_force": 3}``; ground forces there are aboard. ``docks`` are planets,
    or planets with the round in which the dock came.

    ``counters`` lie face down, as ``{"garnet": "wealth 3"}``; None is a planet without one.
    Neutral planets that are left out have any counter, unless they were razed. ``face_up`` are
    those that a failed invasion has left, ``wormholes`` the letters of markers by place.
    ``hands`` are numbers of action cards, or their names (A1 to A78); ``deck`` is what lies on top.

    ``probed`` and ``razed`` are what was done in this round. ``no_influence`` and ``no_vote`` give
    for a seat the last round, or the round, it lasts; ``no_resources`` for a planet the seat and
    the round.

    Raises ``Refused`` with the clause that an impossible position breaks, ``Mistake`` for a name
    or a seat the game does not know.
    """
    by_seat = {
        "planets": planets,
        "ships": ships,
        "hands": hands,
        "credits": credits,
        "bonus": bonus,
        "technologies": technologies,
        "bought": bought,
        "no_influence": no_influence,
        "no_vote": no_vote,
    }
    seats = [
        seat for name, part in by_seat.items() for seat in written.by_seat(name, part, "{1: …}")
    ]
    probes = read_probes(probed)
    seats += [seat for seat, _ in probes]
    acted = written.seats("done", done)
    seats += acted + ([] if turn is None else [turn])
    written.seats("turn", seats)
    count = max([2, *seats]) if players is None else players
    if not isinstance(phase, str) or phase not in PHASES:
        raise Mistake(f"position: no phase {phase!r}; the phases are {', '.join(PHASES)}")
    rules = {"manifest_destiny": manifest_destiny, "distant_suns": distant_suns}
    options = _options(count, rules, galaxy, mix, first, rounds, readings)
    if type(count) is not int or count not in PLAYERS_ALLOWED:
        return TwilightImperium(Beginning(options, "position", {}))  # Refused there.
    for seat in seats:
        if seat not in range(1, count + 1):
            raise Mistake(f"position: no seat {seat!r} among {count} players")
    if phase == "invasion" and turn is None:
        turn = 1
    if turn is not None and turn in acted:
        raise Mistake(f"position: seat {turn} has acted already, so it is not its turn")
    written.number("round", round, least=1)
    writing = Writing(options, phase, turn, round)
    writing.space(planets or {}, ships or {}, docks)
    closed = tuple(written.listed("razed", razed, "planets"))
    writing.counters(counters or {}, face_up or {}, wormholes or {}, closed)
    writing.cards(hands or {}, written.listed("deck", deck), written.listed("discards", discards))
    writing.numbers("credits", credits or {})
    writing.numbers("bonus", bonus or {})
    writing.units(technologies or {}, bought or {})
    writing.spans(no_influence or {}, no_vote or {}, no_resources or {})
    writing.deeds(tuple(acted), probes, closed)
    # What is empty was not written down, so it is not told: the rest of a deck, say, is any.
    told = {name: part or None for name, part in writing.written.items()}
    return TwilightImperium(
        Beginning(options, "position", writing.parts, written.script(chance), told)
    )


def _options(
    players: int,
    rules: Mapping[str, bool],
    galaxy: Written | None,
    mix: Mapping[str, int] | None,
    first: int,
    rounds: int,
    readings: Mapping[str, Any],
) -> dict[str, Any]:
    for name, value in rules.items():
        written.flag(name, value)
    written.number("rounds", rounds, least=1)
    mixed = SAMPLE_MIX if mix is None else mix
    counters_of(mixed)
    possible = type(players) is int and players in PLAYERS_ALLOWED
    if possible and (type(first) is not int or first not in range(1, players + 1)):
        raise Mistake(f"no seat {first!r} among {players} players")
    if galaxy is None:
        galaxy = sample_galaxy(players) if possible else {}
    example = "{'rim': system(...)}"
    for name, part in written.by_name("galaxy", galaxy, example).items():
        if not isinstance(part, Mapping) or part.keys() != system().keys():
            raise Mistake(f"galaxy: {name} is written as {example}, not {part!r}")
    return {
        "players": players,
        "first": first,
        "rounds": rounds,
        "galaxy": {name: system(**part) for name, part in galaxy.items()},
        "mix": dict(mixed),
        **rules,
        **read_readings(readings),
    }
