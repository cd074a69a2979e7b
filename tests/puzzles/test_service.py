"""Puzzles without a server: every one can be opened, tried, proved, and looked at case by case."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, Final

import pytest
from msgspec.structs import replace

from burghof.hosting.games import GameRegistry
from burghof.hosting.puzzles.service import DAYS, PuzzleService, difficulty
from burghof.kernel import LANGUAGES, Language, Message, Seat
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle
from burghof.testkit.errors import ContractError
from burghof.testkit.puzzles import check_counts
from burghof.wire.problem import Problem, ProblemError
from burghof.words.translator import Translator

NAME: Final = "Anna"
GAMES: Final = GameRegistry()
SERVICE: Final = PuzzleService(GAMES)
TODAY: Final = date(2026, 11, 19)
MAX_QUESTION_WORDS: Final = 20
MAX_STEP_WORDS: Final = 15


def all_puzzles() -> Iterator[Any]:
    """Yield the puzzles of all games; on every push only the first of each theme."""
    for game, installed in GAMES.installed.items():
        seen = set[str]()
        for puzzle in read_puzzle_files(installed.folder):
            marks = pytest.mark.full if puzzle.theme in seen else ()
            seen.add(puzzle.theme)
            yield pytest.param(game, puzzle, id=f"{game}-{puzzle.id}", marks=marks)


PUZZLES: Final = list(all_puzzles())
FIRST: Final[dict[str, Puzzle]] = dict(one.values for one in reversed(PUZZLES))


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_puzzle_offers_its_choices_and_counts_them(game: str, puzzle: Puzzle) -> None:
    position = SERVICE.position(game, puzzle.id, NAME)
    counts = [SERVICE.count(game, puzzle.id, choice) for choice in range(len(puzzle.choices))]

    assert len(position.sight.offers) == len(puzzle.choices)
    assert [count.is_answer for count in counts].count(True) == 1
    assert [(count.right, count.cases) for count in counts] == [
        (choice.tally.right, choice.tally.cases) for choice in puzzle.choices
    ]
    assert [chair.name for chair in position.table.chairs].count(NAME) == 1
    assert position.sight.seat == position.mine.seats[0]


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_proof_shows_cases_of_each_choice_those_in_which_it_fails_first(game: str, puzzle: Puzzle) -> None:
    proof = SERVICE.proof(game, puzzle.id)

    assert len(proof.shown) == len(puzzle.choices)
    for choice, (number, count) in enumerate(zip(proof.shown, proof.counts, strict=True)):
        shown = [SERVICE.case(game, puzzle.id, choice, case) for case in range(number)]
        assert shown == sorted(shown, key=lambda one: one.is_right)
        assert [one.is_right for one in shown[:1]] in ([], [count.is_answer])
        with pytest.raises(ProblemError):
            SERVICE.case(game, puzzle.id, choice, number)


def test_no_case_is_shown_where_dice_are_averaged_and_every_other_theme_shows_some() -> None:
    themes = {(game, one.theme): one for game, one in (param.values for param in reversed(PUZZLES))}

    empty = {theme for (game, theme), one in themes.items() if not any(SERVICE.proof(game, one.id).shown)}

    assert empty == {"spell", "striker", "lives"}


def test_a_case_is_also_told_in_words() -> None:
    position = SERVICE.position("kilt-castle", FIRST["kilt-castle"].id, NAME)
    shown = SERVICE.case("kilt-castle", FIRST["kilt-castle"].id, 0, 0)

    assert shown.outline == GAMES.plugin("kilt-castle").newest_rules.outline(shown.view)
    assert shown.outline != position.sight.outline


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_the_sentences_of_puzzles_are_complete_and_short(game: str, language: Language) -> None:
    translator = Translator(language, [GAMES.installed[game].folder / "words"])
    names = ["Mara", "Hedda", "Oswin", "Runa", "Ulric", "Viola"]

    def words(message: Message, most: int, seat: Seat) -> None:
        text, faults = translator.for_reader(seat).format_with_faults(message, names)
        assert not faults
        assert language != "en" or len(text.split()) <= most, text

    for of, puzzle in (one.values for one in PUZZLES):
        if of != game:
            continue
        position, proof = SERVICE.position(game, puzzle.id, NAME), SERVICE.proof(game, puzzle.id)
        for message in (position.card.title, position.question, position.nudge):
            words(message, MAX_QUESTION_WORDS, Seat(position.mine.seats[0]))
        for said in (*(step.message for step in proof.steps), *(count.said for count in proof.counts)):
            words(said, MAX_STEP_WORDS, Seat(position.mine.seats[0]))


def test_a_wrong_count_is_found() -> None:
    for game, puzzle in FIRST.items():
        first, *others = puzzle.choices
        wrong = replace(first, tally=replace(first.tally, cases=first.tally.cases + 1))

        check_counts(GAMES.plugin(game), puzzle)
        with pytest.raises(ContractError):
            check_counts(GAMES.plugin(game), replace(puzzle, choices=(wrong, *others)))


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_each_day() -> None:
    days = SERVICE.days(TODAY)

    assert days == PuzzleService(GAMES).days(TODAY)
    assert [day.date for day in days] == [(TODAY - timedelta(days=past)).isoformat() for past in range(DAYS)]
    assert len({(day.game, day.puzzle.id) for day in days}) == DAYS
    assert SERVICE.days(TODAY + timedelta(days=1))[1:] == days[:-1]


def test_a_sampled_puzzle_is_never_that_of_the_day() -> None:
    year = [day for week in range(52) for day in SERVICE.days(TODAY + timedelta(weeks=week))]

    assert all(day.puzzle.is_exact for day in year)


def test_the_puzzles_of_a_game_come_by_theme_the_easiest_first() -> None:
    for game in FIRST:
        cards = SERVICE.puzzles(game)
        by_theme = [
            [card.difficulty for card in cards if card.theme == theme] for theme in {one.theme for one in cards}
        ]

        assert all(levels == sorted(levels) for levels in by_theme)


def test_a_puzzle_is_the_harder_the_fewer_bots_find_its_answer() -> None:
    puzzle = FIRST["kilt-castle"]
    easy = replace(puzzle, found_by={"squire": 1.0, "knight": 1.0, "marshal": 1.0})
    hard = replace(puzzle, found_by={"squire": 0.2, "knight": 0.0, "marshal": 0.33})

    assert (difficulty(easy), difficulty(hard)) == (1, 4)


@pytest.mark.parametrize("number", [-1, 3, 10**9])
def test_a_choice_that_is_none_is_a_problem(number: int) -> None:
    for game, puzzle in FIRST.items():
        with pytest.raises(ProblemError) as caught:
            SERVICE.count(game, puzzle.id, number)
        assert caught.value.problem is Problem.NOT_FOUND
