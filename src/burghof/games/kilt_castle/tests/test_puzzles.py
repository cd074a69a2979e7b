"""Puzzles: their counts against a naive count, the moves of their cases, and what is said about them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.tests.puzzle_reference import RULES, find_fault, position_of
from burghof.kernel import DISCARD, LANGUAGES, Language, Message, Seat
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, theme_of
from burghof.testkit.puzzles import first_of_themes, first_on_push
from burghof.words.translator import Translator

FOLDER = Path(__file__).parents[1]
PUZZLES = read_puzzle_files(FOLDER)
FIRST_OF_THEMES = first_of_themes(GAME, PUZZLES)
FIRST_ON_PUSH = first_on_push(GAME, PUZZLES)
NAMES = ("Mara", "Hedda", "Oswin", "Runa")

MAX_PROOF_SENTENCES = 3
MAX_PROOF_WORDS = 15


def sentences_of(puzzle: Puzzle, seat: Seat) -> list[Message]:
    """Return everything that is said about a puzzle: the theme, the counts, the proof."""
    theme = theme_of(GAME, puzzle)
    counts = [theme.describe(choice.tally) for choice in puzzle.choices]
    return [theme.title, theme.question, theme.nudge, *counts, *proof_of(puzzle, seat)]


def proof_of(puzzle: Puzzle, seat: Seat) -> list[Message]:
    """Return the sentences of the proof."""
    state, _ = position_of(puzzle)
    answer = puzzle.answer
    view, move = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)[answer.move]
    return [grounds.message for grounds in theme_of(GAME, puzzle).prove(view, move, answer.tally)]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_naive_count_by_the_words_of_the_question_is_the_same(puzzle: Puzzle) -> None:
    assert not find_fault(puzzle)


def test_a_wrong_count_is_found() -> None:
    puzzle = FIRST_OF_THEMES[0]
    first, *others = puzzle.choices
    wrong = replace(first, tally=replace(first.tally, cases=first.tally.cases + 1))

    assert "counted" in find_fault(replace(puzzle, choices=(wrong, *others)))


def test_a_proof_of_a_loss_names_the_fields_that_no_longer_count() -> None:
    puzzle = next(puzzle for puzzle in FIRST_OF_THEMES if puzzle.theme == "cut")
    _, seat = position_of(puzzle)
    speaker = Translator("en", [FOLDER / "words"]).for_reader(seat)

    said = [speaker.format(message, NAMES) for message in proof_of(puzzle, seat)]

    assert said[1].endswith("only 1: D3 and E3 drop out.")


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_all_moves_of_a_case_are_legal_in_its_world(puzzle: Puzzle) -> None:
    state, seat = position_of(puzzle)
    legal = RULES.legal_moves(state, seat)
    found = theme_of(GAME, puzzle).cases(RULES.view(state, seat, "notebook"), legal)
    assert found is not None
    for choice in puzzle.choices:
        for case in found[choice.move]:
            world = RULES.apply(case.world, seat, legal[choice.move], DISCARD)
            for step in case.line:
                assert RULES.why_not(world, step.seat, step.move) is None
                world = RULES.apply(world, step.seat, step.move, DISCARD)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_everything_about_a_puzzle_is_said_in_every_language(puzzle: Puzzle, language: Language) -> None:
    _, seat = position_of(puzzle)
    speaker = Translator(language, [FOLDER / "words"]).for_reader(seat)

    sentences = [speaker.format(message, NAMES) for message in sentences_of(puzzle, seat)]

    assert not [sentence for sentence in sentences if "⟦" in sentence or "{" in sentence or "  " in sentence]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_proof_is_short(puzzle: Puzzle) -> None:
    _, seat = position_of(puzzle)
    speaker = Translator("en", [FOLDER / "words"]).for_reader(seat)

    proof = [speaker.format(message, NAMES) for message in proof_of(puzzle, seat)]

    assert len(proof) <= MAX_PROOF_SENTENCES
    assert not [sentence for sentence in proof if len(sentence.split()) > MAX_PROOF_WORDS]
