"""Places in the project's files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, order=True)
class Place:
    """Where a fragment stands: project-relative file, line and column counted from 1.

    ``col`` counts code points; ``length`` is the length of the fragment, 0 where only the
    point itself is meant.
    """

    file: str
    line: int = 1
    col: int = 1
    length: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.col}"


#: How a reader reports what it cannot read: code of the finding, place, message.
Note: TypeAlias = Callable[[str, Place, str], None]
