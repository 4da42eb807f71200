"""Deals and written positions of Lost Legacy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import Any, TypeAlias

from rulebook.games.lost_legacy.choices import NAMES
from rulebook.games.lost_legacy.game import BOX, THE_CARDS, LostLegacy
from rulebook.table import Beginning, Mistake, Supply

#: Cards by name; an Ellipsis stands for any card.
Cards: TypeAlias = Sequence[str | EllipsisType]

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
    options = {"players": players, "first": first, **_readings(readings)}
    if players in (2, 3, 4):
        _seat("first", first, players)
    return LostLegacy(Beginning(options, seed, script=_script(chance)))


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
    hands, played = dict(hands or {}), dict(played or {})
    named = [*hands, *played, *out, *knocked_out, turn]
    if not all(isinstance(seat, int) for seat in named):
        raise Mistake(f"seats are numbers; here are {named}")
    players = max([2, *named]) if players is None else players
    for seat in named:
        _seat("position", seat, max(players, 2))
    gone = tuple(sorted(set(out)))
    for seat in range(1, players + 1):
        hands.setdefault(seat, [] if seat in gone else [...])
    parts = _filled(hands, played, deck, [...] if ruins is None else ruins, players)
    parts |= {"out": gone, "knocked_out": tuple(knocked_out)}
    written = {
        "hands": {s: c for s, c in hands.items() if list(c) not in ([...], [])},
        "deck": deck,
        "ruins": ruins,
        "played": played,
        "out": gone,
        "turn": turn,
    }
    options = {"players": players, "first": turn, **_readings(readings)}
    return LostLegacy(Beginning(options, "position", parts, _script(chance), written))


def _filled(
    hands: dict[int, Cards],
    played: dict[int, Cards],
    deck: Cards | None,
    ruins: Cards,
    players: int,
) -> dict[str, Any]:
    goes_on = deck is None or (len(deck) > 0 and deck[-1] is ...)
    top = [] if deck is None else list(deck[:-1] if goes_on else deck)
    zones: list[list[str | EllipsisType]] = [
        list(cards) for cards in [*hands.values(), *played.values(), ruins, top]
    ]
    supply = Supply(BOX, cite=THE_CARDS)
    supply.place(_known(card) for zone in zones for card in zone if card is not ...)
    if not goes_on and "starship" in supply:
        # It cannot have been played, so it lies under one of the cards left open.
        _fill_one(zones[: len(hands)] + zones[-2:], supply, "starship")
    for index, zone in enumerate(zones):
        played_here = len(hands) <= index < len(zones) - 2
        while ... in zone:
            card = supply.draw(but="starship" if played_here else "")
            if card is None:
                raise Mistake("position: more cards left open than the box still holds")
            zone[zone.index(...)] = card
    filled_hands = dict(zip(hands, zones[: len(hands)], strict=True))
    piles = dict(zip(played, zones[len(hands) : -2], strict=True))
    full_deck = [*zones[-1], *(supply.rest() if goes_on else ())]
    for index, card in enumerate(supply.rest()):
        piles.setdefault(index % players + 1, []).append(card)
    return {"hands": filled_hands, "played": piles, "ruins": zones[-2], "deck": full_deck}


def _fill_one(zones: list[list[str | EllipsisType]], supply: Supply, card: str) -> None:
    open_zones = [zone for zone in zones if ... in zone]
    if open_zones:
        supply.place([card])
        # Which one it is, is up to the filling: the supply lies in its order.
        zone = open_zones[supply.rank() % len(open_zones)]
        zone[zone.index(...)] = card


def _known(card: Any) -> str:
    if card not in NAMES:
        raise Mistake(f"no card {card!r}; the cards are {', '.join(NAMES)}")
    return str(card)


def _seat(what: str, seat: int, players: int) -> None:
    if seat not in range(1, players + 1):
        raise Mistake(f"{what}: no seat {seat!r} among {players} players")


def _script(chance: Sequence[Any] | None) -> tuple[Any, ...] | None:
    return None if chance is None else tuple(chance)


def _readings(given: Mapping[str, bool]) -> dict[str, bool]:
    for name in given:
        if name not in READINGS:
            raise Mistake(f"no option {name!r}; the options are {', '.join(READINGS)}")
    return {**READINGS, **given}
