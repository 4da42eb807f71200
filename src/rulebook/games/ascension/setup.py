"""Set-up: decks, hands, stacks, the center row, the honor supply and the first player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rulebook.games.ascension.card import ALWAYS, CENTER
from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.row import ROW
from rulebook.games.ascension.solo import SOLO
from rulebook.games.ascension.turn import HAND
from rulebook.table import cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: A starting deck.
STARTING_DECK = ("apprentice",) * 8 + ("militia",) * 2
#: The stacks that are always available.
STACKS = tuple(card.name for card in CARDS.values() if card.border == ALWAYS)
#: The options that choose another reading, with the value each has by default.
READINGS = {
    "avatar_optional": True,
    "each_burrower": True,
    "free_counts_as_acquiring": True,
    "last_extra_turn": True,
    "samael_ends_round": False,
    "third_wind_tyrant": True,
    "tie_to_latest": True,
}
EDITIONS = ("anniversary", "original")


@dataclass(frozen=True)
class Token:
    """A kind of honor token: what one is worth, and how many the box holds."""

    worth: int
    count: int


#: How many cards of each kind the box holds.
THE_CARDS = cite("asc-cards")
#: The cards with a black border, and no others, make the center deck.
CENTER_DECK = cite("asc-center-deck")
#: The honor tokens of the box.
THE_TOKENS = cite("asc-tokens")
TOKENS = {"red": Token(worth=5, count=25), "clear": Token(worth=1, count=25)}
#: What all tokens are worth together.
ALL_TOKENS = sum(token.worth * token.count for token in TOKENS.values())


def copies(name: str, options: Mapping[str, Any]) -> int:
    """Return how many copies of a card the box holds, by the options of the game."""
    if name == "wind_tyrant" and not options.get("third_wind_tyrant", True):
        return 2
    return CARDS[name].as_printed(options.get("edition", EDITIONS[0])).copies


def box(options: Mapping[str, Any], border: str | None = None) -> list[str]:
    """Return all cards of the box by name, or those with this border."""
    edition = options.get("edition", EDITIONS[0])
    return list(_box(edition, options.get("third_wind_tyrant", True), border))


@cache
def _box(edition: str, third_wind_tyrant: bool, border: str | None) -> tuple[str, ...]:
    options = {"edition": edition, "third_wind_tyrant": third_wind_tyrant}
    return tuple(
        card.name
        for card in CARDS.values()
        if border in (None, card.border)
        for _ in range(copies(card.name, options))
    )


#: What the honor supply holds at the start; it never grows.
SUPPLY = cite("asc-setup-supply")
SOLO_SUPPLY = cite("asc-solo-supply")


def supply_at_start(players: int) -> int:
    """Return what the honor supply holds at the start."""
    return 50 if players == 1 else 30 * players


def set_up(t: Ascension) -> None:
    """Set up a new game."""
    t.tell("players_sit_down", cite=PLAYERS, count=len(t.seats))
    t.tell("unpacked_box", cite=THE_CARDS, count=len(box(t.options)))
    if t.original:
        t.tell("plays_original", cite=("asc-original-numbers", "asc-original-stacks"))
    if t.solo:
        t.tell("plays_alone", cite=SOLO)
    for seat in t.seats:
        take_starting_deck(t, seat)
    for name, stack in t.stacks.items():
        t.tell("stacked", cite="asc-setup-stacks", card=name, count=len(stack))
    shuffle_center_deck(t)
    t.move_all(ROW, t.center_deck, t.row, "laid_out_row", cite="asc-setup-row")
    t.tell("counted_tokens", cite=THE_TOKENS, count=ALL_TOKENS)
    if t.solo:
        t.tell("stocked_supply", cite=SOLO_SUPPLY, count=t.supply)
    else:
        t.tell("stocked_supply", cite=SUPPLY, count=t.supply)


#: From one player to four.
PLAYERS = cite("asc-players")
PLAYERS_ALLOWED = range(1, 5)


def take_starting_deck(t: Ascension, seat: int) -> None:
    """Shuffle the ten starting cards and draw five of them."""
    deck = t.decks[seat]
    t.tell("took_starting_deck", cite="asc-starting-deck", seat=seat, count=len(deck))
    t.shuffle(deck, "shuffled_deck", cite="asc-setup-shuffle", seat=seat)
    first_hand(t, seat)


@rule("asc-setup-hand")
def first_hand(t: Ascension, seat: int) -> None:
    """Draw the first hand; the other five cards stay face down as the deck."""
    draw(t, seat, HAND)


@rule(CENTER_DECK)
def shuffle_center_deck(t: Ascension) -> None:
    """Shuffle all cards with a black border into the center deck."""
    t.shuffle(t.center_deck, "shuffled_center_deck")


def cards_at_start(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return where the cards lie before anything is shuffled."""
    players = options["players"]
    rest = box(options, "white")
    for card in STARTING_DECK * players:
        rest.remove(card)
    return {
        "decks": dict.fromkeys(range(1, players + 1), STARTING_DECK),
        "center_deck": tuple(box(options, CENTER)),
        "stacks": {name: copies(name, options) for name in STACKS},
        "box": tuple(rest),
    }
