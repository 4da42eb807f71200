"""A clause named after a card lists the rulings that speak of the card."""

from dataclasses import replace

from rulebook.gate.report import Report, TermReport
from rulebook.site.mentions import mentions


def test_a_ruling_that_names_the_card_is_listed_at_the_card(report: Report) -> None:
    card, ruling, note = report.clauses
    term = TermReport("assault", "g", "card", {"ko": ("습격",), "en": ("Assault",)}, {}, {})
    speaking = replace(ruling, rests_on=(), title={"ko": "습격이 두 장이면?", "en": "Two cards?"})
    silent = replace(ruling, id="g-q2", rests_on=(), title={"ko": "끝?", "en": "Over?"}, text={})
    resting = replace(speaking, id="g-q3", rests_on=(card.id,))
    found = mentions(
        replace(report, clauses=(card, speaking, silent, resting, note), terms=(term,))
    )
    assert found[card.id] == [speaking.id]
