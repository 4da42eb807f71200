"""Findings: what the gate says when text, scenario and engine do not agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


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


@dataclass(frozen=True, order=True)
class Other:
    """The other end of a disagreement: what it is (``label``) and where it stands."""

    label: str
    place: Place


@dataclass(frozen=True, order=True)
class Finding:
    """One disagreement, with its place, its code, a message and the other ends.

    ``clause`` is the id of the clause or ruling concerned, empty where there is none: the site
    shows the finding there.
    """

    place: Place
    code: str
    message: str
    others: tuple[Other, ...] = ()
    clause: str = ""

    def as_dict(self) -> dict[str, Any]:
        """Return plain data, as ``rulebook check --format json`` prints it."""
        return {
            "code": self.code,
            "message": self.message,
            "clause": self.clause,
            "place": vars(self.place).copy(),
            "others": [{"label": o.label, "place": vars(o.place).copy()} for o in self.others],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Finding:
        """Return the finding that ``as_dict`` turned into plain data."""
        others = tuple(Other(o["label"], Place(**o["place"])) for o in data["others"])
        return cls(Place(**data["place"]), data["code"], data["message"], others, data["clause"])


@dataclass
class Findings:
    """A growing list of findings; one collector is handed through the whole check."""

    items: list[Finding] = field(default_factory=list)

    def add(
        self,
        code: str,
        place: Place,
        message: str,
        others: Iterable[Other] = (),
        clause: str = "",
    ) -> None:
        """Note one finding."""
        self.items.append(Finding(place, code, message, tuple(others), clause))

    def sorted(self) -> tuple[Finding, ...]:
        """Return the findings in the order of their places, each once."""
        return tuple(sorted(set(self.items)))
