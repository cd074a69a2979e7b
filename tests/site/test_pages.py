"""Every page, looked at closely: in four languages, by day and by night, on small screens and large ones."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from burghof.kernel import Language
from burghof.testkit.effort import QUICK, effort
from tests.site.conftest import DESK, PHONE, company
from tests.site.guest import Guest, Theme
from tests.site.house import SiteHouse
from tests.site.looks import crowded, violations
from tests.site.places import PLACES

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr", "it")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
NARROWEST: Final = (360, 640)
SIZES: Final = (NARROWEST, PHONE, (768, 1024), (1024, 768), DESK, (2560, 1440))

CLOSELY: Final[tuple[Language, ...]] = ("de",) if effort() == QUICK else LANGUAGES
"""The languages in which all sizes and both themes are looked at, the others only where there is least room.

A quick run takes the one with the longest words, a full one all of them.
"""


@pytest.fixture(scope="module", params=PLACES)
def visitor(request: pytest.FixtureRequest, house: SiteHouse, chromium: Browser) -> Iterator[Guest]:
    """Somebody who has come to one of the places."""
    with company(house.url, chromium) as comes:
        anna = comes()
        PLACES[request.param](anna)
        yield anna


def test_axe_finds_nothing(visitor: Guest) -> None:
    found = []
    for language in CLOSELY:
        visitor.speaks(language)
        for theme in THEMES:
            visitor.lights(theme)
            found += [f"{language}, {theme}: {one}" for one in violations(visitor.page)]

    assert found == []


def test_nothing_is_cut_off_and_nothing_scrolls_sideways(visitor: Guest) -> None:
    found = []
    for language in LANGUAGES:
        visitor.speaks(language)
        for size in SIZES if language in CLOSELY else (NARROWEST,):
            visitor.holds(size)
            found += [f"{language}, {size}: {one}" for one in crowded(visitor.page)]
        visitor.holds(DESK)

    assert found == []


def test_everything_is_large_enough_for_a_finger(visitor: Guest) -> None:
    found = []
    for language in LANGUAGES:
        visitor.speaks(language)
        visitor.holds(PHONE)
        found += [f"{language}: {one}" for one in crowded(visitor.page, is_touched=True) if one.startswith("too small")]
        visitor.holds(DESK)

    assert found == []
