"""Pairing: every clause stands in every language, in the same order, with its scenarios."""

from __future__ import annotations

from pathlib import PurePosixPath

from rulebook.gate.findings import Findings, Other
from rulebook.gate.game import Clause, Game, Say, say_nothing
from rulebook.gate.hints import near
from rulebook.gate.project import Project
from rulebook.text.languages import LANGUAGES
from rulebook.text.pages import Page, Passage
from rulebook.text.place import Place


def check_pairing(
    project: Project,
    games: list[Game],
    findings: Findings,
    say: Say = say_nothing,
) -> None:
    """Find what has no counterpart: in the other language, in the examples, in the links.

    ``say`` is told each clause before its links are followed.
    """
    known = {id: clause for game in games for id, clause in game.clauses.items()}
    for game in games:
        there = {(page.language, page.path) for page in game.pages}
        for clause in game.clauses.values():
            say(f"the languages of {clause.id}")
            _languages(project, game, clause, there, findings)
            _scenarios(project, clause, game.unread, findings)
        _order(project, game, findings)
        _orphans(game, known, findings, say)
        _links(game, known, findings, say)
        _rulings(game, known, findings)


def _languages(
    project: Project,
    game: Game,
    clause: Clause,
    there: set[tuple[str, str]],
    findings: Findings,
) -> None:
    page = clause.any_page
    missing = [lang for lang in project.languages if lang not in clause.texts]
    for language in missing:
        file = f"{project.docs}/{language}/{page.path}"
        if (language, page.path) not in there or findings.have("unclosed-fence", file):
            continue  # The page is missing or cut off: that is said once.
        alone = (c.id for c in game.clauses.values() if set(c.texts) == {language})
        meant = near(clause.id, alone) or f"; write it in {file}"
        message = f"{clause.id!r} has no {LANGUAGES[language]} text{meant}"
        findings.add("one-language", clause.place, message, (), clause.id)
    texts = list(clause.texts.values())
    for text in texts[1:]:
        if (text.kind, text.reading) != (texts[0].kind, texts[0].reading):
            message = (
                f"{clause.id!r} is not marked alike in both languages (.ruling .reading .note)"
            )
            other = Other("marked otherwise here", texts[0].place)
            findings.add("kinds-differ", text.place, message, [other], clause.id)
    marked = any(text.reading for text in texts)
    for text in texts:
        silent = clause.kind != "note" and not any(_states(p) for p in text.passages)
        # What stands where nothing is read is said once.
        if silent and not findings.have("not-read", text.place.file):
            message = f"{clause.id!r} states nothing outside block quotes; write its rule there"
            findings.add("no-sentence", text.place, message, (), clause.id)
        if text.alternatives and not marked:
            message = (
                f"{clause.id!r} tells another reading, but is not marked as one; write "
                f"{{#{clause.id} .reading}}"
            )
            findings.add("reading", text.place, message, (), clause.id)
    if clause.reading:
        for text in texts:
            if not text.alternatives or not text.reason:
                message = (
                    f"the reading {clause.id!r} does not say what else could be meant, and why "
                    "not; add a block quote with the items 'Other reading: …' and 'Reason: …' "
                    "('다른 읽기: …' and '까닭: …')"
                )
                findings.add("reading", text.place, message, (), clause.id)


def _states(passage: Passage) -> bool:
    return not passage.commentary and not passage.title and bool(passage.text.content.strip())


def _scenarios(project: Project, clause: Clause, unread: set[str], findings: Findings) -> None:
    if clause.kind == "note":
        if clause.scenarios:
            message = f"{clause.id!r} is marked as a note, which states no rule, but has a scenario"
            other = Other("scenario", clause.scenarios[0].place)
            findings.add("kinds-differ", clause.place, message, [other], clause.id)
    elif not clause.scenarios and "examples" not in unread:
        message = (
            f"{clause.id!r} has no scenario; write one under '## {clause.id}' in "
            f"{project.examples}/{clause.any_page.path}"
        )
        findings.add("no-scenario", clause.place, message, (), clause.id)


def _order(project: Project, game: Game, findings: Findings) -> None:
    pages: dict[str, dict[str, Page]] = {}
    for page in game.pages:
        pages.setdefault(page.path, {})[page.language] = page
    for path, by_language in pages.items():
        for language in project.languages:
            if language not in by_language:
                page = next(iter(by_language.values()))
                file = f"{project.docs}/{language}/{path}"
                message = f"this page has no {LANGUAGES[language]} text; write {file}"
                if not any(f.place.file == file for f in findings.items):
                    findings.add("one-language", Place(page.file), message)
        first, *rest = by_language.values()
        for page in rest:
            _same_order(game, first, page, findings)
        _examples_in_order(project, game, first, findings)


