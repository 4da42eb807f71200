"""The movement segment of an individual turn: ships go to systems beside their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.choices import Done, Load, Move
from rulebook.games.twilight_imperium.forces import CARRYING, fits, lift_force
from rulebook.games.twilight_imperium.influence import ORDER_OF_TURNS, next_in_turn
from rulebook.games.twilight_imperium.seating import enter
from rulebook.games.twilight_imperium.units import CARRIER_HOLDS, SHIPS, UNITS
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium


#: Each ship moves once in a turn, as far as it can.
MOVING = cite("ti-move")


@rule(MOVING)
def movement_segment(t: TwilightImperium) -> Flow:
    """Let the player with the most influence of those who have not yet acted move ships."""
    if t.turn is None:
        if len(t.done) == len(t.seats):
            enter(t, "technology")
            return
        t.turn = next_in_turn(t)
        t.tell("turn_begins", cite=ORDER_OF_TURNS, seat=t.turn)
    me = t.turn
    t.flown.clear()
    while True:
        choice = yield t.ask(
            me,
            Load.among([p for p in t.owned(me) if t.forces[p]], room_aboard),
            Move.among(moves(t, me), ready, in_reach, room_on_move, no_enemy_ships),
            Done,
        )
        if choice == Done():
            break
        if isinstance(choice, Load):
            lift_force(t, me, choice.planet)
        else:
            move_ship(t, me, choice)
    t.phase = "invasion"


@guard(CARRYING)
def room_aboard(t: TwilightImperium, choice: Load) -> bool:
    """Return whether a carrier there has room for one more."""
    more = Counter(ground_force=1)
    return fits(t, t.mover, *_with(t, choice.planet, more))


def moves(t: TwilightImperium, me: int) -> Iterator[tuple[str, str, str, int, int]]:
    """Yield the moves one could point at: each ship with every load that is there."""
    for source, units in t.fleets[me].items():
        for ship in SHIPS:
            if units[ship] - t.flown[ship, source] <= 0:
                continue
            most = CARRIER_HOLDS if ship == "carrier" else 0
            loads = [
                (ground, fighters)
                for ground in range(min(most, units["ground_force"]) + 1)
                for fighters in range(min(most - ground, units["fighter"]) + 1)
            ]
            for target in sorted(reach(t, ship, source)):
                for load in loads:
                    yield (ship, source, target, *load)


def reach(t: TwilightImperium, ship: str, source: str, shut: Collection[str] = ()) -> set[str]:
    """Return the systems a ship can get to without entering those that are shut to it."""
    found, edge = {source}, {source}
    for _ in range(UNITS[ship].moves):
        edge = {s for system in edge for s in t.adjacent(system)} - found - set(shut)
        found |= edge
    return found - {source}


def enemies(t: TwilightImperium, me: int, system: str) -> bool:
    """Return whether another player has ships in a system."""
    return any((+t.fleets[seat][system]) for seat in t.seats if seat != me)


@guard(MOVING)
def ready(t: TwilightImperium, choice: Move) -> bool:
    """Return whether such a ship is there that has not moved in this turn."""
    units = t.fleets[t.mover][choice.source]
    return units[choice.ship] > t.flown[choice.ship, choice.source]


@guard(MOVING)
def in_reach(t: TwilightImperium, choice: Move) -> bool:
    """Return whether the ship gets there: through systems that lie side by side, or wormholes."""
    if not ready(t, choice):
        return True
    return choice.target in reach(t, choice.ship, choice.source)


@guard(CARRYING)
def room_on_move(t: TwilightImperium, choice: Move) -> bool:
    """Return whether the ship can carry its load, and what stays behind is still held."""
    load = Counter(ground_force=choice.ground_forces, fighter=choice.fighters)
    if load.total() > (CARRIER_HOLDS if choice.ship == "carrier" else 0):
        return False
    load[choice.ship] += 1
    system, units = _with(t, choice.source, Counter())
    units.subtract(load)
    if not ready(t, choice) or not in_reach(t, choice):
        return True
    return fits(t, t.mover, system, units)


@guard("ti-no-space-combat")
def no_enemy_ships(t: TwilightImperium, choice: Move) -> bool:
    """Return whether no other player has ships at the target or on every way to it: this part
    knows no space combat.
    """
    if not ready(t, choice) or not in_reach(t, choice):
        return True
    shut = [s for s in t.galaxy.systems if s != choice.source and enemies(t, t.mover, s)]
    return choice.target in reach(t, choice.ship, choice.source, shut)


def move_ship(t: TwilightImperium, me: int, choice: Move) -> None:
    """Move a ship with its load."""
    load = Counter(ground_force=choice.ground_forces, fighter=choice.fighters)
    load[choice.ship] += 1
    t.fleets[me][choice.source].subtract(load)
    t.fleets[me][choice.target].update(load)
    t.flown[choice.ship, choice.target] += 1
    t.tell(
        "ship_moved",
        seat=me,
        ship=choice.ship,
        source=choice.source,
        target=choice.target,
        ground_forces=choice.ground_forces,
        fighters=choice.fighters,
    )


def _with(t: TwilightImperium, place: str, more: Counter[str]) -> tuple[str, Counter[str]]:
    system = t.galaxy.system_of(place)
    units = t.fleets[t.mover][system].copy()
    units.update(more)
    return system, units
