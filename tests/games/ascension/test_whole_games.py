"""Whole games of Ascension, played at random: what must hold in every one of them."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import check_choice, check_replay, play_out

from rulebook import ascension as asc

NEVER_IN_CENTER = {"apprentice", "militia", "mystic", "heavy_infantry", "cultist"}
ENDINGS = {"asc-winner", "asc-tie", "asc-solo-win", "asc-solo-tie", "asc-solo-loss"}

games = st.builds(
    lambda players, seed, edition: (players, seed, edition),
    st.integers(1, 4),
    st.integers(0, 10**6),
    st.sampled_from(["anniversary", "anniversary", "original"]),
)


def hasty(table, chooser):
    """Return a choice at random, but seldom one that ends the turn while more can be done."""
    options = table.decision.options
    if asc.End() in options and len(options) > 1 and chooser.random() < 0.8:
        options.remove(asc.End())
    return chooser.choice(options)


def eager(table, chooser):
    """Return a choice of a player who plays all, then takes the dearest; seldom any other."""
    options = table.decision.options
    if chooser.random() < 0.1:
        return hasty(table, chooser)
    for kind in (asc.Play, asc.Use):
        found = [option for option in options if isinstance(option, kind)]
        if found:
            return chooser.choice(found)
    dear = [o for o in options if isinstance(o, asc.Acquire | asc.Defeat)]
    return max(dear, key=lambda o: asc.CARDS[o.card].cost) if dear else chooser.choice(options)


def play(players, seed, edition="anniversary", watch=lambda table: None, pick=hasty, **options):
    table = asc.deal(players=players, seed=seed, edition=edition, **options)
    return play_out(table, seed, pick, watch)


def all_zones(table):
    own = (table.decks, table.hands, table.discards, table.played, table.constructs)
    zones = [zone for zones in own for zone in zones.values()]
    zones += [table.center_deck, table.row, table.void, table.box, table.samael]
    return [list(zone) for zone in (*zones, *table.stacks.values())]


def all_cards(table):
    return Counter(card for zone in all_zones(table) for card in zone)


@given(games)
@settings(max_examples=25, deadline=None)
def test_what_holds_at_every_decision(game):
    cards = Counter(asc.box({"edition": game[2]}))
    assert cards.total() == (181 if game[2] == "anniversary" else 200)

    def watch(table):
        assert all_cards(table) == cards
        assert [clause for clause, holds in table.invariants() if not holds] == []
        assert len(table.row) == 6 or not (table.center_deck or table.void)
        for zone in (table.void, table.center_deck, table.row):
            assert not NEVER_IN_CENTER & set(zone)
        gained = table.gained()
        assert table.supply + table.reserve + gained == max(150, gained)
        assert min(table.runes, table.power, table.supply, table.reserve) >= 0
        assert min(table.mechana_runes, table.discount) >= 0
        assert table.stacks["cultist"] == ["cultist"]
        if table.decision:
            assert table.decision.options
            for seat in table.seats:
                if seat != table.turn:
                    assert not table.played[seat]

    play(*game, watch)


def extra_turns(table):
    return Counter(e["seat"] for e in table.log if e.name == "another_turn")


@given(games)
@settings(max_examples=25, deadline=None)
def test_a_finished_game_has_a_legal_outcome(game):
    table = play(*game)
    ending = table.outcome.clauses[0]
    assert ending in ENDINGS
    assert table.supply == 0
    if table.solo:
        assert table.outcome.winners == ((1,) if ending == "asc-solo-win" else ())
        return
    regular = {seat: table.turns[seat] - extra_turns(table)[seat] for seat in table.seats}
    assert len(set(regular.values())) == 1
    (winner,) = table.outcome.winners
    best = max(table.score(seat) for seat in table.seats)
    tied = [seat for seat in table.order if table.score(seat) == best]
    assert winner == tied[-1]
    assert (ending == "asc-tie") == (len(tied) > 1)


@given(games)
@settings(max_examples=10, deadline=None)
def test_replay_equals_play(game):
    check_replay(play(*game))


NAMES = tuple(asc.CARDS)
CHOICES = [
    *map(asc.Play, NAMES),
    *map(asc.Use, NAMES),
    asc.Use("yggdrasil_staff", "exchange"),
    asc.Use("snapdragon", "unite"),
    *map(asc.Acquire, NAMES),
    asc.Acquire("mystic", 3),
    *map(asc.Defeat, NAMES),
    *(asc.Banish(name, source) for name in NAMES for source in ("hand", "discard", "center_row")),
    *map(asc.Discard, NAMES),
    *map(asc.Copy, NAMES),
    *map(asc.Destroy, NAMES),
    *map(asc.Keep, NAMES),
    asc.Pick("rune"),
    *[asc.Draw(), asc.Fetch(), asc.Decline(), asc.End()] * 20,
]


@given(games, st.randoms(use_true_random=False))
@settings(max_examples=10, deadline=None)
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(game, chance):
    def state(table):
        options = table.decision.options if table.decision else None
        return len(table.log), all_zones(table), options, dict(table.facts())

    def watch(table):
        if chance.random() >= 0.8:
            check_choice(table, chance.choice(table.seats), chance.choice(CHOICES), state, "asc-")

    play(*game, watch)


def test_every_card_is_played_or_used_acquired_and_defeated_over_many_games():
    done = {name: set() for name in ("played", "used", "acquired", "defeated")}
    for seed in range(60):
        table = play(2 + seed % 3, seed, pick=eager)
        for event in table.log:
            if event.name in ("played", "put_into_play"):
                done["played"].add(event["card"])
            elif event.name in ("acquired", "acquired_on_deck"):
                done["acquired"].add(event["card"])
            elif event.name in ("defeated", "defeated_cultist"):
                done["defeated"].add(event["card"])
            elif event.name == "used":
                done["used"].add(event["card"])
    cards = asc.CARDS.values()
    owned = {card.name for card in cards if card.type != "monster"}
    assert done["played"] == owned
    assert done["acquired"] == owned - {"apprentice", "militia"}
    assert done["defeated"] == {card.name for card in cards if card.type == "monster"}
    assert done["used"] == {card.name for card in cards if card.uses}


def test_the_monsters_alone_keep_the_row_full():
    monsters = sum(c.copies for c in asc.CARDS.values() if c.type == "monster") - 1
    assert monsters == 28  # They always lie in the row, the center deck or the Void.
    for seed in range(10):
        assert "row_stays_short" not in [e.name for e in play(1 + seed % 4, seed).log]


def test_same_seed_same_game_and_another_seed_another():
    assert asc.deal(seed=3).log == asc.deal(seed=3).log
    assert asc.deal(seed=3).log != asc.deal(seed=4).log
