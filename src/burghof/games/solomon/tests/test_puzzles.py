"""Puzzles: their counts against brute force, and what is said about them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.presenting.offers import offers
from burghof.games.solomon.rules.paying import PLAY_AMULET
from burghof.games.solomon.tests.puzzle_reference import RULES, find_fault, position_of
from burghof.kernel import LANGUAGES, Language, Message, Seat
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, theme_of
from burghof.testkit.puzzles import first_of_themes, first_on_push
from burghof.words.translator import Translator

FOLDER = Path(__file__).parents[1]
PUZZLES = read_puzzle_files(FOLDER)
FIRST_OF_THEMES = first_of_themes(GAME, PUZZLES)
FIRST_ON_PUSH = first_on_push(GAME, PUZZLES)
NAMES = ("Mara", "Hedda", "Oswin", "Runa", "Ilse")
MAX_PROOF_WORDS = 15


def proof_of(puzzle: Puzzle, seat: Seat) -> list[Message]:
    """Return the sentences of the proof."""
    state, answer = position_of(puzzle).state, puzzle.answer
    view, move = RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat)[answer.move]
    return [grounds.message for grounds in theme_of(GAME, puzzle).prove(view, move, answer.tally)]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_brute_force_counts_the_same_and_finds_no_other_answer(puzzle: Puzzle) -> None:
    assert not find_fault(puzzle)


def test_a_wrong_count_is_found() -> None:
    puzzle = next(puzzle for puzzle in FIRST_OF_THEMES if puzzle.theme == "first-scroll")
    first, *others = puzzle.choices
    wrong = replace(first, tally=replace(first.tally, cases=first.tally.cases + 1))

    assert "counted" in find_fault(replace(puzzle, choices=(wrong, *others)))


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if one.theme != "greatest-lead"], ids=lambda one: one.id)
def test_a_dig_is_paid_without_an_object_unless_it_ends_the_game(puzzle: Puzzle) -> None:
    here = position_of(puzzle)
    view, legal = RULES.view(here.state, here.seat, "notebook"), RULES.legal_moves(here.state, here.seat)
    cases = theme_of(GAME, puzzle).cases(view, legal)

    assert not [step for of_move in cases or () for case in of_move for step in case.line if step.move == PLAY_AMULET]


@pytest.mark.parametrize("puzzle", FIRST_OF_THEMES, ids=lambda one: one.id)
def test_a_choice_says_neither_what_it_brings_nor_what_fits(puzzle: Puzzle) -> None:
    here, show = position_of(puzzle), theme_of(GAME, puzzle).show_choice
    legal = RULES.legal_moves(here.state, here.seat)
    shown = [show(offer).message for offer in offers(here.state, here.seat, legal, "notebook")]

    assert not {message.key for message in shown} & {"offer-dig", "offer-choose"}
    assert not [message for message in shown if message.data.get("opens") or message.data.get("beyond")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_everything_about_a_puzzle_is_said_in_every_language(puzzle: Puzzle, language: Language) -> None:
    seat, theme = position_of(puzzle).seat, theme_of(GAME, puzzle)
    speaker = Translator(language, [FOLDER / "words"]).for_reader(seat)
    counts = [theme.describe(choice.tally) for choice in puzzle.choices]
    messages = [theme.title, theme.question, theme.nudge, *counts, *proof_of(puzzle, seat)]

    sentences = [speaker.format(message, NAMES) for message in messages]

    assert not [sentence for sentence in sentences if "⟦" in sentence or "{" in sentence or "  " in sentence]


@pytest.mark.parametrize("puzzle", FIRST_ON_PUSH)
def test_the_sentences_of_a_proof_are_short(puzzle: Puzzle) -> None:
    seat = position_of(puzzle).seat
    speaker = Translator("en", [FOLDER / "words"]).for_reader(seat)

    proof = [speaker.format(message, NAMES) for message in proof_of(puzzle, seat)]

    assert not [sentence for sentence in proof if len(sentence.split()) > MAX_PROOF_WORDS]
