"""What each Enlightened card does, and what it does not do."""

import pytest
from ascension_tables import QUIET, at

from rulebook import ascension as asc
from rulebook import refused


@pytest.mark.parametrize(("card", "limit"), [("arha_templar", 4), ("oziah_the_peerless", 6)])
def test_a_hero_that_defeats_without_paying(card, limit):
    row = ["mephit", "corrosive_widow", "sea_tyrant", "earth_tyrant", "avatar_of_the_fallen"]
    t = at(card, row=[*row, "landtalker"], constructs={1: ["voidthirster"]})
    t.do(1, asc.Play(card))
    cost = {name: asc.CARDS[name].cost for name in [*row, "cultist"]}
    assert {o.card for o in t.decision.options} == {n for n, c in cost.items() if c <= limit}
    with refused("asc-" + card.replace("_", "-")):
        t.do(1, asc.Defeat("avatar_of_the_fallen"))
    with refused("asc-choice-at-once"):
        t.do(1, asc.End())
    t.do(1, asc.Defeat("corrosive_widow"))
    assert t.honor[1] == 4  # Three, and one by Voidthirster.
    assert t.void == ["corrosive_widow"]


def test_arha_templar_can_defeat_the_cultist_which_is_not_in_the_row():
    t = at("arha_templar", constructs={1: ["voidthirster"]})
    t.do(1, asc.Play("arha_templar"), asc.Defeat("cultist"))
    assert t.honor[1] == 1
    assert t.void == []


def test_seer_of_the_forked_path():
    t = at("seer_of_the_forked_path", row=["avatar_of_the_fallen", *QUIET[1:]])
    t.do(1, asc.Play("seer_of_the_forked_path"))
    assert len(t.hands[1]) == 1
    with refused("asc-avatar-unbanishable"):
        t.do(1, asc.Banish("avatar_of_the_fallen", "center_row"))
    assert t.permits(1, asc.Decline()) == "may"
    t.do(1, asc.Banish("landtalker", "center_row"))
    assert t.void == ["landtalker"]
    assert len(t.row) == 6


def test_tablet_of_times_dawn():
    t = at(constructs={1: ["tablet_of_times_dawn"]})
    t.do(1, asc.Use("tablet_of_times_dawn"))
    assert t.void == ["tablet_of_times_dawn"]
    t.do(1, asc.End())
    assert t.turn == 1
    t.do(1, asc.End())
    assert t.turn == 2


def test_temple_librarian():
    t = at("temple_librarian", "apprentice")
    t.do(1, asc.Play("temple_librarian"))
    assert t.permits(1, asc.Discard) == "must"
    t.do(1, asc.Discard("apprentice"))
    assert t.discards[1] == ["apprentice"]
    assert len(t.hands[1]) == 2
    empty = at("temple_librarian").do(1, asc.Play("temple_librarian"))
    assert empty.hands[1] == []
    assert empty.log[-1].clauses[0] == "asc-as-far-as-possible"


def test_twofold_askara():
    t = at("twofold_askara", played=["mystic"], runes=2)
    t.do(1, asc.Play("twofold_askara"))
    with refused("asc-twofold-askara"):
        t.do(1, asc.Copy("twofold_askara"))
    t.do(1, asc.Copy("mystic"))
    assert t.runes == 4
    alone = at("twofold_askara").do(1, asc.Play("twofold_askara"))
    assert alone.permits(1, asc.End()) != "cannot"


def test_twofold_askara_unites_a_copied_lycanthrope_but_is_not_lifebound():
    t = at("runic_lycanthrope", "twofold_askara")
    t.do(1, asc.Play("runic_lycanthrope"), asc.Play("twofold_askara"))
    assert (t.runes, t.power) == (2, 0)
    t.do(1, asc.Copy("runic_lycanthrope"))
    assert (t.runes, t.power) == (4, 2)


def test_a_construct_that_came_back_is_told_of_in_the_same_turn_only():
    tablet = "tablet_of_times_dawn"
    t = at(constructs={1: [tablet]}, decks={1: []}, row=QUIET[:5], center_deck=[], void=[], runes=9)
    t.do(1, asc.Use(tablet), asc.Acquire(tablet), asc.End())
    t.do(1, asc.Play(tablet))
    assert "came_back" not in [event.name for event in t.log]
