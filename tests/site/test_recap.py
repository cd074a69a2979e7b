"""Since your last turn: after an absence, up to three pictures of what others did, which can be played."""

import re
from typing import Final

from playwright.sync_api import Locator, Route, expect

from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import load_record, steps_since_own_move

GAME: Final = "appenzell"
RECORD: Final = "goal-4"
"""A record with recall `notebook`: with `pure`, there is nothing to look back at."""
PICTURES: Final = 3
MIN_SENTENCES: Final = 4
"""Number of sentences about others after which there is a recap."""
LATE_STEPS: Final = 8
"""Number of steps that come before a late recap; showing them takes longer than the test looks."""
SETTLE_MS: Final = 500


def recap(guest: Guest) -> Locator:
    """Return the recap."""
    return guest.page.get_by_role("region", name=guest.text("recap"))


def numbers_on_board(guest: Guest) -> Locator:
    """Return the numbers of the pictures on the board."""
    return guest.page.locator("main .drawn .over .number")


def play_button(guest: Guest) -> Locator:
    """Return the button that plays the recap; its text says how many seconds that takes."""
    words = guest.text("recap-play", seconds=12).partition("12")[0]
    return guest.page.get_by_role("button", name=re.compile(f"{re.escape(words)}[0-9]+"))


def test_whoever_comes_back_sees_what_happened_and_can_play_it(new_guest: NewGuest) -> None:
    anna = new_guest()
    position, steps = steps_since_own_move(GAME, load_record(GAME, RECORD), MIN_SENTENCES)

    PositionPage(anna).show(position, steps)

    expect(recap(anna).get_by_role("listitem")).to_have_count(PICTURES)
    expect(recap(anna).locator("[data-mark]").first).to_be_attached()
    expect(numbers_on_board(anna)).to_have_text(["1", "2", "3"])  # the end of a turn is not worth a picture
    anna.resize(PHONE)
    expect(recap(anna).get_by_role("listitem")).to_have_count(PICTURES)
    expect(recap(anna).get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    # It is played even where others' moves are shown at once, and the turn stays open.
    play_button(anna).click()
    expect(anna.button("skip")).to_be_visible()
    anna.button("skip").click()
    expect(recap(anna)).to_have_count(0)
    expect(numbers_on_board(anna)).to_have_count(0)


def test_a_recap_of_locks_shows_the_tower_of_each_event(new_guest: NewGuest) -> None:
    anna = new_guest()
    position, steps = steps_since_own_move("seven-locks", load_record("seven-locks", "plain-4"), MIN_SENTENCES)

    PositionPage(anna).show(position, steps)

    pictures = recap(anna).get_by_role("listitem")
    expect(pictures).not_to_have_count(0)
    expect(recap(anna).locator("[data-mark]")).to_have_count(pictures.count())
    expect(numbers_on_board(anna)).to_have_count(pictures.count())


def test_a_recap_that_comes_late_waits_until_the_moves_since_then_were_shown(new_guest: NewGuest) -> None:
    anna = new_guest()
    position, steps = steps_since_own_move(GAME, load_record(GAME, RECORD), MIN_SENTENCES)
    shown, held = PositionPage(anna), list[Route]()
    anna.page.route(re.compile("/replay"), lambda route: held.append(route))  # noqa: PLW0108 - no builtin
    anna.page.goto(anna.url)
    anna.page.evaluate("() => localStorage.setItem('burghof-pace', 'calm')")
    shown.show(position, steps)
    for cursor in range(1, LATE_STEPS + 1):
        shown.advance(position, steps[-1], cursor)
    expect(anna.button("skip")).to_be_visible()

    with anna.page.expect_response(re.compile("/replay")):
        held[-1].fulfill(json=position.replay(steps))
    anna.page.wait_for_timeout(SETTLE_MS)
    expect(anna.button("skip")).to_be_visible()
    expect(recap(anna)).to_have_count(0)
    anna.button("skip").click()

    expect(recap(anna).get_by_role("listitem")).to_have_count(PICTURES)


def test_without_an_absence_there_is_no_recap(new_guest: NewGuest) -> None:
    anna = new_guest()
    position, steps = steps_since_own_move(GAME, load_record(GAME, RECORD), MIN_SENTENCES)
    shown = PositionPage(anna)
    with anna.page.expect_response(re.compile("/replay")):
        shown.show(position, steps[-1:])
    expect(anna.page.locator("main .drawn svg").first).to_be_visible()
    expect(recap(anna)).to_have_count(0)
