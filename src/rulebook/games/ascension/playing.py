"""Playing cards from the hand, and what follows from having played them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import CONSTRUCT, HERO, LIFEBOUND
from rulebook.games.ascension.choices import Play
from rulebook.games.ascension.constructs import is_mechana, triggers
from rulebook.table import Flow, carried_out, cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: Cards are played from the hand, as many as you wish.
PLAY = cite("asc-play")
#: A construct in play stays there.
STAYS_IN_PLAY = cite("asc-construct-stays")
#: A hero stays in front of you until your turn ends.
IN_FRONT = cite("asc-hero-in-front")


@rule(PLAY)
def play(t: Ascension, me: int, choice: Play) -> Flow:
    """Play a card: lay it down, announce its effect, carry it out, then check what follows."""
    card = choice.card
    if t.cards[card].type == CONSTRUCT:
        t.move(card, t.hands[me], t.constructs[me], "put_into_play", cite=STAYS_IN_PLAY, seat=me)
        t.tell("announced", cite=ANNOUNCE, seat=me, card=card)
    else:
        t.move(card, t.hands[me], t.played[me], "played", cite=IN_FRONT, seat=me)
        t.tell("announced", cite=ANNOUNCE, seat=me, card=card)
        yield from carry_out(t, me, card)
    yield from check_conditions(t, me, card)


#: The effect of a card is announced before it is carried out.
ANNOUNCE = cite("asc-announce")


@rule("asc-play-effect")
def carry_out(t: Ascension, me: int, card: str) -> Flow:
    """Carry out the effect of a hero."""
    effect = t.cards[card].effect
    assert effect is not None
    yield from carried_out(effect(t, me))


@rule("asc-conditions-after")
def check_conditions(t: Ascension, me: int, card: str) -> Flow:
    """Check what else a card brings about, after its effect and all the choices in it."""
    if t.cards[card].type == HERO:
        if not t.original:
            unite(t, me)
        yield from triggers(t, me, "played", card)
        return
    if card in t.left_play:
        t.tell("came_back", cite=NEW_AGAIN, seat=me, card=card)
    t.mechana_arrived += is_mechana(t, me, card)
    yield from triggers(t, me, "arrived", card)


#: A construct that has left play and comes back is as if it were new.
NEW_AGAIN = cite("asc-use-returned")


@rule("asc-unite")
def unite(t: Ascension, me: int) -> None:
    """Carry out what is due by Unite, once for each copy that lies beside another hero."""
    for name in dict.fromkeys(t.played[me]):
        effect = t.cards[name].unite
        if effect:
            for _ in range(united(t, me, name) - t.united[name]):
                t.united[name] += 1
                effect(t, me)


def united(t: Ascension, me: int, name: str) -> int:
    """Return how many copies of a hero with Unite lie beside another hero of its faction."""
    faction = t.cards[name].faction
    same = sum(t.cards[card].faction == faction for card in t.played[me])
    return t.played[me].count(name) if same > 1 else 0


def lifebound_heroes(t: Ascension, me: int) -> int:
    """Return how many Lifebound heroes you have played this turn."""
    return sum(t.cards[card].faction == LIFEBOUND for card in t.played[me])
