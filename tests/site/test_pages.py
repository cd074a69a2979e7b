"""Checks of every page: in four languages, light and dark, on small screens and large ones."""

from typing import Final

import pytest

from burghof.kernel import Language
from burghof.testkit.effort import QUICK, effort
from tests.site.conftest import DESK, PHONE, Comes
from tests.site.guest import Guest, Theme
from tests.site.looks import crowded, violations
from tests.site.places import PLACES

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr", "it")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
NARROWEST: Final = (360, 640)
SIZES: Final = (NARROWEST, PHONE, (768, 1024), (1024, 768), DESK, (2560, 1440))
TIGHT: Final = (NARROWEST, PHONE)
"""Sizes with the least room, among them the one for touch."""

CLOSELY: Final[tuple[Language, ...]] = ("de",) if effort() == QUICK else LANGUAGES
"""Languages in which all sizes and both themes are checked; the others only in the tight sizes.

A quick run takes the language with the longest words, a full run all of them.
"""


def axed(guest: Guest) -> list[str]:
    """Return what axe finds in the light and the dark theme."""
    found = []
    for theme in THEMES:
        guest.lights(theme)
        found += [f"{theme}: {one}" for one in violations(guest.page)]
    return found


def without_room(guest: Guest, size: tuple[int, int]) -> list[str]:
    """Return what is cut off, scrolls sideways or, on a phone, is too small for a finger at this screen size."""
    guest.holds(size)
    return [f"{size}: {one}" for one in crowded(guest.page, is_touched=size == PHONE)]


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_all_has_room_and_is_large_enough_for_a_finger(comes: Comes, place: str) -> None:
    """Check everything in one test: getting to a scene takes longer than checking it."""
    visitor = comes()
    PLACES[place](visitor)

    found = []
    for language in LANGUAGES:
        is_close = language in CLOSELY
        visitor.speaks(language)
        seen = axed(visitor) if is_close else []
        for size in SIZES if is_close else TIGHT:
            seen += without_room(visitor, size)
        visitor.holds(DESK)
        found += [f"{language}, {one}" for one in seen]

    assert found == []
