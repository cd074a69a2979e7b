"""Every page, looked at closely: in four languages, by day and by night, on small screens and large ones."""

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
"""Where there is least room, and what is touched by fingers."""

CLOSELY: Final[tuple[Language, ...]] = ("de",) if effort() == QUICK else LANGUAGES
"""The languages in which all sizes and both themes are looked at, the others only where it is tight.

A quick run takes the one with the longest words, a full one all of them.
"""


def axed(guest: Guest) -> list[str]:
    """What axe finds by day and by night."""
    found = []
    for theme in THEMES:
        guest.lights(theme)
        found += [f"{theme}: {one}" for one in violations(guest.page)]
    return found


def without_room(guest: Guest, size: tuple[int, int]) -> list[str]:
    """What is cut off, scrolls sideways or, on a phone, is too small for a finger on a screen of this size."""
    guest.holds(size)
    return [f"{size}: {one}" for one in crowded(guest.page, is_touched=size == PHONE)]


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_all_has_room_and_is_large_enough_for_a_finger(comes: Comes, place: str) -> None:
    """Look at everything in one go: to get to a place takes longer than to look at it."""
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
