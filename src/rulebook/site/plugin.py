"""The MkDocs plugin ``rulebook``: the gate before the build, the proof under each clause."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from mkdocs.config import config_options as option
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url, write_file

from rulebook import gate
from rulebook.gate.report import Report
from rulebook.site import markers, paths, rendered, searchindex
from rulebook.site.book import Book
from rulebook.site.clausesjson import clauses_json
from rulebook.site.context import PageContext
from rulebook.site.engineref import engine_pages, with_clauses
from rulebook.site.extension import ClauseExtension
from rulebook.site.labels import LANGUAGES
from rulebook.site.lexicon import Lexicon
from rulebook.site.markdown_text import Renderer
from rulebook.site.parts import PARTS
from rulebook.site.sources import game_names, part_pages
from rulebook.site.staging import Stage

log = get_plugin_logger(__name__)

ASSETS = Path(__file__).parent / "assets"
WATCHED = ("examples", "src", "rulebook.toml")

SUMMARIES = frozenset({"glossary", "readings", "rulings", "shares", "statements"})
BESIDE, FAR = 0.05, 0.01
"""What pages weigh in the search that only repeat clauses, and those that are for no player."""


class RulebookConfig(Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in ``mkdocs.yml``."""

    term_links = option.Type(bool, default=True)


class RulebookPlugin(BasePlugin[RulebookConfig]):  # type: ignore[no-untyped-call]
    """Runs the gate, then shows what it found out.

    A build with findings ends in ``on_pre_build``, before MkDocs empties the site folder. Under
    ``mkdocs serve`` nothing is raised: the findings stand on the pages, and in the terminal.
    """

    serving = False
    stage: Stage | None = None
    extension: ClauseExtension
    report: Report
    book: Book

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Note whether this is ``mkdocs serve``."""
        self.serving = command == "serve"

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Add the Markdown extension, the style, the script and the watched paths."""
        self.extension = ClauseExtension(self.config.term_links)
        config.markdown_extensions.append(self.extension)  # type: ignore[arg-type]
        config.extra_css.insert(0, "assets/rulebook.css")
        config.extra_javascript[:0] = ["assets/rulebook.js", "assets/filter.js"]
        # MkDocs keeps the plugin from one build to the next, so say it for every one.
        self.stage = None if self.serving else Stage(config)
        if self.serving:
            watched = [self._root(config) / name for name in WATCHED]
            config.watch.extend(str(path) for path in watched if path.exists())
        return config

    def on_pre_build(self, *, config: MkDocsConfig) -> None:
        """Run the gate; stop the build where text, scenarios and engine do not agree."""
        root = self._root(config)
        self.report = gate.check(root)
        if self.report.exit_code:
            told = gate.text_report(self.report, root)
            if not self.serving:
                raise PluginError(told)
            log.info("%s", told)  # A warning would end `mkdocs serve --strict`.

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add the style and the script; make the book of this build."""
        for asset in sorted(ASSETS.iterdir()):
            if asset.suffix in (".css", ".js") and asset.name != "search.js":
                uri = f"assets/{asset.name}"
                files.append(File.generated(config, uri, abs_src_path=str(asset)))
        sources = {f.src_uri: f.content_string for f in files.documentation_pages()}
        self.book = Book(
            self.report,
            game_names(sources, self.report),
            part_pages(sources, "glossary"),
            engine_pages(sources),
            part_pages(sources, "statements"),
        )
        self.extension.begin(Renderer(config.markdown_extensions, config.mdx_configs or {}))
        return files

    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Fill in the generated parts, and tell the extension which page comes."""
        origin = page.file.src_uri
        language = paths.language_of(origin, LANGUAGES)
        if language is None:
            self.extension.open_page(None)
            return markdown
        game = paths.game_of(paths.below_language(origin))
        context = PageContext(
            self.book,
            origin,
            language,
            game if game in self.book.games else "",
            self._root(config),
            self._in_project(page.file, config),
            self._site_name(config, language),
            self.serving,
        )
        self.extension.open_page(context)
        engine = origin in self.book.engine_pages.values()
        if engine or not context.game:
            page.meta.setdefault("search", {}).setdefault("boost", FAR)
        elif "usage" in markers.names(markdown):
            page.meta.setdefault("search", {}).setdefault("exclude", True)  # It is all numbers.
        elif SUMMARIES & markers.names(markdown):
            page.meta.setdefault("search", {}).setdefault("boost", BESIDE)
        try:
            return markers.expand(markdown, context, PARTS, page.file.content_string)
        except PluginError as error:
            if not self.serving:
                raise
            return f"{markdown}\n\n!!! failure\n\n    {error}\n"

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Put its clauses below each object of the engine that the page shows."""
        uri = page.file.src_uri
        language = paths.language_of(uri, LANGUAGES)
        if language is None or uri not in self.book.engine_pages.values():
            return html
        urls = {
            f.src_uri: get_relative_url(f.url, page.file.url) for f in files.documentation_pages()
        }
        return with_clauses(html, self.book, language, urls)

    @event_priority(-100)
    def on_env(self, env: Any, *, config: MkDocsConfig, files: Files) -> Any:
        """Compare what was rendered with what the gate read."""
        lines = rendered.differences(self.book, self.extension.rendered, self._docs(config))
        if lines and not self.serving:
            raise PluginError("\n".join(lines))
        return env

    @event_priority(-50)
    def _write_data(self, *, config: MkDocsConfig) -> None:
        """Write ``clauses.json``, and the words of the book into the search index."""
        site = Path(config.site_dir)
        text = clauses_json(self.report, config.use_directory_urls)
        write_file(text.encode("utf-8"), str(site / "clauses.json"))
        index = searchindex.read(site)
        if index:
            names = {game: tuple(self.book.game_names(game)) for game in self.book.games}
            lexicons = {x: Lexicon(x, self.report.terms, names) for x in LANGUAGES}
            searchindex.drop_repeated(index)
            searchindex.add_words(index, lexicons)
            searchindex.weigh_titles(index)
            searchindex.write(site / searchindex.INDEX, index)

    @event_priority(-200)
    def _land(self, *, config: MkDocsConfig) -> None:
        """Let the finished site take its place, after all other plugins."""
        if self.stage is not None:
            self.stage.land()

    on_post_build = CombinedEvent(_write_data, _land)

    def on_build_error(self, *, error: Exception) -> None:
        """Leave the last good site as it is."""
        if self.stage is not None:
            self.stage.drop()

    def _root(self, config: MkDocsConfig) -> Path:
        return Path(config.config_file_path).resolve().parent

    def _docs(self, config: MkDocsConfig) -> str:
        docs = Path(config.docs_dir).resolve()
        root = self._root(config)
        return (docs.relative_to(root) if docs.is_relative_to(root) else docs).as_posix()

    def _in_project(self, file: File, config: MkDocsConfig) -> str:
        return f"{self._docs(config)}/{file.src_uri}"

    def _site_name(self, config: MkDocsConfig, language: str) -> str:
        languages = config.plugins.get("languages")
        names: dict[str, str] = languages.config["names"] if languages else {}
        return names.get(language, config.site_name)
