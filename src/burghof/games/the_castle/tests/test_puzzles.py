"""Puzzles: their counts against naive ones, and what is said about them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import COUNTER_OF
from burghof.games.the_castle.model.moves import Check
from burghof.games.the_castle.model.preview import FightPreview
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.presenting.offers import offer
from burghof.games.the_castle.presenting.way_chances import UNKNOWN
from burghof.games.the_castle.puzzles.chests import harm
from burghof.games.the_castle.tests.puzzle_reference import find_fault, position_of
from burghof.games.the_castle.tests.tables import RULES
from burghof.kernel import LANGUAGES, Language, Message
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
MAX_PROOF_WORDS = 16


def sentences_of(puzzle: Puzzle) -> list[Message]:
    """Return everything that is said about a puzzle: the theme, the counts, the proof."""
    theme = theme_of(GAME, puzzle)
    counts = [theme.describe(choice.tally) for choice in puzzle.choices]
    return [theme.title, theme.question, theme.nudge, *counts, *proof_of(puzzle)]


def proof_of(puzzle: Puzzle) -> list[Message]:
    """Return the sentences of the proof."""
    state, seat = position_of(puzzle)
    answer = puzzle.answer
    view, move = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)[answer.move]
    return [grounds.message for grounds in theme_of(GAME, puzzle).prove(view, move, answer.tally)]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_naive_count_by_the_words_of_the_question_is_the_same(puzzle: Puzzle) -> None:
    assert not find_fault(puzzle)


@pytest.mark.parametrize("puzzle", FIRST_OF_THEMES, ids=lambda puzzle: puzzle.theme)
def test_a_wrong_count_is_found(puzzle: Puzzle) -> None:
    first, *others = puzzle.choices
    wrong = replace(first, tally=replace(first.tally, cases=first.tally.cases + 1))

    assert "is counted as" in find_fault(replace(puzzle, choices=(wrong, *others)))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_choice_carries_no_forecast_of_a_fight(puzzle: Puzzle) -> None:
    state, seat = position_of(puzzle)
    view, legal = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)
    shown = [theme_of(GAME, puzzle).show_choice(offer(state, view, move)) for move in legal]

    assert not [one for one in shown if one.message.data.get("tenths", UNKNOWN) != UNKNOWN]
    assert not [one for one in shown if isinstance(one.preview, FightPreview) and one.preview.chances is not None]


def test_the_worst_treasure_comes_first_among_the_cases_of_who_checks_it() -> None:
    puzzle = next(puzzle for puzzle in FIRST_OF_THEMES if puzzle.theme == "opener")
    state, seat = position_of(puzzle)
    view, legal = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)
    check = next(move for move in legal if isinstance(move, Check))
    counter = COUNTER_OF[state.companies[state.active].area]

    cases = (theme_of(GAME, puzzle).cases(view, legal) or ())[legal.index(check)]

    harms = [harm(case.world, check, case.world.treasures[counter]) for case in cases]
    assert harms[0] > harms[-1]
    assert harms == sorted(harms, reverse=True)


def test_a_captive_in_the_middle_of_a_sentence_has_no_capital() -> None:
    puzzle = next(puzzle for puzzle in FIRST_OF_THEMES if puzzle.theme == "opener")
    state, seat = position_of(puzzle)
    view, legal = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)
    message = offer(state, view, legal[puzzle.answer.move]).message

    said = Translator("en", [FOLDER / "words"]).for_reader(seat).format(message, NAMES)

    assert said == "Have the dwarf check it, for you? It may be a trap."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_everything_about_a_puzzle_is_said_in_every_language(puzzle: Puzzle, language: Language) -> None:
    _, seat = position_of(puzzle)
    speaker = Translator(language, [FOLDER / "words"]).for_reader(seat)

    sentences = [speaker.format(message, NAMES) for message in sentences_of(puzzle)]

    assert not [sentence for sentence in sentences if "⟦" in sentence or "{" in sentence or "  " in sentence]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_a_proof_is_short(puzzle: Puzzle) -> None:
    _, seat = position_of(puzzle)
    speaker = Translator("en", [FOLDER / "words"]).for_reader(seat)
    proof = [speaker.format(message, NAMES) for message in proof_of(puzzle)]

    assert 0 < len(proof) <= MAX_PROOF_SENTENCES
    assert not [sentence for part in proof for sentence in part.split(". ") if len(sentence.split()) > MAX_PROOF_WORDS]
