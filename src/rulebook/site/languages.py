"""The MkDocs plugin ``languages``: one build, each language a site in a folder of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config import config_options as option
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url, log

from rulebook.site import searchindex
from rulebook.site.labels import LANGUAGES, NAMES, label
from rulebook.site.navigation import prefixed, tree
from rulebook.site.paths import below_language, language_of
from rulebook.site.sitemaps import write_sitemaps

OVERRIDES = Path(__file__).parent / "overrides"
SEARCH = Path(__file__).parent / "assets" / "search.js"
_DIALOG = 'data-md-component="search" role="dialog"'
_PERMALINK = 'title="Permanent link"'
_BASE = re.compile(r'("base":\s*)"[^"]*"')
_WORKER = re.compile(r'("search":\s*"[^"]*/workers/)[^"/]*"')


class LanguagesConfig(Config):  # type: ignore[no-untyped-call]
    """Options of the plugin: ``names`` of the site, ``titles`` of sections, by language."""

    names = option.Type(dict, default={})
    descriptions = option.Type(dict, default={})
    titles = option.Type(dict, default={})


class LanguagesPlugin(BasePlugin[LanguagesConfig]):  # type: ignore[no-untyped-call]
    """Gives each language its navigation, names, interface words, search index and sitemap."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Take the navigation away from MkDocs, whose paths have no language."""
        missing = [language for language in LANGUAGES if language not in self.config.names]
        if missing:
            raise PluginError(f"languages: no site name for {', '.join(missing)} in 'names'")
        self.nav_config, config.nav = config.nav, None
        self.navs: dict[str, Navigation] = {}
        self.files: dict[str, File] = {}
        config.theme.dirs.insert(0, str(OVERRIDES))
        config.theme.static_templates.update({"index.html", "404.html"})
        config.theme.static_templates.discard("sitemap.xml")
        config.extra["alternate"] = True
        config.extra["languages"] = [
            {"id": language, "name": NAMES[language], "site": self.config.names[language]}
            for language in LANGUAGES
        ]
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Note the pages, and say which of them have no twin."""
        self.files = {f.src_uri: f for f in files.documentation_pages()}
        for uri in self.files:
            language = language_of(uri, LANGUAGES)
            if language is None:
                log.warning(f"languages: '{uri}' stands in no language's folder")
                continue
            for other in LANGUAGES:
                if f"{other}/{below_language(uri)}" not in self.files:
                    log.warning(f"languages: '{uri}' has no page in '{other}/'")
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Build one navigation for each language from the one list in ``mkdocs.yml``."""
        for language in LANGUAGES:
            mine = Files([f for f in files if f.src_uri.startswith(f"{language}/")])
            listed = (
                prefixed(self.nav_config, language, mine, self.config.titles)
                if self.nav_config
                else None
            )
            self.navs[language] = tree(listed, language, mine, config)
        return self.navs[LANGUAGES[0]]

    def on_page_context(
        self, context: Any, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> Any:
        """Render the page with the words, the name and the navigation of its language."""
        language = language_of(page.file.src_uri, LANGUAGES) or LANGUAGES[0]
        config.theme["language"] = language
        config.site_name = self.config.names[language]
        config.site_description = self.config.descriptions.get(language, "")
        context["nav"] = self.navs[language]
        context["twins"] = [
            {"language": other, "name": NAMES[other], "url": file.url, "page": file.page}
            for other in LANGUAGES
            if (file := self.files.get(f"{other}/{below_language(page.file.src_uri)}"))
        ]
        return context

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Point the script's base to the language's folder: search and links hang on it."""
        language = language_of(page.file.src_uri, LANGUAGES)
        if language is None:
            return output
        base = get_relative_url(f"{language}/", page.url).rstrip("/") + "/"
        changed, count = _BASE.subn(rf'\g<1>"{base}"', output)
        if count != 1:
            raise PluginError(f"languages: {count} times 'base' in {page.file.src_uri}, not once")
        changed, workers = _WORKER.subn(rf'\g<1>{searchindex.WORKER}"', changed)
        if (workers, changed.count(_DIALOG)) != (1, 1):
            raise PluginError(f"languages: no search of the theme in {page.file.src_uri}")
        named = f'{_DIALOG} aria-label="{label("search", language)}"'
        permalink = f'title="{label("permalink", language)}"'
        return changed.replace(_DIALOG, named).replace(_PERMALINK, permalink)

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Split the search index and the sitemap by language, when all others have written."""
        site = Path(config.site_dir)
        index = searchindex.read(site)
        for language in LANGUAGES:
            if index:
                searchindex.write(
                    site / language / searchindex.INDEX, searchindex.of_language(index, language)
                )
        if index:
            (site / searchindex.INDEX).unlink()
            searchindex.write_worker(site, SEARCH)
        twins: dict[str, dict[str, str]] = {}
        for uri, file in self.files.items():
            folder = language_of(uri, LANGUAGES)
            address = file.page.canonical_url if file.page else None
            if folder and address:
                twins.setdefault(below_language(uri), {})[folder] = address
        write_sitemaps(site, twins.values())
