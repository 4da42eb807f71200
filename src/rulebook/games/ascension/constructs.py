"""Constructs in play: controlling and using them, what counts as Mechana, and their triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.card import CONSTRUCT, MECHANA
from rulebook.games.ascension.choices import Use
from rulebook.table import Flow, carried_out, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

#: You control only what lies in play in front of you.
CONTROL = cite("asc-control")


@guard("asc-use-once")
def not_used(t: Ascension, choice: Use) -> bool:
    """Return whether a copy in play has not been used for this yet in this turn."""
    copies = t.constructs[t.turn].count(choice.card)
    return not copies or t.used[choice.card, choice.effect] < copies


@guard("asc-use")
def has_effect(t: Ascension, choice: Use) -> bool:
    """Return whether a construct in play has this effect; some act by themselves only."""
    controlled = t.constructs[t.turn]
    return choice.card not in controlled or (choice.card, choice.effect) in in_play(t, t.turn)


def in_play(t: Ascension, me: int) -> list[tuple[str, str]]:
    """Return what the constructs you control can be used for."""
    return [
        (card, name)
        for card in t.constructs[me]
        for name, use in t.cards[card].uses.items()
        if use.original or not t.original
    ]


@rule(has_effect.clause)
def use(t: Ascension, me: int, choice: Use) -> Flow:
    """Use a construct you control, at the moment you choose."""
    t.used[choice.card, choice.effect] += 1
    t.tell("used", cite="asc-use-when-you-like", seat=me, card=choice.card, effect=choice.effect)
    yield from carried_out(t.cards[choice.card].uses[choice.effect].effect(t, me))


def triggers(t: Ascension, me: int, what: str, card: str) -> Flow:
    """Let each construct in play act on what has happened with a card.

    A copy that notes its use acts no more in this turn. Ends early when one of them says that
    nothing more is to come of it.
    """
    able = [name for name in t.constructs[me] if what in t.cards[name].triggers]
    for name in dict.fromkeys(able):
        for _ in range(able.count(name) - t.used[name, what]):
            if (yield from carried_out(t.cards[name].triggers[what](t, me, card))):
                return


def is_mechana(t: Ascension, me: int, card: str) -> bool:
    """Return whether the card is a Mechana construct, by itself or by Hedron Link Device."""
    kind = t.cards[card]
    if kind.type != CONSTRUCT:
        return False
    return kind.faction == MECHANA or "hedron_link_device" in t.constructs[me]


def note_link(t: Ascension, me: int, card: str) -> None:
    """Note that a construct counts as Mechana only by Hedron Link Device."""
    if t.cards[card].faction != MECHANA:
        t.tell("counts_as_mechana", cite=LINK, seat=me, card=card)


#: Any construct can count as Mechana on top of its own faction.
LINK = cite("asc-hedron-link-device")


def mechana_in_play(t: Ascension, me: int) -> int:
    """Return how many Mechana constructs you control, and note those that only count as such."""
    counted = [card for card in t.constructs[me] if is_mechana(t, me, card)]
    for card in counted:
        note_link(t, me, card)
    return len(counted)


@rule("asc-destroy")
def destroy(t: Ascension, seat: int, card: str) -> None:
    """Put a construct from play on its owner's discard pile, at once."""
    t.move(card, t.constructs[seat], t.discards[seat], "destroyed", seat=seat)
