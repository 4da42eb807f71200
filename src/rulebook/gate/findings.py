"""Findings: what the gate says when text, scenario and engine do not agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rulebook.text.place import Place

#: What hides or brings about others: told first.
CAUSES = ("missing-file", "broken-data", "broken-engine", "unreadable", "too-large")


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
    _concerned: set[tuple[str, str]] = field(default_factory=set)

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
        self._concerned.add((code, clause))

    def have(self, code: str, file: str) -> bool:
        """Tell whether there is a finding of this code in a file."""
        return any(f.code == code and f.place.file == file for f in self.items)

    def concern(self, code: str, clause: str) -> bool:
        """Tell whether there is a finding of this code about a clause."""
        return (code, clause) in self._concerned

    def sorted(self) -> tuple[Finding, ...]:
        """Return the findings in the order of their places, each once; causes come first."""
        return tuple(sorted(set(self.items), key=lambda f: (f.code not in CAUSES, f)))
