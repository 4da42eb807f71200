"""The few verbs that change zones. Each tells what it did, to those who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulebook.table.chance import Chance
from rulebook.table.citing import Cite
from rulebook.table.events import Event, Secret
from rulebook.table.witness import witness
from rulebook.table.zones import Zone


class Verbs:
    """Move, swap, shuffle, show and tell: nothing else changes what lies where."""

    rules: list[str]
    log: list[Event]
    chance: Chance
    number: int
    _zones: list[Zone]

    def zone(
        self,
        name: str,
        sees: Iterable[int] | None = (),
        seat: int | None = None,
        cards: Iterable[str] = (),
    ) -> Zone:
        """Return a new zone of this table, laid out with ``cards``, top or left first.

        ``sees`` are the seats that see the faces, None for everybody. Only set-up calls this.
        """
        made = Zone(name, None if sees is None else frozenset(sees), seat)
        made._cards.extend(cards)
        self._zones.append(made)
        return made

    def tell(
        self, name: str, *, cite: Cite = None, to: Iterable[int] | None = None, **data: Any
    ) -> Event:
        """Note that something happened and return the event.

        It rests on ``cite`` and on the rules in force, innermost first. ``to`` are the seats that
        may know that it happened, None for everybody.
        """
        cited = (cite,) if isinstance(cite, str) else cite or ()
        clauses = tuple(dict.fromkeys([*cited, *reversed(self.rules)]))
        event = Event(name, data, clauses, None if to is None else frozenset(to))
        self.log.append(event)
        if seen := witness():
            seen.told(self.number, event)
        return event

    def move(
        self,
        card: str,
        source: Zone,
        target: Zone,
        tell: str,
        *,
        place: int | None = None,
        at: int | None = None,
        cite: Cite = None,
        to: Iterable[int] | None = None,
        **data: Any,
    ) -> None:
        """Move a card and tell it. Who sees the face in either zone learns which card it is.

        ``place`` is its index in the source (else the first of its name), ``at`` its index in
        the target (else the end: the bottom, or the right).
        """
        index = source._cards.index(card) if place is None else place
        assert source._cards[index] == card
        source._cards.pop(index)
        target._cards.insert(len(target) if at is None else at, card)
        seats = both(source, target)
        self.tell(tell, cite=cite, to=to, card=Secret(card, seats), **data)
        self.moved(card, source, target)

    def move_all(
        self,
        count: int,
        source: Zone,
        target: Zone,
        tell: str,
        /,
        *,
        cite: Cite = None,
        to: Iterable[int] | None = None,
        **data: Any,
    ) -> None:
        """Move the first ``count`` cards to the end of the target, in order, and tell it once.

        The event's ``cards`` are those moved.
        """
        cards = source._cards[:count]
        del source._cards[:count]
        target._cards.extend(cards)
        self.tell(tell, cite=cite, to=to, cards=Secret(tuple(cards), both(source, target)), **data)
        for card in cards:
            self.moved(card, source, target)

    def moved(self, card: str, source: Zone, target: Zone) -> None:
        """Follow every move: a game's place for what then happens by itself."""

    def swap(
        self,
        one: tuple[Zone, int],
        other: tuple[Zone, int],
        tell: str,
        *,
        cite: Cite = None,
        to: Iterable[int] | None = None,
        **data: Any,
    ) -> None:
        """Exchange two cards, each given as its zone and its index there, and tell it.

        The event's ``given`` is the card that was in the first zone, ``taken`` that in the other.
        """
        (a, i), (b, j) = one, other
        a._cards[i], b._cards[j] = b._cards[j], a._cards[i]
        seats = both(a, b)
        given, taken = Secret(b[j], seats), Secret(a[i], seats)
        self.tell(tell, cite=cite, to=to, given=given, taken=taken, **data)
        self.moved(b[j], a, b)
        self.moved(a[i], b, a)

    def shuffle(
        self,
        zone: Zone,
        tell: str,
        *,
        cite: Cite = None,
        to: Iterable[int] | None = None,
        **data: Any,
    ) -> None:
        """Put a zone into a new order by chance and tell that it happened."""
        zone._cards[:] = self.chance.order(zone._cards)
        self.tell(tell, cite=cite, to=to, **data)

    def show(
        self,
        card: str,
        seats: Iterable[int] | None,
        tell: str,
        *,
        cite: Cite = None,
        to: Iterable[int] | None = None,
        **data: Any,
    ) -> None:
        """Let these seats (None: everybody) see a card where it lies, and tell it."""
        face = Secret(card, None if seats is None else frozenset(seats))
        self.tell(tell, cite=cite, to=to, card=face, **data)


def both(a: Zone, b: Zone) -> frozenset[int] | None:
    """Return the seats that see the faces in either zone, None for everybody."""
    if a.sees is None or b.sees is None:
        return None
    return a.sees | b.sees
