"""Aiming: the herald asks about what is picked, and a veil leaves only the aim lit."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.board import Board
from tests.site.conftest import NewGuest
from tests.site.guest import Guest

AIMS: Final = {"kilt-castle": "relocate", "appenzell": "slide"}
"""The type of move that is aimed at in each game."""

VEIL: Final = "main [data-veil]"
IS_INSIDE_STAGE: Final = """(veil) => {
  const [inner, outer] = [veil.getBoundingClientRect(), document.querySelector('main').getBoundingClientRect()];
  return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
}"""
"""Script: whether a veil covers nothing beside the stage: no seat, no rail and not the herald."""


def sit_down(new_guest: NewGuest, game: str, *, is_beginner: bool = False) -> tuple[Guest, Board]:
    """Sit at a table until a move of the type to aim at is offered."""
    anna = new_guest()
    if is_beginner:
        anna.context.add_init_script("localStorage.setItem('burghof-learning', 'on')")
    board = anna.board
    anna.create_table(game, "me", "bot", "bot")
    while board.wait_for_turn() == "mine" and AIMS[game] not in board.move_types():
        board.play_offer(board.all_offers[0])
    return anna, board


@pytest.mark.parametrize("game", AIMS)
def test_the_herald_follows_the_picks_and_a_veil_leaves_the_aim_lit(new_guest: NewGuest, game: str) -> None:
    anna, board = sit_down(new_guest, game)
    veil, back = anna.page.locator(VEIL), anna.page.get_by_role("contentinfo").get_by_role("button")
    offers = board.offers(AIMS[game])
    offer = next(one for one in offers if sum(one["picks"][0] == other["picks"][0] for other in offers) > 1)
    expect(veil).to_have_css("opacity", "0")

    board.click(offer["picks"][0])
    expect(anna.herald).to_have_text(re.compile(r"Where does .+, Anna\?"))
    expect(back.filter(has_text=anna.game_text(game, "board-put-back"))).to_have_count(1)

    anna.page.locator(f'[data-pick="{offer["picks"][1]}"]').first.focus()
    anna.page.keyboard.press("Enter")
    expect(board.confirm).to_have_count(1)
    expect(veil).to_have_css("opacity", "1")
    assert veil.evaluate(IS_INSIDE_STAGE)
    expect(anna.page.get_by_role("tab", name=anna.text("rail-ahead"))).to_be_visible()
    expect(anna.page.get_by_role("tabpanel")).to_contain_text(anna.game_text(game, "board-ahead"))

    anna.page.keyboard.press("Escape")
    expect(veil).to_have_css("opacity", "0")
    expect(anna.herald).to_have_text(re.compile(r"Where does .+, Anna\?"))


def test_ending_a_turn_early_asks_a_beginner_once(new_guest: NewGuest) -> None:
    anna, board = sit_down(new_guest, "appenzell", is_beginner=True)
    question = anna.game_text("appenzell", "board-end-question", actions=4)
    end = anna.page.get_by_role("contentinfo").get_by_role("button", name=anna.game_text("appenzell", "board-end"))
    expect(end).not_to_have_class(re.compile(r"\bpri\b"))

    end.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.herald).to_contain_text(question)
    better = anna.button("hint-show")
    expect(better).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.button("hint-do").click()
    expect(anna.herald).not_to_contain_text(question)
    assert board.turn_state() == "mine"

    board.event_types.clear()
    end.click()
    board.wait_for_event("turn-ended")
    expect(anna.herald).not_to_contain_text(question)
