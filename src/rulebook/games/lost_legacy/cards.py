"""The nine kinds of card, 16 cards in all: each with its data and its effect in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.lost_legacy.card import Card
from rulebook.games.lost_legacy.choices import NAMES, Leave, Ruin, Shuffle, Target
from rulebook.games.lost_legacy.rules import (
    eliminate,
    exchange,
    impossible,
    look_at_hand,
    look_at_ruin,
    point_at_ruin,
    somebody_else,
    still_in,
)
from rulebook.table import Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.lost_legacy.game import LostLegacy

SISTER_OF_FATE = Card("sister_of_fate", speed=1, copies=1)
GENERAL = Card("general", speed=2, copies=1)
SHADOW_THIEF = Card("shadow_thief", speed=3, copies=1)
SWORDSMAN = Card("swordsman", speed=4, copies=1)
STARSHIP = Card("starship", speed=5, copies=1)
OLD_MAP = Card("old_map", speed=6, copies=2)
SEARCH = Card("search", speed=7, copies=3)
ASSAULT = Card("assault", speed=8, copies=3)
SNEAK_ATTACK = Card("sneak_attack", speed=None, copies=3)


@SISTER_OF_FATE.when_played
@rule("ll-sister-of-fate-played")
def play_sister_of_fate(t: LostLegacy, me: int) -> None:
    """Nothing: she acts only when seen."""
    t.tell("no_effect_when_played", seat=me, card="sister_of_fate")


@SISTER_OF_FATE.when_seen
@rule("ll-sister-of-fate")
def see_sister_of_fate(t: LostLegacy, holder: int, looker: int) -> None:
    """Her holder is out."""
    eliminate(t, holder)


@GENERAL.when_played
@rule("ll-general")
def play_general(t: LostLegacy, me: int) -> Flow:
    """Look at the deck's top card; you may exchange it."""
    if not t.deck:
        impossible(t, me)
        return
    t.show(t.deck[0], {me}, "looked_at_deck", seat=me)
    yield from exchange(t, me, (t.deck, 0), knows={me})


@SHADOW_THIEF.when_played
@rule("ll-shadow-thief")
def play_shadow_thief(t: LostLegacy, me: int) -> Flow:
    """Look at another player's hand or at a card of the ruins; the Lost Legacy wins."""
    choice = yield t.ask(
        me, Target.among(t.seats, somebody_else, still_in), Ruin.among(t.ruin_places())
    )
    if isinstance(choice, Target):
        card = look_at_hand(t, me, choice.seat)
    else:
        card = look_at_ruin(t, me, choice.place - 1)
    if card == "starship":
        t.over([me], "thief_found_it", cite="ll-shadow-thief-wins", seat=me)


@SWORDSMAN.when_played
@rule("ll-swordsman")
def play_swordsman(t: LostLegacy, me: int) -> Flow:
    """Look at another player's hand; an X is cancelled and its holder is out."""
    holder = (yield t.ask(me, Target.among(t.seats, somebody_else, still_in))).seat
    card = look_at_hand(t, me, holder, cancels=True)
    if t.cards[card].speed is None:
        strike(t, holder, card)


@rule("ll-swordsman-strikes")
def strike(t: LostLegacy, holder: int, card: str) -> None:
    """Cancel an X and eliminate its holder."""
    t.tell("cancelled", holder=holder, card=card)
    eliminate(t, holder)


@OLD_MAP.when_played
@rule("ll-old-map")
def play_old_map(t: LostLegacy, me: int) -> Flow:
    """Look at the deck's top card and put it into the ruins; you may shuffle the ruins."""
    if t.deck:
        t.show(t.deck[0], {me}, "looked_at_deck", seat=me)
        t.move(t.deck[0], t.deck, t.ruins, "put_into_ruins", cite="ll-ruins-right", seat=me)
    else:
        impossible(t, me)
        if not t.options["shuffle_without_card"]:
            return
        t.tell("may_still_shuffle", cite="ll-old-map-empty-deck", seat=me)
    yield from may_shuffle_ruins(t, me)


@rule("ll-old-map-shuffle")
def may_shuffle_ruins(t: LostLegacy, me: int) -> Flow:
    """Shuffle the ruins, or leave them."""
    choice = yield t.ask(me, Shuffle, Leave)
    if choice == Shuffle():
        t.shuffle(t.ruins, "shuffled_ruins", cite="ll-ruins-shuffle", seat=me)
    else:
        t.tell("left_ruins", seat=me)


@SEARCH.when_played
@rule("ll-search")
def play_search(t: LostLegacy, me: int) -> Flow:
    """Look at a card of the ruins; you may exchange it."""
    index = yield from point_at_ruin(t, me)
    look_at_ruin(t, me, index)
    yield from exchange(t, me, (t.ruins, index), knows={me}, place=cite("ll-exchange-place"))


@ASSAULT.when_played
@rule("ll-assault")
def play_assault(t: LostLegacy, me: int) -> Flow:
    """Look at another player's hand; you may exchange hands."""
    holder = (yield t.ask(me, Target.among(t.seats, somebody_else, still_in))).seat
    look_at_hand(t, me, holder)
    if {me, holder} & t.out:
        t.tell("no_exchange", cite="ll-exchange-after-elimination", seat=me, holder=holder)
        return
    yield from exchange(t, me, (t.hands[holder], 0), knows={me, holder})


@SNEAK_ATTACK.when_played
@rule("ll-sneak-attack-played")
def play_sneak_attack(t: LostLegacy, me: int) -> None:
    """Nothing: it acts only when seen."""
    t.tell("no_effect_when_played", seat=me, card="sneak_attack")


@SNEAK_ATTACK.when_seen
@rule("ll-sneak-attack")
def see_sneak_attack(t: LostLegacy, holder: int, looker: int) -> None:
    """Discard it, take the looker's card, and the looker is out."""
    t.move("sneak_attack", t.hands[holder], t.played[holder], "ambushed", seat=holder)
    for card in list(t.hands[looker]):
        t.move(
            card,
            t.hands[looker],
            t.hands[holder],
            "took_hand",
            cite="ll-sneak-attack-order",
            seat=holder,
            looker=looker,
        )
    eliminate(t, looker)


#: All kinds by name, in the order of their speeds.
CARDS = {
    card.name: card
    for card in (
        SISTER_OF_FATE,
        GENERAL,
        SHADOW_THIEF,
        SWORDSMAN,
        STARSHIP,
        OLD_MAP,
        SEARCH,
        ASSAULT,
        SNEAK_ATTACK,
    )
}

# A card without an effect, or one that no choice can name, would be silent at play: fail here.
assert tuple(CARDS) == NAMES
assert all(card.played for card in CARDS.values() if card is not STARSHIP)
