"""The table of Lost Legacy: its zones, its main loop, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rulebook.games.lost_legacy import choices
from rulebook.games.lost_legacy.card import Card
from rulebook.games.lost_legacy.cards import CARDS
from rulebook.games.lost_legacy.investigation import TIED, investigation
from rulebook.games.lost_legacy.rules import ELIMINATED, eliminate
from rulebook.games.lost_legacy.turn import playable, take_turn
from rulebook.table import Beginning, Choice, Flow, Mistake, Refused, Table, View, Zone, cite, rule

#: The clauses that a position must keep, beside the rules themselves.
THE_CARDS = cite("ll-cards")
HOW_MANY_PLAYERS = cite("ll-players")
HAND_START = cite("ll-hand-start")
RUINS_START = cite("ll-ruins-start")

#: From two to four play.
PLAYERS_ALLOWED = range(2, 5)

#: All 16 cards, by name.
BOX = tuple(card.name for card in CARDS.values() for _ in range(card.copies))


class LostLegacy(Table):
    """A game of Lost Legacy: The Starship for 2 to 4 players.

    ``deck`` lies top first, ``ruins`` from the left; ``hands`` and ``played`` are by seat, what
    was played first standing first. ``turn`` is the seat whose turn it is, ``out`` are the
    eliminated seats, ``revealed`` what has been pointed at in the investigation.
    """

    game = "lost-legacy"
    cards: Mapping[str, Card] = CARDS
    kinds: tuple[type[Choice], ...] = (  # type: ignore[misc]
        choices.Draw,
        choices.Play,
        choices.Target,
        choices.Ruin,
        choices.Swap,
        choices.Keep,
        choices.Shuffle,
        choices.Leave,
    )

    def set_up(self, beginning: Beginning) -> None:
        """Deal, or lay out the written position."""
        self.options = beginning.options
        players = self.options["players"]
        if type(players) is not int:
            raise Mistake(f"players are a number, not {players!r}")
        if players not in PLAYERS_ALLOWED:
            raise Refused(f"{players} players", (HOW_MANY_PLAYERS,))
        self.seats = tuple(range(1, players + 1))
        self.turn: int = self.options["first"]
        self.out: set[int] = set()
        self.investigating = False
        self.investigated: set[int] = set()
        self.tied: set[int] = set()
        self.revealed: set[Choice] = set()
        parts = beginning.parts or {"deck": BOX}
        self.deck = self.zone("deck", cards=parts["deck"])
        self.ruins = self.zone("ruins", cards=parts.get("ruins", ()))
        hands, played = parts.get("hands", {}), parts.get("played", {})
        self.hands = {s: self.zone("hand", [s], s, hands.get(s, ())) for s in self.seats}
        self.played = {s: self.zone("played", None, s, played.get(s, ())) for s in self.seats}
        self.out.update(parts.get("out", ()))
        if beginning.parts is None:
            self._deal()

    def _deal(self) -> None:
        self.shuffle(self.deck, "shuffled_deck", cite=THE_CARDS)
        self.move(self.deck[0], self.deck, self.ruins, "laid_first_ruin", cite=RUINS_START)
        for seat in self.seats:
            hand = self.hands[seat]
            self.move(self.deck[0], self.deck, hand, "dealt", cite=HAND_START, seat=seat)
        self.tell("first_player", cite="ll-first-player", seat=self.turn)

    @rule("ll-goal")
    def flow(self) -> Flow:
        """Play turns until the deck is empty, then investigate; effects may end it earlier."""
        parts = self.beginning.parts or {}
        for seat in parts.get("knocked_out", ()):
            eliminate(self, seat)
        yield from self._turns()
        yield from investigation(self)

    @rule("ll-turns")
    def _turns(self) -> Flow:
        while self.deck or len(self.hands[self.turn]) == 2:
            yield from take_turn(self)

    def remaining(self) -> tuple[int, ...]:
        """Return the seats still in the game, in turn order."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    def next_after(self, seat: int) -> int:
        """Return the next remaining seat clockwise."""
        self._known(seat)
        after = [s for s in self.remaining() if s > seat] or list(self.remaining())
        return after[0]

    def ruin_places(self) -> range:
        """Return the places of the ruins from the left, counted from 1."""
        return range(1, len(self.ruins) + 1)

    def hand(self, seat: int) -> Zone:
        """Return the hand of this seat."""
        self._known(seat)
        return self.hands[seat]

    def not_yours(self, seat: int, choice: Choice) -> str:
        """Return the clause by which another player must choose now."""
        if seat in self.investigated:
            return cite("ll-investigation-once")
        if seat in self.tied:
            return TIED
        if seat in self.out:
            if self.investigating:
                return cite("ll-eliminated-no-investigation")
            return cite("ll-eliminated-no-turns")
        # Who holds an X is never called; saying so here would lay the hand open.
        return cite("ll-investigation-order") if self.investigating else cite("ll-clockwise")

    @rule("ll-hidden")
    def view(self, seat: int) -> View:
        """Return what this seat may know: its own hand, and what lies face up."""
        return super().view(seat)

    def facts(self) -> Mapping[str, Any]:
        """Return whose turn it is, who is out, and what has been pointed at since."""
        return {
            "turn": self.turn,
            "out": frozenset(self.out),
            "investigating": self.investigating,
            "revealed": frozenset(self.revealed),
        }

    def names(self) -> Mapping[str, tuple[int, ...]]:
        """Return the players that a choice can name."""
        return {"seat": self.seats}

    def invariants(self) -> Iterator[tuple[str, bool]]:
        """Yield what holds at every decision, with the clause that says so."""
        yield THE_CARDS, Counter(c for zone in self._zones for c in zone) == Counter(BOX)
        yield playable.clause, not any("starship" in pile for pile in self.played.values())
        # An Old Map adds one, and stays face up from then on.
        maps = sum(pile.count("old_map") for pile in self.played.values())
        yield RUINS_START, 1 <= len(self.ruins) <= 1 + maps
        for seat in self.remaining():
            sizes = (1, 2) if seat == self.turn else (1,)
            yield HAND_START, len(self.hands[seat]) in sizes
        for seat in self.out:
            yield ELIMINATED, not self.hands[seat]
