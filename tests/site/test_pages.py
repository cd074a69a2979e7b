"""Checks of every page: in four languages, light and dark, on small screens and large ones."""

from typing import Final

import pytest

from burghof.hosting.tables.bot_names import GIVEN_NAMES
from burghof.kernel import Language
from burghof.testkit.effort import QUICK, current_effort
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import layout_faults, violations
from tests.site.scenes import SCENES, board_scene

NAME_ALL: Final = "(all, names) => all.forEach((one, place) => one.lastChild.textContent = names[place])"
"""Script: give these names to the columns of a count."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr", "it")
COLOUR_RULES: Final = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on the theme."""
MIN_SIZE: Final = (360, 640)
SMALL_SIZES: Final = (MIN_SIZE,) if current_effort() == QUICK else (MIN_SIZE, PHONE)
"""Sizes with the least room; in a full run among them the one for touch."""

MOST_DIFFERENT_SIZES: Final = (MIN_SIZE, PHONE, (844, 390), (768, 1024), DESKTOP)
"""One size for each way a page is laid out."""

SIZES: Final = (
    MOST_DIFFERENT_SIZES
    if current_effort() == QUICK
    else (*MOST_DIFFERENT_SIZES, (1024, 768), (1920, 1080), (2560, 1440))
)

FULLY_CHECKED_LANGUAGES: Final[tuple[Language, ...]] = ("de",) if current_effort() == QUICK else LANGUAGES
"""Languages in which all sizes and both themes are checked; the others only in the tight sizes.

A quick run takes the language with the longest words, a full run all of them.
"""


def axe_faults(guest: Guest) -> list[str]:
    """Return what axe finds; in the dark theme by the rules that depend on colours, in a full run by all."""
    guest.set_theme("light")
    found = [f"light: {one}" for one in violations(guest.page)]
    guest.set_theme("dark")
    found += [f"dark: {one}" for one in violations(guest.page, COLOUR_RULES if current_effort() == QUICK else None)]
    return found


def layout_faults_at(guest: Guest, size: tuple[int, int]) -> list[str]:
    """Return what is cut off, scrolls sideways or, on a phone, is too small for a finger at this screen size."""
    guest.resize(size)
    return [f"{size}: {one}" for one in layout_faults(guest.page, is_touch=size == PHONE)]


@pytest.mark.parametrize("place", SCENES)
def test_axe_finds_nothing_all_has_room_and_is_large_enough_for_a_finger(new_guest: NewGuest, place: str) -> None:
    """Check everything in one test: getting to a scene takes longer than checking it."""
    visitor = new_guest()
    SCENES[place](visitor)

    found = []
    for language in LANGUAGES:
        is_close = language in FULLY_CHECKED_LANGUAGES
        visitor.set_language(language)
        seen = axe_faults(visitor) if is_close else []
        for size in SIZES if is_close else SMALL_SIZES:
            seen += layout_faults_at(visitor, size)
        visitor.resize(DESKTOP)
        found += [f"{language}, {one}" for one in seen]

    assert found == []


def test_the_count_of_a_result_has_room_for_the_longest_names(new_guest: NewGuest) -> None:
    visitor = new_guest()
    board_scene(visitor, "kilt-castle", bots=2)
    visitor.resign()
    longest = sorted(GIVEN_NAMES, key=len)[-3:]

    found = []
    for language in LANGUAGES:
        visitor.set_language(language)
        visitor.page.locator("section.count thead span").evaluate_all(NAME_ALL, longest)
        found += [f"{language}, {one}" for one in layout_faults_at(visitor, MIN_SIZE)]
        visitor.resize(DESKTOP)

    assert found == []
