"""Options: those that readings name, that scenarios play, and that a game has are the same."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType

from rulebook.gate.findings import Findings
from rulebook.gate.game import Clause, Game
from rulebook.gate.hints import near
from rulebook.text.examples import Scenario
from rulebook.text.place import Place


def check_options(game: Game, module: ModuleType, findings: Findings) -> None:
    """Find options that a clause names and the game does not have, or no scenario plays with.

    A game's options are the parameters of its ``deal`` and ``position`` and the names of its
    ``READINGS``; each of the latter must be named by a clause, and by each reading that plays it.
    """
    makers = [getattr(module, name, None) for name in ("deal", "position")]
    readings = tuple(getattr(module, "READINGS", ()))
    known = {p for make in makers if callable(make) for p in inspect.signature(make).parameters}
    known |= set(readings)
    named: set[str] = set()
    for clause in game.clauses.values():
        named |= _check_named(clause, known, findings)
        if not findings.concern("unknown-option", clause.id):
            named |= _check_played(clause, readings, findings)
    if named <= known and game.examples and "examples" not in game.unread:
        for option in readings:
            if option not in named:
                message = f"no clause names the option {option!r}; write 'option:' in its example"
                findings.add("options-differ", Place(f"{game.folder}/__init__.py"), message)


def _check_named(clause: Clause, known: set[str], findings: Findings) -> set[str]:
    named: set[str] = set()
    played = _words(clause.scenarios)
    for entry in clause.entries("option"):
        for option in entry.items():
            named.add(option)
            if option not in known:
                message = f"the game has no option {option!r}{near(option, known)}"
                findings.add("unknown-option", entry.place, message, (), clause.id)
            elif played is not None and option not in played:
                message = f"no scenario of {clause.id!r} plays with the option {option!r}"
                findings.add("options-differ", entry.place, message, (), clause.id)
    return named


def _check_played(clause: Clause, readings: tuple[str, ...], findings: Findings) -> set[str]:
    """Find a reading whose scenario plays with options that it does not name; return these."""
    played: set[str] = set()
    for scenario in clause.scenarios if clause.reading else ():
        words = _words([scenario]) or set()
        for option in readings:
            if option in words and option not in clause.items("option"):
                played.add(option)
                message = f"this plays with {option!r}; write 'option: {option}' above it"
                findings.add("options-differ", scenario.place, message, (), clause.id)
    return played


def _words(scenarios: list[Scenario]) -> set[str] | None:
    """Return the names of arguments and the texts in the code, None where it is no Python."""
    words: set[str] = set()
    for scenario in scenarios:
        try:
            tree = ast.parse(scenario.code)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                words.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    return words
