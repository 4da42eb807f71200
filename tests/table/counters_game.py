"""A small game for the tests of the table."""

from rulebook.table import Beginning, Choice, Table, cite, guard, rule


class Take(Choice):
    """Take so many counters."""

    number: int


class Give(Choice):
    """Give a card, by its name."""

    card: str
    words = {"card": ("red", "blue", "green")}


class Stop(Choice):
    """End the game here."""


@guard("enough")
def enough(t, choice):
    return choice.number <= len(t.heap)


@guard("not-three")
def not_three(t, choice):
    return choice.number != 3


class Counters(Table):
    """Take counters from a heap; a nested effect asks the other player in the middle of a turn."""

    game = "counters"
    kinds = (Take, Give, Stop)

    def set_up(self, beginning):
        self.seats = (1, 2)
        self.turn = 1
        parts = beginning.parts or {"heap": ["red"] * 3 + ["blue"] * 2}
        self.heap = self.zone("heap", None, cards=parts["heap"])
        self.hands = {s: self.zone("hand", [s], s) for s in self.seats}
        self.box = self.zone("box")
        if beginning.parts is None:
            self.shuffle(self.heap, "shuffled", cite="set-up")

    def not_yours(self, seat, choice):
        return cite("in-turn")

    @rule("game")
    def flow(self):
        while self.heap:
            yield from self.turn_of(self.turn)
            self.turn = 3 - self.turn
        self.over([], "nobody", cite="heap-empty")

    @rule("turn")
    def turn_of(self, me):
        choice = yield self.ask(me, Take.among(range(1, 4), enough, not_three), Stop)
        if choice == Stop():
            self.over([me], "stopped", cite="stop")
        for _ in range(choice.number):
            self.move(self.heap[0], self.heap, self.hands[me], "taken", seat=me)
        if choice.number == 2:
            yield from self.tax(me, 3 - me)

    @rule("tax")
    def tax(self, me, you):
        if self.hands[you]:
            given = yield self.ask(you, Give.among(self.hands[you], "from-hand"))
            self.move(given.card, self.hands[you], self.hands[me], "given", seat=you)
            if given.card == "blue":
                self.over([you], "blue_wins", cite="blue")

    def invariants(self):
        yield "box", sum(map(len, self._zones)) == 5


def table(*heap):
    parts = {"heap": list(heap)} if heap else None
    return Counters(Beginning({}, 1, parts))


def snapshot(t):
    return (
        [list(z) for z in t._zones],
        list(t.log),
        t.turn,
        repr(t.decision),
        t.outcome,
        t.chance._random.getstate(),
    )
