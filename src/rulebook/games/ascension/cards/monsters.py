"""The monsters of the center deck: honor and more as a reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.ascension.acquiring import acquirable, acquire
from rulebook.games.ascension.banishing import from_row, may_banish, own
from rulebook.games.ascension.card import Gain
from rulebook.games.ascension.choices import Acquire, Decline, Defeat, Destroy, Keep
from rulebook.games.ascension.constructs import destroy
from rulebook.games.ascension.defeating import defeat, defeatable
from rulebook.games.ascension.gains import nothing
from rulebook.games.ascension.making import monster
from rulebook.games.ascension.row import in_row, placed
from rulebook.table import Flow, cite, rule

if TYPE_CHECKING:
    from rulebook.games.ascension.game import Ascension

avatar_of_the_fallen = monster("avatar_of_the_fallen", cost=7, honor=4, copies=1)


@avatar_of_the_fallen.reward
@rule("asc-avatar-of-the-fallen")
def take_or_defeat(t: Ascension, me: int) -> Flow:
    """You may acquire or defeat another card of the center row without paying."""
    others = [(card, place) for card, place in in_row(t) if card != "avatar_of_the_fallen"]
    if not others:
        nothing(t, me, "avatar_of_the_fallen")
        return
    held = (
        Acquire.among(others, acquirable, placed),
        Defeat.among(others, defeatable, placed),
    )
    if t.options["avatar_optional"]:
        choice = yield t.choose(me, *held, Decline)
    else:
        choice = yield t.choose(me, *held)
    if isinstance(choice, Acquire):
        yield from acquire(t, me, choice, free=True)
    elif isinstance(choice, Defeat):
        yield from defeat(t, me, choice)
    else:
        t.tell("declined", cite=OPTIONAL, seat=me, card="avatar_of_the_fallen")


#: Taking a card is an offer, no duty.
OPTIONAL = cite("asc-avatar-optional")


corrosive_widow = monster("corrosive_widow", cost=4, honor=3, copies=4)


@corrosive_widow.reward
@rule("asc-corrosive-widow")
def corrode(t: Ascension, me: int) -> Flow:
    """Each opponent destroys a construct of their own choosing."""
    for seat in t.opponents(me):
        if not t.constructs[seat]:
            nothing(t, seat, "corrosive_widow")
            continue
        card = (yield t.choose(seat, Destroy.among(t.constructs[seat]))).card
        destroy(t, seat, card)


monster("earth_tyrant", 6, 5, 2, Gain(cards=2), cite="asc-earth-tyrant")


mephit = monster("mephit", cost=3, honor=2, copies=3)


@mephit.reward
@rule("asc-mephit")
def burn(t: Ascension, me: int) -> Flow:
    """You may banish a card of the center row."""
    yield from may_banish(t, me, "mephit", from_row(t))


mistake_of_creation = monster("mistake_of_creation", cost=4, honor=4, copies=4)


@mistake_of_creation.reward
@rule("asc-mistake-of-creation")
def undo(t: Ascension, me: int) -> Flow:
    """You may banish a card of the center row; you may banish one of your discard pile."""
    yield from may_banish(t, me, "mistake_of_creation", from_row(t))
    yield from may_banish(t, me, "mistake_of_creation", own(t, "discard"))


monster("samaels_trickster", 3, 2, 4, Gain(runes=1), cite="asc-samaels-trickster", original_honor=1)


sea_tyrant = monster("sea_tyrant", cost=5, honor=5, copies=3)


@sea_tyrant.reward
@rule("asc-sea-tyrant")
def flood(t: Ascension, me: int) -> Flow:
    """Each opponent keeps one construct of their choosing and destroys the others."""
    for seat in t.opponents(me):
        mine = t.constructs[seat]
        if len(mine) == 1:
            t.tell("keeps_only_construct", cite="asc-sea-tyrant-only", seat=seat, card=mine[0])
        elif not mine:
            nothing(t, seat, "sea_tyrant")
        else:
            kept = (yield t.choose(seat, Keep.among(mine))).card
            lost = list(mine)
            lost.remove(kept)
            for card in lost:
                destroy(t, seat, card)


monster("tormented_soul", 3, 2, 3, Gain(cards=1), cite="asc-tormented-soul", original_honor=1)

monster("wind_tyrant", 5, 3, 3, Gain(runes=3), cite="asc-wind-tyrant")


xeron_duke_of_lies = monster("xeron_duke_of_lies", cost=6, honor=4, copies=1, original_honor=3)


@xeron_duke_of_lies.reward
@rule("asc-xeron-duke-of-lies")
def lie(t: Ascension, me: int) -> None:
    """Take a card at random from each opponent's hand: it is yours from then on."""
    for seat in t.opponents(me):
        hand = t.hands[seat]
        if not hand:
            nothing(t, seat, "xeron_duke_of_lies")
            continue
        card = t.chance.one_of(hand)
        t.move(card, hand, t.hands[me], "stole", seat=me, victim=seat)
        t.tell("draws_no_replacement", cite="asc-xeron-no-replacement", seat=seat)
