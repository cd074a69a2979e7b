"""Reviews: requested after the end, filled from the left, and explored by keys, by words and by the chart itself."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from burghof.testkit.effort import QUICK, effort
from tests.site.conftest import PHONE, Comes
from tests.site.guest import Guest
from tests.site.looks import crowded, violations
from tests.site.together import play_together

MOVES: Final = 4 if effort() == QUICK else 8
"""Number of moves before a game is resigned and reviewed in words; judging each takes a second."""


def turn(guest: Guest) -> Locator:
    """Return the slider of the chart."""
    return guest.page.get_by_role("slider", name=guest.says("review-turn"))


def at(guest: Guest) -> int:
    """Return the shown turn."""
    return int(turn(guest).input_value())


def points(guest: Guest) -> Locator:
    """Return the turning points in the rail."""
    return guest.page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button")


def walks_by_keys(guest: Guest) -> None:
    """Step forward and back, and jump from one turning point to the next."""
    first = at(guest)
    guest.page.keyboard.press(".")
    assert at(guest) == first + 1
    guest.page.keyboard.press(",")
    guest.page.keyboard.press(",")
    assert at(guest) == first - 1
    turn(guest).fill("0")
    expect(guest.herald).to_contain_text(guest.says("review-at-start"))
    turn(guest).blur()
    for number in range(points(guest).count()):
        guest.page.keyboard.press(">")
        expect(points(guest).nth(number)).to_have_attribute("aria-current", "step")


def walks_by_the_table(guest: Guest) -> None:
    """Go to the end by the last row of the table of turns."""
    guest.page.get_by_role("tab", name=guest.says("review-turns")).click()
    rows = guest.page.get_by_role("tabpanel").get_by_role("row")
    assert rows.count() == int(turn(guest).get_attribute("max") or 0) + 2, "rows: head, start, each choice, end"
    rows.last.get_by_role("button").click()
    expect(guest.herald).to_contain_text(guest.says("review-at-end"))


def looks_fine(guest: Guest) -> None:
    """Check that the review has no layout faults, on a phone either."""
    assert violations(guest.page) == []
    guest.holds(PHONE)
    assert violations(guest.page) == []
    assert crowded(guest.page, is_touched=True) == []


def test_a_short_game_against_a_bot_is_reviewed_and_walked_through(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("kilt-castle", "me", "bot")
    anna.outline.plays(Random(1), moves=3)
    anna.gives_up()

    anna.asks_for_the_review()

    walks_by_keys(anna)
    walks_by_the_table(anna)
    looks_fine(anna)


@pytest.mark.full
def test_a_game_against_bots_is_reviewed_and_walked_through(comes: Comes) -> None:
    anna = comes()
    anna.arrives()
    anna.plays_now("kilt-castle")
    anna.outline.plays(Random(1))
    anna.sees_the_end()

    anna.asks_for_the_review()

    assert violations(anna.page) == []
    assert points(anna).count() >= 1, "random play loses points somewhere"
    expect(points(anna).first).to_have_attribute("aria-current", "step")
    expect(anna.page.get_by_role("heading", name=anna.says("review-better"))).to_be_visible()
    cited = anna.page.get_by_role("main").get_by_role("button", name=re.compile("^§"))
    cited.first.click()
    expect(anna.page.get_by_role("tabpanel").locator(".cited")).to_contain_text(cited.first.inner_text())
    anna.page.get_by_role("tab", name=anna.says("review"), exact=True).click()
    walks_by_keys(anna)
    walks_by_the_table(anna)
    looks_fine(anna)


def test_a_game_without_a_board_is_reviewed_in_words(comes: Comes) -> None:
    anna, ben = comes(), comes()
    anna.opens_a_table("seven-locks", "me", "open")
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()
    play_together([anna.outline, ben.outline], Random(3), moves=MOVES)
    ben.opens_the_rail("rail-table")
    ben.page.once("dialog", lambda dialog: dialog.accept())
    ben.button("resign", name="Ben").click()
    anna.sees_the_end()

    anna.asks_for_the_review()

    assert violations(anna.page) == []
    expect(anna.page.get_by_role("heading", name=anna.says("review-played"))).to_be_visible()
    ledgers = anna.page.get_by_role("main").get_by_role("rowheader")
    seats = ledgers.count()
    anna.page.get_by_role("switch").uncheck(force=True)
    expect(ledgers).to_have_count(seats - 1)
    anna.page.get_by_role("switch").check(force=True)
    expect(ledgers).to_have_count(seats)
    anna.button("play-on").click()
    anna.page.wait_for_url(re.compile(r"/tables/[-0-9a-f]+$"))
    expect(anna.page.get_by_role("banner")).to_contain_text(anna.says("what-if"))
    assert anna.outline.waits() == "mine", "the seat that was taken over must choose"
