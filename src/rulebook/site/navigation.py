"""Navigation for one language, from one list whose paths name no language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files, InclusionLevel
from mkdocs.structure.nav import Navigation, Section, get_navigation
from mkdocs.utils import log

from rulebook.site.sources import page_title

Titles = Mapping[str, Mapping[str, str]]
EVERY_FOLDER = "*"
_LINKED = re.compile(r"\]\(([\w.-]+\.md)([)#])")


def prefixed(nav: Any, language: str, files: Files, titles: Titles) -> Any:
    """Return the list with the language before each path and each section's own title.

    A path that ends in ``/`` stands for a folder: a section with all its pages, named by the
    title of its index page. ``*`` stands for every folder that the list does not name.
    """
    sources = {f.src_uri: f.content_string for f in files.documentation_pages()}
    return _Prefixer(language, sources, titles, set(_named_folders(nav))).item(nav)


def _named_folders(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav.partition("/")[0]
    for item in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from _named_folders(item)


class _Prefixer:
    def __init__(
        self, language: str, sources: Mapping[str, str], titles: Titles, named: set[str]
    ) -> None:
        self.language = language
        self.sources = sources
        self.titles = titles
        folders = {uri.split("/")[1] for uri in sources if uri.count("/") > 1}
        self.others = sorted(folders - named)

    def item(self, nav: Any) -> Any:
        if isinstance(nav, list):
            return [made for item in nav for made in self._items(item)]
        if isinstance(nav, dict):
            return {self._title(key): self.item(value) for key, value in nav.items()}
        if ":" in nav or nav.startswith("/"):
            return nav
        return self._folder(nav) if nav.endswith("/") else f"{self.language}/{nav}"

    def _items(self, nav: Any) -> list[Any]:
        if nav == EVERY_FOLDER:
            return [self._folder(f"{folder}/") for folder in self.others]
        return [self.item(nav)]

    def _title(self, key: str) -> str:
        if key not in self.titles:
            raise PluginError(f"languages: the section {key!r} has no entry in 'titles'")
        if self.language not in self.titles[key]:
            raise PluginError(f"languages: 'titles' has no {self.language!r} for {key!r}")
        return self.titles[key][self.language]

    def _folder(self, folder: str) -> dict[str, list[str]]:
        """The index page first, then pages as it links to them, the rest by their names.

        A link to a clause does not put its page before those that are linked as a whole.
        """
        prefix = f"{self.language}/{folder}"
        pages = sorted(uri for uri in self.sources if uri.startswith(prefix))
        index = f"{prefix}index.md"
        if index not in pages:
            log.warning(f"languages: the folder '{prefix}' in nav has no index.md")
            return {folder.rstrip("/"): pages}
        links = sorted(_LINKED.findall(self.sources[index]), key=lambda link: link[1] == "#")
        linked = [f"{prefix}{name}" for name, _ in links]
        order = [index, *(uri for uri in linked if uri in pages), *pages]
        return {page_title(self.sources[index]) or folder: list(dict.fromkeys(order))}


def tree(nav: Any, language: str, files: Files, config: MkDocsConfig) -> Navigation:
    """Return the navigation of one language, ``nav`` None for one made of the folders."""
    config.nav = nav
    made = get_navigation(files, config)
    config.nav = None
    if nav is None and len(made.items) == 1 and isinstance(made.items[0], Section):
        made.items = made.items[0].children
        for item in made.items:
            item.parent = None
    home = files.get_file_from_path(f"{language}/index.md")
    if home is None or home.page is None:
        raise PluginError(f"languages: there is no page '{language}/index.md'")
    made.homepage = home.page
    if nav is not None:
        shown = {page.file.src_uri for page in made.pages}
        for file in files.documentation_pages():
            in_nav = file.inclusion.value > InclusionLevel.NOT_IN_NAV.value
            if in_nav and file.src_uri not in shown:
                log.log(
                    config.validation.nav.omitted_files,
                    f"languages: '{file.src_uri}' is not in the nav",
                )
    return made
