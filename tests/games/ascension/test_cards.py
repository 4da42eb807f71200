"""What each card does, and what it does not do."""

import pytest

from rulebook import Refused, refused
from rulebook import ascension as asc

A = "apprentice"
QUIET = ["mephit", "landtalker", "demon_slayer", "muramasa", "earth_tyrant", "wolf_shaman"]


def at(*hand, **parts):
    """Return a position of two players in the turn of seat 1."""
    parts.setdefault("row", list(QUIET))
    return asc.position(hands={1: list(hand), **parts.pop("hands", {})}, **parts)


def gains(t):
    return t.runes, t.power, t.honor[1], len(t.hands[1])


@pytest.mark.parametrize(
    ("card", "runes", "power", "honor", "cards"),
    [
        ("apprentice", 1, 0, 0, 0),
        ("militia", 0, 1, 0, 0),
        ("mystic", 2, 0, 0, 0),
        ("heavy_infantry", 0, 2, 0, 0),
        ("arha_initiate", 0, 0, 0, 1),
        ("ascetic_of_the_lidless_eye", 0, 0, 0, 2),
        ("master_dhartha", 0, 0, 0, 3),
        ("flytrap_witch", 0, 0, 2, 1),
        ("landtalker", 3, 0, 0, 0),
        ("lifebound_initiate", 1, 0, 1, 0),
        ("wolf_shaman", 1, 0, 0, 1),
        ("mechana_initiate", 1, 1, 0, 0),
        ("demon_slayer", 0, 3, 0, 0),
        ("emri_one_with_the_void", 0, 4, 0, 0),
        ("spike_vixen", 0, 1, 0, 1),
        ("runic_lycanthrope", 2, 0, 0, 0),
        ("reactor_monk", 2, 0, 0, 0),
        ("kor_the_ferromancer", 0, 2, 0, 0),
        ("avatar_golem", 0, 2, 0, 0),
    ],
)
def test_a_hero_gives_this_when_played(card, runes, power, honor, cards):
    t = at(card, row=["mephit", ...]).do(1, asc.Play(card))
    assert gains(t) == (runes, power, honor, cards)
    assert t.played[1] == [card]
    assert t.supply == 60 - honor


@pytest.mark.parametrize(
    ("card", "runes", "power", "cards"),
    [
        ("the_all_seeing_eye", 0, 0, 1),
        ("muramasa", 0, 3, 0),
        ("shadow_star", 0, 1, 0),
        ("voidthirster", 0, 1, 0),
        ("snapdragon", 1, 0, 0),
        ("yggdrasil_staff", 0, 1, 0),
        ("hedron_cannon", 0, 1, 0),
    ],
)
def test_a_construct_gives_this_once_a_turn(card, runes, power, cards):
    t = at(card, row=["mephit", ...])
    with refused("asc-control"):
        t.do(1, asc.Use(card))
    t.do(1, asc.Play(card), asc.Use(card))
    assert gains(t) == (runes, power, 0, cards)
    with refused("asc-use-once"):
        t.do(1, asc.Use(card))
    t.do(1, asc.End())
    with refused("asc-use-own-turn"):
        t.do(1, asc.Use(card))
    t.do(2, asc.End())
    assert t.constructs[1] == [card]
    assert t.permits(1, asc.Use(card)) == "may"


def test_two_copies_can_be_used_once_each():
    t = at(constructs={1: ["shadow_star"] * 2})
    t.do(1, asc.Use("shadow_star"), asc.Use("shadow_star"))
    assert t.power == 2
    with refused("asc-use-once"):
        t.do(1, asc.Use("shadow_star"))


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
    t = at("temple_librarian", A)
    t.do(1, asc.Play("temple_librarian"))
    assert t.permits(1, asc.Discard) == "must"
    t.do(1, asc.Discard(A))
    assert t.discards[1] == [A]
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


def test_arbiter_of_the_precipice_must_banish_from_the_hand():
    t = at("arbiter_of_the_precipice", decks={1: ["mystic", "militia"]}, played=[A])
    t.do(1, asc.Play("arbiter_of_the_precipice"))
    assert t.permits(1, asc.Banish) == "must"
    with refused("asc-banish-played"):
        t.do(1, asc.Banish(A, "hand"))
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
    t = at(card, "militia", discards={1: ["wolf_shaman"]}, played=[A])
    t.do(1, asc.Play(card))
    assert (t.runes, t.power) == (runes, power)
    for source in ("hand", "discard"):
        with refused("asc-banish-played"):
            t.do(1, asc.Banish(A, source))
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


def test_a_construct_that_came_back_is_told_of_in_the_same_turn_only():
    tablet = "tablet_of_times_dawn"
    t = at(constructs={1: [tablet]}, decks={1: []}, row=QUIET[:5], center_deck=[], void=[], runes=9)
    t.do(1, asc.Use(tablet), asc.Acquire(tablet), asc.End())
    t.do(1, asc.Play(tablet))
    assert "came_back" not in [event.name for event in t.log]


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
