"""What the cards give: heroes when played, constructs once a turn."""

import pytest
from ascension_tables import at

from rulebook import ascension as asc
from rulebook import refused


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
