"""What a player can do in this part of Twilight Imperium."""

from __future__ import annotations

from rulebook.games.twilight_imperium.units import COLORS, SHIPS, UNITS
from rulebook.table import Choice
from rulebook.table.written import MOST

#: How many ground forces one could name at all: as many as a position can hold.
NUMBERS = range(1, MOST + 1)
NONE_TO_FIVE = range(6)
SIDES = ("for", "against")


class Annex(Choice):
    """Buy a neutral planet before the first round."""

    planet: str


class Vote(Choice):
    """Cast all your influence for or against."""

    side: str
    words = {"side": SIDES}


class Abstain(Choice):
    """Cast no vote."""


class Draw(Choice):
    """Draw an action card."""


class Discard(Choice):
    """Discard an action card from your hand."""

    card: str


class Collect(Choice):
    """Receive your credits."""


class Buy(Choice):
    """Buy a unit; it is placed at the end of the round."""

    unit: str
    words = {"unit": UNITS}


class Load(Choice):
    """Take a ground force from your planet aboard a carrier."""

    planet: str


class Move(Choice):
    """Move a ship to another system, a carrier with what it carries."""

    ship: str
    source: str
    target: str
    ground_forces: int = 0
    fighters: int = 0
    words = {"ship": SHIPS, "ground_forces": NONE_TO_FIVE, "fighters": NONE_TO_FIVE}


class Land(Choice):
    """Land this many ground forces on a planet: an invasion, unless it is yours."""

    planet: str
    count: int = 1
    words = {"count": NUMBERS}


class Probe(Choice):
    """Probe a planet: look at its counter."""

    planet: str


class Raze(Choice):
    """Raze a planet: remove its counter, whatever that brings."""

    planet: str


class Bombard(Choice):
    """Let a dreadnought fire at the ground forces of a planet."""

    planet: str


class Check(Choice):
    """Make the insurgence check of this planet now."""

    planet: str


class Build(Choice):
    """Place the free space dock."""


class Accept(Choice):
    """Take what the survivors on the probed planet offer."""


class Decline(Choice):
    """Do without what is offered."""


class Purchase(Choice):
    """Buy a technology of this color."""

    color: str
    words = {"color": COLORS}


class Place(Choice):
    """Place a unit you have bought at one of your space docks."""

    unit: str
    planet: str
    words = {"unit": UNITS}


class Done(Choice):
    """Do no more here: go on."""


KINDS: tuple[type[Choice], ...] = (
    Annex,
    Vote,
    Abstain,
    Draw,
    Discard,
    Collect,
    Buy,
    Load,
    Move,
    Land,
    Probe,
    Raze,
    Bombard,
    Check,
    Build,
    Accept,
    Decline,
    Purchase,
    Place,
    Done,
)
