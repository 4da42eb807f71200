"""Domain counters: their ten kinds, what is printed on them, and the mix that is played with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rulebook.table import Mistake, cite, written

#: The ten kinds, each with what is printed on it beside its name.
PRINTED = {
    "biohazard": "",
    "settlers": "",
    "wealth": "number",
    "new_technology": "",
    "wormhole": "letter",
    "radioactive": "",
    "lazax_survivors": "",
    "industrial_society": "",
    "hostile_locals": "number",
    "peaceful_invasion": "",
}
KINDS = tuple(PRINTED)
LETTERS = ("alpha", "beta")
#: The kinds that stay on their planet, face up, when the first invasion fails, and by what each
#: leaves once one has succeeded.
STAY = {"biohazard": cite("ti-biohazard-discard"), "hostile_locals": cite("ti-locals-gone")}

#: An example, not official: no source tells how many of each kind the box holds, nor which
#: numbers are printed. Any other mix can be given.
SAMPLE_MIX: Mapping[str, int] = {
    "biohazard": 4,
    "settlers": 4,
    "wealth 1": 1,
    "wealth 2": 2,
    "wealth 3": 2,
    "wealth 4": 1,
    "wealth 5": 1,
    "new_technology": 4,
    "wormhole alpha": 2,
    "wormhole beta": 2,
    "radioactive": 4,
    "lazax_survivors": 3,
    "industrial_society": 4,
    "hostile_locals 1": 2,
    "hostile_locals 2": 2,
    "hostile_locals 3": 2,
    "hostile_locals 4": 1,
    "peaceful_invasion": 3,
}


@dataclass(frozen=True)
class DomainCounter:
    """A domain counter: its kind, and the number or the letter printed on it, if any."""

    kind: str
    number: int = 0
    letter: str = ""

    @property
    def parts(self) -> tuple[str | int, ...]:
        """The kind, and behind it what is printed beside it: as it is told."""
        return tuple(part for part in (self.kind, self.number, self.letter) if part)


def read_counter(name: str) -> DomainCounter:
    """Return the counter that is written so: ``"biohazard"``, ``"wealth 3"``,
    ``"wormhole alpha"``.

    Raises ``Mistake`` for a kind that is not known, or a print that does not fit it.
    """
    if not isinstance(name, str):
        raise Mistake(f"counter {name!r}: write its kind and what is printed on it")
    return _read(name)


@cache
def _read(name: str) -> DomainCounter:
    kind, _, printed = name.partition(" ")
    if kind not in PRINTED:
        raise Mistake(f"no counter {kind!r}; the ten kinds are {', '.join(KINDS)}")
    wants = PRINTED[kind]
    if wants == "number":
        if not re.fullmatch("[1-9][0-9]{0,3}", printed):
            raise Mistake(f"counter {name!r}: write its number, as '{kind} 3'")
        return DomainCounter(kind, number=int(printed))
    if wants == "letter":
        if printed not in LETTERS:
            raise Mistake(f"counter {name!r}: write its letter, '{kind} alpha' or '{kind} beta'")
        return DomainCounter(kind, letter=printed)
    if printed:
        raise Mistake(f"counter {name!r}: nothing is printed on {kind}")
    return DomainCounter(kind)


def counters_of(mix: Mapping[str, int]) -> tuple[str, ...]:
    """Return all counters of a mix, each as it is written. Raises ``Mistake`` for a bad mix."""
    if not isinstance(mix, Mapping):
        raise Mistake("mix: write how many there are of each counter, as {'wealth 3': 2}")
    for counter, count in mix.items():
        read_counter(counter)
        written.number(f"mix: the number of {counter!r}", count)
    return tuple(counter for counter, count in mix.items() for _ in range(count))
