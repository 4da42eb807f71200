"""The options: which of the two rules are played, and how silences of the source are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebook.table import Mistake

#: The two optional rules; each is agreed on before the game.
RULES = ("manifest_destiny", "distant_suns")

#: Where the source is silent: the values of each option, the reading played by default first.
ALTERNATIVES: Mapping[str, tuple[Any, ...]] = {
    "annex_order": ("one_by_one", "player_by_player"),
    "annex_wormholes": (False, True),
    "annex_mecatol": (False, True),
    "settlers_rival": ("withdraw", "fight"),
    "biohazard_scope": ("all", "income"),
    "lazax_duration": ("to_end_of_next_round", "next_round", "this_round"),
    "lazax_probe": ("automatic", "optional"),
    "lazax_raze": ("replace", "both"),
    "locals_draw": ("gone", "back"),
    "raze_face_up": (True, False),
    "razes_per_dreadnought": ("one", "any"),
    "raze_and_bombard": (False, True),
}
READINGS: Mapping[str, Any] = {name: values[0] for name, values in ALTERNATIVES.items()}


def read_readings(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return all readings, those given and the others by default.

    Raises ``Mistake`` for a name or a value that is not known.
    """
    for name, value in given.items():
        if name not in ALTERNATIVES:
            raise Mistake(f"no option {name!r}; the options are {', '.join(ALTERNATIVES)}")
        if not any(value is known or value == known for known in ALTERNATIVES[name]) or (
            isinstance(value, bool) != isinstance(ALTERNATIVES[name][0], bool)
        ):
            known = ", ".join(map(repr, ALTERNATIVES[name]))
            raise Mistake(f"option {name} cannot be {value!r}; it is one of {known}")
    return {**READINGS, **given}
