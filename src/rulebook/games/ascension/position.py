"""Deals and written positions of Ascension."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulebook.games.ascension.filled import Cards, Filling, Open, written_cards
from rulebook.games.ascension.game import Ascension
from rulebook.games.ascension.setup import (
    ALL_TOKENS,
    EDITIONS,
    PLAYERS_ALLOWED,
    READINGS,
    supply_at_start,
)
from rulebook.games.ascension.used import read_uses
from rulebook.table import Beginning, Mistake, written

#: The piles of a position that each player has one of.
OWN = ("hands", "decks", "discards", "played", "constructs")


def deal(
    players: int = 2,
    seed: int = 0,
    edition: str = "anniversary",
    first: int | None = None,
    chance: Sequence[Any] | None = None,
    **readings: bool,
) -> Ascension:
    """Return a table after set-up; with one player it is the game against Samael.

    ``first`` is the seat that begins, chance decides if it is left out. ``edition`` is
    ``"anniversary"`` or ``"original"``. ``chance`` scripts what is left to chance: the order of
    each starting deck by seat, that of the center deck, and the starting player. ``readings``
    are named options, see ``READINGS``.
    Raises ``Refused`` for a number of players the game does not allow.
    """
    options = _options(players, first, edition, readings)
    shown = {"reading": written.others(options, READINGS) or None}
    return Ascension(Beginning(options, seed, script=written.script(chance), written=shown))


def position(
    hands: Mapping[int, Cards] | None = None,
    turn: int = 1,
    *,
    decks: Mapping[int, Cards] | None = None,
    discards: Mapping[int, Cards] | None = None,
    played: Mapping[int, Cards] | Cards | None = None,
    constructs: Mapping[int, Cards] | None = None,
    row: Cards | None = None,
    center_deck: Cards | None = None,
    void: Cards | None = None,
    mystics: int | None = None,
    heavy_infantry: int | None = None,
    honor: Mapping[int, int] | None = None,
    supply: int | None = None,
    runes: int = 0,
    power: int = 0,
    mechana_runes: int = 0,
    discount: int = 0,
    row_defeats: int = 0,
    used: Iterable[str | tuple[str, str]] = (),
    extra_turns: int = 0,
    samael: Cards | None = None,
    samael_honor: int = 0,
    players: int | None = None,
    first: int = 1,
    edition: str = "anniversary",
    chance: Sequence[Any] | None = None,
    **readings: bool,
) -> Ascension:
    """Return a table in the middle of a turn, as written down.

    By seat: ``hands``, ``decks`` (top first), ``discards``, ``played`` (heroes of this turn; a
    plain list is that of ``turn``) and ``constructs`` (in play). A hand or deck that is left out
    holds what is left of the player's ten starting cards, five of them in hand; the other piles
    are empty if left out. ``row`` lies from the left; ``...`` in it is any card, and at its end
    fills it up. ``center_deck`` lies top first; left out, or ending in ``...``, it goes on with
    all center cards that lie nowhere else. ``mystics`` and ``heavy_infantry`` are the heights of
    these stacks. Cards that have no place left lie in the box, out of the game.

    ``runes``, ``power``, ``mechana_runes`` (that only pay for Mechana constructs), ``discount``
    (of the next construct), ``row_defeats`` (monsters of the row defeated this turn), ``used``
    (constructs whose effect was used, see ``read_uses``) and ``extra_turns`` (still to be taken
    after this one) are what this turn has brought so far. The ``supply`` left out is that of the
    start without the ``honor`` gained, ``samael_honor`` included.

    With one player ``samael`` are the cards that Samael has acquired, and ``samael_honor`` is his
    honor. ``first`` is the seat that began. ``edition`` and ``readings`` are those of ``deal``;
    ``chance`` scripts what is shuffled from here on.

    Raises ``Refused`` with the clause that an impossible position breaks, ``Mistake`` for a name
    or a seat the game does not know.
    """
    written.seats("turn", [turn])
    own = {
        "hands": _piles("hands", hands),
        "decks": _piles("decks", decks),
        "discards": _piles("discards", discards),
        "played": _piles("played", played if isinstance(played, Mapping) else {turn: played or []}),
        "constructs": _piles("constructs", constructs),
    }
    scores = written.by_seat("honor", honor, "{1: 3}")
    named = [seat for piles in own.values() for seat in piles]
    seats = written.seats("turn", [*named, *scores, turn, first])
    count = max([2, *seats]) if players is None else players
    options = _options(count, first, edition, readings)
    if count not in PLAYERS_ALLOWED:
        return Ascension(Beginning(options, "position", {}))  # Refused there.
    for seat in seats:
        if seat not in range(1, count + 1):
            raise Mistake(f"position: no seat {seat!r} among {count} players")
    numbers = {
        "runes": runes,
        "power": power,
        "mechana_runes": mechana_runes,
        "discount": discount,
        "row_defeats": row_defeats,
        "extra_turns": extra_turns,
        "samael_honor": samael_honor,
    }
    counted = {"supply": supply, "mystics": mystics, "heavy_infantry": heavy_infantry}
    for name, number in [
        *numbers.items(),
        *((name, number) for name, number in counted.items() if number is not None),
        *((f"honor of seat {seat}", number) for seat, number in scores.items()),
    ]:
        written.number(f"position: {name}", number)
    if supply is None:
        supply = max(0, supply_at_start(count) - sum(scores.values()) - samael_honor)
    elif supply > ALL_TOKENS:
        raise Mistake(f"position: all tokens together are worth {ALL_TOKENS}, not {supply}")
    uses = read_uses(used)
    common = {
        "row": _pile("row", row),
        "center_deck": _pile("center_deck", center_deck),
        "void": _pile("void", void),
        "samael": _pile("samael", samael),
    }
    # Copied before they are filled.
    shown: dict[str, Any] = {
        "edition": None if edition == EDITIONS[0] else edition,
        "reading": written.others(options, READINGS) or None,
        **{name: {s: tuple(p) for s, p in own[name].items()} for name in OWN},
        **({} if played else {"played": None}),
        **{name: None if pile is None else tuple(pile) for name, pile in common.items()},
        "mystics": mystics,
        "heavy_infantry": heavy_infantry,
        "honor": scores,
        **{name: number or None for name, number in numbers.items()},
        "used": tuple(card for card, _ in uses) or None,
        "supply": supply,
        "turn": turn,
    }
    filling = Filling(options, count)
    parts = filling.fill(
        own, **common, stacks={"mystic": mystics, "heavy_infantry": heavy_infantry}
    )
    parts |= {**numbers, "honor": scores, "supply": supply, "turn": turn, "used": uses}
    return Ascension(Beginning(options, "position", parts, written.script(chance), shown))


def _piles(what: str, given: Mapping[int, Cards] | None) -> dict[int, Open]:
    by_seat = written.by_seat(what, given, "{1: ['mystic']}")
    return {seat: written_cards(what, cards) for seat, cards in by_seat.items()}


def _pile(what: str, given: Cards | None) -> Open | None:
    return None if given is None else written_cards(what, given)


def _options(
    players: int, first: int | None, edition: str, readings: Mapping[str, bool]
) -> dict[str, Any]:
    if edition not in EDITIONS:
        raise Mistake(f"no edition {edition!r}; the editions are {', '.join(EDITIONS)}")
    if type(players) is not int:
        raise Mistake(f"players are a number, not {players!r}")
    known = first is None or (type(first) is int and first in range(1, players + 1))
    if players in PLAYERS_ALLOWED and not known:
        raise Mistake(f"no seat {first!r} among {players} players")
    return {
        "players": players,
        "first": first,
        "edition": edition,
        **written.readings(readings, READINGS),
    }
