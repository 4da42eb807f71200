"""The table of Ascension: its zones, its main loop, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rulebook.games.ascension import choices
from rulebook.games.ascension.banishing import put_right
from rulebook.games.ascension.card import CENTER, CONSTRUCT, FACTIONS, HERO, MONSTER, Card
from rulebook.games.ascension.cards import CARDS
from rulebook.games.ascension.choices import Acquire, Defeat, End, Play, Use
from rulebook.games.ascension.defeating import CULTIST_STAYS, TO_VOID
from rulebook.games.ascension.ending import pass_on
from rulebook.games.ascension.playing import IN_FRONT, STAYS_IN_PLAY, united
from rulebook.games.ascension.row import ALWAYS_SIX, ROW
from rulebook.games.ascension.setup import (
    ALL_TOKENS,
    CENTER_DECK,
    EDITIONS,
    PLAYERS,
    PLAYERS_ALLOWED,
    SOLO_SUPPLY,
    SUPPLY,
    THE_CARDS,
    THE_TOKENS,
    TOKENS,
    box,
    cards_at_start,
    set_up,
    supply_at_start,
)
from rulebook.games.ascension.solo import check_samael
from rulebook.games.ascension.turn import fresh_turn, take_turn
from rulebook.games.ascension.used import check_used
from rulebook.table import (
    Beginning,
    Choice,
    Decision,
    Flow,
    Mistake,
    Offer,
    Refused,
    Table,
    Zone,
    cite,
    rule,
)

#: A choice that a card gives is made at once, before anything else is done.
AT_ONCE = cite("asc-choice-at-once")
LATER: dict[type[Choice], Offer] = {
    kind: Offer(kind, (), (AT_ONCE,)) for kind in (Play, Use, Acquire, Defeat, End)
}
#: The cards as each edition prints them.
PRINTED = {
    edition: {name: card.as_printed(edition) for name, card in CARDS.items()}
    for edition in EDITIONS
}


class Ascension(Table):
    """A game of Ascension, 10th Anniversary Edition, for 1 to 4 players.

    ``center_deck``, ``decks`` and ``discards`` lie top first (the newest discard lies last),
    ``row`` from the left. ``hands``, ``decks``, ``discards``, ``played`` (heroes of this turn) and
    ``constructs`` (in play) are by seat. ``order`` are the seats in turn order, the starting
    player first; ``turn`` is the seat whose turn it is.
    """

    game = "ascension"
    tokens = TOKENS
    factions = FACTIONS
    kinds: tuple[type[Choice], ...] = (  # type: ignore[misc]
        choices.Play,
        choices.Use,
        choices.Acquire,
        choices.Defeat,
        choices.End,
        choices.Banish,
        choices.Discard,
        choices.Copy,
        choices.Destroy,
        choices.Keep,
        choices.Draw,
        choices.Fetch,
        choices.Pick,
        choices.Decline,
    )

    runes: int
    power: int
    mechana_runes: int
    discount: int
    row_defeats: int
    mechana_arrived: int
    used: Counter[tuple[str, str]]
    united: Counter[str]
    left_play: set[str]

    def set_up(self, beginning: Beginning) -> None:
        """Set up the game, or lay out the written position."""
        self.options = beginning.options
        players = self.options["players"]
        if players not in PLAYERS_ALLOWED:
            raise Refused(f"{players} players", (PLAYERS,))
        self.seats = tuple(range(1, players + 1))
        self.solo = players == 1
        self.original = self.options["edition"] == "original"
        self.cards: Mapping[str, Card] = PRINTED[self.options["edition"]]
        parts = beginning.parts or cards_at_start(self.options)
        self._lay_out(parts)
        self.honor: dict[int, int] = {s: parts.get("honor", {}).get(s, 0) for s in self.seats}
        self.samael_honor: int = parts.get("samael_honor", 0)
        self.supply: int = parts.get("supply", supply_at_start(players))
        self.reserve = max(0, ALL_TOKENS - self.supply - self.gained())
        self.turns = dict.fromkeys(self.seats, 0)
        self.extra_turns: int = parts.get("extra_turns", 0)
        fresh_turn(self)
        if beginning.parts is None:
            set_up(self)
        else:
            self._enter(parts)
        self._choose_first()

    def _lay_out(self, parts: Mapping[str, Any]) -> None:
        own: dict[str, dict[int, Zone]] = {}
        for name, several in (
            ("deck", "decks"),
            ("hand", "hands"),
            ("discard", "discards"),
            ("played", "played"),
            ("in_play", "constructs"),
        ):
            cards = parts.get(several, {})
            own[several] = {}
            for seat in self.seats:
                sees = [seat] if name == "hand" else () if name == "deck" else None
                own[several][seat] = self.zone(name, sees, seat, cards.get(seat, ()))
        self.decks, self.hands, self.discards = own["decks"], own["hands"], own["discards"]
        self.played, self.constructs = own["played"], own["constructs"]
        self.center_deck = self.zone("center_deck", cards=parts["center_deck"])
        self.row = self.zone("center_row", None, cards=parts.get("row", ()))
        self.void = self.zone("void", None, cards=parts.get("void", ()))
        self.box = self.zone("box", None, cards=parts["box"])
        self.samael = self.zone("set_aside", None, cards=parts.get("samael", ()))
        self.stacks = {
            name: self.zone(f"stack of {name}", None, cards=[name] * count)
            for name, count in parts["stacks"].items()
        }

    def _enter(self, parts: Mapping[str, Any]) -> None:
        """Take over what a position says of the turn that is going on."""
        self.turn = parts["turn"]
        for name in ("runes", "power", "mechana_runes", "discount", "row_defeats"):
            setattr(self, name, parts.get(name, 0))
        self.used.update(map(tuple, parts.get("used", ())))
        # A draw of Burrower Mark II tells of a Mechana construct that has arrived this turn.
        self.mechana_arrived = self.used["burrower_mark_ii", "arrived"]
        check_used(self)
        check_samael(self)
        put_right(self, (self.void, self.center_deck))
        for name in dict.fromkeys(self.played[self.turn]):
            # What was due by Unite has been carried out as the heroes were played.
            if self.cards[name].unite:
                self.united[name] = united(self, self.turn, name)

    def _choose_first(self) -> None:
        first = self.options["first"]
        if first is None:
            first = self.chance.one_of(self.seats) if len(self.seats) > 1 else 1
            if len(self.seats) > 1:
                self.tell("first_player", cite="asc-first-player", seat=first)
        self.order = (*self.seats[first - 1 :], *self.seats[: first - 1])
        if self.beginning.parts is None:
            self.turn = first

    @rule("asc-goal")
    def flow(self) -> Flow:
        """Take turns, until the honor supply is exhausted and the round is over."""
        while True:
            yield from take_turn(self)
            pass_on(self)

    # What the rules ask of the table.

    def choose(self, seat: int, *held: Offer | type[Choice]) -> Decision:
        """Return the question that a card puts: it is answered before anything else is done."""
        offered = {h.kind if isinstance(h, Offer) else h for h in held}
        return self.ask(seat, *held, *(o for kind, o in LATER.items() if kind not in offered))

    def next_after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        self._known(seat)
        return seat % len(self.seats) + 1

    def opponents(self, me: int) -> tuple[int, ...]:
        """Return the other seats, clockwise from the next."""
        self._known(me)
        at = self.seats.index(me)
        return (*self.seats[at + 1 :], *self.seats[:at])

    def gained(self) -> int:
        """Return the honor that all have gained, Samael included."""
        return sum(self.honor.values()) + self.samael_honor

    def card_honor(self, seat: int) -> int:
        """Return the honor of all cards this seat owns, wherever they lie."""
        self._known(seat)
        zones = (self.hands, self.decks, self.discards, self.played, self.constructs)
        return sum(self.cards[card].honor for zone in zones for card in zone[seat])

    def score(self, seat: int) -> int:
        """Return the total of this seat: honor of the cards and honor gained."""
        return self.card_honor(seat) + self.honor[seat]

    def place(self, name: str, seat: int = 1) -> list[str]:
        """Return the cards in the zone of this name, that of the seat where each has one."""
        self._known(seat)
        if name == "stack":
            return [card for stack in self.stacks.values() for card in stack]
        named = [z for z in self._zones if z.name == name and z.seat in (None, seat)]
        if not named:
            known = ", ".join(dict.fromkeys(z.name for z in self._zones))
            raise Mistake(f"no zone {name!r}; the zones are {known}")
        return [card for zone in named for card in zone]

    def not_yours(self, seat: int, choice: Choice) -> str:
        """Return the clause by which another player must choose now."""
        if seat == self.turn:
            return AT_ONCE
        return cite("asc-use-own-turn") if isinstance(choice, Use) else cite("asc-own-turn")

    def facts(self) -> Mapping[str, Any]:
        """Return what everybody sees beside the cards."""
        return {
            "turn": self.turn,
            "order": self.order,
            "runes": self.runes,
            "power": self.power,
            "mechana_runes": self.mechana_runes,
            "discount": self.discount,
            "used": dict(self.used),
            "supply": self.supply,
            "reserve": self.reserve,
            "honor": dict(self.honor),
            "samael_honor": self.samael_honor,
            "turns": dict(self.turns),
            "extra_turns": self.extra_turns,
        }

    def invariants(self) -> Iterator[tuple[str, bool]]:
        """Yield what holds at every decision, with the clause that says so."""
        cards = self.cards
        lying = Counter(card for zone in self._zones for card in zone)
        yield THE_CARDS, lying == Counter(box(self.options))
        yield ALWAYS_SIX, len(self.row) == ROW or not (self.center_deck or self.void)
        for zone in (self.row, self.center_deck, self.void):
            others = [c for c in zone if cards[c].border != CENTER and c != "cultist"]
            yield CENTER_DECK, not others
        yield CULTIST_STAYS, self.stacks["cultist"] == ["cultist"]
        stocked = SOLO_SUPPLY if self.solo else SUPPLY
        yield stocked, self.supply <= supply_at_start(len(self.seats))
        in_tokens = self.supply + self.reserve + self.gained()
        yield THE_TOKENS, in_tokens == max(ALL_TOKENS, self.gained())
        for seat in self.seats:
            yield STAYS_IN_PLAY, all(cards[c].type == CONSTRUCT for c in self.constructs[seat])
            yield IN_FRONT, all(cards[c].type == HERO for c in self.played[seat])
            yield IN_FRONT, seat == self.turn or not self.played[seat]
            mine = (*self.hands[seat], *self.decks[seat], *self.discards[seat])
            yield TO_VOID, all(cards[c].type != MONSTER for c in mine)
