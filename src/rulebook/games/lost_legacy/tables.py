"""Tables of the site that the engine fills: nobody types them twice."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.games.lost_legacy.cards import CARDS

HEADERS = {
    "ko": ("탐색 속도", "카드", "영어 이름", "장수"),
    "en": ("Speed", "Card", "Korean name", "Copies"),
}
CLAUSES = "cards.md"
#: The Starship has no effect: its data stands with the clause that forbids to play it.
ANCHORS = {"starship": "ll-starship-unplayable"}


def tables(form: Callable[[str, str], str], language: str) -> dict[str, list[tuple[str, ...]]]:
    """Return the tables of the game by name, each as rows of Markdown cells, the header first.

    ``form(term, language)`` gives the word to print for a term.
    """
    other = "en" if language == "ko" else "ko"
    rows: list[tuple[str, ...]] = [HEADERS[language]]
    for card in CARDS.values():
        anchor = ANCHORS.get(card.name, f"ll-{card.name.replace('_', '-')}")
        name = f"[{form(card.name, language)}]({CLAUSES}#{anchor})"
        speed = "X" if card.speed is None else str(card.speed)
        rows.append((speed, name, form(card.name, other), str(card.copies)))
    return {"cards": rows}
