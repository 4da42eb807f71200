"""Executable rulebook: rules of board games whose text and engine must agree."""

from rulebook.games import lost_legacy
from rulebook.table import Mistake, Refused, refused, replay

__all__ = ["Mistake", "Refused", "lost_legacy", "refused", "replay"]
