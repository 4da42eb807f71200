"""Twilight Imperium, second edition: the optional rules Manifest Destiny and Distant Suns."""

from rulebook.games.twilight_imperium import chances
from rulebook.games.twilight_imperium.choices import (
    Abstain,
    Accept,
    Annex,
    Bombard,
    Build,
    Buy,
    Check,
    Collect,
    Decline,
    Discard,
    Done,
    Draw,
    Land,
    Load,
    Move,
    Place,
    Probe,
    Purchase,
    Raze,
    Vote,
)
from rulebook.games.twilight_imperium.counters import KINDS, SAMPLE_MIX
from rulebook.games.twilight_imperium.galaxy import system
from rulebook.games.twilight_imperium.game import TwilightImperium
from rulebook.games.twilight_imperium.options import ALTERNATIVES, READINGS
from rulebook.games.twilight_imperium.position import deal, position
from rulebook.games.twilight_imperium.sample import sample_galaxy
from rulebook.games.twilight_imperium.tables import tables
from rulebook.games.twilight_imperium.units import UNITS

__all__ = [
    "ALTERNATIVES",
    "KINDS",
    "READINGS",
    "SAMPLE_MIX",
    "UNITS",
    "Abstain",
    "Accept",
    "Annex",
    "Bombard",
    "Build",
    "Buy",
    "Check",
    "Collect",
    "Decline",
    "Discard",
    "Done",
    "Draw",
    "Land",
    "Load",
    "Move",
    "Place",
    "Probe",
    "Purchase",
    "Raze",
    "TwilightImperium",
    "Vote",
    "chances",
    "deal",
    "position",
    "sample_galaxy",
    "system",
    "tables",
]
