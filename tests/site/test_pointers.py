"""Pointers: everything on a board that takes a press answers it, and no bubble covers what could be pressed next."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

import pytest

from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.position_page import PositionPage, Press
from tests.site.recorded_positions import GAMES, Position, sample_positions

MANY_POSITIONS: Final = 40
"""Number of positions of each game in the full tier."""
MAX_PRESSES: Final = 4
"""Maximum number of further presses on a thing that answered slowly."""
MAKE_DEAF: Final = """(id) => addEventListener('click', (event) => {
  if (event.target.closest(`[data-pick="${id}"]`)) event.stopPropagation();
}, { capture: true })"""
"""Script: an item no longer hears that it is pressed."""
MAKE_SLOW: Final = """() => addEventListener('click', () => {
  for (const end = performance.now() + 1500; performance.now() < end;);
}, { capture: true })"""
"""Script: the page is busy for a while after each press."""
MOVE_BUBBLES: Final = """() => {
  const [{ left, top }] = [...document.querySelectorAll('main [data-pick][aria-disabled="false"]')]
    .map((one) => one.getBoundingClientRect());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main .bubble { left: ${left}px !important; top: ${top}px !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""Script: every bubble stands over the first item that can be picked."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
@pytest.mark.parametrize(
    ("game", "count"),
    [
        *((game, 1) for game in GAMES),
        *(pytest.param(game, MANY_POSITIONS, marks=pytest.mark.full) for game in GAMES),
    ],
)
def test_every_press_is_answered(new_guest: NewGuest, game: str, count: int, size: tuple[int, int]) -> None:
    shown = PositionPage(new_guest(size=size))
    picks_first = size == DESKTOP or count > 1

    faults = [
        fault
        for position in sample_positions(game, count)
        for fault in faults_in(shown, position, picks_first=picks_first)
    ]

    assert faults == []


def test_a_deaf_item_is_found(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest())
    shown.show(first_position("kilt-castle"))
    shown.page.evaluate(MAKE_DEAF, "field-7")

    assert names_of_silent(press_all(shown)) == ["field-7"]


def test_a_slow_answer_is_found(new_guest: NewGuest) -> None:
    shown, position = PositionPage(new_guest()), first_position("kilt-castle")
    shown.page.add_init_script(f"({MAKE_SLOW})()")
    shown.show(position)

    assert shown.find_takers() > 0

    press = shown.press(0)

    assert press is not None
    assert press.is_slow
    assert press_again_if_slow(shown, position, press).is_slow


def test_a_bubble_over_something_that_can_be_picked_is_found(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest())
    shown.show(first_position("appenzell"))
    shown.page.evaluate(MOVE_BUBBLES)

    assert any(press.covered for press in press_all(shown))


def first_position(game: str) -> Position:
    """Return a position in which the player of the page has to decide."""
    return next(sample_positions(game, 1))


def names_of_silent(presses: Iterable[Press]) -> list[str]:
    """Return the ids of the items that did not answer."""
    return [press.name.partition(" ")[0] for press in presses if not press.answer]


def faults_in(shown: PositionPage, position: Position, *, picks_first: bool) -> list[str]:
    """Press everything in a position, each alone; with `picks_first` again, each after the same first pick."""
    shown.show(position)
    presses = list(press_all(shown))
    assert presses, f"{position.name}: nothing takes a pointer"
    picks = [press for press in presses if press.picked and not press.plays]
    found = [fault for press in presses for fault in press_again_if_slow(shown, position, press).faults()]
    if picks and picks_first:
        first = Random(position.name).choice(picks).place
        found += [
            f"{fault}, with a pick"
            for press in list(press_all(shown, first))
            for fault in press_again_if_slow(shown, position, press, first).faults()
        ]
    return [f"{position.name}: {fault}" for fault in found]


def press_again_if_slow(shown: PositionPage, position: Position, press: Press, first: int | None = None) -> Press:
    """Press a thing that answered slowly again, each time on a page that has just been opened; the quickest counts.

    Other work on the machine only adds time: it slows down one press or the other, also what each takes of its own
    thread. A slow page is slow each time.
    """
    for _ in range(MAX_PRESSES):
        if not press.is_slow:
            break
        shown.show(position)
        shown.find_takers()
        if first is not None:
            shown.press(first)
        press = shown.press(press.place) or press
    return press


def press_all(shown: PositionPage, first: int | None = None) -> Iterator[Press]:
    """Press everything that takes a pointer, each alone, or each after the one in place `first`."""
    for place in range(shown.find_takers()):
        if first is not None:
            shown.press(first)
        press = shown.press(place)
        if press is not None:
            yield press
        shown.reset()
