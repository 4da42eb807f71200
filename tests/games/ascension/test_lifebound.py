"""What each Lifebound card does, and what it does not do."""

import pytest
from ascension_tables import at

from rulebook import Refused, refused
from rulebook import ascension as asc


def test_cetra_weaver_of_stars():
    t = at("cetra_weaver_of_stars")
    t.do(1, asc.Play("cetra_weaver_of_stars"))
    names = {o.card for o in t.decision.options}
    assert names == {"landtalker", "demon_slayer", "wolf_shaman", "mystic", "heavy_infantry"}
    t.do(1, asc.Acquire("landtalker"))
    assert t.decks[1][0] == "landtalker"
    assert t.discards[1] == []
    assert len(t.row) == 6


@pytest.mark.parametrize(("edition", "dear"), [("anniversary", True), ("original", False)])
def test_druids_of_the_stone_circle(edition, dear):
    t = at("druids_of_the_stone_circle", edition=edition)
    t.do(1, asc.Play("druids_of_the_stone_circle"))
    assert (asc.Acquire("demon_slayer") in t.decision.options) == dear
    with pytest.raises(Refused):
        t.do(1, asc.Acquire("landtalker"))
    t.do(1, asc.Acquire("mystic"))
    assert t.decks[1][0] == "mystic"
    assert len(t.stacks["mystic"]) == (19 if edition == "anniversary" else 29)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_runic_lycanthrope_unites_whatever_the_order(order):
    hand = ["runic_lycanthrope", "lifebound_initiate"]
    t = at(*hand).do(1, *(asc.Play(hand[i]) for i in order))
    assert t.power == 2


@pytest.mark.parametrize(
    ("edition", "hand", "power"),
    [
        ("anniversary", ["runic_lycanthrope", "runic_lycanthrope"], 4),
        ("original", ["runic_lycanthrope", "runic_lycanthrope"], 2),
        ("original", ["runic_lycanthrope", "lifebound_initiate"], 0),
        ("original", ["lifebound_initiate", "runic_lycanthrope"], 2),
        ("anniversary", ["runic_lycanthrope", "mystic"], 0),
        ("anniversary", ["runic_lycanthrope", "lifebound_initiate", "landtalker"], 2),
    ],
)
def test_runic_lycanthrope_counts_once_a_copy(edition, hand, power):
    t = at(*hand, edition=edition, row=["mephit", ...]).do(1, *map(asc.Play, hand))
    assert t.power == power


def test_snapdragon():
    t = at("snapdragon", "lifebound_initiate")
    t.do(1, asc.Play("snapdragon"))
    with refused("asc-snapdragon-unite"):
        t.do(1, asc.Use("snapdragon", "unite"))
    t.do(1, asc.Play("lifebound_initiate"), asc.Use("snapdragon", "unite"))
    assert t.honor[1] == 2
    with refused("asc-use-once"):
        t.do(1, asc.Use("snapdragon", "unite"))
    late = at("snapdragon", played=["lifebound_initiate"]).do(1, asc.Play("snapdragon"))
    assert late.permits(1, asc.Use("snapdragon", "unite")) == "may"


def test_snapdragon_of_the_original_edition_wants_the_first_hero():
    t = at("lifebound_initiate", "lifebound_initiate", "snapdragon", edition="original")
    t.do(1, asc.Play("snapdragon"), asc.Play("lifebound_initiate"))
    assert t.honor[1] == 2
    t.do(1, asc.Play("lifebound_initiate"))
    assert t.honor[1] == 3
    with refused("asc-use"):
        t.do(1, asc.Use("snapdragon", "unite"))
    late = at("lifebound_initiate", "snapdragon", edition="original", played=["flytrap_witch"])
    late.do(1, asc.Play("snapdragon"), asc.Play("lifebound_initiate"))
    assert late.honor[1] == 1


def test_yggdrasil_staff():
    t = at(constructs={1: ["yggdrasil_staff"]}, runes=5, mechana_runes=9)
    t.do(1, asc.Use("yggdrasil_staff", "exchange"))
    assert (t.runes, t.honor[1], t.mechana_runes) == (1, 3, 9)
    assert t.permits(1, asc.Use("yggdrasil_staff")) == "may"
    poor = at(constructs={1: ["yggdrasil_staff"]}, runes=3, mechana_runes=9)
    with refused("asc-yggdrasil-staff-exchange"):
        poor.do(1, asc.Use("yggdrasil_staff", "exchange"))


def test_what_united_before_a_position_does_not_unite_again():
    t = at("wolf_shaman", played=["runic_lycanthrope", "flytrap_witch"])
    assert t.do(1, asc.Play("wolf_shaman")).power == 0
    t = at("wolf_shaman", played=["runic_lycanthrope"])
    assert t.do(1, asc.Play("wolf_shaman")).power == 2


def test_runic_lycanthrope_unites_anew_in_a_later_turn():
    t = at(*["runic_lycanthrope"] * 2, decks={1: []})
    for _ in range(2):
        t.do(1, *[asc.Play("runic_lycanthrope")] * 2)
        assert (t.runes, t.power) == (4, 4)
        t.do(1, asc.End())
        t.do(2, asc.End())


@pytest.mark.parametrize("edition", ["anniversary", "original"])
@pytest.mark.parametrize("more", [[], ["flytrap_witch"]])
def test_a_copied_runic_lycanthrope_unites_once_in_either_edition(edition, more):
    played = [*more, "runic_lycanthrope"]
    t = at("twofold_askara", played=played, edition=edition)
    t.do(1, asc.Play("twofold_askara"), asc.Copy("runic_lycanthrope"))
    assert (t.runes, t.power) == (2, 2)


def test_cetra_acquires_the_dearest_hero():
    t = at("cetra_weaver_of_stars", row=["master_dhartha", ...])
    t.do(1, asc.Play("cetra_weaver_of_stars"), asc.Acquire("master_dhartha"))
    assert t.decks[1][0] == "master_dhartha"
