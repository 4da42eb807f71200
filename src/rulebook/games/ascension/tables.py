"""Tables of the site that the engine fills: nobody types them twice."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.games.ascension.cards import CARDS

HEADERS = {
    "ko": ("카드", "영어 이름", "종류", "세력", "비용", "명예 점수", "장수"),
    "en": ("Card", "Korean name", "Type", "Faction", "Cost", "Honor", "Copies"),
}
CLAUSES = "cards.md"
#: What a card costs, by its type.
PAID_IN = {"hero": "rune", "construct": "rune", "monster": "power"}


def tables(form: Callable[[str, str], str], language: str) -> dict[str, list[tuple[str, ...]]]:
    """Return the tables of the game by name, each as rows of Markdown cells, the header first.

    ``form(term, language)`` gives the word to print for a term.
    """
    other = "en" if language == "ko" else "ko"
    rows: list[tuple[str, ...]] = [HEADERS[language]]
    for card in CARDS.values():
        anchor = f"{CLAUSES}#asc-{card.name.replace('_', '-')}"
        rows.append(
            (
                f"[{form(card.name, language)}]({anchor})",
                form(card.name, other),
                form(card.type, language),
                form(card.faction, language) if card.faction else "–",
                f"{form(PAID_IN[card.type], language)} {card.cost}",
                str(card.honor),
                str(card.copies),
            )
        )
    return {"cards": rows}
