"""What each Void card does, and what it does not do."""

import pytest
from ascension_tables import QUIET, at

from rulebook import ascension as asc
from rulebook import refused


def test_arbiter_of_the_precipice_must_banish_from_the_hand():
    t = at("arbiter_of_the_precipice", decks={1: ["mystic", "militia"]}, played=["apprentice"])
    t.do(1, asc.Play("arbiter_of_the_precipice"))
    assert t.permits(1, asc.Banish) == "must"
    with refused("asc-banish-played"):
        t.do(1, asc.Banish("apprentice", "hand"))
    t.do(1, asc.Banish("mystic", "hand"))
    assert len(t.stacks["mystic"]) == 20
    assert t.hands[1] == ["militia"]
    nothing = at("arbiter_of_the_precipice", decks={1: []})
    nothing.do(1, asc.Play("arbiter_of_the_precipice"))
    assert nothing.permits(1, asc.End()) != "cannot"


@pytest.mark.parametrize(
    ("card", "runes", "power"), [("void_initiate", 1, 0), ("shade_of_the_black_watch", 0, 2)]
)
def test_a_hero_that_may_banish(card, runes, power):
    t = at(card, "militia", discards={1: ["wolf_shaman"]}, played=["apprentice"])
    t.do(1, asc.Play(card))
    assert (t.runes, t.power) == (runes, power)
    for source in ("hand", "discard"):
        with refused("asc-banish-played"):
            t.do(1, asc.Banish("apprentice", source))
    for choice, zone in (
        (asc.Banish("militia", "hand"), "box"),
        (asc.Banish("wolf_shaman", "discard"), "void"),
    ):
        one = at(card, "militia", discards={1: ["wolf_shaman"]})
        one.do(1, asc.Play(card), choice)
        assert choice.card in one.place(zone)
    assert t.do(1, asc.Decline()).hands[1] == ["militia"]


def test_voidthirster_wants_the_first_monster_of_the_row():
    row = ["mephit", "mephit", "tormented_soul", *QUIET[1:4]]
    t = at(constructs={1: ["voidthirster"] * 2}, power=8, row=row)
    t.do(1, asc.Defeat("cultist"), asc.Defeat("tormented_soul"))
    assert t.honor[1] == 1 + 2 + 2
    t.do(1, asc.Defeat("mephit"), asc.Decline())
    assert t.honor[1] == 7
    late = at("voidthirster", power=3, row_defeats=1, row=row)
    late.do(1, asc.Play("voidthirster"), asc.Defeat("tormented_soul"))
    assert late.honor[1] == 2
