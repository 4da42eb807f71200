"""A game as the gate reads it: its pages, scenarios, words, statements and engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import rulebook.text
from rulebook.gate.datafiles import Statement, load_messages, read_statements
from rulebook.gate.engine import Engine, read_engine
from rulebook.gate.findings import Findings
from rulebook.gate.project import Project
from rulebook.gate.usage import FILE, Usage, read_usage
from rulebook.text.data import BadData
from rulebook.text.examples import Entry, Example, Scenario, read_examples
from rulebook.text.pages import ClauseText, Page, read_page
from rulebook.text.place import Place
from rulebook.text.source import read_source
from rulebook.text.words import Words, load_words

COMMON = Path(rulebook.text.__file__).with_name("common.toml")
T = TypeVar("T")
#: Tells what is about to be done, so that whoever watches can name it if it never ends.
Say: TypeAlias = Callable[[str], None]


def say_nothing(what: str) -> None:
    """Tell nobody what is about to be done: nobody watches."""


@dataclass
class Clause:
    """A clause, ruling or note: its text in each language and its example, where there are any."""

    id: str
    texts: dict[str, ClauseText] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)
    example: Example | None = None

    @property
    def any_text(self) -> ClauseText:
        """The text in the first language that has one."""
        return next(iter(self.texts.values()))

    @property
    def any_page(self) -> Page:
        """The page in the first language that has one."""
        return next(iter(self.pages.values()))

    @property
    def kind(self) -> str:
        """``clause``, ``ruling`` or ``note``."""
        return self.any_text.kind

    @property
    def reading(self) -> bool:
        """Whether it settles what the source leaves open."""
        return self.any_text.reading

    @property
    def place(self) -> Place:
        """Where its heading stands in the first language."""
        return self.any_text.place

    @property
    def scenarios(self) -> list[Scenario]:
        """Its scenarios."""
        return self.example.scenarios if self.example else []

    def entries(self, key: str) -> list[Entry]:
        """Return what the list in its example says under this key."""
        return self.example.of(key) if self.example else []

    def items(self, key: str) -> tuple[str, ...]:
        """Return the same, split at commas."""
        return tuple(item for entry in self.entries(key) for item in entry.items())

    def sources(self) -> tuple[str, ...]:
        """Return the other sources its example names, each in words."""
        return tuple(entry.text for entry in self.entries("source"))

    def rests_on(self) -> tuple[str, ...]:
        """Return the ids a ruling links to: the clauses it rests on."""
        if self.kind != "ruling":
            return ()
        return tuple(dict.fromkeys(r.id for r in self.any_text.references))


@dataclass
class Game:
    """Everything of one game that the gate compares."""

    name: str
    module: str
    folder: str
    words: Words
    messages: dict[str, Any]
    statements: dict[str, Statement]
    engine: Engine
    pages: list[Page] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    clauses: dict[str, Clause] = field(default_factory=dict)
    usage: Usage | None = None
    unread: set[str] = field(default_factory=set)


def read_game(project: Project, name: str, findings: Findings, say: Say = say_nothing) -> Game:
    """Return a game with all its files read; what cannot be read is a finding."""
    folder = project.engine(name)
    unread: set[str] = set()
    if not folder.is_dir():
        message = f"{name} has no engine; write it in {project.relative(folder)}/"
        findings.add("missing-file", Place(project.relative(folder)), message)

    def data(file: str, read: Callable[[Path], T], empty: T, optional: bool = False) -> T:
        path = folder / file
        if not path.is_file():
            if optional:
                return empty
            unread.add(file)
            if not folder.is_dir():
                return empty
            place = Place(project.relative(folder))
            findings.add("missing-file", place, f"{name} has no {file} beside its engine")
            return empty
        try:
            return read(path)
        except BadData as error:
            unread.add(file)
            place = Place(project.relative(path), error.line)
            findings.add("broken-data", place, str(error))
            return empty

    file = project.relative(folder / "statements.toml")
    game = Game(
        name,
        project.module(name),
        project.relative(folder),
        data("words.toml", lambda path: load_words(COMMON, path), load_words(COMMON)),
        data("messages.toml", load_messages, {}),
        data("statements.toml", lambda path: read_statements(path, file), {}),
        read_engine(project, name, findings),
        usage=data(FILE, read_usage, None, optional=True),
        unread=unread,
    )
    for language in project.languages:
        for path in project.pages(name, language):
            page_file = project.relative(path)
            say(page_file)
            source = read_source(path, page_file, findings.add)
            if source is None:
                unread.add("pages")
            else:
                below = path.relative_to(project.root / project.docs / language).as_posix()
                game.pages.append(read_page(source, page_file, below, language, findings.add))
    for path in project.example_files(name):
        example_file = project.relative(path)
        say(example_file)
        source = read_source(path, example_file, findings.add)
        if source is None:
            unread.add("examples")
        else:
            game.examples += read_examples(source, example_file, findings.add)
    return game
