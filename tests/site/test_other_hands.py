"""Games without a pointer: by keyboard only, and through the accessibility tree of screen readers."""

from random import Random

import pytest

from tests.site.conftest import Comes
from tests.site.ear import Ear, between
from tests.site.guest import Guest
from tests.site.keys import Keys
from tests.site.length import few_moves_or_all


def comes_by_keyboard(anna: Guest, keys: Keys, game: str) -> None:
    """Choose a gate and play against bots, by keys alone."""
    anna.arrives()
    focus = keys.go_to(lambda one: one.tag == "input")
    while focus.value != game:
        focus = keys.press("ArrowRight")
    keys.go_to(lambda one: one.name.startswith(anna.says("play-now")))
    keys.press("Enter")
    anna.is_at_a_table()


@few_moves_or_all
@pytest.mark.parametrize("game", ["kilt-castle", "seven-locks"])
def test_a_game_on_its_board_by_keyboard_only(comes: Comes, game: str, moves: int | None) -> None:
    anna, rng = comes(), Random(7)
    keys, board = Keys(anna.page, anna.says("todo")), anna.board
    comes_by_keyboard(anna, keys, game)

    while board.goes_on(moves):
        if board.confirm.count():
            keys.confirm()
        else:
            keys.pick(rng)

    anna.has_played(moves)


@few_moves_or_all
def test_a_game_in_words_by_keyboard_only(comes: Comes, moves: int | None) -> None:
    anna, rng = comes(), Random(7)
    keys = Keys(anna.page, anna.says("todo"))
    comes_by_keyboard(anna, keys, "seven-locks")
    keys.go_to(lambda one: one.name == anna.says("in-words"))
    keys.press("Enter")

    made = 0
    while made != moves and (shows := anna.outline.shows()) != "over":
        if shows == "mine":
            keys.choose(rng)
            made += 1
        else:
            anna.outline.rests()

    anna.has_played(moves)


@few_moves_or_all
def test_a_game_through_the_accessibility_tree_alone(comes: Comes, moves: int | None) -> None:
    anna, rng = comes(), Random(8)
    ear = Ear(anna.context, anna.page)
    anna.page.goto(anna.url)
    ear.press(ear.find("radio", "Castle of the 7 Locks"))
    ear.press(ear.find("button", anna.says("play-now")))
    ear.find("region", anna.says("seats"))
    ear.press(ear.find("button", anna.says("in-words")))

    made = 0
    while True:
        heard = ear.hear()
        if made == moves or any(one.role == "button" and one.name == anna.says("rematch") for one in heard):
            break
        todo = between(heard, anna.says("todo"), anna.says("on-the-table"))
        choices = [one for one in todo if one.role == "button" and not one.is_disabled]
        if choices:
            ear.press(rng.choice(choices))
            made += 1
        else:
            anna.outline.rests()

    anna.has_played(moves)
    assert [one.name for one in heard if one.role == "heading"][1]
