"""Telling: the events of a scenario as sentences in the reader's language."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping
from typing import Any

from hangeul import get_josa

from rulebook.gate.report import Step
from rulebook.table.choices import Choice
from rulebook.table.events import Event
from rulebook.table.table import Table
from rulebook.table.witness import Begun, Refusal, Told, Witness
from rulebook.text.words import Words

#: Said of every game alike; a game's messages can say it otherwise.
BASE: dict[str, dict[str, str]] = {
    "seat": {"ko": "플레이어 {number}", "en": "Player {number}"},
    "any": {"ko": "아무 카드", "en": "any card"},
    "and": {"ko": "{all:과/와} {last}", "en": "{all} and {last}"},
    "none": {"ko": "없음", "en": "none"},
    "deal": {
        "ko": "새 게임을 시작합니다.",
        "en": "A new game begins.",
    },
    "table": {"ko": "테이블 {number}", "en": "Table {number}"},
    "refused": {
        "ko": "{seat:은/는} {choice} 수 없습니다.",
        "en": "{seat} cannot {choice}.",
    },
    "refused_beginning": {
        "ko": "이렇게 시작할 수 없습니다.",
        "en": "A game cannot begin like this.",
    },
}


#: What says how a seat is called.
SEAT = "[base.seat]"


class NoMessage(Exception):
    """There is no message for this in a language, or it names what the event does not hold.

    ``header`` is the one that the message has in the ``file``.
    """

    def __init__(self, header: str, file: str, why: str) -> None:
        self.header = header
        super().__init__(f"{header} of {file}{why}")


class Teller:
    """Tells the events of one game; ``messages`` are those of its ``messages.toml``, the ``file``.

    In a template ``{card}`` is a value, ``{card:을/를}`` the value with the particle that fits.
    What is said of one and of any other number is ``{count:one card|# cards}``, # being the
    number; with three of them the first is said of none. Things with their numbers are told as
    "card ×3".
    A choice is told so that it fits into a refusal: in Korean up to ``-ㄹ`` (카드를 뽑을), in
    English as a bare verb (draw a card).
    """

    def __init__(
        self,
        messages: Mapping[str, Any],
        words: Words,
        languages: Iterable[str],
        file: str = "messages.toml",
    ) -> None:
        self._messages = messages
        self._file = file
        self._words = words
        self._languages = tuple(languages)
        self._seats = frozenset(("seat", *messages.get("seats", ())))

    def steps(self, witness: Witness) -> tuple[Step, ...]:
        """Return what was seen, step by step. Raises ``NoMessage``."""
        steps: list[Step] = []
        tables = [note for note in witness.notes if isinstance(note, Begun)]
        now = 0
        for note in witness.notes:
            if isinstance(note, Begun):
                now = note.number
                if len(tables) > 1:
                    steps.append(self._step("table", "position", number=now))
                steps += self._beginning(note.table)
                continue
            if note.number not in (0, now) and len(tables) > 1:
                now = note.number
                steps.append(self._step("table", "position", number=now))
            if isinstance(note, Told):
                text = {lang: self.event(note.event, lang) for lang in self._languages}
                steps.append(Step("event", text, note.event.clauses))
            else:
                steps.append(self._refusal(note))
        return tuple(steps)

    def event(self, event: Event, language: str) -> str:
        """Return one event as a sentence."""
        template = self._template("event", event.name, language)
        data = {key: event[key] for key in event.data}
        return self._fill(template, data, language, f"[event.{event.name}]")

    def choice(self, choice: Choice, language: str) -> str:
        """Return what a choice does, without its subject."""
        name = type(choice).__name__
        template = self._template("choice", name, language)
        return self._fill(template, vars(choice), language, f"[choice.{name}]")

    def _beginning(self, table: Table) -> list[Step]:
        beginning = table.beginning
        dealt = beginning.parts is None
        deal = [self._step("deal", "position", **dict(beginning.options))] if dealt else []
        return deal + [
            Step(
                "position", {lang: self._part(name, seat, value, lang) for lang in self._languages}
            )
            for name, part in beginning.written.items()
            for seat, value in (part.items() if isinstance(part, Mapping) else ((None, part),))
            if part is not None
        ]

    def _part(self, name: str, seat: int | None, value: Any, language: str) -> str:
        template = self._template("part", name, language)
        data = {"seat": seat, "cards": value, name: value}
        return self._fill(template, data, language, f"[part.{name}]")

    def _refusal(self, note: Refusal) -> Step:
        if note.choice is None:
            return self._step("refused_beginning", "refused", note.clauses)
        data = {"seat": note.seat, "choice": note.choice}
        return self._step("refused", "refused", note.clauses, **data)

    def _step(self, name: str, kind: str, clauses: tuple[str, ...] = (), **data: Any) -> Step:
        text = {
            lang: self._fill(self._base(name, lang), data, lang, f"[base.{name}]")
            for lang in self._languages
        }
        return Step(kind, text, clauses)

    def _base(self, name: str, language: str) -> str:
        own = self._messages.get("base", {}).get(name, {})
        return str(own.get(language) or BASE[name][language])

    def _template(self, group: str, name: str, language: str) -> str:
        found = self._messages.get(group, {}).get(name, {}).get(language)
        if found is None:
            missing = [
                lang
                for lang in self._languages
                if lang not in self._messages.get(group, {}).get(name, {})
            ]
            why = f" has no message in {', '.join(missing)}"
            raise NoMessage(f"[{group}.{name}]", self._file, why)
        return str(found)

    def _fill(self, template: str, data: Mapping[str, Any], language: str, what: str) -> str:
        try:
            shown = {key: self._shown(key, value, language) for key, value in data.items()}
            return _Particles().vformat(template, (), shown)
        except NoMessage:
            raise
        except KeyError as error:
            held = ", ".join(data) or "nothing"
            why = f": {template!r} names {error}; it holds {held}"
            raise NoMessage(what, self._file, why) from error
        except Exception as error:  # Braces that do not close, or a value of the game that fails.
            why = f": {template!r} cannot be filled: {error}"
            raise NoMessage(what, self._file, why) from error

    def _shown(self, key: str, value: Any, language: str) -> str:
        if value is ...:
            return self._base("any", language)
        if isinstance(value, Choice):
            return self.choice(value, language)
        if isinstance(value, list | tuple | set | frozenset):
            items = [self._shown(key, item, language) for item in value]
            if key in self._seats and len(items) > 1:
                *firsts, last = items
                return self._fill(
                    self._base("and", language),
                    {"all": ", ".join(firsts), "last": last},
                    language,
                    "[base.and]",
                )
            # A name may hold a comma: "Kor, the Ferromancer".
            between = "; " if any(", " in item for item in items) else ", "
            return between.join(items) or self._base("none", language)
        if isinstance(value, Mapping):
            return ", ".join(
                self._shown("", what, language) + (f" ×{count}" if count != 1 else "")
                for what, count in value.items()
            )
        if type(value) is int and key in self._seats:
            return self._fill(self._base("seat", language), {"number": str(value)}, language, SEAT)
        if isinstance(value, str):
            return self._words.form(value, language)
        return str(value)


class _Particles(string.Formatter):
    """``{word:을/를}`` puts the particle that fits right after the word.

    ``{count:a rune|# runes}`` says what fits the number.
    """

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            *none, one, more = format_spec.split("|")
            fits = none[0] if none and value == "0" else one if value == "1" else more
            return str(fits.replace("#", value))
        if "/" in format_spec:
            return f"{value}{get_josa(str(value), format_spec)}"
        return super().format_field(value, format_spec)  # type: ignore[no-any-return]
