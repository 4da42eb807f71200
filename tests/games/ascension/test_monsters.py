"""What each monster's reward does."""

import pytest

from rulebook import ascension as asc
from rulebook import refused

QUIET = ["landtalker", "demon_slayer", "muramasa", "spike_vixen", "wolf_shaman"]


def facing(monster, **parts):
    """Return a position in which seat 1 can just defeat the monster."""
    parts.setdefault("power", asc.CARDS[monster].cost)
    return asc.position(row=[monster, *QUIET], **parts)


@pytest.mark.parametrize(
    ("monster", "honor", "runes", "cards"),
    [
        ("earth_tyrant", 5, 0, 2),
        ("samaels_trickster", 2, 1, 0),
        ("tormented_soul", 2, 0, 1),
        ("wind_tyrant", 3, 3, 0),
        ("corrosive_widow", 3, 0, 0),
        ("sea_tyrant", 5, 0, 0),
    ],
)
def test_a_monster_gives_this_when_defeated(monster, honor, runes, cards):
    t = facing(monster, hands={1: []}).do(1, asc.Defeat(monster))
    assert (t.honor[1], t.runes, len(t.hands[1]), t.power) == (honor, runes, cards, 0)
    assert t.void == [monster]
    weak = facing(monster, power=asc.CARDS[monster].cost - 1)
    with refused("asc-defeat-cost"):
        weak.do(1, asc.Defeat(monster))


def test_the_order_at_a_defeat():
    t = facing("mephit", constructs={1: ["voidthirster"]}, center_deck=["arha_initiate", ...])
    before = len(t.log)
    t.do(1, asc.Defeat("mephit"))
    assert t.permits(1, asc.Banish("arha_initiate", "center_row")) == "may"
    t.do(1, asc.Decline())
    names = [event.name for event in t.log[before:]]
    assert names == [
        "spent_power",
        "defeated",
        "refilled",
        "reward_comes_last",
        "gained_honor",
        "declined",
        "gained_honor",
    ]


def test_the_cultist_is_always_there():
    t = asc.position(power=8)
    t.do(1, *[asc.Defeat("cultist")] * 4)
    assert (t.honor[1], t.power) == (4, 0)
    assert t.stacks["cultist"] == ["cultist"]
    with refused("asc-defeat-cost"):
        t.do(1, asc.Defeat("cultist"))


def test_avatar_of_the_fallen_gives_another_card_of_the_row():
    t = facing("avatar_of_the_fallen", constructs={1: ["voidthirster"]})
    t.do(1, asc.Defeat("avatar_of_the_fallen"))
    assert t.honor[1] == 4  # Voidthirster comes after the whole reward.
    for other in (asc.Acquire("mystic"), asc.Defeat("cultist")):
        with refused("asc-avatar-of-the-fallen"):
            t.do(1, other)
    t.do(1, asc.Acquire("muramasa"))
    assert t.discards[1] == ["muramasa"]
    assert t.honor[1] == 5


def test_avatar_of_the_fallen_can_defeat_a_second_monster_or_nothing():
    row = ["avatar_of_the_fallen", "earth_tyrant", *QUIET[:4]]
    t = asc.position(row=row, power=7)
    t.do(1, asc.Defeat("avatar_of_the_fallen"))
    assert t.permits(1, asc.Decline()) == "may"
    t.do(1, asc.Defeat("earth_tyrant"))
    assert t.honor[1] == 9
    nothing = asc.position(row=row, power=7).do(1, asc.Defeat("avatar_of_the_fallen"))
    assert nothing.do(1, asc.Decline()).log[-1].clauses[0] == "asc-avatar-optional"
    must = asc.position(row=row, power=7, avatar_optional=False)
    must.do(1, asc.Defeat("avatar_of_the_fallen"))
    assert must.permits(1, (asc.Acquire, asc.Defeat)) == "must"


