"""The small pieces: paths, plain text, fragments, search forms, term links."""

from __future__ import annotations

import re
from xml.etree.ElementTree import fromstring, tostring

import pytest

from rulebook.gate.report import TermReport
from rulebook.site import searchindex
from rulebook.site.clausesjson import anchor
from rulebook.site.elements import fragment
from rulebook.site.forms import bare, verb_forms
from rulebook.site.lexicon import QUESTIONS, Lexicon, stem
from rulebook.site.markdown_text import first_sentence
from rulebook.site.paths import game_of, link, moved
from rulebook.site.termlinks import TermLinks
from rulebook.site.trace import fenced


@pytest.mark.parametrize(
    ("origin", "target", "expected"),
    [
        ("ko/g/a.md", "ko/g/a.md", "#x"),
        ("ko/g/a.md", "en/g/a.md", "../../en/g/a.md#x"),
        ("ko/index.md", "ko/g/a.md", "g/a.md#x"),
    ],
)
def test_link(origin, target, expected):
    assert link(origin, target, "x") == expected


@pytest.mark.parametrize(
    ("href", "expected"),
    [
        ("b.md#x", "../../en/g/b.md#x"),
        ("#x", "../../en/g/a.md#x"),
        ("../index.md", "../../en/index.md"),
        ("https://a.test/b#c", "https://a.test/b#c"),
        ("/rooted", "/rooted"),
    ],
)
def test_moved_links_keep_their_target(href, expected):
    assert moved("ko/g/a.md", href, "en/g/a.md") == expected


def test_game_of_a_page():
    assert game_of("lost-legacy/cards.md") == "lost-legacy"
    assert game_of("index.md") == ""


def test_anchor():
    assert anchor("g/index.md", "en", "x") == "en/g/#x"
    assert anchor("index.md", "en", "x") == "en/#x"
    assert anchor("g/a.md", "en", "x", directory_urls=False) == "en/g/a.html#x"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[한](says:n) 장을 봅니다. 그리고 더.", "한 장을 봅니다."),
        ("> quote\n\nYou **may** not. Yes.", "You may not."),
        ("It is 1.5 long", "It is 1.5 long"),
        ("", ""),
    ],
)
def test_first_sentence(text, sentence):
    assert first_sentence(text) == sentence


def test_fragment_reads_html_that_is_no_xml():
    made = fragment("<p>a<br>b &amp; c</p><ul><li>d<li>e</ul>")
    assert [item.tag for item in made] == ["p", "ul"]
    assert "".join(made[0].itertext()) == "ab & c"


def test_a_fence_is_longer_than_those_inside():
    assert fenced("x = '~~~'").startswith("~~~~~~python\n")


@pytest.mark.parametrize(
    ("word", "without"),
    [
        ("상자에서는", "상자"),
        ("동시에", "동시"),
        ("떨어지면", "떨어지"),
        ("손을", "손을"),
        ("순서", "순서"),
    ],
)
def test_a_word_of_no_list_loses_its_ending(word, without):
    assert bare(word) == without


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("뽑다", {"뽑는다", "뽑습니다", "뽑으면", "뽑아야", "뽑았다", "뽑을"}),
        ("버리다", {"버린다", "버립니다", "버리면", "버려야", "버렸다", "버릴"}),
        ("파괴하다", {"파괴한다", "파괴합니다", "파괴해야", "파괴했다", "파괴하여"}),
        ("고르다", {"고릅니다", "골라야", "골랐다"}),
        ("놓다", {"놓습니다", "놓아야", "놓으면"}),
        ("바꾸다", {"바꿉니다", "바꿔야", "바꿨다", "바꿀"}),
        ("내다", {"냅니다", "내야", "냈다"}),
        ("보다", {"봅니다", "봐야", "봤다", "볼"}),
    ],
)
def test_verbs_take_their_endings(verb, forms):
    assert forms <= set(verb_forms(verb))


def test_a_text_holds_keys_and_a_query_asks_for_them():
    lexicon = Lexicon(
        "ko",
        [
            TermReport(
                "void",
                "g",
                "zone",
                {"ko": ("공허 구역",), "en": ("the Void",)},
                {"ko": ("보이드",)},
                {},
            ),
            TermReport("pick", "g", "verb", {"ko": ("고르",), "en": ("pick",)}, {}, {}),
            TermReport("gain", "g", "verb", {"ko": ("획득하",)}, {}, {}),
            TermReport("hand", "g", "zone", {"ko": ("손", "내 손")}, {}, {}),
            TermReport("star", "g", "card", {"ko": ("별",)}, {}, {}),
        ],
        {"g": ("놀이", "The Game")},
    )
    assert lexicon.held("공허구역에서 하나를 골라 손에 듭니다. 별빛") == [
        "고르다",
        "공허구역",
        "손",
    ]
    spoken = lexicon.spoken()
    assert spoken["공허구역"] == spoken["void"] == spoken["보이드"] == "공허구역"
    assert spoken["골라야"] == spoken["고르면"] == spoken["pick"] == "고르다"
    assert spoken["획득"] == "획득"
    assert spoken["내손"] == "손"
    assert spoken["놀이"] == "g"
    assert lexicon.beginnings("빈칸은 어떻게 채우나요") == ["빈칸", "채우"]


