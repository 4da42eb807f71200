"""What all games share: decisions, guards, events, zones, chance, records."""

from rulebook.table import written
from rulebook.table.chance import Chance
from rulebook.table.choices import Choice, Decision, Offer
from rulebook.table.citing import Cite, Guard, cite, guard, rule
from rulebook.table.effects import carried_out
from rulebook.table.errors import Mistake, Refused
from rulebook.table.events import Event, Outcome, Secret
from rulebook.table.filling import Supply, any_of, filled_as, filling
from rulebook.table.record import Beginning, Record
from rulebook.table.refusal import refused
from rulebook.table.table import Flow, Table, replay
from rulebook.table.view import View
from rulebook.table.witness import watching, witness
from rulebook.table.zones import Zone

__all__ = [
    "Beginning",
    "Chance",
    "Choice",
    "Cite",
    "Decision",
    "Event",
    "Flow",
    "Guard",
    "Mistake",
    "Offer",
    "Outcome",
    "Record",
    "Refused",
    "Secret",
    "Supply",
    "Table",
    "View",
    "Zone",
    "any_of",
    "carried_out",
    "cite",
    "filled_as",
    "filling",
    "guard",
    "refused",
    "replay",
    "rule",
    "watching",
    "witness",
    "written",
]
