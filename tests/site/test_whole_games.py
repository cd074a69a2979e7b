"""Whole games: on their boards by two browsers, and by what the table says in words."""

from random import Random

import pytest

from tests.site.conftest import Comes
from tests.site.guest import Chair
from tests.site.length import few_moves_or_all
from tests.site.together import play_together


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


@pytest.mark.parametrize(
    ("game", "others"), [("kilt-castle", ()), ("appenzell", ("squire", "squire")), ("seven-locks", ("bot",))]
)
def test_two_browsers_play_a_whole_game_on_its_board(comes: Comes, game: str, others: tuple[Chair, ...]) -> None:
    anna, ben = comes(), comes()
    boards = [anna.board, ben.board]
    anna.opens_a_table(game, "me", "open", *others)
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()

    play_together(boards, Random(2))

    for one in (anna, ben):
        one.sees_the_end()
    assert anna.herald.inner_text() == ben.herald.inner_text()
