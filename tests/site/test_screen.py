"""Table screens: a television shows what is public, phones join by its code and show hands and buttons."""

import json
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from burghof.testkit.effort import QUICK, current_effort
from tests.site.conftest import DESKTOP, PHONE, NewGuest, guests_at
from tests.site.guest import Chair, Guest, Theme
from tests.site.home_server import HomeServer
from tests.site.layout_checks import layout_faults, violations
from tests.site.multiplayer import play_together
from tests.site.scanner import scan
from tests.site.screen import TELEVISION, TableScreen
from tests.site.touch_board import TouchBoard

GAMES: Final = {"kilt-castle": 4, "appenzell": 4, "seven-locks": 4, "solomon": 5, "the-castle": 6}
"""Each game, with its maximum number of seats."""
SIZES: Final = ((1024, 768), DESKTOP, TELEVISION, (2560, 1440))
AXE_SIZES: Final = (TELEVISION,) if current_effort() == QUICK else SIZES
"""Sizes at which axe runs as well; a quick run takes the default one."""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
MOVES: Final = 2 if current_effort() == QUICK else 4
ALWAYS_FINISHED: Final = ("kilt-castle", "the-castle")
"""Games whose end is always shown: the first one, and the one with the most seats; the full tier shows each."""

NEEDS_SCROLLING_SCRIPT: Final = """() => [document.scrollingElement, ...document.querySelectorAll('.screen, .screen *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'
    && one.clientHeight > 0 && !one.closest('.spoken, .picture, svg, select'))
  .map((one) => `${one.tagName} ${one.className} has no room: ${one.scrollHeight} in ${one.clientHeight}`)"""
"""Script: everything that would have to be scrolled, which is impossible on a television; pictures are cropped."""

CLICK_ALL: Final = "(all) => all.forEach((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })))"


def join_by_phone(phone: Guest, link: str, name: str) -> None:
    """Follow the link of the scanned code, enter a name and sit down."""
    phone.join(link, name)
    phone.sit_down()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_two_phones_and_a_bot_play_around_a_screen(new_guest: NewGuest, chromium: Browser, *, is_whole: bool) -> None:
    screen = TableScreen(new_guest(size=TELEVISION))
    screen.create_table("kilt-castle", 3)
    link = scan(chromium, screen.code)
    assert link == screen.link
    phones = [new_guest(size=PHONE), new_guest(size=PHONE)]
    fingers = [TouchBoard(phone.page) for phone in phones]
    for phone, name in zip(phones, ("Anna", "Ben"), strict=True):
        join_by_phone(phone, link, name)
    screen.start_game("Anna", "Ben")

    called: set[str] = set()
    while (is_whole or not {"Anna", "Ben"} <= called) and play_together(fingers, Random(1), moves=1):
        called |= set(screen.turn.all_inner_texts())

    assert {"Anna", "Ben"} <= called
    if is_whole:
        screen.expect_result()
        for phone in phones:
            phone.expect_result()
            expect(screen.herald).to_contain_text(phone.herald.inner_text().partition("\n")[0])


def test_the_code_is_folded_into_a_corner_while_the_game_is_on(new_guest: NewGuest, chromium: Browser) -> None:
    screen = TableScreen(new_guest(theme="dark", size=(1024, 768)))
    screen.create_table("kilt-castle", 2)
    screen.start_game()
    screen.turn.or_(screen.page.locator("main .outcome h2")).first.wait_for()
    expect(screen.code).to_have_count(0)

    screen.open_corner()

    assert scan(chromium, screen.code) == screen.link


def test_a_screen_in_a_browser_that_holds_a_seat_shows_no_secret_and_plays_nothing(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "bot")
    anna.outline.wait_for_turn()
    screen = TableScreen(anna, anna.context.new_page())

    screen.goto(anna.page.url)
    screen.turn.wait_for()
    screen.page.locator("main button, main [data-pick]").evaluate_all(CLICK_ALL)

    said = [json.loads(one) for one in screen.sent]
    assert [(one["type"], one["seat"], one["screen"]) for one in said if one["type"] not in {"ping", "shown"}] == [
        ("watch", None, True)
    ]
    received = [json.loads(one) for one in screen.received]
    sights = [one for one in received if one["type"] in {"sight", "step"}]
    assert sights
    assert all(not one["decisions"] and not one["offers"] for one in sights)
    assert all(one.get("seat") is None for one in sights)
    expect(screen.page.get_by_role("contentinfo").get_by_role("button")).to_have_count(0)
    expect(screen.page.get_by_role("region", name=anna.text("seats"))).not_to_contain_text(anna.text("seat-your-turn"))


