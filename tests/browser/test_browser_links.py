"""The built files: every link and anchor resolves, and `clauses.json` is what the pages say."""

from __future__ import annotations

from urllib.parse import urlsplit

from builtsite import LOCALES


def test_every_link_and_every_anchor_resolves(site):
    broken = []
    for name, file in site.pages.items():
        for link in dict.fromkeys(file.links):
            target = site.target(name, link)
            if target is None:
                continue
            path, anchor = target
            if not (site.folder / path).is_file():
                broken.append(f"{name}: {link} leads to no file")
            elif anchor and path in site.pages and anchor not in site.pages[path].ids:
                broken.append(f"{name}: {link} leads to no anchor")
    assert not broken


def test_no_id_stands_twice_on_a_page(site):
    twice = {
        name: {id for id in file.ids if file.ids.count(id) > 1}
        for name, file in site.pages.items()
        if len(set(file.ids)) < len(file.ids)
    }
    assert not twice


def test_links_to_other_hosts_are_links_only(site):
    for name, file in site.pages.items():
        for link in file.links:
            assert urlsplit(link).scheme in ("", "http", "https", "mailto", "data"), (name, link)


def test_both_languages_hold_the_same_pages(site):
    korean, english = ({page[3:] for page in site.of_language(x)} for x in LOCALES)
    assert korean == english
    assert len(korean) > 15


def test_clauses_json_holds_every_clause_and_ruling_once(site, clauses):
    for language in LOCALES:
        shown = [
            id
            for name, file in site.pages.items()
            if name.startswith(f"{language}/")
            for id in file.clauses
        ]
        assert sorted(shown) == sorted(clauses)
    for record in clauses.values():
        assert record["scenarios"], record["id"]
        for language in LOCALES:
            assert record["text"][language]
            assert record["title"][language]
            assert len(record["trace"][language]) == len(record["scenarios"])


def test_anchors_and_values_of_clauses_json_are_those_of_the_pages(site, clauses):
    for id, record in clauses.items():
        for language in LOCALES:
            path, anchor = site.target("index.html", record["anchor"][language])
            assert anchor == id
            assert path.startswith(f"{language}/")
            page = site.pages[path]
            assert id in page.ids
            stated = {name: str(value) for name, value in record["values"].items()}
            assert page.values.get(id, {}) == stated, (path, id)
