"""Multiplayer: watching, take-back with consent, leaving and coming back, rematch."""

import re
from random import Random
from typing import NamedTuple

from playwright.sync_api import Route, expect

from tests.site.conftest import Comes
from tests.site.guest import Guest
from tests.site.length import FEW
from tests.site.together import agree, play_together

A_CARD = re.compile(r"\[[X.]+(/[X.]+)*\]")
"""A card of Solomon, drawn in text; only its holder may see it."""


def two(comes: Comes) -> tuple[Guest, Guest]:
    """Start a game of Anna and Ben in two browsers."""
    anna, ben = comes(), comes()
    anna.opens_a_table("kilt-castle", "me", "open")
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()
    return anna, ben


def test_a_spectator_sees_what_is_public_and_can_do_nothing(comes: Comes) -> None:
    anna, cleo = comes(), comes()
    anna.opens_a_table("solomon", "me", "bot", picked=["visibility-public"])
    anna.outline.waits()
    cleo.arrives()

    cleo.page.get_by_role("link", name=cleo.says("table-watch")).first.click()
    cleo.is_at_a_table()
    cleo.page.get_by_role("button", name=cleo.says("in-words")).click()

    expect(cleo.outline.table).to_be_visible()
    expect(cleo.page.get_by_role("heading", name=cleo.says("todo"))).to_have_count(0)
    expect(cleo.page.get_by_role("contentinfo").get_by_role("button")).to_have_count(0)
    expect(cleo.outline.table.get_by_role("button")).to_have_count(0)
    expect(anna.page.get_by_role("main")).to_contain_text(A_CARD)
    expect(cleo.page.get_by_role("main")).not_to_contain_text(A_CARD)


def test_a_spectator_follows_what_is_played(comes: Comes) -> None:
    anna, ben = two(comes)
    anna.opens_the_rail("rail-table")
    cleo = comes()
    cleo.joins(anna.invitation, "Cleo")
    anna.opens_the_rail("rail-log")
    before = cleo.log.count()

    play_together([anna.outline, ben.outline], Random(3), moves=FEW)

    agree(lambda: [guest.log.all_inner_texts() for guest in (anna, cleo)])
    assert cleo.log.count() > before


class Asked(NamedTuple):
    """A player's request to take back the own last move, after another player has moved."""

    by: Guest
    other: Guest
    before: str
    """The table in words, before the move that is to be taken back."""


def asked_to_take_back(anna: Guest, ben: Guest) -> Asked:
    """Play until a move of one player is followed by one of the other; then the first asks to take back."""
    one = None
    while True:
        mover = next((guest for guest in (anna, ben) if guest.outline.standing() == "mine"), None)
        if mover is None:
            anna.outline.rests()
            continue
        if one is not None and mover is not one.by:
            told = one.by.log.count()
            mover.outline.takes(0)
            expect(one.by.log).not_to_have_count(told)
            one.by.button("ask-take-back").click()
            return one
        one = Asked(mover, ben if mover is anna else anna, mover.outline.table.inner_text())
        mover.outline.takes(0)


def test_the_other_agrees_and_a_move_is_taken_back(comes: Comes) -> None:
    asked = asked_to_take_back(*two(comes))

    asked.other.button("agree").click()

    expect(asked.by.outline.table).to_have_text(asked.before, use_inner_text=True)
    assert asked.by.outline.waits() == "mine"
    expect(asked.other.button("agree")).to_have_count(0)


def test_the_other_would_rather_not(comes: Comes) -> None:
    asked = asked_to_take_back(*two(comes))
    table = asked.by.outline.table.inner_text()

    asked.other.button("refuse").click()

    expect(asked.other.button("refuse")).to_have_count(0)
    expect(asked.by.page.get_by_role("alert")).to_have_count(0)
    assert asked.by.outline.table.inner_text() == table


def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("kilt-castle", "me", "open", "open")
    ben = comes()
    ben.joins(anna.invitation)
    ben.sits_down()
    cleo = comes()
    cleo.joins(anna.invitation, "Cleo")
    cleo.sits_down()
    anna.begins()

    anna.opens_the_rail("rail-table")
    anna.button("leave-to-bot", name="Anna").click()

    back = anna.button("come-back")
    back.wait_for()
    play_together([ben.outline, cleo.outline], Random(4), moves=FEW)
    back.click()
    expect(back).to_have_count(0)
    play_together([anna.outline, ben.outline, cleo.outline], Random(4), moves=FEW)


def test_another_round_is_a_new_table_for_the_same_people(comes: Comes) -> None:
    anna, ben = two(comes)
    anna.gives_up()
    first = anna.page.url

    anna.button("rematch").click()
    anna.page.wait_for_url(lambda url: url != first)
    ben.page.get_by_role("link", name=ben.says("to-the-rematch")).click()

    ben.page.wait_for_url(anna.page.url.replace(anna.url, ben.url))
    anna.begins()
    play_together([anna.outline, ben.outline], Random(5), moves=4)


def test_while_something_is_being_done_no_click_is_lost(comes: Comes) -> None:
    anna, held = comes(), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    anna.opens_a_table("kilt-castle", "me", "here", "here")
    anna.opens_the_rail("rail-table")
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.route("**/resign", hold, times=1)
    other = anna.button("resign", name="Guest 2")

    anna.button("resign", name="Anna").click()
    expect(other).to_be_disabled()
    held[0].continue_()
    other.click()

    anna.sees_the_end()
