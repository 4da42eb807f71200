"""The Markdown extension that turns clauses of a page into clauses with their proof."""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from rulebook.gate.report import ClauseReport
from rulebook.site import paths, says
from rulebook.site.box import box
from rulebook.site.context import PageContext
from rulebook.site.elements import is_heading
from rulebook.site.markdown_text import Renderer
from rulebook.site.marks import mark_answer, mark_heading
from rulebook.site.notices import notice, page_notices
from rulebook.site.termlinks import TermLinks

PRIORITY = 6
"""After attr_list (8) has given ids, before toc (5) and MkDocs' link resolver (0)."""

Section = tuple[list[Element], Element | None, ClauseReport | None]
"""What stands under a heading, the heading, and the clause it is."""


@dataclass
class Rendered:
    """What one page rendered: its clause ids in order, and each clause's value names."""

    ids: list[str] = field(default_factory=list)
    values: dict[str, set[str]] = field(default_factory=dict)


class ClauseExtension(Extension):
    """One instance serves all pages, since MkDocs renders one after the other."""

    def __init__(self, term_links: bool = True) -> None:
        super().__init__()
        self.term_links = term_links
        self.page: PageContext | None = None
        self.renderer: Renderer | None = None
        self.rendered: dict[str, Rendered] = {}
        self._terms: dict[tuple[str, str], TermLinks] = {}

    def begin(self, renderer: Renderer) -> None:
        """Forget the pages of the build before."""
        self.renderer = renderer
        self.page = None
        self.rendered = {}
        self._terms = {}

    def open_page(self, page: PageContext | None) -> None:
        """Name the page that comes next, None for one that holds no clauses."""
        self.page = page
        if page:
            self.rendered[page.origin] = Rendered()

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Register the treeprocessor."""
        md.treeprocessors.register(ClauseTreeprocessor(md, self), "rulebook", PRIORITY)

    def terms(self, game: str, page: PageContext) -> TermLinks:
        """Return the finder of a game's terms in the language of a page."""
        key = (game, page.language)
        if key not in self._terms:
            self._terms[key] = TermLinks(page.book.terms_by_game.get(game, ()), page.language)
        return self._terms[key]


class ClauseTreeprocessor(Treeprocessor):
    """Marks, binds, links and counts what stands under each clause's heading."""

    def __init__(self, md: Markdown, extension: ClauseExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, root: Element) -> None:
        """Work through one page.

        Docstrings that mkdocstrings renders on the page pass through here too; only MkDocs' own
        converter has the link resolver, so that tells them apart.
        """
        page = self.extension.page
        if page is None or "relpath" not in self.md.treeprocessors:
            return
        seen = self.extension.rendered[page.origin]
        for body, heading, clause in self._sections(root, page):
            names: set[str] = set()
            for item in [heading, *body] if heading is not None else body:
                names.update(says.bind(item, clause.values if clause else {}))
            here = heading.get("id", "") if heading is not None else ""
            if names:
                seen.values.setdefault(here, set()).update(names)
            if heading is None or not here:
                continue
            seen.ids.append(here)
            if clause:
                self._clause(root, heading, body, clause, page)
        if page.serving:
            top = next((n for n, item in enumerate(root) if item.tag == "h1"), -1) + 1
            for made in reversed(page_notices(page)):
                root.insert(top, made)

    def _sections(self, root: Element, page: PageContext) -> list[Section]:
        sections: list[Section] = [([], None, None)]
        for item in root:
            if is_heading(item):
                clause = page.book.clauses.get(item.get("id", ""))
                if clause and f"{page.language}/{clause.page}" != page.origin:
                    clause = None
                sections.append(([], item, clause))
            else:
                sections[-1][0].append(item)
        return sections

    def _clause(
        self,
        root: Element,
        heading: Element,
        body: list[Element],
        clause: ClauseReport,
        page: PageContext,
    ) -> None:
        extension = self.extension
        assert extension.renderer
        for item in body:
            if item.tag == "blockquote":
                kind = "reasons" if clause.reading else "commentary"
                item.set("class", f"{item.get('class', '')} {kind}".strip())
        glossary = page.book.glossaries.get(clause.game)
        if extension.term_links and glossary:
            target = f"{page.language}/{glossary}"
            extension.terms(clause.game, page).apply(
                body, lambda term: paths.link(page.origin, target, f"term-{term}")
            )
        mark_heading(heading, clause, page.language)
        if clause.kind == "ruling":
            mark_answer(body, page.language)
        place = list(root).index(body[-1] if body else heading) + 1
        made = box(clause, page, extension.renderer.html, self.md.htmlStash.store)
        root.insert(place, made)
        found = page.book.findings_at(clause.id) if page.serving else []
        if found:
            root.insert(list(root).index(heading) + 1, notice(found))
