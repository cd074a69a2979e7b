"""Reviewing a game: asked for after the end, grown from the left, walked through by keys, words and the band itself."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.site.conftest import PHONE, Comes
from tests.site.guest import Guest
from tests.site.looks import crowded, violations
from tests.site.together import play_together


def turn(guest: Guest) -> Locator:
    """What is pulled along the band."""
    return guest.page.get_by_role("slider", name=guest.says("review-turn"))


def at(guest: Guest) -> int:
    """Which turn is shown."""
    return int(turn(guest).input_value())


def points(guest: Guest) -> Locator:
    """The turning points in the rail."""
    return guest.page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button")


def test_a_game_against_bots_is_reviewed_and_walked_through(comes: Comes) -> None:
    anna = comes()
    anna.arrives()
    anna.plays_now("kilt-castle")
    anna.outline.plays(Random(1))
    anna.sees_the_end()

    anna.asks_for_the_review()

    assert violations(anna.page) == []
    assert points(anna).count() >= 1, "who plays at random loses points somewhere"
    expect(points(anna).first).to_have_attribute("aria-current", "step")
    first = at(anna)
    anna.page.keyboard.press(".")
    assert at(anna) == first + 1
    anna.page.keyboard.press(",")
    anna.page.keyboard.press(",")
    assert at(anna) == first - 1
    anna.page.keyboard.press(">")
    assert at(anna) == first
    expect(anna.page.get_by_role("heading", name=anna.says("review-better"))).to_be_visible()
    cited = anna.page.get_by_role("main").get_by_role("button", name=re.compile("^§"))
    cited.first.click()
    expect(anna.page.get_by_role("tabpanel").locator(".cited")).to_contain_text(cited.first.inner_text())
    anna.page.get_by_role("tab", name=anna.says("review"), exact=True).click()
    turn(anna).fill("0")
    expect(anna.herald).to_contain_text(anna.says("review-at-start"))
    anna.page.get_by_role("tab", name=anna.says("review-turns")).click()
    rows = anna.page.get_by_role("tabpanel").get_by_role("row")
    assert rows.count() == int(turn(anna).get_attribute("max") or 0) + 2, "a head, the start, each choice, the end"
    rows.last.get_by_role("button").click()
    expect(anna.herald).to_contain_text(anna.says("review-at-end"))
    assert violations(anna.page) == []

    anna.holds(PHONE)
    assert violations(anna.page) == []
    assert crowded(anna.page, is_touched=True) == []


def test_a_game_without_a_board_is_reviewed_in_words(comes: Comes) -> None:
    anna, ben = comes(), comes()
    anna.opens_a_table("seven-locks", "me", "open")
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()
    play_together([anna.outline, ben.outline], Random(3), moves=8)
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
    assert anna.outline.waits() == "mine", "it is the choice of the seat one has taken over"