def test_what_players_say_asks_for_a_term_and_is_held_by_none():
    say = {"ko": ("뒤지다",), "en": ("look around",)}
    forms = {"ko": ("탐사",), "en": ("probing",)}
    term = TermReport("probe", "g", "act", forms, {}, {}, say=say)
    korean, english = Lexicon("ko", [term]), Lexicon("en", [term])
    assert korean.spoken()["뒤지면"] == korean.spoken()["뒤지"] == "탐사"
    assert english.spoken()["lookaround"] == "probing"
    assert "탐사" not in korean.held("뒤져 봅니다")


def test_verbs_before_a_noun_are_asked_for_by_a_syllable():
    spoken = Lexicon("ko", []).spoken()
    assert "구입" in spoken["살"].split()
    assert "구입" in spoken["산"].split()
    assert "사" not in spoken
    assert "둘" not in spoken


def test_words_that_nobody_can_ask_for_are_not_held():
    terms = [
        TermReport("for", "g", "vote", {"en": ("for",)}, {}, {}),
        TermReport("abstain", "g", "vote", {"en": ("abstain",)}, {}, {}),
    ]
    assert Lexicon("en", terms).held("for those who abstain") == ["abstain"]


def test_sections_whose_title_many_pages_repeat_are_dropped():
    titles = [("", "Page"), ("#why", "Why"), ("#own", "Own {}")]
    docs = [
        {"location": f"en/p{n}/{anchor}", "title": title.format(n)}
        for n in range(searchindex.REPEATED)
        for anchor, title in titles
    ]
    index = {"docs": [*docs, {"location": "ko/p/#why", "title": "Why"}]}
    searchindex.drop_repeated(index)
    left = [entry["location"].partition("#")[2] for entry in index["docs"]]
    assert left == ["", "own"] * searchindex.REPEATED + ["why"]


@pytest.mark.parametrize(
    ("language", "query", "asks"),
    [
        ("ko", "룬을 다 써야 하나요", True),
        ("ko", "언제 침공할 수 있어요", True),
        ("ko", "습격 매복", False),
        ("ko", "카드?", True),
        ("en", "can i probe twice", True),
        ("en", "assault sneak attack", False),
        ("en", "island", False),
    ],
)
def test_a_question_is_known_by_its_words(language, query, asks):
    assert bool(re.search(QUESTIONS[language], query)) == asks


def test_english_words_are_found_in_all_their_forms():
    wrong = {"en": ("Centre Line",)}
    term = TermReport("row", "g", "zone", {"en": ("the center row", "row")}, wrong, {})
    lexicon = Lexicon("en", [term])
    assert "centerrow" in lexicon.held("Both center rows are open.")
    assert "centerrow" not in lexicon.held("An arrow.")
    assert lexicon.spoken()["centrlin"] == "centerrow"
    for first, *others in (
        ("banish", "banishes", "banished", "banishing"),
        ("use", "uses", "used", "using"),
        ("copy", "copies"),
        ("hero", "heroes"),
        ("shuffle", "shuffling"),
        ("run", "running"),
        ("pass", "passes", "passing"),
    ):
        assert {stem(word) for word in others} == {stem(first)}, first


def terms(language: str, **forms: tuple[str, ...]) -> TermLinks:
    made = [
        TermReport(key, "g", "card", {language: words}, {}, {language: "about"})
        for key, words in forms.items()
    ]
    return TermLinks(made, language)


def linked(links: TermLinks, html: str) -> str:
    item = fromstring(html)
    links.apply([item], lambda term: f"#{term}")
    return tostring(item, encoding="unicode").replace(' class="term"', "")


def test_korean_terms_end_at_their_particle():
    links = terms("ko", star=("별",), deck=("덱",), center=("중앙 덱",))
    assert linked(links, "<p>별은 별도로</p>") == '<p><a href="#star">별</a>은 별도로</p>'
    assert linked(links, "<p>이별을</p>") == "<p>이별을</p>"
    assert linked(links, "<p>중앙 덱과 덱</p>") == (
        '<p><a href="#center">중앙 덱</a>과 <a href="#deck">덱</a></p>'
    )


def test_terms_stay_out_of_links_code_and_other_values():
    links = terms("en", void=("the Void",))
    for html in (
        '<p><a href="x">the Void</a></p>',
        "<p><code>the Void</code></p>",
        '<p><data value="deck">the Void</data></p>',
    ):
        assert linked(links, html) == html
    assert linked(links, '<p><data value="void">the Void</data>, the Void</p>') == (
        '<p><data value="void"><a href="#void">the Void</a></data>, the Void</p>'
    )
    assert linked(links, "<p>a <b>b</b> The\nVoid c</p>") == (
        '<p>a <b>b</b> <a href="#void">The\nVoid</a> c</p>'
    )


def test_small_words_and_verbs_with_up_are_not_linked():
    made = terms("en", vote=("for",), turn=("turn",))
    assert linked(made, "<p>for now</p>") == "<p>for now</p>"
    assert linked(made, "<p>turn up</p>") == "<p>turn up</p>"
    assert linked(made, "<p>a turn</p>") == '<p>a <a href="#turn">turn</a></p>'


def test_terms_without_an_explanation_are_not_linked():
    links = TermLinks([TermReport("you", "g", "who", {"en": ("you",)}, {}, {"en": ""})], "en")
    assert linked(links, "<p>you</p>") == "<p>you</p>"