def _same_order(game: Game, first: Page, page: Page, findings: Findings) -> None:
    common = {c.id for c in first.clauses} & {c.id for c in page.clauses}
    one = [c for c in first.clauses if c.id in common]
    two = [c for c in page.clauses if c.id in common]
    for a, b in zip(one, two, strict=False):
        if a.id != b.id:
            message = f"{b.id!r} stands where {LANGUAGES[first.language]} has {a.id!r}"
            findings.add("order-differs", b.place, message, [Other("here instead", a.place)], b.id)
            return
    for text in page.clauses:
        if text.id not in common and text.id in game.clauses:
            other = game.clauses[text.id].texts.get(first.language)
            if other is not None:
                message = f"{text.id!r} stands on another page in {LANGUAGES[first.language]}"
                findings.add("order-differs", text.place, message, [Other("there", other.place)])


def _examples_in_order(project: Project, game: Game, page: Page, findings: Findings) -> None:
    """Find scenarios that stand in another file, or in another order, than their clauses."""
    file = f"{project.examples}/{page.path}"
    examples = [game.clauses[c.id].example for c in page.clauses if c.id in game.clauses]
    there = [example for example in examples if example]
    for example in there:
        if example.place.file != file and not findings.have("id-twice", page.file):
            message = f"the scenarios of {example.id!r} belong in {file}, named like its page"
            findings.add("order-differs", example.place, message, (), example.id)
    here = [example for example in there if example.place.file == file]
    for a, b in zip(here, sorted(here, key=lambda e: e.place.line), strict=True):
        if a.id != b.id:
            message = f"{b.id!r} stands where the page has {a.id!r}"
            other = Other("here on the page", game.clauses[a.id].place)
            findings.add("order-differs", b.place, message, [other], b.id)
            return


def _orphans(game: Game, known: dict[str, Clause], findings: Findings, say: Say) -> None:
    for example in game.examples:
        say(f"the scenarios of {example.id}")
        if example.id not in game.clauses and "pages" not in game.unread:
            if (clause := known.get(example.id)) is not None:
                message = f"{example.id!r} is a clause of another game; its scenarios stand there"
                others = [Other("the clause", clause.place)]
            else:
                message = f"no clause has the id {example.id!r}{near(example.id, known)}"
                others = []
            findings.add("no-clause", example.place, message, others, example.id)


def _links(game: Game, known: dict[str, Clause], findings: Findings, say: Say) -> None:
    for clause in game.clauses.values():
        say(f"the links of {clause.id}")
        for language, text in clause.texts.items():
            page = clause.pages[language]
            for reference in text.references:
                target = known.get(reference.id)
                if target is None and "pages" in game.unread:
                    continue  # It may stand on the page that could not be read.
                if target is None:
                    message = f"no clause has the id {reference.id!r}{near(reference.id, known)}"
                    findings.add("unknown-id", reference.place, message, (), clause.id)
                    continue
                where = target.pages.get(language)
                if where is not None and where.path != _resolved(page.path, reference.page):
                    message = f"{reference.id!r} does not stand there, but on {where.path}"
                    findings.add("unknown-id", reference.place, message, (), clause.id)


def _resolved(page: str, target: str) -> str:
    if not target:
        return page
    parts: list[str] = []
    for part in (PurePosixPath(page).parent / target).parts:
        if part == "..":
            parts = parts[:-1]
        else:
            parts.append(part)
    return "/".join(parts)


def _rulings(game: Game, known: dict[str, Clause], findings: Findings) -> None:
    graph: dict[str, tuple[str, ...]] = {}
    for clause in game.clauses.values():
        if clause.kind != "ruling":
            continue
        graph[clause.id] = clause.rests_on()
        named = {lang: {r.id for r in text.references} for lang, text in clause.texts.items()}
        if not graph[clause.id]:
            message = f"the ruling {clause.id!r} names no clause it rests on; link to it"
            findings.add("rests-on-nothing", clause.place, message, (), clause.id)
        for language, ids in named.items():
            for other, others in named.items():
                if missing := others - ids:
                    message = (
                        f"{clause.id!r} rests on {', '.join(sorted(missing))} in "
                        f"{LANGUAGES[other]}, but not in {LANGUAGES[language]}"
                    )
                    place = clause.texts[language].place
                    there = Other(LANGUAGES[other], clause.texts[other].place)
                    findings.add("rests-differ", place, message, [there], clause.id)
    told: set[str] = set()
    for id in graph:
        chain = _cycle(id, graph)
        if chain and told.isdisjoint(chain):
            told.update(chain)
            message = f"{' → '.join(chain)}: these rulings rest on each other"
            findings.add("cyclic-rests-on", known[id].place, message, (), id)


def _cycle(start: str, graph: dict[str, tuple[str, ...]]) -> list[str]:
    """Return the shortest way from a ruling back to itself."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:
        for below in graph.get(way[-1], ()):
            if below == start:
                return [*way, below]
            if below not in seen:
                seen.add(below)
                ways.append([*way, below])
    return []
