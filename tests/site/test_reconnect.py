"""Staying at a table: in the middle of a turn, nothing is lost by a reload, a lost connection or a killed server."""

from typing import Final

from playwright.sync_api import expect

from burghof.wire.client_in import PROTOCOL
from tests.site.conftest import NewGuest
from tests.site.guest import Guest
from tests.site.home_server import HomeServer
from tests.site.socket_proxy import SocketProxy

PICKABLE: Final = 'main [data-pick][aria-disabled="false"]'
PICKED: Final = 'main [data-pick][aria-pressed="true"]'
"""Selectors of what can be picked on a board, and of what is picked."""


def play_half_turn(guest: Guest) -> list[str]:
    """Play one action of a turn of Appenzell, and return the log, the latest entry first.

    The table uses notebook recall: under pure recall, what was said of covered tiles leaves the log.
    """
    guest.create_table("appenzell", "me", "bot")
    guest.outline.wait_for_turn()
    before = guest.log.count()
    guest.outline.play_offer(0)
    expect(guest.log).not_to_have_count(before)
    assert guest.outline.wait_for_turn() == "mine"
    return guest.log.all_inner_texts()


def expect_play_continues(guest: Guest, received: list[str]) -> None:
    """Check that the log is unchanged, and that the next action is added to it once."""
    assert guest.outline.wait_for_turn() == "mine"
    assert guest.log.all_inner_texts() == received
    guest.outline.play_offer(0)
    expect(guest.log).not_to_have_count(len(received))
    after = guest.log.all_inner_texts()
    assert after[-len(received) :] == received


def test_a_reload_continues_the_turn(new_guest: NewGuest) -> None:
    anna = new_guest()
    play_half_turn(anna)
    table = anna.outline.table.inner_text()

    anna.page.reload()

    anna.outline.wait_for_turn()
    assert anna.outline.table.inner_text() == table
    received = anna.log.count()
    anna.outline.play_offer(0)
    expect(anna.log).not_to_have_count(received)


def test_a_broken_line_is_said_and_comes_back_by_itself(new_guest: NewGuest) -> None:
    anna = new_guest()
    road = SocketProxy(anna.page)
    received = play_half_turn(anna)

    road.cut()

    lost = anna.page.get_by_role("alert").filter(has_text=anna.text("problem-offline"))
    expect(lost).to_be_visible()
    expect(anna.outline.choices).to_have_count(0)
    anna.button("retry-now").click()
    expect(lost).to_be_visible()
    road.restore()
    expect(lost).to_be_hidden()
    expect_play_continues(anna, received)


def test_a_move_whose_answer_was_lost_is_played_once(new_guest: NewGuest) -> None:
    anna = new_guest()
    road = SocketProxy(anna.page)
    received = play_half_turn(anna)

    road.cut_on("step")
    anna.outline.play_offer(0)
    anna.page.get_by_role("alert").wait_for()
    road.restore()

    expect(anna.log).not_to_have_count(len(received))
    anna.outline.wait_for_turn()
    assert anna.log.all_inner_texts()[-len(received) :] == received
    played = [message["move_id"] for message in road.sent if message["type"] == "play"]
    assert played[-1] == played[-2]
    assert [message["move_id"] for message in road.received if message["type"] == "accepted"].count(played[-1]) == 1
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_a_killed_server_that_comes_back_has_lost_nothing(new_guest: NewGuest, home_server: HomeServer) -> None:
    anna = new_guest()
    anna.errors.expect(
        r"WebSocket connection to .* failed|/api/socket.*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED.*/api/socket"
    )
    received = play_half_turn(anna)

    anna.outline.play_offer(0)
    home_server.kill()
    anna.page.get_by_role("alert").wait_for()
    home_server.restart()

    expect(anna.log).not_to_have_count(len(received))
    anna.outline.wait_for_turn()
    after = anna.log.all_inner_texts()
    assert after[-len(received) :] == received
    expect_play_continues(anna, after)


def test_an_open_page_of_an_older_release_reloads_once_and_loses_no_pick(new_guest: NewGuest) -> None:
    anna, loads = new_guest(), list[str]()
    road = SocketProxy(anna.page)
    anna.create_table("kilt-castle", "me", "bot")
    anna.page.locator(PICKABLE).first.dispatch_event("click")
    picked = anna.page.locator(PICKED).first
    before = picked.get_attribute("data-pick")
    anna.page.on("load", lambda page: loads.append(page.url))

    road.protocol = PROTOCOL + 1
    road.cut()
    with anna.page.expect_event("load"):
        road.restore()

    expect(picked).to_have_attribute("data-pick", before or "")
    assert len(loads) == 1
