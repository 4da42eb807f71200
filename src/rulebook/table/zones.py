"""Zones: where the pieces lie, in order, and who sees their faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload


class Zone(Sequence[str]):
    """An ordered place for cards, top (or left) first. Only the table's verbs change it.

    ``sees`` are the seats that see the faces: a set of seats, or None for everybody.
    Compares equal to any sequence of the same names.
    """

    __slots__ = ("_cards", "name", "seat", "sees")

    def __init__(
        self, name: str, sees: frozenset[int] | None = frozenset(), seat: int | None = None
    ) -> None:
        self.name = name
        self.sees = sees
        self.seat = seat
        self._cards: list[str] = []

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        return self._cards[index]

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __eq__(self, other: Any) -> bool:
        if isinstance(other, (str, bytes)) or not isinstance(other, Sequence):
            return NotImplemented
        return self._cards == list(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def title(self) -> str:
        """The zone's name, with its seat where it belongs to one: ``hand 2``."""
        return self.name if self.seat is None else f"{self.name} {self.seat}"

    def seen_by(self, seat: int) -> bool:
        """Return whether this seat sees the faces."""
        return self.sees is None or seat in self.sees

    def view(self, seat: int) -> tuple[str | None, ...]:
        """Return the cards as this seat sees them: None for each face it may not know."""
        return tuple(self._cards) if self.seen_by(seat) else (None,) * len(self._cards)

    def __repr__(self) -> str:
        return f"<{self.title}: {', '.join(self._cards)}>"
