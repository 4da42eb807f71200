"""Tables of Ascension to begin from, and what is read of them."""

from rulebook import ascension as asc

ROW = ["landtalker", "demon_slayer", "muramasa", "spike_vixen", "wolf_shaman", "mephit"]
QUIET = ["mephit", "landtalker", "demon_slayer", "muramasa", "earth_tyrant", "wolf_shaman"]


def at(*hand, **parts):
    """Return a position of two players in the turn of seat 1."""
    parts.setdefault("row", list(QUIET))
    return asc.position(hands={1: list(hand), **parts.pop("hands", {})}, **parts)


def names(t):
    return [event.name for event in t.log]
