"""Multiplayer: watching, take-back with consent, leaving and coming back, rematch."""

import re
from random import Random
from typing import NamedTuple

from playwright.sync_api import Route, expect

from tests.site.conftest import NewGuest
from tests.site.game_length import FEW_MOVES
from tests.site.guest import Guest
from tests.site.multiplayer import play_together, wait_until_equal

CARD_TEXT = re.compile(r"\[[X.]+(/[X.]+)*\]")
"""A card of Solomon, drawn in text; only its holder may see it."""


def start_two(new_guest: NewGuest) -> tuple[Guest, Guest]:
    """Start a game of Anna and Ben in two browsers."""
    anna, ben = new_guest(), new_guest()
    anna.create_table("kilt-castle", "me", "open")
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()
    return anna, ben


def test_a_spectator_sees_what_is_public_and_can_do_nothing(new_guest: NewGuest) -> None:
    anna, cleo = new_guest(), new_guest()
    anna.create_table("solomon", "me", "bot", picked=["visibility-public"])
    anna.outline.wait_for_turn()
    cleo.goto()

    cleo.page.get_by_role("link", name=cleo.text("table-watch")).first.click()
    cleo.wait_for_table()
    cleo.page.get_by_role("button", name=cleo.text("in-words")).click()

    expect(cleo.outline.table).to_be_visible()
    expect(cleo.herald).to_contain_text(cleo.text("you-watch"))
    expect(anna.herald).not_to_contain_text(anna.text("you-watch"))
    expect(cleo.page.get_by_role("heading", name=cleo.text("todo"))).to_have_count(0)
    expect(cleo.page.get_by_role("contentinfo").get_by_role("button")).to_have_count(0)
    expect(cleo.outline.table.get_by_role("button")).to_have_count(0)
    expect(anna.page.get_by_role("main")).to_contain_text(CARD_TEXT)
    expect(cleo.page.get_by_role("main")).not_to_contain_text(CARD_TEXT)


def test_a_spectator_follows_what_is_played(new_guest: NewGuest) -> None:
    anna, ben = start_two(new_guest)
    anna.open_rail("rail-table")
    cleo = new_guest()
    cleo.join(anna.invitation, "Cleo")
    anna.open_rail("rail-log")
    before = cleo.log.count()

    play_together([anna.outline, ben.outline], Random(3), moves=FEW_MOVES)

    wait_until_equal(lambda: [guest.log.count() for guest in (anna, cleo)])
    assert cleo.log.count() > before
    yours = [sum(line.startswith("You ") for line in guest.log.all_inner_texts()) for guest in (anna, cleo)]
    assert yours[0] > 0, "nothing calls the player you"
    assert yours[1] == 0, "a spectator is called you"


class TakeBackRequest(NamedTuple):
    """A player's request to take back the own last move, after another player has moved."""

    by: Guest
    other: Guest
    before: str
    """The table in words, before the move that is to be taken back."""


def request_take_back(anna: Guest, ben: Guest) -> TakeBackRequest:
    """Play until a move of one player is followed by one of the other; then the first asks to take back."""
    one = None
    while True:
        mover = next((guest for guest in (anna, ben) if guest.outline.turn_state() == "mine"), None)
        if mover is None:
            anna.outline.pause()
            continue
        if one is not None and mover is not one.by:
            received = one.by.log.count()
            mover.outline.play_offer(0)
            expect(one.by.log).not_to_have_count(received)
            one.by.button("ask-take-back").click()
            return one
        one = TakeBackRequest(mover, ben if mover is anna else anna, mover.outline.table.inner_text())
        mover.outline.play_offer(0)


def test_the_other_agrees_and_a_move_is_taken_back(new_guest: NewGuest) -> None:
    asked = request_take_back(*start_two(new_guest))

    asked.other.button("agree").click()

    expect(asked.by.outline.table).to_have_text(asked.before, use_inner_text=True)
    assert asked.by.outline.wait_for_turn() == "mine"
    expect(asked.other.button("agree")).to_have_count(0)


def test_the_other_would_rather_not(new_guest: NewGuest) -> None:
    asked = request_take_back(*start_two(new_guest))
    table = asked.by.outline.table.inner_text()

    asked.other.button("refuse").click()

    expect(asked.other.button("refuse")).to_have_count(0)
    expect(asked.by.page.get_by_role("alert")).to_have_count(0)
    assert asked.by.outline.table.inner_text() == table


def test_who_asked_sees_who_is_waited_for_and_withdraws(new_guest: NewGuest) -> None:
    anna, ben = start_two(new_guest)
    asked = request_take_back(anna, ben)
    waiting = asked.by.page.get_by_role("alert")
    expect(waiting).to_contain_text(asked.by.text("asked-back-waits", names="Ben" if asked.by is anna else "Anna"))
    expect(asked.by.button("ask-take-back")).to_have_count(0)

    asked.by.button("withdraw").click()

    expect(asked.other.button("agree")).to_have_count(0)
    expect(waiting).to_have_count(0)
    expect(asked.by.button("ask-take-back")).to_be_visible()


def test_against_bots_a_move_is_taken_back_without_asking(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "bot")
    anna.outline.wait_for_turn()
    expect(anna.button("take-back")).to_have_count(0)
    before = anna.outline.table.inner_text()
    logged = anna.log.count()
    anna.outline.play_offer(0)
    expect(anna.log).not_to_have_count(logged)
    assert anna.outline.wait_for_turn() == "mine"

    anna.button("take-back").click()

    expect(anna.outline.table).to_have_text(before, use_inner_text=True)
    expect(anna.button("agree")).to_have_count(0)


def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("kilt-castle", "me", "open", "open")
    ben = new_guest()
    ben.join(anna.invitation)
    ben.sit_down()
    cleo = new_guest()
    cleo.join(anna.invitation, "Cleo")
    cleo.sit_down()
    anna.start_game()

    anna.open_rail("rail-table")
    anna.button("leave-to-bot", name="Anna").click()

    back = anna.button("come-back")
    back.wait_for()
    play_together([ben.outline, cleo.outline], Random(4), moves=FEW_MOVES)
    back.click()
    expect(back).to_have_count(0)
    play_together([anna.outline, ben.outline, cleo.outline], Random(4), moves=FEW_MOVES)


def test_another_round_is_a_new_table_for_the_same_people(new_guest: NewGuest) -> None:
    anna, ben = start_two(new_guest)
    anna.resign()
    first = anna.page.url

    anna.button("rematch").click()
    anna.page.wait_for_url(lambda url: url != first)
    ben.page.get_by_role("link", name=ben.text("to-the-rematch")).click()

    ben.page.wait_for_url(anna.page.url.replace(anna.url, ben.url))
    anna.start_game()
    play_together([anna.outline, ben.outline], Random(5), moves=4)


def test_while_something_is_being_done_no_click_is_lost(new_guest: NewGuest) -> None:
    anna, held = new_guest(), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    anna.create_table("kilt-castle", "me", "here", "here")
    anna.open_rail("rail-table")
    anna.page.route("**/resign", hold, times=1)
    other = anna.button("resign", name="Guest 2")

    anna.give_up("Anna")
    expect(other).to_be_disabled()
    while not held:
        anna.outline.pause()
    held[0].continue_()
    anna.give_up("Guest 2")

    anna.expect_result()
