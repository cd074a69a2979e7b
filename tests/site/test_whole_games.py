"""Whole games: on their boards by one browser and by two, and by the table in words."""

from random import Random

import pytest

from tests.site.conftest import Comes
from tests.site.guest import Chair
from tests.site.length import FEW, few_moves_or_all
from tests.site.together import expect_played_together, play_together


@few_moves_or_all
def test_7_locks_is_played_in_words_against_bots(comes: Comes, moves: int | None) -> None:
    anna = comes()
    anna.opens_a_table("seven-locks", "me", "bot", "bot", "bot")

    anna.outline.plays(Random(1), moves)

    anna.has_played(moves)


@few_moves_or_all
def test_solomon_is_played_in_words_against_bots(comes: Comes, moves: int | None) -> None:
    anna = comes()
    anna.opens_a_table("solomon", "me", "bot", "bot", "bot", "bot", switched=["beginners"])

    anna.outline.plays(Random(1), moves)

    anna.has_played(moves)


def test_the_castle_is_played_to_its_end_in_words_alone(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("the-castle", "me", options={"rounds": "10"})

    anna.outline.plays(Random(1))

    anna.sees_the_end()


@few_moves_or_all
def test_play_now_is_a_game_against_bots(comes: Comes, moves: int | None) -> None:
    anna = comes()
    anna.arrives()
    anna.plays_now("kilt-castle")

    anna.outline.plays(Random(1), moves)

    anna.has_played(moves)


@pytest.mark.parametrize("game", ["kilt-castle", "seven-locks"])
def test_a_whole_game_on_its_board_against_a_bot(comes: Comes, game: str) -> None:
    anna = comes()
    board = anna.board
    anna.opens_a_table(game, "me", "bot")

    board.plays(Random(2))

    anna.sees_the_end()


@pytest.mark.parametrize(
    ("game", "others", "moves"),
    [
        pytest.param("kilt-castle", (), FEW, id="kilt-castle-few moves"),
        pytest.param("kilt-castle", (), None, id="kilt-castle-to its end", marks=pytest.mark.full),
        pytest.param("appenzell", ("squire", "squire"), None, id="appenzell-to its end"),
        pytest.param("seven-locks", ("bot",), FEW, id="seven-locks-few moves"),
        pytest.param("seven-locks", ("bot",), None, id="seven-locks-to its end", marks=pytest.mark.full),
    ],
)
def test_two_browsers_play_a_game_on_its_board(
    comes: Comes, game: str, others: tuple[Chair, ...], moves: int | None
) -> None:
    anna, ben = comes(), comes()
    boards = [anna.board, ben.board]
    anna.opens_a_table(game, "me", "open", *others)
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()

    play_together(boards, Random(2), moves)

    expect_played_together([anna, ben], moves)
