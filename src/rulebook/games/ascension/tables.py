"""Tables of the site that the engine fills: nobody types them twice."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.games.ascension.card import CENTER, CONSTRUCT, HERO, MONSTER, VOID, Card
from rulebook.games.ascension.cards import CARDS

HEADERS = {
    "ko": ("카드", "영어 이름", "종류", "세력", "비용", "명예 점수", "장수"),
    "en": ("Card", "Korean name", "Type", "Faction", "Cost", "Honor", "Copies"),
}
EDITION_HEADERS = {
    "ko": ("카드", "다른 점", "기념판", "원판"),
    "en": ("Card", "What differs", "Anniversary edition", "Original edition"),
}
#: The numbers in which the editions differ.
NUMBERS = {
    "ko": {"cost": "비용", "honor": "명예 점수", "copies": "장수"},
    "en": {"cost": "Cost", "honor": "Honor", "copies": "Copies"},
}
#: The pages of cards, in reading order: a group is a faction, or what belongs to none.
GROUPS = ("starting", "enlightened", "lifebound", "mechana", "void", "monsters")
#: What a card costs, by its type.
PAID_IN = {HERO: "rune", CONSTRUCT: "rune", MONSTER: "power"}


def tables(form: Callable[[str, str], str], language: str) -> dict[str, list[tuple[str, ...]]]:
    """Return the tables of the game by name, each as rows of Markdown cells, the header first.

    ``form(term, language)`` gives the word to print for a term.
    """
    other = "en" if language == "ko" else "ko"
    cards: list[tuple[str, ...]] = [HEADERS[language]]
    editions: list[tuple[str, ...]] = [EDITION_HEADERS[language]]
    for card in sorted(CARDS.values(), key=lambda card: GROUPS.index(group(card))):
        name = f"[{form(card.name, language)}]({clause_of(card)})"
        cards.append(
            (
                name,
                form(card.name, other),
                form(card.type, language),
                form(card.faction, language) if card.faction else "–",
                cost(card, form(PAID_IN[card.type], language), language),
                str(card.honor),
                str(card.copies),
            )
        )
        editions += [
            (name, NUMBERS[language][what], str(getattr(card, what)), str(original))
            for what, original in card.printed.items()
        ]
    return {"cards": cards, "editions": editions}


def cost(card: Card, unit: str, language: str) -> str:
    """Return what a card costs, as the language puts a number and its unit."""
    if language == "ko":
        return f"{unit} {card.cost}"
    return f"{card.cost} {unit.removesuffix('s') if card.cost == 1 else unit}"


def group(card: Card) -> str:
    """Return the group of a card, which names the page of its clauses."""
    if card.border != CENTER:
        return "starting"
    if card.type == MONSTER:
        return "monsters"
    assert card.faction is not None
    return "void" if card.faction == VOID else card.faction


def clause_of(card: Card) -> str:
    """Return the address of the clause of a card, from a page of the same game."""
    return f"cards-{group(card)}.md#asc-{card.name.replace('_', '-')}"
