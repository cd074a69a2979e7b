"""Table screens: a television shows what is public, phones join by its code and show hands and buttons."""

import json
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from burghof.testkit.effort import QUICK, effort
from tests.site.conftest import DESK, PHONE, Comes, company
from tests.site.fingers import Fingers
from tests.site.guest import Chair, Guest, Theme
from tests.site.house import SiteHouse
from tests.site.looks import crowded, violations
from tests.site.scanner import scanned
from tests.site.screen import TELEVISION, Screen
from tests.site.together import play_together

GAMES: Final = {"kilt-castle": 4, "appenzell": 4, "seven-locks": 4, "solomon": 5, "the-castle": 6}
"""Each game, with its maximum number of seats."""
SIZES: Final = ((1024, 768), DESK, TELEVISION, (2560, 1440))
AXED: Final = (TELEVISION,) if effort() == QUICK else SIZES
"""Sizes at which axe runs as well; a quick run takes the default one."""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
MOVES: Final = 2 if effort() == QUICK else 4
ENDS: Final = ("kilt-castle", "the-castle")
"""Games whose end is always shown: the first one, and the one with the most seats; the full tier shows each."""

SCROLLED: Final = """() => [document.scrollingElement, ...document.querySelectorAll('.screen, .screen *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'
    && one.clientHeight > 0 && !one.closest('.spoken, svg, select'))
  .map((one) => `${one.tagName} ${one.className} has no room: ${one.scrollHeight} in ${one.clientHeight}`)"""
"""Script: everything that would have to be scrolled, which is impossible on a television."""

CLICK_ALL: Final = "(all) => all.forEach((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })))"


def comes_by_phone(phone: Guest, link: str, name: str) -> None:
    """Follow the link of the scanned code, enter a name and sit down."""
    phone.page.goto(link)
    phone.is_at_a_table()
    phone.page.get_by_label(phone.says("your-name")).fill(name)
    phone.sits_down()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_two_phones_and_a_bot_play_around_a_screen(comes: Comes, chromium: Browser, *, is_whole: bool) -> None:
    screen = Screen(comes(size=TELEVISION))
    screen.is_set("kilt-castle", 3)
    link = scanned(chromium, screen.code)
    assert link == screen.link
    phones = [comes(size=PHONE), comes(size=PHONE)]
    fingers = [Fingers(phone.page) for phone in phones]
    for phone, name in zip(phones, ("Anna", "Ben"), strict=True):
        comes_by_phone(phone, link, name)
    screen.begins("Anna", "Ben")

    called: set[str] = set()
    while (is_whole or not {"Anna", "Ben"} <= called) and play_together(fingers, Random(1), moves=1):
        called |= set(screen.turn.all_inner_texts())

    assert {"Anna", "Ben"} <= called
    if is_whole:
        screen.shows_the_result()
        for phone in phones:
            phone.sees_the_end()
            expect(screen.herald).to_contain_text(phone.herald.inner_text().partition("\n")[0])


def test_the_code_is_still_there_and_can_be_scanned_while_the_game_is_on(comes: Comes, chromium: Browser) -> None:
    screen = Screen(comes(theme="dark", size=(1024, 768)))
    screen.is_set("kilt-castle", 2)
    screen.begins()
    screen.turn.or_(screen.page.locator("main .banner")).first.wait_for()

    assert scanned(chromium, screen.code) == screen.link


