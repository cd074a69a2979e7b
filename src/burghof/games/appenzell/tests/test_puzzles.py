"""Stored puzzles: a naive search of all worlds counts the same, and the proofs can be said and played."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.puzzle_reference import COUNTS, RULES
from burghof.kernel import DISCARD, LANGUAGES, Grounds, Language, Player, Seat, count_cases
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, next_to_act, open_puzzle, theme_of
from burghof.testkit.puzzles import first_on_push
from burghof.words.translator import Translator

FOLDER = Path(__file__).parents[1]
PUZZLES = read_puzzle_files(FOLDER)
FIRST_ON_PUSH = first_on_push(GAME, PUZZLES)


def open_at(puzzle: Puzzle) -> tuple[State, Seat, list[AppenzellMove]]:
    """Return the state of a puzzle, the seat that acts, and its legal moves."""
    match = open_puzzle(GAME, puzzle, [Player(f"Player {seat}", "guest") for seat in range(puzzle.seats)])
    decision = next_to_act(match)
    assert decision is not None
    return match.state, decision.seat, list(RULES.legal_moves(match.state, decision.seat))


def proof_of(puzzle: Puzzle) -> Sequence[Grounds]:
    """Return the proof of a puzzle."""
    state, seat, legal = open_at(puzzle)
    view, answer = RULES.view(state, seat, "notebook"), puzzle.answer
    return theme_of(GAME, puzzle).prove(view, legal[answer.move], answer.tally)


def sentences(puzzle: Puzzle, language: Language) -> list[str]:
    """Return everything that is said about a puzzle: the theme, the counts, the proof."""
    _, seat, _ = open_at(puzzle)
    theme = theme_of(GAME, puzzle)
    counts = [theme.describe(choice.tally) for choice in puzzle.choices]
    proof = [grounds.message for grounds in proof_of(puzzle)]
    speaker = Translator(language, [FOLDER / "words"]).for_reader(seat)
    names = ("Mara", "Hedda", "Oswin", "Runa")
    return [speaker.format(message, names) for message in (theme.title, theme.question, theme.nudge, *counts, *proof)]


def agrees_with_all_worlds(puzzle: Puzzle) -> bool:
    """Return whether playing everything gives the tallies of the choices, and no other answer."""
    state, seat, legal = open_at(puzzle)
    worlds, right = COUNTS[puzzle.theme](state, seat, legal)
    answers = [index for index, count in enumerate(right) if count == worlds]
    return answers == [puzzle.answer.move] and all(
        right[choice.move] * choice.tally.cases == choice.tally.right * worlds for choice in puzzle.choices
    )


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_naive_search_of_all_worlds_agrees(puzzle: Puzzle) -> None:
    assert agrees_with_all_worlds(puzzle)


@pytest.mark.parametrize(("name", "reasons"), [("safe-ground-1", []), ("safe-ground-9", ["A5"])])
def test_a_proof_says_that_a_mouse_is_safe_on_a_raised_field(name: str, reasons: list[str]) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == name)

    said = [grounds.message for grounds in proof_of(puzzle)]

    assert [one.data["field"] for one in said if one.key == "puzzle-safe-ground-raised"] == reasons


def test_a_wrong_count_is_detected() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.theme == "safe-ground")
    wrong = next(choice for choice in puzzle.choices if not choice.tally.is_answer)
    planted = replace(wrong, tally=replace(wrong.tally, right=wrong.tally.right + 1, cases=wrong.tally.cases + 3))
    choices = tuple(planted if choice is wrong else choice for choice in puzzle.choices)

    assert agrees_with_all_worlds(puzzle)
    assert not agrees_with_all_worlds(replace(puzzle, choices=choices))


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_the_theme_finds_the_stored_counts_and_worlds_of_the_view(puzzle: Puzzle) -> None:
    state, seat, legal = open_at(puzzle)
    view, theme = RULES.view(state, seat, "notebook"), theme_of(GAME, puzzle)
    cases = theme.cases(view, legal)
    assert cases is not None
    assert [count_cases(cases[choice.move]) for choice in puzzle.choices] == [one.tally for one in puzzle.choices]
    assert len({sum(case.weight for case in found) for found in cases}) == 1
    for index, found in enumerate(cases):
        for case in found:
            assert RULES.view(case.world, seat, "notebook") == view
            after = RULES.apply(case.world, seat, legal[index], DISCARD)
            for following in case.line:
                assert following.move in RULES.legal_moves(after, following.seat)
                after = RULES.apply(after, following.seat, following.move, DISCARD)


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_everything_about_a_puzzle_is_said_in_every_language(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        said = sentences(puzzle, language)
        assert not [sentence for sentence in said if "⟦" in sentence or "{" in sentence or "  " in sentence]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_proof_has_two_or_three_short_sentences_with_what_shows_them(puzzle: Puzzle) -> None:
    proof = proof_of(puzzle)

    assert 2 <= len(proof) <= 3
    assert all(grounds.items for grounds in proof)
    assert not [sentence for sentence in sentences(puzzle, "en")[-len(proof) :] if len(sentence.split()) > 15]
