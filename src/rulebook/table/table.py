"""The table: one game being played, with its zones, its log and the decision that is open."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from typing import Any, ClassVar, NoReturn, Self, TypeAlias

from rulebook.table.chance import Chance
from rulebook.table.choices import Choice, Decision, Held, offers_of
from rulebook.table.citing import Cite
from rulebook.table.errors import Mistake, Over, Refused
from rulebook.table.events import Event, Outcome
from rulebook.table.record import Beginning, Record, game_of
from rulebook.table.verbs import Verbs
from rulebook.table.view import View
from rulebook.table.witness import unwatched, witness

#: What a rule yields to ask a player, and the choice it gets back.
Flow: TypeAlias = Generator[Decision, Any, Any]


class Table(Verbs):
    """A table of one game. A game subclasses it, with its set-up, its flow and its invariants.

    ``game`` is the name of the game, ``kinds`` are its kinds of choice, ``seats`` the numbers of
    the players from 1, in turn order.
    """

    game: ClassVar[str]
    kinds: ClassVar[tuple[type[Choice], ...]] = ()
    games: ClassVar[dict[str, type[Table]]] = {}

    seats: tuple[int, ...]

    def __init_subclass__(cls) -> None:
        if "game" in cls.__dict__:
            Table.games[cls.game] = cls

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.rules: list[str] = []
        self.log: list[Event] = []
        self.outcome: Outcome | None = None
        self.decision: Decision | None = None
        self.chance = Chance(beginning.seed, beginning.script)
        self._zones = []
        self._choices: list[tuple[int, Choice]] = []
        seen = witness()
        self.number = seen.begun(self) if seen else 0
        self.set_up(beginning)
        if beginning.parts is not None:
            self._must_hold()
        self._flow: Flow = self.flow()
        self._step(None)

    # What a game gives.

    def set_up(self, beginning: Beginning) -> None:
        """Lay out the zones: from the parts of a position, or as the rules of set-up say."""
        raise NotImplementedError

    def flow(self) -> Flow:
        """Play the game. The main loop reads only data of the table, so any position can enter."""
        raise NotImplementedError

    def invariants(self) -> Iterator[tuple[str, bool]]:
        """Yield each clause that limits what can lie where, and whether it holds now."""
        yield from ()

    def not_yours(self, seat: int, choice: Choice) -> str:
        """Return the clause that forbids this seat this choice now, when another seat must."""
        raise NotImplementedError

    def facts(self) -> Mapping[str, Any]:
        """Return what everybody at the table sees beside the zones."""
        return {}

    def names(self) -> Mapping[str, Collection[Any]]:
        """Return, by field of a choice, all it can name here: another name is a ``Mistake``."""
        return {}

    # The verbs of every table.

    def do(self, seat: int, *choices: Choice) -> Self:
        """Make the choices in turn and return the table.

        All or nothing: if one of them is not open, ``Refused`` names the clauses that forbid it
        and the table is as before the call (zones taken from it earlier are then stale).
        ``Mistake`` for an unknown seat, no choice at all, or a script of chance that does not fit.
        """
        self._known(seat)
        if not choices:
            raise Mistake("do: no choice given")
        before = len(self._choices)
        seen = witness()
        mark = seen.mark() if seen else None
        try:
            for choice in choices:
                self._make(seat, choice)
        except BaseException:
            if len(self._choices) > before:
                self._back_to(before)
                if seen and mark:
                    seen.back_to(mark)
            raise
        return self

    def permits(self, seat: int, choice: Choice | type[Choice] | tuple[type[Choice], ...]) -> str:
        """Return whether the seat "may", "must" or "cannot" make this choice now.

        ``choice`` is one choice, a kind of choice, or several kinds: "must" if all that is open
        is of these kinds.
        """
        self._known(seat)
        kinds = choice if isinstance(choice, tuple) else (choice,)
        if isinstance(choice, Choice):
            choice.must_name(self.names())
        elif not all(isinstance(kind, type) for kind in kinds):
            raise Mistake(f"permits: {choice!r} is neither a choice nor a kind of choice")
        if self.decision is None or self.decision.seat != seat:
            return "cannot"
        if isinstance(choice, Choice):
            matching = [option == choice for option in self.decision.options]
        else:
            matching = [isinstance(option, choice) for option in self.decision.options]
        if not any(matching):
            return "cannot"
        return "must" if all(matching) else "may"

    def view(self, seat: int) -> View:
        """Return what this seat may know."""
        self._known(seat)
        if seen := witness():
            seen.asked(tuple(self.rules))
        decision = self.decision
        events = (event.seen_by(seat) for event in self.log)
        mine = decision is not None and decision.seat == seat
        return View(
            seat=seat,
            zones={zone.title: zone.view(seat) for zone in self._zones},
            facts=dict(self.facts()),
            events=tuple(event for event in events if event is not None),
            chooser=decision.seat if decision else None,
            options=tuple(decision.options) if decision and mine else (),
            outcome=self.outcome,
        )

    def record(self) -> Record:
        """Return the game so far: its beginning and its choices."""
        return Record(self.game, self.beginning, tuple(self._choices))

    @classmethod
    def replay(cls, record: Record) -> Self:
        """Return the table at which the game of this record was played."""
        table = cls(record.beginning)
        for seat, choice in record.choices:
            table.do(seat, choice)
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        # Generators cannot be copied: a copy is the same game played again.
        return replay, (self.record(),)

    # For the rules of a game.

    def ask(self, seat: int, *held: Held) -> Decision:
        """Return the question to ``seat``; a rule yields it and gets the choice back."""
        return Decision(self, seat, offers_of(held), tuple(reversed(self.rules)))

    def over(self, winners: Iterable[int], tell: str, cite: Cite = None, **data: Any) -> NoReturn:
        """End the game with these winners: tell it, and unwind all effects that are open."""
        event = self.tell(tell, cite=cite, **data)
        raise Over(Outcome(tuple(winners), event.clauses))

    # Inside.

    def _known(self, seat: int) -> None:
        if type(seat) is not int or seat not in self.seats:
            raise Mistake(f"no seat {seat!r}; the seats are {', '.join(map(str, self.seats))}")

    def _make(self, seat: int, choice: Choice) -> None:
        if not isinstance(choice, self.kinds):
            kinds = ", ".join(kind.__name__ for kind in self.kinds)
            hint = "; write it with its parentheses" if isinstance(choice, type) else ""
            raise Mistake(f"{choice!r} is no choice of {self.game}{hint}. Its choices: {kinds}")
        choice.must_name(self.names())
        if clauses := self._forbidding(seat, choice):
            if seen := witness():
                seen.refused(self, seat, choice, clauses)
            raise Refused(f"seat {seat}: {choice}", clauses)
        self._choices.append((seat, choice))
        self._step(choice)

    def _forbidding(self, seat: int, choice: Choice) -> tuple[str, ...]:
        if self.outcome is not None:
            return self.outcome.clauses[:1]
        assert self.decision is not None
        if seat != self.decision.seat:
            return (self.not_yours(seat, choice),)
        return self.decision.forbidding(choice)

    def _step(self, choice: Choice | None) -> None:
        try:
            self.decision = self._flow.send(choice)
        except Over as end:
            self.outcome, self.decision = end.outcome, None
        except StopIteration:
            raise RuntimeError(f"{self.game}: the flow ended without an outcome") from None
        if self.decision and (seen := witness()):
            seen.asked(self.decision.rules)

    def _back_to(self, count: int) -> None:
        # A generator cannot be wound back: play the choices before again and adopt that table.
        with unwatched():
            table = type(self)(self.beginning)
            for seat, choice in self._choices[:count]:
                table.do(seat, choice)
        table.number = self.number
        self.__dict__ = table.__dict__

    def _must_hold(self) -> None:
        broken = tuple(dict.fromkeys(clause for clause, holds in self.invariants() if not holds))
        if broken:
            raise Refused("this position", broken)


def replay(record: Record | str) -> Table:
    """Return the table at which a recorded game was played; a string is read as JSON.

    Raises ``Mistake`` for a game that is not known (import it first) or a text that is no record.
    """
    if not isinstance(record, Record | str):
        raise Mistake(f"replay: {record!r} is no record of a game")
    name = game_of(record) if isinstance(record, str) else record.game
    if name not in Table.games:
        raise Mistake(f"no game {name!r}; known are {', '.join(sorted(Table.games)) or 'none'}")
    cls = Table.games[name]
    if isinstance(record, Record):
        return cls.replay(record)
    read = Record.from_json(record, cls.kinds)
    try:
        return cls.replay(read)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        # A text can be changed by anybody; what no table writes is no fault of the rules.
        raise Mistake(f"this is no record of a game: {error!r}") from error
