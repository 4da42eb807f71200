"""The real site, built once, served on this machine, and a browser that reads it."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

# For `builtsite` and `searching`, whatever way pytest imports.
sys.path.insert(0, str(Path(__file__).parent))

from builtsite import LOCALES, PHONE, BuiltSite
from searching import Search

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
]


class _Handler(SimpleHTTPRequestHandler):
    """Serves the site as a host would: what is missing gets the site's own page for that."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A page that is left while it loads is no error."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BuiltSite]:
    """Build the site as `make site` does, and serve it."""
    folder = tmp_path_factory.mktemp("built") / "site"
    server = _Server(("127.0.0.1", 0), functools.partial(_Handler, directory=str(folder)))
    url = f"http://127.0.0.1:{server.server_port}/"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": url},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        server.server_close()
        pytest.fail(f"the site cannot be built:\n{done.stdout}{done.stderr}", pytrace=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield BuiltSite(folder, url)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def clauses(site: BuiltSite) -> dict[str, dict[str, Any]]:
    """What `clauses.json` says, by id."""
    data = json.loads((site.folder / "clauses.json").read_text("utf-8"))
    return {record["id"]: record for record in data["clauses"]}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser. Without one the tests fail: a skipped test proves nothing."""
    named = os.environ.get("RULEBOOK_CHROMIUM")
    path = named or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.fail("no browser to test the site with; `make browser` installs one", pytrace=False)
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        except Exception as error:
            pytest.fail(
                f"the browser {path} does not start; `make browser` finds or installs one\n{error}",
                pytrace=False,
            )
        yield started
        started.close()


@pytest.fixture(scope="session")
def trouble() -> list[str]:
    """What no page may do: ask for another host, miss a file, write an error."""
    return []


@pytest.fixture(autouse=True)
def quiet(trouble: list[str]) -> Iterator[None]:
    """Fail the test whose pages made trouble."""
    yield
    found, trouble[:] = trouble[:], []
    assert not found


def watch(page: Page, site: BuiltSite, trouble: list[str]) -> None:
    """Note each request that leaves this machine and each error on the page."""

    def asked(request: Any) -> None:
        if not request.url.startswith((site.url, "data:", "blob:")):
            trouble.append(f"{page.url} asks for {request.url}")

    def said(message: Any) -> None:
        if message.type == "error":
            trouble.append(f"{page.url} says {message.text} at {message.location}")

    page.on("request", asked)
    page.on("console", said)
    page.on("pageerror", lambda error: trouble.append(f"{page.url} fails: {error}"))


@pytest.fixture(scope="session")
def new_context(
    chromium: Browser, site: BuiltSite, trouble: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Make contexts whose pages are watched; ``language`` is the reader's own."""
    made: list[BrowserContext] = []

    def make(language: str, **options: Any) -> BrowserContext:
        context = chromium.new_context(
            base_url=site.url,
            locale=LOCALES[language],
            **{"viewport": {"width": 1280, "height": 900}, **options},
        )
        context.set_default_timeout(8000)
        context.on("page", lambda page: watch(page, site, trouble))
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture(scope="session")
def korean(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """The browser of somebody who reads Korean."""
    return new_context("ko")


@pytest.fixture(scope="session")
def english(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """The browser of somebody who reads English."""
    return new_context("en")


@pytest.fixture
def page(request: pytest.FixtureRequest, language: str) -> Iterator[Page]:
    """A fresh page in the browser of this language's reader."""
    context: BrowserContext = request.getfixturevalue({"ko": "korean", "en": "english"}[language])
    opened = context.new_page()
    yield opened
    opened.close()


@pytest.fixture(params=["ko", "en"])
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(scope="module")
def phones(new_context: Callable[..., BrowserContext]) -> Iterator[dict[str, BrowserContext]]:
    """A phone for each language."""
    made = {x: new_context(x, viewport=PHONE, has_touch=True) for x in LOCALES}
    yield made
    for context in made.values():
        context.close()


@pytest.fixture
def phone(phones: dict[str, BrowserContext], language: str) -> Iterator[Page]:
    """A fresh page on the phone of this language's reader."""
    opened = phones[language].new_page()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def searches(korean: BrowserContext, english: BrowserContext) -> Iterator[dict[str, Search]]:
    """The search of each language, open on its start page."""
    made = {x: Search(c.new_page(), x) for x, c in (("ko", korean), ("en", english))}
    yield made
    for search in made.values():
        search.page.close()
