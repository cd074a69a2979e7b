"""Puzzles as data: their positions, and what is wrong with one that does not fit the rules."""

from typing import Final

import pytest
from msgspec.structs import replace

from burghof.kernel import Case, Player, Tally, count_cases, find_answer, find_games, load_plugin
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, PuzzleError, next_to_act, open_puzzle, theme_of

INSTALLED: Final = find_games()["kilt-castle"]
GAME: Final = load_plugin(INSTALLED)
PUZZLE: Final = read_puzzle_files(INSTALLED.folder)[0]


def opened(puzzle: Puzzle) -> int:
    """Open a puzzle, and return the number of its legal moves."""
    match = open_puzzle(GAME, puzzle, [Player("bot", "page")] * puzzle.seats)
    decision = next_to_act(match)
    assert decision is not None
    return len(match.game.legal_moves(match.state, decision.seat))


def test_a_puzzle_is_opened_at_its_decision() -> None:
    assert max(choice.move for choice in PUZZLE.choices) < opened(PUZZLE)
    assert PUZZLE.answer.tally.is_answer
    assert theme_of(GAME, PUZZLE).id == PUZZLE.theme


@pytest.mark.parametrize("index", [-1, 10_000])
def test_a_move_that_is_none_is_an_error(index: int) -> None:
    with pytest.raises(PuzzleError, match="there is no move"):
        opened(replace(PUZZLE, moves=(*PUZZLE.moves, index)))


def test_a_theme_that_is_none_is_an_error() -> None:
    with pytest.raises(PuzzleError, match="there is no theme"):
        theme_of(GAME, replace(PUZZLE, theme="none"))


def test_cases_are_counted_by_their_weights() -> None:
    cases: list[Case[str, int]] = [Case("a", is_right=True, amount=3, weight=4), Case("b", is_right=False, amount=-1)]

    assert count_cases(cases) == Tally(right=4, cases=5, least=-1, most=3)


def test_an_answer_is_the_only_move_that_is_right_in_all_cases() -> None:
    right, wrong = Tally(3, 3), Tally(2, 3)

    assert find_answer([wrong, right]) == 1
    assert find_answer([right, right]) is None
    assert find_answer([wrong, wrong]) is None
