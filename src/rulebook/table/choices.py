"""Choices, the offers they are made from, and the decision that is open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, dataclass_transform

from rulebook.table.citing import Guard
from rulebook.table.errors import Mistake

if TYPE_CHECKING:
    from rulebook.table.table import Table


@dataclass_transform(frozen_default=True)
class Choice:
    """Something a player may do. Subclasses become frozen dataclasses of their fields.

    ``words`` maps a field to all the values the game knows: any other is a ``Mistake``, no refusal.
    """

    words: ClassVar[Mapping[str, Collection[Any]]] = MappingProxyType({})
    _made: ClassVar[dict[Any, Any]] = {}

    def __init_subclass__(cls) -> None:
        cls._made = {}
        dataclass(frozen=True)(cls)

    def __post_init__(self) -> None:
        self.must_name(self.words)

    def must_name(self, known: Mapping[str, Collection[Any]]) -> None:
        """Raise ``Mistake`` if a field of this choice names what is not known, by field."""
        for name, values in known.items():
            if name not in vars(self):
                continue
            value = getattr(self, name)
            # By type too: 2.0 and True equal numbers of places, but are none.
            alike = any(type(value) is type(one) for one in values)
            if not alike or value not in values:
                near = ", ".join(map(str, values))
                if isinstance(values, range) and len(values) > 10:
                    near = f"{values[0]} to {values[-1]}"
                raise Mistake(f"{type(self).__name__}: no {name} {value!r}; known are {near}")

    @classmethod
    def among(cls, candidates: Iterable[Any], *limits: str | Guard) -> Offer:
        """Offer this kind of choice for each candidate that passes all guards.

        ``candidates`` are the things one could point at; a candidate is the value of the only
        field, or a tuple of all fields. A string limit is the clause that limits to them.
        """
        return Offer(cls, tuple(candidates), limits)

    def values(self) -> tuple[Any, ...]:
        """Return the values of the fields in order."""
        return tuple(vars(self).values())

    @classmethod
    def of(cls, candidate: Any) -> Self:
        """Return the choice of this kind for one candidate; the same candidate, the same choice."""
        made: Self | None = cls._made.get(candidate)
        if made is None:
            fields: tuple[Any, ...] = candidate if isinstance(candidate, tuple) else (candidate,)
            made = cls._made[candidate] = cls(*fields)
        return made


class Offer:
    """Choices of one kind that a decision holds out: candidates, guards, limiting clauses."""

    def __init__(
        self, kind: type[Choice], candidates: tuple[Any, ...], limits: tuple[str | Guard, ...]
    ) -> None:
        self.kind = kind
        self.candidates = candidates
        self.guards = tuple(limit for limit in limits if isinstance(limit, Guard))
        self.clauses = tuple(limit for limit in limits if isinstance(limit, str))

    def options(self, table: Table) -> list[Choice]:
        """Return the choices that pass, each once, in the order of the candidates."""
        choice_of, guards = self.kind.of, self.guards
        found: dict[Choice, None] = {}
        for candidate in dict.fromkeys(self.candidates):
            choice = choice_of(candidate)
            for guard in guards:
                if not guard.holds(table, choice):
                    break
            else:
                found[choice] = None
        return list(found)

    def forbidding(self, table: Table, choice: Choice) -> tuple[str, ...] | None:
        """Return the clauses that forbid the choice: empty if open, None if no clause speaks."""
        failing = tuple(g.clause for g in self.guards if not g.holds(table, choice))
        if failing:
            return tuple(dict.fromkeys(failing))
        if any(self.kind.of(candidate) == choice for candidate in self.candidates):
            return ()
        return self.clauses or None


#: What an ``ask`` may hold out: an offer, or a kind without fields that stands for itself.
Held: TypeAlias = Offer | type[Choice]


class Decision:
    """Who must choose now, and all that they may choose.

    ``seat`` is the player's number from 1. ``rules`` are the clauses in force where the question
    was asked, innermost first.
    """

    def __init__(
        self, table: Table, seat: int, offers: tuple[Offer, ...], rules: tuple[str, ...]
    ) -> None:
        self._table = table
        self.seat = seat
        self.offers = offers
        self.rules = rules
        self._options: list[Choice] | None = None

    @property
    def options(self) -> list[Choice]:
        """All choices that are open, in the order offered."""
        if self._options is None:
            found: dict[Choice, None] = {}
            for offer in self.offers:
                found.update(dict.fromkeys(offer.options(self._table)))
            self._options = list(found)
        return list(self._options)

    def forbidding(self, choice: Choice) -> tuple[str, ...]:
        """Return the clauses that forbid the choice, empty if it is open.

        In this order: the failing guards, all of them; else the clause that limits the candidates;
        else the innermost rule in force. Never the whole chain: a refusal that names everything
        would prove anything.
        """
        verdicts = [
            o.forbidding(self._table, choice) for o in self.offers if o.kind is type(choice)
        ]
        if () in verdicts:
            return ()
        spoken = [clause for verdict in verdicts if verdict for clause in verdict]
        return tuple(dict.fromkeys(spoken)) or self.rules[:1]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, options={self.options})"


def offers_of(held: Iterable[Held]) -> tuple[Offer, ...]:
    """Return the offers, a bare kind without fields turned into the offer of its only choice."""
    return tuple(h if isinstance(h, Offer) else Offer(h, ((),), ()) for h in held)
