"""Puzzles: each is at a decision of its game, and its choices are counted as its theme counts them."""

from collections.abc import Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from burghof.kernel import AnyPlugin, Player, count_cases, find_answer, read_rulebook
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, next_to_act, open_puzzle, theme_of
from burghof.testkit.errors import ContractError
from burghof.testkit.subject import AnyTrial

CHOICES = 3
MAX_PROOF_STEPS = 3


def first_of_themes(plugin: AnyPlugin, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the first puzzle of each theme."""
    return [next(puzzle for puzzle in puzzles if puzzle.theme == theme.id) for theme in plugin.themes]


def first_on_push(plugin: AnyPlugin, puzzles: Sequence[Puzzle]) -> list[ParameterSet]:
    """Return all puzzles as parameters; those that are not the first of their theme run only in the full tier."""
    first = first_of_themes(plugin, puzzles)
    return [pytest.param(puzzle, id=puzzle.id, marks=() if puzzle in first else pytest.mark.full) for puzzle in puzzles]


def check_puzzles(trial: AnyTrial, most: int) -> None:
    """Check the puzzles of a game; their counts only for this many of each theme.

    Themes and clauses exist, ids differ, every puzzle can be opened. Exactly one move is right in all cases, the others
    are counted as stored, and in every case the moves that follow are legal.
    """
    puzzles = read_puzzle_files(trial.folder)
    clauses = read_rulebook(trial.folder).numbers
    _require(len({puzzle.id for puzzle in puzzles}) == len(puzzles), "two puzzles have the same id")
    for theme in trial.plugin.themes:
        _require(theme.clause in clauses, f"{theme.id}: there is no clause {theme.clause}")
        of_theme = [puzzle for puzzle in puzzles if puzzle.theme == theme.id]
        _require(bool(of_theme), f"{theme.id} has no puzzle")
        for puzzle in of_theme[:most]:
            check_counts(trial.plugin, puzzle)
    for puzzle in puzzles:
        theme_of(trial.plugin, puzzle)
        _require(puzzle.rules in trial.plugin.rules_by_version, f"{puzzle.id}: there are no such rules")
        answers = [choice for choice in puzzle.choices if choice.tally.is_answer]
        moves = {choice.move for choice in puzzle.choices}
        _require(len(answers) == 1 and len(moves) == CHOICES, f"{puzzle.id} is not one answer among three moves")


def check_counts(plugin: AnyPlugin, puzzle: Puzzle) -> None:
    """Check the counts of one puzzle, its proof, and the moves in its cases."""
    theme = theme_of(plugin, puzzle)
    match = open_puzzle(plugin, puzzle, [Player("bot", "page")] * puzzle.seats)
    decision = next_to_act(match)
    _require(decision is not None, f"{puzzle.id}: nobody decides")
    if decision is None:
        return
    seat = decision.seat
    view, legal = match.game.view(match.state, seat, "notebook"), match.game.legal_moves(match.state, seat)
    cases = theme.cases(view, legal)
    _require(cases is not None, f"{puzzle.id} does not fit its theme")
    tallies = [count_cases(of_move) for of_move in cases or ()]
    stored = [choice.tally for choice in puzzle.choices]
    _require([tallies[choice.move] for choice in puzzle.choices] == stored, f"{puzzle.id} is counted differently")
    _require(find_answer(tallies) == puzzle.answer.move, f"{puzzle.id} has another answer")
    named = [move for move in legal if isinstance(move, theme.asks_for)]
    asked = all(isinstance(legal[choice.move], theme.asks_for) for choice in puzzle.choices)
    _require(asked or len(named) < CHOICES, f"{puzzle.id} has a choice that its question does not ask for")
    steps = theme.prove(view, legal[puzzle.answer.move], puzzle.answer.tally)
    _require(0 < len(steps) <= MAX_PROOF_STEPS, f"{puzzle.id} has no proof, or a long one")
    for choice in puzzle.choices:
        for case in (cases or ())[choice.move]:
            _check_case(match.game, case, view, [(seat, legal[choice.move])])


def _check_case(game: Any, case: Any, view: Any, first: Sequence[tuple[int, Any]]) -> None:  # noqa: ANN401 - any game
    """Check that a case is a world which the seat cannot rule out, and that its moves are legal there."""
    state, seat = case.world, first[0][0]
    _require(game.view(state, seat, "notebook") == view, "a case is a world that the seat can rule out")
    for acts, move in (*first, *((step.seat, step.move) for step in case.line)):
        refusal = game.why_not(state, acts, move)
        _require(refusal is None, f"a case has an illegal move: {move}: {refusal}")
        state = game.apply(state, acts, move, lambda _event, _state: None)


def _require(is_right: bool, detail: str) -> None:  # noqa: FBT001 - reads like an assertion
    if not is_right:
        raise ContractError("puzzles", detail)
