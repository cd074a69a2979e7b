"""Refusals: an illegal attempt shows the clause that it breaks, and one press opens that clause."""

import re
from typing import Any

import msgspec
from playwright.sync_api import expect

from burghof.games.kilt_castle.plugin import GAME
from tests.site.conftest import Comes
from tests.site.guest import Guest
from tests.site.road import Road


def tries_something_illegal(guest: Guest, road: Road) -> None:
    """Send a move to the server that is not offered: the proxy puts it in place of the chosen one."""
    guest.outline.waits()
    told = [message for message in road.heard if message["type"] in {"sight", "step"}][-1]
    offered = [offer["move"] for offer in told["offers"]]

    def illegal(move: Any) -> Any:  # noqa: ANN401 - a move as JSON
        options = msgspec.convert({}, GAME.types.options)
        every = msgspec.to_builtins(GAME.game.moves(options, 2))
        return next(one for one in every if one["type"] == move["type"] and one not in offered)

    road.changes_next_move(illegal)
    guest.outline.takes(0)


def test_an_illegal_try_on_a_board_shows_the_clause_and_opens_the_rules_there(comes: Comes) -> None:
    anna = comes()
    board = anna.board
    anna.opens_a_table("appenzell", "me", "bot")
    board.waits()

    board.tries("room-0")

    cited = anna.page.get_by_role("alert").get_by_role("button", name="§")
    number = cited.inner_text()
    cited.click()
    expect(anna.page.get_by_role("tab", name=anna.says("rail-rules"))).to_have_attribute("aria-selected", "true")
    clause = anna.page.get_by_role("tabpanel").locator("div", has=anna.page.get_by_text(number, exact=True)).last
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("cited"))


def test_nothing_is_lost_by_an_illegal_try(comes: Comes) -> None:
    anna = comes()
    road = Road(anna.page)
    anna.opens_a_table("kilt-castle", "me", "bot")
    anna.outline.waits()
    table, told = anna.outline.table.inner_text(), anna.log.count()

    tries_something_illegal(anna, road)

    anna.page.get_by_role("alert").wait_for()
    assert (anna.outline.table.inner_text(), anna.log.count()) == (table, told)
    anna.outline.waits()
    anna.outline.takes(0)
    expect(anna.log).not_to_have_count(told)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
