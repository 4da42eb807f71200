"""The words of the search: what a section is about, and what a player calls that.

Every term of a game and every group of ``talk.toml`` has one key. A section gets the keys of the
words that it holds, and a query gets the keys of the words it is made of: so 컬티스트를 finds
추종자, ``Sneak Attack`` finds 매복, and ``sold out`` finds "run out". The site's search worker,
``assets/search.js``, does the latter with what ``spoken`` returns.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType

from rulebook.gate.report import TermReport
from rulebook.site.forms import ENDINGS, bare, describes, polite_stem, squeeze, verb_forms

_TALK = tomllib.loads((Path(__file__).parent / "talk.toml").read_text("utf-8"))
FILLERS: dict[str, list[str]] = {k: words.split() for k, words in _TALK["fillers"].items()}
"""Words that ask for nothing by themselves."""
QUESTIONS: dict[str, str] = _TALK["questions"]
"""What a query looks like that is a question."""

_ARTICLE = re.compile(r"^(?:the|an?|its?|your) (?=\w)", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+")
_LATIN = re.compile("[a-z]+")
_INFLECTED = re.compile("(?=..+(?:ing|ed)$)(.*[aeiouy].*)(?:ing|ed)")
_DOUBLE = re.compile(r"([^aeiouls])\1$")
_PARTICLE = f"(?:{'|'.join(ENDINGS)})?"


class Text:
    """A text in the shapes that words are looked for in."""

    def __init__(self, text: str) -> None:
        self.plain = text
        self.squeezed = squeeze(text)

    @cached_property
    def stems(self) -> str:
        """The stems of its English words, each between spaces."""
        return stems(self.plain)


Holds = Callable[[Text], bool]


@dataclass(frozen=True)
class Saying:
    """A key, the words that ask for it, and how to tell that a text holds it."""

    key: str
    spoken: tuple[str, ...]
    holds: Holds | None = None


class Lexicon:
    """The sayings of one language: those of the terms, those of all players, names of games.

    A game's id is the key of its names; its pages get that key as they are.
    """

    def __init__(
        self,
        language: str,
        terms: Iterable[TermReport],
        games: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        self.language = language
        self.fillers = set(FILLERS.get(language, ()))
        self.sayings = list(talk(language))
        self.sayings.extend(Saying(game, names) for game, names in games.items())
        for term in terms:
            self.sayings.extend(_korean(term) if language == "ko" else _english(term))

    def held(self, text: str) -> list[str]:
        """Return the keys of the words that a text holds, of those that can be asked for."""
        shaped = Text(text)
        sayings = (s for s in self.sayings if s.key in self.asked)
        return sorted({s.key for s in sayings if s.holds and s.holds(shaped)})

    @cached_property
    def asked(self) -> set[str]:
        """The keys that some word asks for: nobody can ask for "for" or "you"."""
        return {s.key for s in self.sayings for word in s.spoken if word not in self.fillers}

    def beginnings(self, title: str) -> list[str]:
        """Return the words of a title as a query asks for them, without endings."""
        words = (word for word in _WORD.findall(title.casefold()) if word not in self.fillers)
        return [bare(word) if self.language == "ko" else stem(word) for word in words]

    def spoken(self) -> dict[str, str]:
        """Return the keys of each word that can be asked for, by the word without spaces."""
        keys: dict[str, set[str]] = {}
        for saying in self.sayings:
            for word in saying.spoken:
                keys.setdefault(squeeze(stems(word)), set()).add(saying.key)
        return {word: " ".join(sorted(keys[word])) for word in sorted(keys) if word}


@cache
def talk(language: str) -> tuple[Saying, ...]:
    """Return the groups of ``talk.toml`` for a language: words that mean the same to players."""
    made: list[Saying] = []
    for group in _TALK[language]:
        key = squeeze(group["key"])
        if language == "ko":
            for word in group.get("text", ()):
                made.append(_word(key, word))
            asked = (_word(key, word).spoken for word in group.get("say", ()))
        else:
            made.append(_phrases(key, group.get("text", ())))
            asked = ((word,) for word in group.get("say", ()))
        made.append(Saying(key, tuple(form for forms in asked for form in forms)))
    return tuple(made)


def _korean(term: TermReport) -> Iterator[Saying]:
    """Yield the sayings of a term; other languages and wrong forms can be asked for as well."""
    forms = term.forms.get("ko", ())
    key = ""
    for form in forms:
        stem = squeeze(form).removesuffix("다") if term.kind == "verb" else polite_stem(form)
        saying = _verb(key, stem) if stem else _noun(key, form)
        key = key or saying.key
        yield saying
    if key:
        others = (*_plain(term.forms.get("en", ())), *term.wrong.get("ko", ()))
        asked = (form for word in term.say.get("ko", ()) for form in _word(key, word).spoken)
        yield Saying(key, (*others, *asked))


def _word(key: str, word: str) -> Saying:
    stem = word.removesuffix("다")
    return _verb(key, stem) if stem != word and len(word) > 1 else _noun(key, word)


def _noun(key: str, noun: str) -> Saying:
    word = squeeze(noun)
    if len(word) > 1:
        return Saying(key or word, (word,), lambda text: word in text.squeezed)
    alone = re.compile(rf"(?<![가-힣]){word}{_PARTICLE}(?![가-힣])")
    return Saying(key or word, (word,), lambda text: alone.search(text.plain) is not None)


def _verb(key: str, stem: str) -> Saying:
    """A verb in 하다 or 되다 is its noun: 획득하다 is found by 획득, as 획득해야 is."""
    if len(stem) > 2 and stem[-1] in "하되":
        return _noun(key, stem[:-1])
    forms = tuple(dict.fromkeys(form for form in verb_forms(stem) if form))
    # 내 by itself is not 내다 but "my"; 낸 and 낼 are not.
    asked = tuple(form for form in forms if len(form) > 1 or describes(form))
    long = [form for form in asked if len(form) > 1]
    spoken = (*asked, stem) if len(stem) > 1 else asked
    return Saying(key or f"{stem}다", spoken, _begins(long, [f for f in forms if f != stem]))


def _begins(forms: Iterable[str], alone: Iterable[str]) -> Holds:
    """Tell where a word begins with a form; one syllable must be the whole word."""
    listed = [re.escape(form) for form in forms]
    listed += [rf"{form}(?![가-힣])" for form in alone if len(form) == 1]
    pattern = re.compile(rf"(?<![가-힣])(?:{'|'.join(listed)})")
    return lambda text: pattern.search(text.plain) is not None


def _english(term: TermReport) -> Iterator[Saying]:
    forms = _plain(term.forms.get("en", ()))
    if forms:
        key = squeeze(forms[0])
        yield _phrases(key, forms)
        yield Saying(key, (*_plain(term.wrong.get("en", ())), *term.say.get("en", ())))


def _plain(forms: Iterable[str]) -> tuple[str, ...]:
    """Return English forms without the article before them, each once."""
    return tuple(dict.fromkeys(_ARTICLE.sub("", form) for form in forms))


def _phrases(key: str, phrases: Iterable[str]) -> Saying:
    words = tuple(phrases)
    listed = [stems(word) for word in words]
    return Saying(key, words, lambda text: any(word in text.stems for word in listed))


def stems(text: str) -> str:
    """Return the stems of the words of a text, each between spaces."""
    return f" {' '.join(stem(word) for word in _WORD.findall(text.casefold()))} "


def stem(word: str) -> str:
    """Return what an English word shares with its other forms, as ``assets/search.js`` does."""
    if not _LATIN.fullmatch(word):
        return word
    if inflected := _INFLECTED.fullmatch(word):
        word = _DOUBLE.sub(r"\1", inflected[1])
    elif word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    return re.sub("y$", "i", word.removesuffix("e")) if len(word) > 2 else word
