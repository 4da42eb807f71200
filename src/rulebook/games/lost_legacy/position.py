"""Deals and written positions of Lost Legacy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import Any, TypeAlias

from rulebook.games.lost_legacy.choices import NAMES
from rulebook.games.lost_legacy.game import (
    BOX,
    PLAYERS_ALLOWED,
    RUINS_START,
    THE_CARDS,
    LostLegacy,
)
from rulebook.table import Beginning, Mistake, Refused, Supply, any_of, written

#: Cards by name; an Ellipsis stands for any card.
Cards: TypeAlias = Sequence[str | EllipsisType]
Open: TypeAlias = list[str | EllipsisType]

#: The options that choose another reading, with the value each has by default.
READINGS = {"shuffle_without_card": True, "reveal_again": False}


def deal(
    players: int = 3,
    seed: int = 0,
    first: int = 1,
    chance: Sequence[Any] | None = None,
    **readings: bool,
) -> LostLegacy:
    """Return a table after set-up.

    ``first`` is the seat that begins. ``chance`` scripts what is shuffled: first the order of
    the deck, top first. ``readings`` are named options, see ``READINGS``.
    Raises ``Refused`` for a number of players the game does not allow.
    """
    options = {"players": players, "first": first, **written.readings(readings, READINGS)}
    if type(players) is int and players in PLAYERS_ALLOWED:
        _seat("first", first, players)
    shown = {"reading": written.others(options, READINGS) or None}
    return LostLegacy(Beginning(options, seed, script=written.script(chance), written=shown))


def position(
    hands: Mapping[int, Cards] | None = None,
    turn: int = 1,
    deck: Cards | None = None,
    ruins: Cards | None = None,
    played: Mapping[int, Cards] | None = None,
    out: Iterable[int] = (),
    knocked_out: Iterable[int] = (),
    players: int | None = None,
    chance: Sequence[Any] | None = None,
    **readings: bool,
) -> LostLegacy:
    """Return a table at a decision of the main loop, as written down.

    With one card in the hand of ``turn`` that player draws next, with two plays next; with an
    empty deck and one card each the investigation begins. ``deck`` lies top first; one that ends
    in ``...`` goes on with any cards, one left out holds all that lies nowhere else. Whatever
    else is left open (``...`` in a hand, a hand or the ruins left out) is filled with any cards;
    cards that have no other place have been played. ``knocked_out`` are seats that an effect
    from outside this set eliminates as the table begins.

    Raises ``Refused`` with the clause that an impossible position breaks, ``Mistake`` for a name
    or a seat the game does not know.
    """
    piles = {"hands": _piles("hands", hands), "played": _piles("played", played)}
    gone, struck = _seats("out", out), _seats("knocked_out", knocked_out)
    named = written.seats("turn", [*piles["hands"], *piles["played"], *gone, *struck, turn])
    count = max([2, *named]) if players is None else players
    options = {"players": count, "first": turn, **written.readings(readings, READINGS)}
    if type(count) is not int or count not in PLAYERS_ALLOWED:
        return LostLegacy(Beginning(options, "position", {"deck": ()}))  # Refused there.
    for seat in named:
        _seat("position", seat, count)
    if turn in gone or len(gone) > count - 2:
        raise Mistake(
            f"position: with {gone} eliminated and seat {turn} to move no game goes on; it takes "
            "at least two players who are still in, one of them the one whose turn it is"
        )
    if turn in struck or not set(struck).isdisjoint(gone):
        raise Mistake(
            f"position: of {struck} one is eliminated already or is to move; only others who are "
            "still in can be eliminated as the table begins"
        )
    deck = None if deck is None else _cards("deck", deck)
    ruins = None if ruins is None else _cards("ruins", ruins)
    mover = piles["hands"].get(turn, [...])
    takes_turn = deck is None or len(deck) > 0 or len(mover) == 2
    told = {name: {s: tuple(c) for s, c in by.items() if c != [...]} for name, by in piles.items()}
    shown: dict[str, Any] = {
        "reading": written.others(options, READINGS) or None,
        **told,
        "deck": deck,
        "ruins": ruins,
        "out": gone or None,
        "knocked_out": struck or None,
        "turn": turn if takes_turn else None,
    }
    for seat in range(1, count + 1):
        piles["hands"].setdefault(seat, [] if seat in gone else [...])
    parts = _filled(
        piles["hands"],
        piles["played"],
        [...] if deck is None else deck,
        [...] if ruins is None else ruins,
        count,
    )
    parts |= {"out": gone, "knocked_out": struck}
    return LostLegacy(Beginning(options, "position", parts, written.script(chance), shown))


def _piles(what: str, given: Mapping[int, Cards] | None) -> dict[int, Open]:
    by_seat = written.by_seat(what, given, "{1: ['assault']}")
    return {seat: _cards(what, cards) for seat, cards in by_seat.items()}


def _seats(what: str, given: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(written.seats(what, given))))


def _cards(what: str, given: Cards) -> Open:
    found = written.names(what, given, NAMES)
    if what == "deck" and ... in found[:-1]:
        raise Mistake("position: a deck goes on with ... only at the end")
    return found


def _filled(
    hands: dict[int, Open], played: dict[int, Open], deck: Open, ruins: Open, players: int
) -> dict[str, Any]:
    """Return the parts with every card left open filled from what lies nowhere else."""
    goes_on = deck[-1:] == [...]
    deck = deck[:-1] if goes_on else deck
    face_down, face_up = [*hands.values(), ruins], list(played.values())
    supply = Supply(BOX, cite=THE_CARDS)
    supply.place(card for zone in [*face_down, *face_up, deck] for card in zone if card is not ...)
    maps = len(ruins) - 1 - sum(zone.count("old_map") for zone in face_up)
    for _ in range(maps):
        # Every further ruin was put there by an Old Map, which lies face up since.
        if "old_map" not in supply:
            raise Refused(f"{len(ruins)} ruins and too few Old Maps played", (RUINS_START,))
        supply.place(["old_map"])
        played.setdefault(1, []).append("old_map")
    left_open = [zone for zone in face_down if ... in zone]
    if not goes_on and left_open and "starship" in supply:
        # It cannot have been played, so it is one of the cards left open.
        supply.place(["starship"])
        zone = left_open[any_of(len(left_open))]
        zone[zone.index(...)] = "starship"
    for zones, but in ((face_down, ""), (face_up, "starship")):
        for zone in zones:
            while ... in zone:
                zone[zone.index(...)] = supply.draw(but)
    if goes_on:
        deck = [*deck, *supply.rest()]
    for index, card in enumerate(supply.rest()):
        played.setdefault(index % players + 1, []).append(card)
    return {"hands": hands, "played": played, "ruins": ruins, "deck": deck}


def _seat(what: str, seat: int, players: int) -> None:
    if type(seat) is not int or seat not in range(1, players + 1):
        raise Mistake(f"{what}: no seat {seat!r} among {players} players")
