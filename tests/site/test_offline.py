"""Without a server: the cached shell says so in every language and recovers by itself; no API response is cached."""

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.site.conftest import Comes
from tests.site.guest import PATIENCE
from tests.site.house import SiteHouse

SAID: Final = {
    "en": "The messenger lost the way.",
    "de": "Der Bote hat sich verlaufen.",
    "fr": "Le messager s’est perdu.",
    "it": "Il messaggero si è perso.",
}
"""The only texts that must be there when nothing can be fetched."""

SOLOMON: Final = re.compile("S[ao]lom")
"""Beginning of the king's name in every language."""

A_MOMENT: Final = 50
"""Milliseconds between two polls."""
IS_KEPT: Final = """
    () => navigator.serviceWorker.getRegistration()
        .then((one) => one?.active?.state === 'activated' && caches.match('/')).then((shell) => !!shell)
"""
KEPT: Final = """
    async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map((request) => new URL(request.url).pathname);
    }
"""


def wait_until_kept(page: Page) -> None:
    """Wait until a service worker is active and has cached the shell; raises AssertionError if none comes."""
    for _ in range(PATIENCE // A_MOMENT):
        if page.evaluate(IS_KEPT):
            return
        page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the shell is not cached")


@contextmanager
def at_home(chromium: Browser, house: SiteHouse, language: str) -> Iterator[BrowserContext]:
    """Open the first page in a new browser context, so that its shell is cached."""
    context = chromium.new_context(locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(house.url)
        wait_until_kept(page)
        yield context
    finally:
        context.close()


def test_the_shell_says_in_every_language_that_the_server_is_gone_and_comes_back_by_itself(
    chromium: Browser, house: SiteHouse
) -> None:
    with (
        at_home(chromium, house, "en") as english,
        at_home(chromium, house, "de") as german,
        at_home(chromium, house, "fr") as french,
        at_home(chromium, house, "it") as italian,
    ):
        homes = {"en": english, "de": german, "fr": french, "it": italian}
        house.is_killed()
        try:
            for language, home in homes.items():
                page = home.pages[0]
                page.goto(f"{house.url}/new?game=solomon")
                expect(page.get_by_role("status")).to_contain_text(SAID[language])
                expect(page.locator("html")).to_have_attribute("lang", language)
        finally:
            house.opens_again()

        for home in homes.values():
            expect(home.pages[0].get_by_role("radio", name=SOLOMON)).to_be_checked()


def test_nothing_the_api_says_is_kept(chromium: Browser, house: SiteHouse) -> None:
    with at_home(chromium, house, "en") as home:
        page = home.pages[0]
        page.reload()
        page.get_by_role("heading", name="Running tables").wait_for()

        kept = page.evaluate(KEPT)

        assert "/" in kept
        assert all(path == "/" or path.startswith("/_app/immutable/") for path in kept)


def test_elsewhere_in_the_network_there_is_no_service_worker_and_nothing_else_is_missing(
    chromium: Browser, house: SiteHouse
) -> None:
    with closing(chromium.new_context(locale="en")) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        page.goto(house.url_for_others)

        page.get_by_role("button", name="Play now against bots").wait_for()
        assert page.evaluate("'serviceWorker' in navigator") is False


def test_a_page_whose_files_went_with_an_older_release_shows_itself_anew(comes: Comes) -> None:
    anna = comes("en")
    anna.troubles.expect("404|dynamically imported|ERR_ABORTED")
    anna.arrives()
    page = anna.page
    shown = _times_shown(page)

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


def _times_shown(page: Page) -> list[str]:
    """Return a list that grows by one whenever the page is requested from now on."""
    shown: list[str] = []
    page.on("request", lambda asked: shown.append(asked.url) if asked.is_navigation_request() else None)
    return shown
