"""Whole builds: the gate first, two languages, what stands under a clause."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from mkdocs.exceptions import Abort

from rulebook.gate.findings import Finding, Place
from rulebook.gate.report import Report

FINDING = Finding(Place("docs/ko/g/cards.md", 5, 9, 1), "differ", "one is two", (), "g-assault")


def section(html: str, anchor: str) -> str:
    start = html.index(f'id="{anchor}"')
    end = html.find("<h2", start)
    return html[start : end if end > 0 else len(html)]


def test_both_languages_stand_side_by_side(project):
    project.build()
    ko, en = project.html("ko/g/cards"), project.html("en/g/cards")
    assert '<html lang="ko"' in ko
    assert '<html lang="en"' in en
    assert "<title>카드 - 규칙집</title>" in ko
    assert "<title>Cards - Rulebook</title>" in en
    assert "<title>규칙집</title>" in project.html("ko")
    assert '"base": "../../"' in ko
    assert '"base": "./"' in project.html("en")
    assert 'hreflang="en" href="https://rules.test/book/en/g/cards/"' in ko
    assert 'data-twin="../../../en/g/cards/"' in ko
    assert not (project.root / "site/search/search_index.json").exists()


def test_navigation_has_the_titles_of_its_own_language(project):
    project.build()
    nav = (
        project.html("ko/g/cards").split("md-sidebar--primary")[1].split("md-sidebar--secondary")[0]
    )
    assert "놀이" in nav
    assert "The Game" not in nav
    links = re.findall(r'<a href="([^"]*)" class="md-nav__link', nav)
    assert links[-1] == "../glossary/"
    assert "./" in links


def test_root_page_has_plain_links_and_sitemaps_know_their_language(project):
    project.build()
    root = (project.root / "site/index.html").read_text("utf-8")
    assert 'href="./ko/"' in root
    assert 'href="./en/"' in root
    english = (project.root / "site/en/sitemap.xml").read_text("utf-8")
    assert "/en/g/cards/" in english
    assert "/ko/" not in english
    everything = (project.root / "site/sitemap.xml").read_text("utf-8")
    assert everything.count("<loc>") == 8
    assert 'hreflang="ko" href="https://rules.test/book/ko/g/cards/"' in everything


def test_no_asset_comes_from_outside(project):
    project.build()
    for file in (project.root / "site").rglob("*.html"):
        html = file.read_text("utf-8")
        assert not re.findall(r'\bsrc="(?:https?:)?//', html)
        assert not re.findall(r'<link rel="(?:stylesheet|preconnect|icon)"[^>]*href="http', html)


def test_a_finding_stops_the_build_before_the_site_is_touched(project):
    project.build()
    before = project.html("ko/g/cards")
    project.report.findings = (FINDING,)
    with pytest.raises(Abort):
        project.build()
    assert project.html("ko/g/cards") == before
    assert "docs/ko/g/cards.md:5:9 differ one is two" in project.said


def test_serve_shows_findings_at_the_clause_and_a_count_elsewhere(project):
    project.report.findings = (FINDING,)
    project.build(serve=True)
    assert "one is two" in section(project.html("ko/g/cards"), "g-assault")
    assert "one is two" in section(project.html("en/g/cards"), "g-assault")
    assert "Disagrees: 1 finding" in section(project.html("en/g/cards"), "g-assault")
    assert "Checked by" not in section(project.html("en/g/cards"), "g-assault")
    assert "Findings on other pages: 1" in project.html("en/g")
    assert "docs/ko/g/cards.md" in project.html("en/g")
    assert "Findings on other pages" not in project.html("en/g/cards")


def test_serve_lives_when_the_check_cannot_run(project):
    project.report = Report(cannot_run="SyntaxError in g.py")
    project.build(serve=True, strict=False)
    assert "SyntaxError in g.py" in project.html("ko/g/cards")


def test_values_become_data(project):
    project.build()
    assert '<data class="says" data-name="targets" value="1">한</data>' in project.html(
        "ko/g/cards"
    )
    assert 'value="cannot">cannot</data>' in project.html("en/g/cards")
    assert "says:" not in project.html("en/g/cards")


def test_box_tells_status_trace_and_what_rests_on_what(project):
    project.build()
    clause = section(project.html("en/g/cards"), "g-assault")
    assert "Checked by 2 scenarios" in clause
    assert "From the source" in clause
    assert "<code>g-1</code>" in clause
    assert '<span class="here">this clause</span>' in clause
    assert '<a class="cited" href="#g-q">What if the hand is empty?</a>' in clause
    assert "<strong>Refused</strong> Not 2." in clause
    assert "<code>g-gone</code>" in clause
    assert "src/g.py:7" in clause
    assert "다른 플레이어 한 명의 손을 봅니다." in clause
    assert 'href="../../../ko/g/cards/#g-assault" hreflang="ko"' in clause
    assert 'data-cite="Rulebook · The Game · g-assault' in clause
    ruling = section(project.html("ko/g/cards"), "g-q")
    assert "질문" in ruling
    assert "우리 해석" in ruling
    assert "again=True" in ruling
    assert '<a class="cited" href="#g-assault">습격</a>' in ruling
    assert "Checked" not in section(project.html("en/g/cards"), "g-story")


def test_links_in_the_other_languages_text_lead_to_its_pages(project):
    project.build()
    assert 'href="../../../en/g/cards/#g-assault">Assault</a>' in section(
        project.html("ko/g/cards"), "g-q"
    )


def test_marks_stay_out_of_contents_and_search(project):
    project.build()
    contents = project.html("ko/g/cards").split("md-sidebar--secondary")[1].split("</nav>")[0]
    assert "손이 비면?" in contents
    assert "질문" not in contents
    docs = project.json("ko/search/search_index.json")["docs"]
    found = next(d for d in docs if d["location"] == "g/cards/#g-q")
    assert found["title"] == "손이 비면?"
    assert "assert" not in str(docs)
    assert "1이 봅니다" not in str(docs)


def test_search_index_of_a_language_has_keys_words_and_hangul(project):
    project.build()
    text = (project.root / "site/ko/search/search_index.json").read_text("utf-8")
    assert "\\u" not in text
    index = project.json("ko/search/search_index.json")
    assert index["config"]["fields"]["title_keys"]
    assert index["config"]["pipeline"] == []
    assert index["config"]["words"]["void"] == "공허구역"
    assert "에서는" in index["config"]["endings"]
    found = next(d for d in index["docs"] if d["location"] == "g/cards/#g-assault")
    assert {"공허구역=", "g="} <= set(found["keys"].split())
    assert "습격=" in found["title_keys"].split()
    assert not any("page_keys" in d for d in index["docs"] if "#" not in d["location"])
    assert "words" in project.json("en/search/search_index.json")["config"]


def test_the_search_worker_asks_for_the_words_of_the_book(project):
    project.build()
    workers = project.root / "site/assets/javascripts/workers"
    last = (workers / "rulebook.js").read_text("utf-8").splitlines()[-1]
    own = next(workers.glob("search.*.min.js")).name
    assert last == f'importScripts("{own}");'
    assert '/workers/rulebook.js"' in project.html("ko/g/cards")
    assert not (project.root / "site/assets/search.js").exists()


def test_terms_link_once_to_the_glossary(project):
    project.build()
    clause = section(project.html("ko/g/cards"), "g-assault")
    assert clause.count('<a class="term" href="../glossary/#term-void">공허 구역</a>을') == 1
    assert clause.count('class="term"') == 1
    project.config = project.config.replace("- rulebook\n", "- rulebook: {term_links: false}\n")
    project.build()
    assert 'class="term"' not in project.html("ko/g/cards")


def test_clauses_json(project):
    project.build()
    data = project.json("clauses.json")
    assert data["version"] == 1
    assert [c["id"] for c in data["clauses"]] == ["g-assault", "g-q"]
    assert data["clauses"][0]["anchor"]["ko"] == "ko/g/cards/#g-assault"
    assert data["clauses"][0]["scenarios"] == ["assert 1 < 2\n"] * 2
    assert data["clauses"][1]["trace"]["en"][0][1]["text"] == "1 looks."


def test_a_clause_that_is_not_rendered_stops_the_build(project):
    gone = replace(project.report.clauses[0], id="g-hidden", lines={"ko": 9, "en": 8})
    project.report.clauses += (gone,)
    with pytest.raises(Abort):
        project.build()
    assert "docs/en/g/cards.md:8:1 not-rendered the page does not show 'g-hidden'" in project.said


def test_values_that_only_one_of_the_two_saw_stop_the_build(project):
    first, *rest = project.report.clauses
    project.report.clauses = (replace(first, values={"owner": "you"}), *rest)
    with pytest.raises(Abort):
        project.build()
    assert "not-rendered 'g-assault' does not show its value 'owner'" in project.said
    assert "not-read the page shows the value 'targets' under 'g-assault'" in project.said


def test_an_unknown_marker_names_its_line(project):
    project.pages["en/g/index.md"] = "---\ntitle: G\n---\n# G\n\n<!-- rulebook: glosary -->\n"
    with pytest.raises(Abort):
        project.build()
    assert "docs/en/g/index.md:6: unknown part 'glosary'" in project.said


def test_a_link_to_no_clause_stops_a_strict_build(project):
    project.pages["en/g/index.md"] = "# G\n\n[x](cards.md#g-nothing)\n"
    with pytest.raises(Abort):
        project.build()
    assert "does not contain an anchor '#g-nothing'" in project.said


def test_a_page_without_its_twin_stops_a_strict_build(project):
    project.pages["ko/g/extra.md"] = "# 더\n"
    with pytest.raises(Abort):
        project.build()
    assert "'ko/g/extra.md' has no page in 'en/'" in project.said


def test_sections_need_their_titles(project):
    project.config = project.config.replace('"*"]', "More: [g/index.md]]")
    with pytest.raises(Abort):
        project.build()
    assert "the section 'More' has no entry in 'titles'" in project.said
