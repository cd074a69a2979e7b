"""Staying at a table: in the middle of a turn, nothing is lost by a reload, a lost connection or a killed server."""

from playwright.sync_api import expect

from tests.site.conftest import Comes
from tests.site.guest import Guest
from tests.site.house import SiteHouse
from tests.site.road import Road


def in_the_middle_of_a_turn(guest: Guest) -> list[str]:
    """Play one action of a turn of Appenzell, and return the log, the latest entry first.

    The table uses notebook recall: under pure recall, what was said of covered tiles leaves the log.
    """
    guest.opens_a_table("appenzell", "me", "bot", picked=["recall-notebook"])
    guest.outline.waits()
    before = guest.log.count()
    guest.outline.takes(0)
    expect(guest.log).not_to_have_count(before)
    assert guest.outline.waits() == "mine"
    return guest.log.all_inner_texts()


def plays_on(guest: Guest, told: list[str]) -> None:
    """Check that the log is unchanged, and that the next action is added to it once."""
    assert guest.outline.waits() == "mine"
    assert guest.log.all_inner_texts() == told
    guest.outline.takes(0)
    expect(guest.log).not_to_have_count(len(told))
    after = guest.log.all_inner_texts()
    assert after[-len(told) :] == told


def test_a_reload_continues_the_turn(comes: Comes) -> None:
    anna = comes()
    in_the_middle_of_a_turn(anna)
    table = anna.outline.table.inner_text()

    anna.page.reload()

    anna.outline.waits()
    assert anna.outline.table.inner_text() == table
    told = anna.log.count()
    anna.outline.takes(0)
    expect(anna.log).not_to_have_count(told)


def test_a_broken_line_is_said_and_comes_back_by_itself(comes: Comes) -> None:
    anna = comes()
    road = Road(anna.page)
    told = in_the_middle_of_a_turn(anna)

    road.breaks()

    lost = anna.page.get_by_role("alert").filter(has_text=anna.says("problem-offline"))
    expect(lost).to_be_visible()
    expect(anna.outline.choices).to_have_count(0)
    road.is_mended()
    expect(lost).to_be_hidden()
    plays_on(anna, told)


def test_a_move_whose_answer_was_lost_is_played_once(comes: Comes) -> None:
    anna = comes()
    road = Road(anna.page)
    told = in_the_middle_of_a_turn(anna)

    road.breaks_at("step")
    anna.outline.takes(0)
    anna.page.get_by_role("alert").wait_for()
    road.is_mended()

    expect(anna.log).not_to_have_count(len(told))
    anna.outline.waits()
    assert anna.log.all_inner_texts()[-len(told) :] == told
    played = [message["move_id"] for message in road.sent if message["type"] == "play"]
    assert played[-1] == played[-2]
    assert [message["move_id"] for message in road.heard if message["type"] == "accepted"].count(played[-1]) == 1
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_a_killed_server_that_comes_back_has_lost_nothing(comes: Comes, house: SiteHouse) -> None:
    anna = comes()
    anna.troubles.expect(r"WebSocket connection to .* failed")
    told = in_the_middle_of_a_turn(anna)

    anna.outline.takes(0)
    house.is_killed()
    anna.page.get_by_role("alert").wait_for()
    house.opens_again()

    expect(anna.log).not_to_have_count(len(told))
    anna.outline.waits()
    after = anna.log.all_inner_texts()
    assert after[-len(told) :] == told
    plays_on(anna, after)
