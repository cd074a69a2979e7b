"""Without a server: the cached shell says so in every language and recovers by itself; no API response is cached."""

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.site.conftest import NewGuest
from tests.site.guest import TIMEOUT_MS
from tests.site.home_server import HomeServer

OFFLINE_TEXTS: Final = {
    "en": "The messenger lost the way.",
    "de": "Der Bote hat sich verlaufen.",
    "fr": "Le messager s’est perdu.",
    "it": "Il messaggero si è perso.",
}
"""The only texts that must be there when nothing can be fetched."""

SOLOMON: Final = re.compile("S[ao]lom")
"""Beginning of the king's name in every language."""

POLL_MS: Final = 50
"""Milliseconds between two polls."""
IS_CACHED_SCRIPT: Final = """
    () => navigator.serviceWorker.getRegistration()
        .then((one) => one?.active?.state === 'activated' && caches.match('/')).then((shell) => !!shell)
"""
CACHED_PATHS_SCRIPT: Final = """
    async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map((request) => new URL(request.url).pathname);
    }
"""


def wait_until_cached(page: Page) -> None:
    """Wait until a service worker is active and has cached the shell; raises AssertionError if none comes."""
    for _ in range(TIMEOUT_MS // POLL_MS):
        if page.evaluate(IS_CACHED_SCRIPT):
            return
        page.wait_for_timeout(POLL_MS)
    raise AssertionError("the shell is not cached")


@contextmanager
def context_with_cached_shell(chromium: Browser, home_server: HomeServer, language: str) -> Iterator[BrowserContext]:
    """Open the first page in a new browser context, so that its shell is cached."""
    context = chromium.new_context(locale=language, reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT_MS)
    try:
        page = context.new_page()
        page.goto(home_server.url)
        wait_until_cached(page)
        yield context
    finally:
        context.close()


def test_the_shell_says_in_every_language_that_the_server_is_gone_and_comes_back_by_itself(
    chromium: Browser, home_server: HomeServer
) -> None:
    with (
        context_with_cached_shell(chromium, home_server, "en") as english,
        context_with_cached_shell(chromium, home_server, "de") as german,
        context_with_cached_shell(chromium, home_server, "fr") as french,
        context_with_cached_shell(chromium, home_server, "it") as italian,
    ):
        homes = {"en": english, "de": german, "fr": french, "it": italian}
        home_server.kill()
        try:
            for language, home in homes.items():
                page = home.pages[0]
                page.goto(f"{home_server.url}/new?game=solomon")
                expect(page.get_by_role("status")).to_contain_text(OFFLINE_TEXTS[language])
                expect(page.locator("html")).to_have_attribute("lang", language)
        finally:
            home_server.restart()

        for home in homes.values():
            expect(home.pages[0].get_by_role("radio", name=SOLOMON)).to_be_checked()


def test_nothing_the_api_says_is_kept(chromium: Browser, home_server: HomeServer) -> None:
    with context_with_cached_shell(chromium, home_server, "en") as home:
        page = home.pages[0]
        page.reload()
        page.get_by_role("heading", name="Running tables").wait_for()

        kept = page.evaluate(CACHED_PATHS_SCRIPT)

        assert "/" in kept
        assert all(path == "/" or path.startswith("/_app/immutable/") for path in kept)


def test_elsewhere_in_the_network_there_is_no_service_worker_and_nothing_else_is_missing(
    chromium: Browser, home_server: HomeServer
) -> None:
    with closing(chromium.new_context(locale="en")) as context:
        context.set_default_timeout(TIMEOUT_MS)
        page = context.new_page()

        page.goto(home_server.network_url)

        page.get_by_role("button", name="Play now against bots").wait_for()
        assert page.evaluate("'serviceWorker' in navigator") is False


def test_a_page_whose_files_went_with_an_older_release_shows_itself_anew(new_guest: NewGuest) -> None:
    anna = new_guest("en")
    anna.errors.expect("404|dynamically imported|ERR_ABORTED")
    anna.goto()
    page = anna.page
    shown = _record_navigations(page)

    def gone(route: Route) -> None:
        if len(shown) > 0:
            route.fallback()
        else:
            route.fulfill(status=404)

    page.route("**/_app/immutable/chunks/*", gone)
    page.route("**/_app/version.json", lambda route: route.fulfill(json={"version": "the next one"}))
    page.get_by_role("combobox").select_option("fr")

    expect(page.get_by_role("heading", name="Tables en cours")).to_be_visible()
    assert len(shown) == 1


def _record_navigations(page: Page) -> list[str]:
    """Return a list that grows by one whenever the page is requested from now on."""
    shown: list[str] = []
    page.on("request", lambda asked: shown.append(asked.url) if asked.is_navigation_request() else None)
    return shown
