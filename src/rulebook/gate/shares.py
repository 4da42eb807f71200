"""Shares: how many of the numbers and modals of a page are bound, and what states nothing."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.gate.game import Game
from rulebook.gate.report import Share
from rulebook.text.answers import ANSWER
from rulebook.text.modals import hard_modals, read_modal
from rulebook.text.numerals import hard_numbers


def shares(game: Game) -> Iterator[Share]:
    """Yield, for each page, how many of its numbers and modals are bound."""
    for page in game.pages:
        numbers, modals, terms, sentences, silent = [0, 0], [0, 0], 0, 0, 0
        for clause in page.clauses:
            if clause.kind == "note":
                continue
            for stated in clause.stated:
                if stated.name == ANSWER:
                    continue
                if read_modal(stated.fragment, page.language) is not None:
                    modals[0] += 1
                elif game.words.read(stated.fragment, page.language):
                    terms += 1
                else:
                    numbers[0] += 1
            for passage in clause.passages:
                if passage.commentary or passage.title:
                    continue
                text = passage.text.plain()
                numbers[1] += sum(1 for _ in hard_numbers(text, page.language))
                modals[1] += sum(1 for _ in hard_modals(text, page.language))
                for sentence in filter(str.strip, text.replace("?", ".").split(".")):
                    sentences += 1
                    silent += "\0" not in sentence
        if sentences:
            yield Share(
                page.path,
                page.language,
                (numbers[0], sum(numbers)),
                (modals[0], sum(modals)),
                terms,
                silent,
                sentences,
            )
