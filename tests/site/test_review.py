"""Reviews: requested after the end, filled from the left, and explored by keys, by words and by the chart itself."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from burghof.testkit.effort import QUICK, current_effort
from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import layout_faults, violations
from tests.site.multiplayer import play_together

MOVES: Final = 4 if current_effort() == QUICK else 8
"""Number of moves before a game is resigned and reviewed in words; judging each takes a second."""


def turn_slider(guest: Guest) -> Locator:
    """Return the slider of the chart."""
    return guest.page.get_by_role("slider", name=guest.text("review-turn"))


def shown_turn(guest: Guest) -> int:
    """Return the shown turn."""
    return int(turn_slider(guest).input_value())


def turning_points(guest: Guest) -> Locator:
    """Return the turning points in the rail."""
    return guest.page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button")


def navigate_by_keys(guest: Guest) -> None:
    """Step forward and back, and jump from one turning point to the next."""
    first = shown_turn(guest)
    guest.page.keyboard.press(".")
    assert shown_turn(guest) == first + 1
    guest.page.keyboard.press(",")
    guest.page.keyboard.press(",")
    assert shown_turn(guest) == first - 1
    turn_slider(guest).fill("0")
    expect(guest.herald).to_contain_text(guest.text("review-at-start"))
    turn_slider(guest).blur()
    for number in range(turning_points(guest).count()):
        guest.page.keyboard.press(">")
        expect(turning_points(guest).nth(number)).to_have_attribute("aria-current", "step")


def navigate_by_table(guest: Guest) -> None:
    """Go to the end by the last row of the table of turns."""
    guest.page.get_by_role("tab", name=guest.text("review-turns")).click()
    rows = guest.page.get_by_role("tabpanel").get_by_role("row")
    assert rows.count() == int(turn_slider(guest).get_attribute("max") or 0) + 2, "rows: head, start, each choice, end"
    rows.last.get_by_role("button").click()
    expect(guest.herald).to_contain_text(guest.text("review-at-end"))


def expect_no_faults(guest: Guest) -> None:
    """Check that the review has no layout faults, on a phone either."""
    assert violations(guest.page) == []
    guest.resize(PHONE)
    assert violations(guest.page) == []
    assert layout_faults(guest.page, is_touch=True) == []


def test_a_short_game_against_a_bot_is_reviewed_and_walked_through(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("kilt-castle", "me", "bot")
    anna.outline.play_to_end(Random(1), moves=3)
    anna.resign()

    anna.request_review()

    navigate_by_keys(anna)
    navigate_by_table(anna)
    expect_no_faults(anna)


@pytest.mark.full
def test_a_game_against_bots_is_reviewed_and_walked_through(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto()
    anna.quick_play("kilt-castle")
    anna.outline.play_to_end(Random(1))
    anna.expect_result()

    anna.request_review()

    assert violations(anna.page) == []
    assert turning_points(anna).count() >= 1, "random play loses points somewhere"
    expect(turning_points(anna).first).to_have_attribute("aria-current", "step")
    expect(anna.page.get_by_role("heading", name=anna.text("review-better"))).to_be_visible()
    cited = anna.page.get_by_role("main").get_by_role("button", name=re.compile("^§"))
    cited.first.click()
    expect(anna.page.get_by_role("tabpanel").locator(".cited")).to_contain_text(cited.first.inner_text())
    anna.page.get_by_role("tab", name=anna.text("review"), exact=True).click()
    navigate_by_keys(anna)
    navigate_by_table(anna)
    expect_no_faults(anna)


def test_a_game_without_a_board_is_reviewed_in_words(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest()
    anna.skip_stories()
    ben.skip_stories()
    anna.create_table("seven-locks", "me", "open")
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()
    play_together([anna.outline, ben.outline], Random(3), moves=MOVES)
    ben.open_rail("rail-table")
    ben.give_up("Ben")
    anna.expect_result()

    anna.request_review()

    assert violations(anna.page) == []
    expect(anna.page.get_by_role("heading", name=anna.text("review-played"))).to_be_visible()
    ledgers = anna.page.get_by_role("main").get_by_role("rowheader")
    seats = ledgers.count()
    anna.page.get_by_role("switch").uncheck(force=True)
    expect(ledgers).to_have_count(seats - 1)
    anna.page.get_by_role("switch").check(force=True)
    expect(ledgers).to_have_count(seats)
    anna.button("play-on").click()
    anna.page.wait_for_url(re.compile(r"/tables/[-0-9a-f]+$"))
    expect(anna.page.get_by_role("banner")).to_contain_text(anna.text("what-if"))
    assert anna.outline.wait_for_turn() == "mine", "the seat that was taken over must choose"
