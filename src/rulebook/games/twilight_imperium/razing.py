"""Razing: remove the counter of a planet by force, and roll for what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.games.twilight_imperium.action_cards import discard_card, lose_at_random
from rulebook.games.twilight_imperium.choices import Bombard, Land, Raze
from rulebook.games.twilight_imperium.insurgence import checks
from rulebook.games.twilight_imperium.probing import NOT_AS_INVADED
from rulebook.table import Flow, cite, guard, rule

if TYPE_CHECKING:
    from rulebook.games.twilight_imperium.game import TwilightImperium

#: Action cards lost with an 8 or more.
LOSES = 3
#: The lowest roll with which cards are lost, and that with which planets are checked as well.
CARDS_FROM, CHECKS_FROM = 8, 10
ONE_EACH = cite("ti-raze-once")
#: Whether a dreadnought that has razed can bombard as well.
USES_RAZING = cite("ti-raze-bombard")
#: A razed planet has no counter any more, and nobody invades it in that round.
COUNTER_GONE, CLOSED = cite("ti-raze-removed"), cite("ti-razed")
#: Who razes a planet with survivors cannot vote in the next political phase.
NO_VOTE = cite("ti-raze-lazax-vote")
#: Whether survivors spare the roll.
INSTEAD = cite("ti-raze-lazax-roll")


def raze_result(die: int) -> str:
    """Return what a roll after razing brings: "nothing", "cards" or "cards_and_checks"."""
    if die < CARDS_FROM:
        return "nothing"
    return "cards" if die < CHECKS_FROM else "cards_and_checks"


@guard("ti-raze-target")
def razable(t: TwilightImperium, choice: Raze) -> bool:
    """Return whether the planet is neutral and has a counter."""
    return t.owner[choice.planet] is None and t.counter(choice.planet) is not None


@guard("ti-raze-face-up")
def not_face_up(t: TwilightImperium, choice: Raze) -> bool:
    """Return whether the counter may be razed although it lies face up, if it does."""
    return bool(t.options["raze_face_up"]) or not t.face_up[choice.planet]


@guard("ti-raze-dreadnought")
def dreadnought_there(t: TwilightImperium, choice: Raze) -> bool:
    """Return whether you have a dreadnought in the planet's system."""
    return t.ships(t.mover, choice.planet)["dreadnought"] > 0


@guard(ONE_EACH)
def dreadnought_left(t: TwilightImperium, choice: Raze) -> bool:
    """Return whether a dreadnought there has not razed a planet in this segment."""
    system = t.galaxy.system_of(choice.planet)
    ships = t.fleets[t.mover][system]["dreadnought"]
    if not ships or t.options["razes_per_dreadnought"] == "any":
        return True
    return ships > t.razes[system]


@guard(USES_RAZING)
def not_used_otherwise(t: TwilightImperium, choice: Raze | Bombard) -> bool:
    """Return whether a dreadnought is left when none both razes and bombards."""
    system = t.galaxy.system_of(choice.planet)
    razes, bombards = t.razes[system], t.bombards[system]
    if t.options["razes_per_dreadnought"] == "any":
        razes = 0 if isinstance(choice, Raze) else min(razes, 1)
    otherwise = bombards if isinstance(choice, Raze) else razes
    if t.options["raze_and_bombard"] or not otherwise:
        return True
    return t.fleets[t.mover][system]["dreadnought"] > razes + bombards


def tell_double_use(t: TwilightImperium, me: int, system: str) -> None:
    """Note that a dreadnought has razed and bombarded in the same segment."""
    both = t.razes[system] and t.bombards[system]
    if both and t.razes[system] + t.bombards[system] > t.fleets[me][system]["dreadnought"]:
        t.tell("razed_and_bombards", cite=USES_RAZING, seat=me, system=system)


@guard(CLOSED)
def not_razed(t: TwilightImperium, choice: Land) -> bool:
    """Return whether nobody has razed the planet in this round."""
    return choice.planet not in t.razed


@rule("ti-raze")
def raze(t: TwilightImperium, me: int, planet: str) -> Flow:
    """Remove the counter without its effect and close the planet for the round; then roll."""
    system = t.galaxy.system_of(planet)
    if t.razes[system] and t.options["razes_per_dreadnought"] == "any":
        t.tell("razes_again", cite=ONE_EACH, seat=me)
    t.razes[system] += 1
    t.razed.add(planet)
    tell_double_use(t, me, system)
    survivors = remove_counter(t, me, planet)
    t.tell("closed_for_round", planet=planet)
    if not survivors:
        yield from consequences(t, me)
        return
    if t.options["lazax_raze"] == "both":
        t.tell("rolls_as_well", cite=INSTEAD, seat=me)
        yield from consequences(t, me, checks_follow=True)
    else:
        t.tell("no_roll", cite=INSTEAD, seat=me)
    yield from razed_survivors(t, me)


@rule(COUNTER_GONE)
def remove_counter(t: TwilightImperium, me: int, planet: str) -> bool:
    """Turn the counter up and remove it; return whether it was that of the survivors."""
    counter = t.counter(planet)
    assert counter is not None
    (zone,) = (zone for zone in (t.face_down[planet], t.face_up[planet]) if zone)
    t.move(
        zone[0],
        zone,
        t.removed,
        "planet_razed",
        cite="ti-raze-revealed",
        seat=me,
        planet=planet,
        counter=counter.kind,
    )
    return counter.kind == "lazax_survivors"


@rule("ti-raze-roll")
def consequences(t: TwilightImperium, me: int, checks_follow: bool = False) -> Flow:
    """Roll a die for what razing brings. Checks that ``follow`` anyway are made once, then."""
    die = t.die()
    t.tell("razing_rolled", seat=me, die=die)
    result = raze_result(die)
    if result == "nothing":
        t.tell("razing_brings_nothing", cite="ti-raze-nothing", seat=me)
    elif result == "cards":
        lose_cards(t, me)
    else:
        yield from worst_roll(t, me, checks_follow)


@rule("ti-raze-cards")
def lose_cards(t: TwilightImperium, me: int) -> None:
    """Lose three action cards, or all if there are fewer."""
    held = len(t.hands[me])
    if held < LOSES:
        t.tell("fewer_cards", cite="ti-raze-few-cards", seat=me, count=held)
    lose_at_random(t, me, min(LOSES, held))


@rule("ti-raze-ten")
def worst_roll(t: TwilightImperium, me: int, checks_follow: bool) -> Flow:
    """Lose the cards, and check every planet outside your home system."""
    lose_cards(t, me)
    home = t.galaxy.systems[t.galaxy.home_of(me)].planets
    if not checks_follow:
        yield from checks(t, me, [p for p in t.owned(me) if p not in home])


@rule(NOT_AS_INVADED)
def razed_survivors(t: TwilightImperium, me: int) -> Flow:
    """Lose all action cards and the next vote, and check all your planets."""
    lose_all_cards(t, me)
    t.no_vote[me] = t.round + 1
    t.tell("vote_lost", cite=NO_VOTE, seat=me, round=t.round + 1)
    yield from check_all(t, me)


@rule("ti-raze-lazax-cards")
def lose_all_cards(t: TwilightImperium, me: int) -> None:
    """Discard all action cards."""
    t.tell("all_cards_lost", seat=me, count=len(t.hands[me]))
    for card in list(t.hands[me]):
        discard_card(t, me, card)


@rule("ti-raze-lazax-checks")
def check_all(t: TwilightImperium, me: int) -> Flow:
    """Check all your planets, those of the home system as well."""
    yield from checks(t, me, list(t.owned(me)))
