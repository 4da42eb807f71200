"""The Enlightened: blue cards that draw, defeat for nothing, and bend time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.acquiring import CARD_PREVAILS
from rulebook.games.ascension.banishing import from_row, may_banish
from rulebook.games.ascension.card import ENLIGHTENED, MONSTER, Gain
from rulebook.games.ascension.choices import Copy, Defeat, Discard
from rulebook.games.ascension.defeating import defeat
from rulebook.games.ascension.drawing import draw
from rulebook.games.ascension.gains import nothing
from rulebook.games.ascension.making import construct, hero
from rulebook.games.ascension.playing import carry_out, lifebound_heroes
from rulebook.games.ascension.row import ROW, fill_row, in_row, placed
from rulebook.table import Flow, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

hero("arha_initiate", ENLIGHTENED, 1, 1, 3, Gain(cards=1), cite="asc-arha-initiate")

hero(
    "ascetic_of_the_lidless_eye",
    ENLIGHTENED,
    cost=5,
    honor=3,
    copies=2,
    gives=Gain(cards=2),
    cite="asc-ascetic-of-the-lidless-eye",
    original_honor=2,
)

hero(
    "master_dhartha",
    ENLIGHTENED,
    cost=7,
    honor=4,
    copies=1,
    gives=Gain(cards=3),
    cite="asc-master-dhartha",
    original_honor=3,
)


arha_templar = hero("arha_templar", ENLIGHTENED, cost=4, honor=3, copies=2)


@arha_templar.when_played
@rule("asc-arha-templar")
def defeat_up_to_four(t: Ascension, me: int) -> Flow:
    """Defeat a monster of cost 4 or less without paying."""
    yield from defeat_freely(t, me, limit=4)


oziah_the_peerless = hero("oziah_the_peerless", ENLIGHTENED, cost=6, honor=3, copies=1)


@oziah_the_peerless.when_played
@rule("asc-oziah-the-peerless")
def defeat_up_to_six(t: Ascension, me: int) -> Flow:
    """Defeat a monster of cost 6 or less without paying."""
    yield from defeat_freely(t, me, limit=6)


def defeat_freely(t: Ascension, me: int, limit: int) -> Flow:
    """Defeat a monster up to this cost, in the center row or the Cultist, without paying."""
    pointed = [*in_row(t), ("cultist", None)]
    weak = [
        (card, place)
        for card, place in pointed
        if t.cards[card].type == MONSTER and t.cards[card].cost <= limit
    ]
    choice = yield t.choose(me, Defeat.among(weak, placed))
    yield from defeat(t, me, choice)


seer_of_the_forked_path = hero("seer_of_the_forked_path", ENLIGHTENED, cost=2, honor=1, copies=3)


@seer_of_the_forked_path.when_played
@rule("asc-seer-of-the-forked-path")
def draw_and_look_ahead(t: Ascension, me: int) -> Flow:
    """Draw a card; you may banish a card of the center row."""
    draw(t, me)
    yield from may_banish(t, me, "seer_of_the_forked_path", from_row(t))


tablet_of_times_dawn = construct(
    "tablet_of_times_dawn", ENLIGHTENED, cost=5, honor=3, copies=1, original_honor=2
)


@tablet_of_times_dawn.use()
@rule("asc-tablet-of-times-dawn")
def turn_back_time(t: Ascension, me: int) -> None:
    """Banish it from play and take another turn after this one."""
    t.move("tablet_of_times_dawn", t.constructs[me], t.void, "banished", seat=me)
    if len(t.row) < ROW:
        fill_row(t, len(t.row))
    t.used["tablet_of_times_dawn", "main"] -= 1
    t.left_play.add("tablet_of_times_dawn")
    t.extra_turns += 1
    t.tell("will_take_another_turn", cite=CARD_PREVAILS, seat=me)


temple_librarian = hero("temple_librarian", ENLIGHTENED, cost=2, honor=1, copies=3)


@temple_librarian.when_played
@rule("asc-temple-librarian")
def discard_and_draw(t: Ascension, me: int) -> Flow:
    """Discard a card from your hand; only if you did, draw two cards."""
    if not t.hands[me]:
        nothing(t, me, "temple_librarian")
        return
    card = (yield t.choose(me, Discard.among(t.hands[me]))).card
    t.move(card, t.hands[me], t.discards[me], "discarded", seat=me)
    draw(t, me, 2)


construct(
    "the_all_seeing_eye",
    ENLIGHTENED,
    cost=6,
    honor=3,
    copies=1,
    gives=Gain(cards=1),
    cite="asc-the-all-seeing-eye",
    original_honor=2,
)


twofold_askara = hero("twofold_askara", ENLIGHTENED, cost=4, honor=2, copies=1)


@twofold_askara.when_played
@rule("asc-twofold-askara")
def copy_a_hero(t: Ascension, me: int) -> Flow:
    """Carry out the effect of another hero you have played this turn once more."""
    others = list(t.played[me])
    others.remove("twofold_askara")
    if not others:
        nothing(t, me, "twofold_askara")
        return
    card = (yield t.choose(me, Copy.among(others))).card
    t.tell("copied", seat=me, card=card)
    yield from carry_out(t, me, card)
    unite_copy(t, me, card)


@rule("asc-askara-unite")
def unite_copy(t: Ascension, me: int, card: str) -> None:
    """Let a copied effect unite at once: the hero it was copied from is another hero."""
    effect = t.cards[card].unite
    # In the original edition the copied effect has counted two such heroes by itself.
    if effect and not (t.original and lifebound_heroes(t, me) > 1):
        effect(t, me)