def test_a_phone_keeps_the_board_small_while_the_screen_shows_it(new_guest: NewGuest) -> None:
    anna, ben = new_guest(size=PHONE), new_guest(size=PHONE)
    boards = [anna.board, ben.board]
    screen = TableScreen(new_guest(size=TELEVISION))
    screen.create_table("kilt-castle", 2)
    join_by_phone(anna, screen.link, "Anna")
    join_by_phone(ben, screen.link, "Ben")
    screen.start_game("Anna", "Ben")

    while "mine" not in (standings := [board.turn_state() for board in boards]):
        anna.outline.pause()
    waiting = (anna, ben)[standings.index("others")]
    acting = (anna, ben)[standings.index("mine")]
    there = waiting.page.get_by_text(waiting.text("screen-there"))
    expect(there).to_be_visible()
    expect(acting.page.get_by_text(acting.text("screen-there"))).to_have_count(0)
    small = waiting.page.locator("main svg[role=group]").bounding_box()
    whole = acting.page.locator("main svg[role=group]").bounding_box()

    assert small is not None
    assert whole is not None
    assert small["height"] < whole["height"]
    waiting.button("screen-board-here").click()
    expect(waiting.button("screen-board-there")).to_be_visible()
    screen.page.close()
    expect(there).to_have_count(0)


def test_a_screen_goes_to_the_next_round_by_itself(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("kilt-castle", "me", "bot")
    screen = TableScreen(new_guest(size=TELEVISION))
    anna.open_rail("rail-table")
    screen.guest.join(anna.invitation, "Television")
    screen.goto(screen.page.url)
    anna.resign()
    screen.expect_result()

    anna.button("rematch").click()

    anna.button("begin").wait_for()
    screen.page.wait_for_url(f"**{anna.page.url.removeprefix(anna.url)}?screen=1")
    anna.start_game()
    screen.turn.wait_for()


@pytest.fixture(scope="module", params=GAMES)
def running_screen(request: pytest.FixtureRequest, home_server: HomeServer, chromium: Browser) -> Iterator[TableScreen]:
    """A screen at a game with the maximum number of seats, a few moves on."""
    with guests_at(home_server.url, chromium) as comes:
        screen, anna = TableScreen(comes(size=TELEVISION)), comes()
        screen.create_table(request.param, GAMES[request.param])
        anna.join(screen.link, "Anna")
        anna.sit_down()
        screen.start_game("Anna")
        anna.outline.play_to_end(Random(3), moves=MOVES)
        yield screen


@pytest.fixture(
    scope="module",
    params=[game if game in ALWAYS_FINISHED else pytest.param(game, marks=pytest.mark.full) for game in GAMES],
)
def finished_screen(
    request: pytest.FixtureRequest, home_server: HomeServer, chromium: Browser
) -> Iterator[TableScreen]:
    """A screen at the end of a game with the maximum number of seats: all but the last have resigned."""
    seats = GAMES[request.param]
    others: list[Chair] = ["here"] * (seats - 1)
    with guests_at(home_server.url, chromium) as comes:
        screen, anna = TableScreen(comes(size=TELEVISION)), comes()
        anna.create_table(request.param, "me", *others)
        anna.open_rail("rail-table")
        screen.guest.join(anna.invitation, "Television")
        screen.goto(screen.page.url)
        for name in ["Anna", *(f"Guest {number}" for number in range(2, seats))]:
            anna.give_up(name)
        screen.expect_result()
        yield screen


def find_faults(screen: TableScreen) -> list[str]:
    """Return what is cut off or needs scrolling at any size, and what axe finds in both themes."""
    found = []
    for size in SIZES:
        screen.guest.resize(size)
        found += [f"{size}: {one}" for one in layout_faults(screen.page)]
        found += [f"{size}: {one}" for one in screen.page.evaluate(NEEDS_SCROLLING_SCRIPT)]
        if size not in AXE_SIZES:
            continue
        screen.open_corner()
        found += [f"{size}, corner: {one}" for one in layout_faults(screen.page)]
        for theme in THEMES:
            screen.guest.set_theme(theme)
            found += [f"{size}, {theme}: {one}" for one in violations(screen.page)]
        screen.close_corner()
    return found


def test_nothing_on_a_screen_is_cut_off_or_has_to_be_scrolled_and_axe_finds_nothing(
    running_screen: TableScreen,
) -> None:
    assert find_faults(running_screen) == []


def test_the_end_has_room_on_a_screen_and_axe_finds_nothing(finished_screen: TableScreen) -> None:
    assert find_faults(finished_screen) == []
