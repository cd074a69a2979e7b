"""Refusals: an illegal attempt shows the clause that it breaks, and one press opens that clause."""

import re
from typing import Any

import msgspec
from playwright.sync_api import expect

from burghof.games.kilt_castle.plugin import GAME
from tests.site.conftest import NewGuest
from tests.site.guest import Guest
from tests.site.socket_proxy import SocketProxy


def send_illegal_move(guest: Guest, road: SocketProxy) -> None:
    """Send a move to the server that is not offered: the proxy puts it in place of the chosen one."""
    guest.outline.wait_for_turn()
    received = [message for message in road.received if message["type"] in {"sight", "step"}][-1]
    offered = [offer["move"] for offer in received["offers"]]

    def illegal(move: Any) -> Any:  # noqa: ANN401 - a move as JSON
        options = msgspec.convert({}, GAME.types.options)
        every = msgspec.to_builtins(GAME.newest_rules.moves(options, 2))
        return next(one for one in every if one["type"] == move["type"] and one not in offered)

    road.rewrite_next_move(illegal)
    guest.outline.play_offer(0)


def test_an_illegal_try_on_a_board_shows_the_clause_and_opens_the_rules_there(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = anna.board
    anna.create_table("appenzell", "me", "bot")
    board.wait_for_turn()

    board.click_forbidden("room-0")

    cited = anna.page.get_by_role("alert").get_by_role("button", name="§")
    number = cited.inner_text()
    cited.click()
    expect(anna.page.get_by_role("tab", name=anna.text("rail-rules"))).to_have_attribute("aria-selected", "true")
    clause = anna.page.get_by_role("tabpanel").locator("div", has=anna.page.get_by_text(number, exact=True)).last
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("cited"))


def test_nothing_is_lost_by_an_illegal_try(new_guest: NewGuest) -> None:
    anna = new_guest()
    road = SocketProxy(anna.page)
    anna.create_table("kilt-castle", "me", "bot")
    anna.outline.wait_for_turn()
    table, received = anna.outline.table.inner_text(), anna.log.count()

    send_illegal_move(anna, road)

    anna.page.get_by_role("alert").wait_for()
    assert (anna.outline.table.inner_text(), anna.log.count()) == (table, received)
    anna.outline.wait_for_turn()
    anna.outline.play_offer(0)
    expect(anna.log).not_to_have_count(received)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
