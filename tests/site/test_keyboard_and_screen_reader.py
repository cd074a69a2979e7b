"""Games without a pointer: by keyboard only, and through the accessibility tree of screen readers."""

from random import Random

import pytest

from tests.site.conftest import NewGuest
from tests.site.game_length import few_moves_or_all
from tests.site.guest import Guest
from tests.site.keyboard import Keyboard
from tests.site.screen_reader import ScreenReader, nodes_between


def quick_play_by_keyboard(anna: Guest, keys: Keyboard, game: str) -> None:
    """Choose a gate and play against bots, by keys alone."""
    anna.skip_stories()
    anna.goto()
    focus = keys.tab_to(lambda one: one.tag == "input")
    while focus.value != game:
        focus = keys.press("ArrowRight")
    keys.tab_to(lambda one: one.name.startswith(anna.text("play-now")))
    keys.press("Enter")
    anna.wait_for_table()


@few_moves_or_all
@pytest.mark.parametrize("game", ["kilt-castle", "seven-locks"])
def test_a_game_on_its_board_by_keyboard_only(new_guest: NewGuest, game: str, moves: int | None) -> None:
    anna, rng = new_guest(), Random(7)
    keys, board = Keyboard(anna.page, anna.text("todo")), anna.board
    quick_play_by_keyboard(anna, keys, game)

    while board.wait_for_next_move(moves):
        if board.confirm.count():
            keys.confirm()
        else:
            keys.pick(rng)

    anna.expect_played(moves)


@few_moves_or_all
def test_a_game_in_words_by_keyboard_only(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(7)
    keys = Keyboard(anna.page, anna.text("todo"))
    quick_play_by_keyboard(anna, keys, "seven-locks")
    keys.tab_to(lambda one: one.name == anna.text("in-words"))
    keys.press("Enter")

    made = 0
    while made != moves and (shows := anna.outline.page_content()) != "over":
        if shows == "mine":
            keys.choose(rng)
            made += 1
        else:
            anna.outline.pause()

    anna.expect_played(moves)


@few_moves_or_all
def test_a_game_through_the_accessibility_tree_alone(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(8)
    ear = ScreenReader(anna.context, anna.page)
    anna.skip_stories()
    anna.page.goto(anna.url)
    ear.press(ear.find("radio", "Castle of the 7 Locks"))
    ear.press(ear.find("button", anna.text("play-now")))
    ear.find("region", anna.text("seats"))
    ear.press(ear.find("button", anna.text("in-words")))

    made = 0
    while True:
        heard = ear.read_nodes()
        if made == moves or any(one.role == "button" and one.name == anna.text("rematch") for one in heard):
            break
        todo = nodes_between(heard, anna.text("todo"), anna.text("on-the-table"))
        choices = [one for one in todo if one.role == "button" and not one.is_disabled]
        if choices:
            ear.press(rng.choice(choices))
            made += 1
        else:
            anna.outline.pause()

    anna.expect_played(moves)
    assert [one.name for one in ear.read_nodes() if one.role == "heading"][1]