def test_a_screen_in_a_browser_that_holds_a_seat_shows_no_secret_and_plays_nothing(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("solomon", "me", "bot")
    anna.outline.waits()
    screen = Screen(anna, anna.context.new_page())

    screen.opens(anna.page.url)
    screen.turn.wait_for()
    screen.page.locator("main button, main [data-pick]").evaluate_all(CLICK_ALL)

    said = [json.loads(one) for one in screen.sent]
    assert [(one["type"], one["seat"], one["screen"]) for one in said if one["type"] != "ping"] == [
        ("watch", None, True)
    ]
    told = [json.loads(one) for one in screen.heard]
    sights = [one for one in told if one["type"] in {"sight", "step"}]
    assert sights
    assert all(not one["decisions"] and not one["offers"] for one in sights)
    assert all(one.get("seat") is None for one in sights)
    expect(screen.page.get_by_role("contentinfo").get_by_role("button")).to_have_count(0)
    expect(screen.page.get_by_role("region", name=anna.says("seats"))).not_to_contain_text(anna.says("seat-your-turn"))


def test_a_phone_keeps_the_board_small_while_the_screen_shows_it(comes: Comes) -> None:
    anna, ben = comes(size=PHONE), comes(size=PHONE)
    boards = [anna.board, ben.board]
    screen = Screen(comes(size=TELEVISION))
    screen.is_set("kilt-castle", 2)
    comes_by_phone(anna, screen.link, "Anna")
    comes_by_phone(ben, screen.link, "Ben")
    screen.begins("Anna", "Ben")

    while "mine" not in (standings := [board.standing() for board in boards]):
        anna.outline.rests()
    waiting = (anna, ben)[standings.index("others")]
    acting = (anna, ben)[standings.index("mine")]
    there = waiting.page.get_by_text(waiting.says("screen-there"))
    expect(there).to_be_visible()
    expect(acting.page.get_by_text(acting.says("screen-there"))).to_have_count(0)
    small = waiting.page.locator("main svg[role=group]").bounding_box()
    whole = acting.page.locator("main svg[role=group]").bounding_box()

    assert small is not None
    assert whole is not None
    assert small["height"] < whole["height"]
    waiting.button("screen-board-here").click()
    expect(waiting.button("screen-board-there")).to_be_visible()
    screen.page.close()
    expect(there).to_have_count(0)


def test_a_screen_goes_to_the_next_round_by_itself(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("kilt-castle", "me", "bot")
    screen = Screen(comes(size=TELEVISION))
    anna.opens_the_rail("rail-table")
    screen.guest.joins(anna.invitation, "Television")
    screen.opens(screen.page.url)
    anna.gives_up()
    screen.shows_the_result()

    anna.button("rematch").click()

    anna.button("begin").wait_for()
    screen.page.wait_for_url(f"**{anna.page.url.removeprefix(anna.url)}?screen=1")
    anna.begins()
    screen.turn.wait_for()


@pytest.fixture(scope="module", params=GAMES)
def shown(request: pytest.FixtureRequest, house: SiteHouse, chromium: Browser) -> Iterator[Screen]:
    """A screen at a game with the maximum number of seats, a few moves on."""
    with company(house.url, chromium) as comes:
        screen, anna = Screen(comes(size=TELEVISION)), comes()
        screen.is_set(request.param, GAMES[request.param])
        anna.joins(screen.link, "Anna")
        anna.sits_down()
        screen.begins("Anna")
        anna.outline.plays(Random(3), moves=MOVES)
        yield screen


@pytest.fixture(
    scope="module",
    params=[game if game in ENDS else pytest.param(game, marks=pytest.mark.full) for game in GAMES],
)
def over(request: pytest.FixtureRequest, house: SiteHouse, chromium: Browser) -> Iterator[Screen]:
    """A screen at the end of a game with the maximum number of seats: all but the last have resigned."""
    seats = GAMES[request.param]
    others: list[Chair] = ["here"] * (seats - 1)
    with company(house.url, chromium) as comes:
        screen, anna = Screen(comes(size=TELEVISION)), comes()
        anna.opens_a_table(request.param, "me", *others)
        anna.opens_the_rail("rail-table")
        screen.guest.joins(anna.invitation, "Television")
        screen.opens(screen.page.url)
        anna.page.on("dialog", lambda dialog: dialog.accept())
        *most, last = ["Anna", *(f"Guest {number}" for number in range(2, seats))]
        for name in most:
            anna.button("resign", name=name).click()
            screen.page.get_by_text(f"{name} gave up.").wait_for()
        anna.button("resign", name=last).click()
        screen.shows_the_result()
        yield screen


def found_on(screen: Screen) -> list[str]:
    """Return what is cut off or needs scrolling at any size, and what axe finds in both themes."""
    found = []
    for size in SIZES:
        screen.guest.holds(size)
        found += [f"{size}: {one}" for one in crowded(screen.page)]
        found += [f"{size}: {one}" for one in screen.page.evaluate(SCROLLED)]
        for theme in THEMES if size in AXED else ():
            screen.guest.lights(theme)
            found += [f"{size}, {theme}: {one}" for one in violations(screen.page)]
    return found


def test_nothing_on_a_screen_is_cut_off_or_has_to_be_scrolled_and_axe_finds_nothing(shown: Screen) -> None:
    assert found_on(shown) == []


def test_the_end_has_room_on_a_screen_and_axe_finds_nothing(over: Screen) -> None:
    assert found_on(over) == []
