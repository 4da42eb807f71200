"""Games: all files of a project become games, clauses and stated values."""

from __future__ import annotations

import functools

from rulebook.gate.findings import Findings, Other
from rulebook.gate.game import Clause, Game, Say, read_game, say_nothing
from rulebook.gate.project import Project
from rulebook.text.pages import Stated
from rulebook.text.place import Place
from rulebook.text.values import CannotRead, read_stated


def read_games(project: Project, findings: Findings, say: Say = say_nothing) -> list[Game]:
    """Return all games of a project, their clauses paired by id across languages and scenarios.

    ``say`` is told each file before it is read.
    """
    games = [read_game(project, name, findings, say) for name in project.game_names()]
    seen: dict[str, Place] = {}
    for game in games:
        _pair(game, seen, findings)
    return games


def _pair(game: Game, seen: dict[str, Place], findings: Findings) -> None:
    ids: dict[tuple[str, str], Place] = {}
    for page in game.pages:
        for text in page.clauses:
            first = ids.setdefault((page.language, text.id), text.place)
            elsewhere = seen.get(text.id) if text.id not in game.clauses else None
            if first is not text.place or elsewhere:
                other = Other("first here", elsewhere or first)
                message = f"the id {text.id!r} is used twice; an id names one clause"
                findings.add("id-twice", text.place, message, [other], text.id)
                continue
            clause = game.clauses.setdefault(text.id, Clause(text.id))
            clause.texts[page.language] = text
            clause.pages[page.language] = page
    seen.update({id: clause.place for id, clause in game.clauses.items()})
    examples: dict[str, Place] = {}
    for example in game.examples:
        if example.id in examples:
            other = Other("first here", examples[example.id])
            message = f"a second heading {example.id!r}; put all its scenarios under one"
            findings.add("id-twice", example.place, message, [other], example.id)
            continue
        examples[example.id] = example.place
        if example.id in game.clauses:
            game.clauses[example.id].example = example


def values_of(
    clause: Clause, language: str, game: Game, findings: Findings
) -> dict[str, tuple[int | str, Stated]]:
    """Return the stated values of a clause in one language; what cannot be read is a finding."""
    values: dict[str, tuple[int | str, Stated]] = {}
    text = clause.texts.get(language)
    for stated in text.stated if text else ():
        try:
            value = read_stated(stated.name, stated.fragment, language, game.words)
        except CannotRead as error:
            if "words.toml" in game.unread:
                continue  # Without its words no term can be read: that is said once.
            message = f"{stated.name!r}: {error}"
            findings.add(error.code, stated.place, message, (), clause.id)
            continue
        before = values.setdefault(stated.name, (value, stated))
        if before[0] != value:
            message = (
                f"{stated.name!r}: {stated.fragment!r} is {value}, but "
                f"{before[1].fragment!r} above is {before[0]}; one name, one value"
            )
            other = Other("stated before", before[1].place)
            findings.add("two-values", stated.place, message, [other], clause.id)
    return values


def stated_values(project: Project) -> dict[str, dict[str, int | str]]:
    """Return the values of all clauses by id, for a scenario run outside the gate.

    Where the languages differ the first language counts: the gate reports it.
    """
    files = [
        path
        for game in project.game_names()
        for language in project.languages
        for path in project.pages(game, language)
    ]
    files += [project.engine(game) / "words.toml" for game in project.game_names()]
    return _stated_values(
        project, tuple((str(path), path.stat().st_mtime_ns) for path in files if path.exists())
    )


@functools.lru_cache(maxsize=4)
def _stated_values(
    project: Project, files: tuple[tuple[str, int], ...]
) -> dict[str, dict[str, int | str]]:
    findings = Findings()
    found: dict[str, dict[str, int | str]] = {}
    for game in read_games(project, findings):
        for id, clause in game.clauses.items():
            values = found.setdefault(id, {})
            for language in project.languages:
                for name, (value, _) in values_of(clause, language, game, findings).items():
                    values.setdefault(name, value)
    return found
