"""Fixtures: a server with the built site, a browser, and guests; any error on a page fails the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser

from burghof.kernel import Language
from burghof.server.site.site_files import load_site
from tests.server.home_process import temporary_home
from tests.site.chromium import launch_browser
from tests.site.guest import Guest, Theme
from tests.site.home_server import HomeServer

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage here: the server is another process, and tracing this one would only slow it down."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.no_cover)


class NewGuest(Protocol):
    """Creates a guest with this language, address, theme and screen size."""

    def __call__(
        self, language: Language = "en", *, url: str = "", theme: Theme = "light", size: tuple[int, int] = DESKTOP
    ) -> Guest: ...


@pytest.fixture(scope="session")
def home_server() -> Iterator[HomeServer]:
    """One server for all tests of a worker."""
    assert load_site() is not None, "run `make web`"
    with temporary_home() as folder:
        home_server = HomeServer(folder / "games")
        yield home_server
        home_server.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file; while it exists, nothing else in the worker can have an event loop."""
    with launch_browser() as browser:
        yield browser


@pytest.fixture
def new_guest(home_server: HomeServer, chromium: Browser) -> Iterator[NewGuest]:
    """Creates guests, each a new person with a separate browser context."""
    with guests_at(home_server.url, chromium) as come:
        yield come


@contextmanager
def guests_at(address: str, chromium: Browser) -> Iterator[NewGuest]:
    """Create guests for the duration of the block; no page of theirs may have had an unexpected error."""
    guests: list[Guest] = []

    def come(
        language: Language = "en", *, url: str = "", theme: Theme = "light", size: tuple[int, int] = DESKTOP
    ) -> Guest:
        width, height = size
        context = chromium.new_context(
            locale=language,
            color_scheme=theme,
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            reduced_motion="reduce",
            service_workers="block",
        )
        guests.append(Guest(context, url or address, language))
        return guests[-1]

    try:
        yield come
    finally:
        for one in guests:
            one.context.close()
    assert [caught for one in guests for caught in one.errors.unexpected] == []
