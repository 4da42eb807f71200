"""What a caller writes down for a deal or a position, checked for its form before any rule is.

Each function returns the part as plain data, or raises ``Mistake`` with the name of the part and
how it is written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rulebook.table.errors import Mistake


def listed(what: str, given: Any, of: str = "cards") -> list[Any]:
    """Return a list that was written, whatever is in it."""
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise Mistake(f"{what} {given!r}: write a list of {of}")
    return list(given)


def names(what: str, given: Any, known: Collection[str], of: str = "card") -> list[Any]:
    """Return a list of known names; ``...`` in it stands for any."""
    found = listed(what, given, f"{of}s")
    for name in found:
        if name is not ... and not (isinstance(name, str) and name in known):
            raise Mistake(f"no {of} {name!r}; the {of}s are {', '.join(known)}")
    return found


def by_seat(what: str, given: Any, example: str) -> dict[int, Any]:
    """Return what was written by seat, each seat a number; nothing written is empty."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise Mistake(f"{what} are written by seat, as {example}")
    seats(what, given)
    return dict(given)


def by_name(what: str, given: Any, example: str) -> dict[str, Any]:
    """Return what was written by name, as of planets; nothing written is empty."""
    if given is None:
        return {}
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise Mistake(f"{what} are written by name, as {example}")
    return dict(given)


def flag(what: str, given: Any) -> bool:
    """Return what is true or false."""
    if type(given) is not bool:
        raise Mistake(f"{what} is True or False, not {given!r}")
    return given


def seats(what: str, given: Any) -> list[int]:
    """Return a list of seats, which are numbers."""
    found = list(given) if isinstance(given, Mapping) else listed(what, given, "seats")
    if not all(type(seat) is int for seat in found):
        raise Mistake(f"{what}: seats are numbers; here are {found}")
    return found


#: No table holds more of anything than this.
MOST = 10_000


def number(what: str, given: Any, least: int = 0) -> int:
    """Return a whole number that is not too small, nor larger than any game makes one."""
    if type(given) is not int or not least <= given <= MOST:
        raise Mistake(f"{what} cannot be {given!r}")
    return given


def readings(given: Mapping[str, Any], known: Mapping[str, bool]) -> dict[str, bool]:
    """Return all options that choose another reading, those given and the others as known."""
    for name, value in given.items():
        if name not in known:
            raise Mistake(f"no option {name!r}; the options are {', '.join(known)}")
        flag(f"option {name!r}", value)
    return {**known, **given}


def others(options: Mapping[str, Any], known: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the options that are not as known, each as one name: ``reveal_again_true``."""
    return tuple(
        f"{name}_{options[name]}".lower()
        for name, default in known.items()
        if options[name] != default
    )


def script(given: Any) -> tuple[Any, ...] | None:
    """Return the script of chance, None if the seed decides."""
    if given is None:
        return None
    outcomes = listed("chance", given, "outcomes")
    for outcome in outcomes:
        if not _plain(outcome):
            raise Mistake(f"chance: {outcome!r} is neither a number, a name nor a list of them")
    return tuple(outcomes)


def _plain(outcome: Any) -> bool:
    # Only what a record can hold.
    if isinstance(outcome, list | tuple):
        return all(map(_plain, outcome))
    return outcome is None or isinstance(outcome, str | int)
