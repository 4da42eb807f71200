"""Every game: all that is told has its words in both languages, and no word means two things."""

from collections import defaultdict
from pathlib import Path

from all_games import every_game
from telling_games import messages_of, words_of

from rulebook.gate.engine import read_engine
from rulebook.gate.findings import Findings
from rulebook.gate.project import find_project

#: How the ids of a game's clauses begin.
PREFIXES = {"ascension": "asc-", "lost-legacy": "ll-", "twilight-imperium": "ti-"}


def name_of(game):
    return game.__name__.rpartition(".")[2].replace("_", "-")


def engine(game):
    return read_engine(find_project(Path(__file__).parents[2]), name_of(game), Findings({}))


@every_game
def test_every_event_and_choice_has_a_message_and_no_message_is_left_over(game):
    messages = messages_of(game)
    assert {literal.value for literal in engine(game).events} == set(messages["event"])
    assert {kind.__name__ for kind in game.deal().kinds} == set(messages["choice"])


@every_game
def test_each_clause_is_cited_at_one_place(game):
    places = defaultdict(list)
    for literal in engine(game).citations:
        places[literal.value].append(literal.place)
    assert {id: at for id, at in places.items() if len(at) > 1} == {}
    assert all(id.startswith(PREFIXES[name_of(game)]) for id in places)


@every_game
def test_every_kind_of_word_has_a_name(game):
    for term in words_of(game).terms.values():
        assert set(term.kind_name) == {"ko", "en"}, term.kind


@every_game
def test_no_kind_has_a_single_term(game):
    kinds = defaultdict(list)
    for term in words_of(game).terms.values():
        kinds[term.kind].append(term.id)
    assert {kind: ids for kind, ids in kinds.items() if len(ids) < 2} == {}


@every_game
def test_no_form_is_that_of_two_terms(game):
    for language in ("ko", "en"):
        forms = defaultdict(set)
        for term in words_of(game).terms.values():
            for form in term.forms.get(language, ()):
                forms[form.casefold()].add(term.id)
        assert {form: ids for form, ids in forms.items() if len(ids) > 1} == {}


@every_game
def test_no_right_form_is_also_wrong(game):
    words = words_of(game)
    for language in ("ko", "en"):
        for term in words.terms.values():
            for form in term.forms.get(language, ()):
                assert list(words.wrong(form, language)) == [], form
