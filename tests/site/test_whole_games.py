"""Whole games: on their boards by one browser and by two, and by the table in words."""

from random import Random

import pytest

from tests.site.conftest import NewGuest
from tests.site.game_length import FEW_MOVES, few_moves_or_all
from tests.site.guest import Chair
from tests.site.multiplayer import expect_played_together, play_together


@few_moves_or_all
def test_7_locks_is_played_in_words_against_bots(new_guest: NewGuest, moves: int | None) -> None:
    anna = new_guest()
    anna.skip_stories()
    anna.create_table("seven-locks", "me", "bot", "bot", "bot")

    anna.outline.play_to_end(Random(1), moves)

    anna.expect_played(moves)


@few_moves_or_all
def test_solomon_is_played_in_words_against_bots(new_guest: NewGuest, moves: int | None) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "bot", "bot", "bot", "bot", switched=["beginners"])

    anna.outline.play_to_end(Random(1), moves)

    anna.expect_played(moves)


def test_the_castle_is_played_to_its_end_in_words_alone(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("the-castle", "me", options={"rounds": "10"})

    anna.outline.play_to_end(Random(1))

    anna.expect_result()


@few_moves_or_all
def test_play_now_is_a_game_against_bots(new_guest: NewGuest, moves: int | None) -> None:
    anna = new_guest()
    anna.goto()
    anna.quick_play("kilt-castle")

    anna.outline.play_to_end(Random(1), moves)

    anna.expect_played(moves)


@pytest.mark.parametrize("game", ["kilt-castle", "seven-locks"])
def test_a_whole_game_on_its_board_against_a_bot(new_guest: NewGuest, game: str) -> None:
    anna = new_guest()
    board = anna.board
    anna.skip_stories()
    anna.create_table(game, "me", "bot")

    board.play_to_end(Random(2))

    anna.expect_result()


@pytest.mark.parametrize(
    ("game", "others", "moves"),
    [
        pytest.param("kilt-castle", (), FEW_MOVES, id="kilt-castle-few moves"),
        pytest.param("kilt-castle", (), None, id="kilt-castle-to its end", marks=pytest.mark.full),
        pytest.param("appenzell", ("squire", "squire"), None, id="appenzell-to its end"),
        pytest.param("seven-locks", ("bot",), FEW_MOVES, id="seven-locks-few moves"),
        pytest.param("seven-locks", ("bot",), None, id="seven-locks-to its end", marks=pytest.mark.full),
    ],
)
def test_two_browsers_play_a_game_on_its_board(
    new_guest: NewGuest, game: str, others: tuple[Chair, ...], moves: int | None
) -> None:
    anna, ben = new_guest(), new_guest()
    boards = [anna.board, ben.board]
    anna.skip_stories()
    ben.skip_stories()
    anna.create_table(game, "me", "open", *others)
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()

    play_together(boards, Random(2), moves)

    expect_played_together([anna, ben], moves)