@pytest.mark.parametrize("counts", [True, False])
def test_whether_a_free_construct_is_acquired(counts):
    row = ["avatar_of_the_fallen", "watchmakers_altar", *QUIET[:4]]
    t = asc.position(
        row=row,
        power=7,
        discount=1,
        constructs={1: ["rocket_courier_x_99"]},
        free_counts_as_acquiring=counts,
    )
    t.do(1, asc.Defeat("avatar_of_the_fallen"), asc.Acquire("watchmakers_altar"))
    assert t.permits(1, asc.Fetch()) == ("may" if counts else "cannot")
    assert t.discount == (0 if counts else 1)


def test_corrosive_widow_lets_each_opponent_choose():
    t = facing(
        "corrosive_widow",
        constructs={1: ["shadow_star"], 2: ["snapdragon", "hedron_cannon"]},
        players=3,
    )
    t.do(1, asc.Defeat("corrosive_widow"))
    assert t.decision.seat == 2
    with refused("asc-choice-at-once"):
        t.do(1, asc.End())
    t.do(2, asc.Destroy("snapdragon"))
    assert t.constructs[2] == ["hedron_cannon"]
    assert t.discards[2] == ["snapdragon"]
    assert t.constructs[1] == ["shadow_star"]
    assert t.decision.seat == 1  # Seat 3 has none.


def test_sea_tyrant_leaves_one_construct():
    t = facing(
        "sea_tyrant",
        constructs={2: ["snapdragon", "snapdragon", "hedron_cannon"], 3: ["shadow_star"]},
    )
    t.do(1, asc.Defeat("sea_tyrant"))
    t.do(2, asc.Keep("snapdragon"))
    assert t.constructs[2] == ["snapdragon"]
    assert sorted(t.discards[2]) == ["hedron_cannon", "snapdragon"]
    assert t.constructs[3] == ["shadow_star"]
    assert t.decision.seat == 1


def test_mistake_of_creation_banishes_twice_or_not():
    t = facing("mistake_of_creation", discards={1: ["apprentice"]})
    t.do(1, asc.Defeat("mistake_of_creation"), asc.Decline())
    with refused("asc-mistake-of-creation"):
        t.do(1, asc.Banish("landtalker", "center_row"))
    t.do(1, asc.Banish("apprentice", "discard"))
    assert t.discards[1] == []
    none = facing("mistake_of_creation")
    none.do(1, asc.Defeat("mistake_of_creation"), asc.Banish("muramasa", "center_row"))
    assert none.permits(1, asc.End()) != "cannot"


def test_xeron_takes_a_card_of_each_hand_for_good():
    t = facing(
        "xeron_duke_of_lies",
        hands={1: [], 2: ["mystic", "militia"], 3: [], 4: ["wolf_shaman"]},
        chance=["mystic", "wolf_shaman"],
    )
    t.do(1, asc.Defeat("xeron_duke_of_lies"))
    assert t.hands[1] == ["mystic", "wolf_shaman"]
    assert t.hands[2] == ["militia"]
    t.do(1, asc.Play("mystic"))
    assert t.runes == 2


def test_the_original_edition_gives_less_for_some_monsters():
    for monster, honor in (
        ("samaels_trickster", 1),
        ("tormented_soul", 1),
        ("xeron_duke_of_lies", 3),
        ("mephit", 2),
    ):
        t = facing(monster, edition="original", hands={1: [], 2: []})
        assert t.do(1, asc.Defeat(monster)).honor[1] == honor


@pytest.mark.parametrize("optional", [True, False])
def test_avatar_of_the_fallen_alone_in_the_row_offers_nothing(optional):
    lying = {"row": ["avatar_of_the_fallen"], "center_deck": [], "void": []}
    t = asc.position(power=7, avatar_optional=optional, **lying)
    t.do(1, asc.Defeat("avatar_of_the_fallen"))
    # It has come straight back, but it is not another card.
    assert t.row == ["avatar_of_the_fallen"]
    assert t.log[-1].name == "no_effect"
    assert t.permits(1, asc.End()) == "may"
    assert t.honor[1] == 4
