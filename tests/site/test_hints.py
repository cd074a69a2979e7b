"""Hints on the page: where to look, then the move and why, then other ideas; the player makes the move."""

import re

import pytest
from playwright.sync_api import Locator, expect

from burghof.kernel import LANGUAGES, Language
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import layout_faults, violations
from tests.site.recorded_positions import GAMES

NARROW = (360, 640)


def sit_against_a_bot(guest: Guest, size: tuple[int, int]) -> None:
    """Open a table of Kilt Castle against a page, and wait for a decision."""
    board = guest.board
    guest.skip_stories()
    guest.create_table("kilt-castle", "me", "bot")
    guest.resize(size)
    board.wait_for_turn()


def hint_button(guest: Guest) -> Locator:
    """Return the button that asks for a hint."""
    return guest.page.locator("[data-hint]")


def picked(guest: Guest) -> Locator:
    """Return what is picked of a move, on the board and in the tray."""
    return guest.page.locator('[data-pick][aria-pressed="true"]')


def ideas(guest: Guest) -> Locator:
    """Return the ideas in the rail."""
    return guest.page.get_by_role("tabpanel", name=guest.text("hint")).get_by_role("listitem")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_where_to_look_then_the_move_and_why_and_the_player_makes_it(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    anna = new_guest()
    sit_against_a_bot(anna, size)
    expect(anna.herald).to_have_text(re.compile("^Anna, "))
    prompt = anna.herald.inner_text()

    hint_button(anna).click()
    expect(anna.herald.first).to_contain_text(anna.text("hint-look"))
    expect(picked(anna)).to_have_count(0)
    anna.button("hint-show").click()
    expect(picked(anna)).not_to_have_count(0)
    assert violations(anna.page) == []
    anna.button("hint-do").click()

    expect(picked(anna)).to_have_count(0)
    expect(anna.herald).to_have_text(prompt)
    expect(hint_button(anna)).to_be_focused()


def test_other_ideas_are_shown_on_the_board_when_they_are_pressed(new_guest: NewGuest) -> None:
    anna = new_guest()
    sit_against_a_bot(anna, DESKTOP)
    hint_button(anna).click()
    anna.button("hint-show").click()
    shown = anna.herald.first.inner_text()
    anna.button("hint-others").click()

    expect(ideas(anna)).to_have_count(3)
    ideas(anna).nth(1).get_by_role("button").first.click()

    expect(anna.herald.first).not_to_have_text(shown)
    expect(picked(anna)).not_to_have_count(0)
    ideas(anna).nth(0).get_by_role("button", name="§").click()
    expect(anna.page.get_by_role("tab", name=anna.text("rail-rules"))).to_have_attribute("aria-selected", "true")


def test_a_hint_is_opened_gone_through_and_closed_by_keys(new_guest: NewGuest) -> None:
    anna = new_guest()
    sit_against_a_bot(anna, DESKTOP)

    anna.page.keyboard.press("h")
    expect(anna.button("hint-show")).to_be_focused()
    anna.page.keyboard.press("h")
    expect(anna.button("hint-do")).to_be_focused()
    first = anna.herald.first.inner_text()
    anna.page.keyboard.press("a")
    expect(anna.herald.first).not_to_have_text(first)
    anna.page.keyboard.press("Escape")

    expect(picked(anna)).to_have_count(0)
    hint_button(anna).wait_for()


def test_the_button_glints_after_25_seconds_of_thought(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.page.clock.install()
    sit_against_a_bot(anna, DESKTOP)
    expect(hint_button(anna)).not_to_have_class(re.compile("glints"))

    anna.page.clock.fast_forward(25_000)

    expect(hint_button(anna)).to_have_class(re.compile("glints"))


def test_picking_something_else_closes_the_hint(new_guest: NewGuest) -> None:
    anna = new_guest()
    sit_against_a_bot(anna, DESKTOP)
    hint_button(anna).click()
    anna.button("hint-show").wait_for()

    anna.board.play_offer(anna.board.all_offers[0])

    expect(anna.button("hint-show")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_a_hint_with_its_reason_on_its_board(new_guest: NewGuest, game: str) -> None:
    anna = new_guest()
    board = anna.board
    anna.skip_stories()
    anna.create_table(game, "me", "bot")
    board.wait_for_turn()

    hint_button(anna).click()
    anna.button("hint-show").click()

    expect(anna.page.get_by_role("contentinfo").locator(".sure")).to_be_visible()
    assert layout_faults(anna.page) == []
    assert violations(anna.page) == []


def test_people_who_agreed_to_hints_get_them(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = anna.board
    anna.create_table("kilt-castle", "me", "here", switched=["hints"])
    board.wait_for_turn()

    hint_button(anna).click()

    anna.button("hint-show").wait_for()


def test_nobody_gets_hints_at_a_table_of_people(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = anna.board
    anna.create_table("kilt-castle", "me", "here")
    board.wait_for_turn()

    expect(hint_button(anna)).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(anna.button("hint-show")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ideas_have_room_on_the_narrowest_phone(new_guest: NewGuest, language: Language) -> None:
    anna = new_guest(language)
    sit_against_a_bot(anna, NARROW)
    hint_button(anna).click()
    anna.button("hint-show").click()
    anna.button("hint-others").wait_for()
    assert layout_faults(anna.page) == []

    anna.button("hint-others").click()

    expect(ideas(anna)).to_have_count(3)
    assert layout_faults(anna.page) == []
    assert violations(anna.page) == []
