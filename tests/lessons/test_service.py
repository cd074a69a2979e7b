"""Lessons without a server: every step leads on, going back rebuilds it, and everything else is answered."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec import Struct

from burghof.hosting.games import GameRegistry
from burghof.hosting.lessons.service import MAX_SENTENCES, LessonService
from burghof.kernel import Player, Refusal, find_games, read_rulebook
from burghof.kernel.lesson import AnyLesson, new_lesson_match, open_lesson
from burghof.testkit.effort import QUICK, current_effort
from burghof.wire.client_out import MoveRefused
from burghof.wire.lessons import LessonAnswered, StepDone
from burghof.wire.problem import Problem, ProblemError
from tests.lessons.all_lessons import all_lessons

NAME: Final = "Anna"
MAX_OFFERS_ON_PUSH: Final = 8
"""Maximum number of offered moves of each step that a quick run makes."""
ILLEGAL_MOVES: Final = 10
"""Number of illegal moves that are tried in each step."""


@cache
def service() -> LessonService:
    """Return the lessons of all games."""
    return LessonService(GameRegistry())


LESSONS: Final = [pytest.param(game, lesson, id=f"{game}-{lesson.id}") for game, lesson in all_lessons()]


def act_of(lesson: AnyLesson, done: int) -> object:
    """Return the first act that leads on after this many steps."""
    accepts = lesson.steps[done].accepts
    return msgspec.to_builtins(accepts[0]) if accepts else None


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_leads_on_to_the_end(game: str, lesson: AnyLesson) -> None:
    choices: list[int] = []
    for done in range(len(lesson.steps)):
        position = service().position(game, lesson.id, choices, NAME)
        result = service().act(game, lesson.id, choices, NAME, act_of(lesson, done))

        assert position.task is not None
        assert position.task.step == done + 1
        asked = position.task.offer
        assert (asked is None) == bool(lesson.steps[done].touch)
        assert asked is None or position.sight.offers[asked].move in lesson.steps[done].accepts  # type: ignore[attr-defined]
        assert isinstance(result, StepDone)
        choices.append(result.choice)
        after = service().position(game, lesson.id, choices, NAME)
        assert result.task == after.task
        if result.updates:
            assert result.updates[-1].cursor == after.sight.cursor
            assert result.updates[-1].decisions == after.sight.decisions

    assert service().position(game, lesson.id, choices, NAME).task is None


@pytest.mark.parametrize("game", GameRegistry().installed)
def test_the_pictures_of_the_rulebook_are_the_steps_as_the_learner_sees_them(game: str) -> None:
    lessons = {lesson.id: lesson for of, lesson in all_lessons() if of == game}

    pictures = service().pictures(game)

    steps = [(lesson.id, number) for lesson in lessons.values() for number in range(1, len(lesson.steps) + 1)]
    assert [(picture.lesson, picture.step) for picture in pictures[: len(steps)]] == steps
    for picture in pictures[: len(steps)]:
        lesson, done = lessons[picture.lesson], picture.step - 1
        position = service().position(game, lesson.id, [0] * done, NAME)
        result = service().act(game, lesson.id, [0] * done, NAME, act_of(lesson, done))
        assert isinstance(result, StepDone)
        assert picture.view == position.sight.view
        assert picture.clause == lesson.steps[done].clause
        assert picture.said == (result.updates[0].said[:MAX_SENTENCES] if lesson.steps[done].accepts else ())


@pytest.mark.parametrize("game", GameRegistry().installed)
def test_further_pictures_show_other_clauses_and_what_the_rules_refuse(game: str) -> None:
    further = [picture for picture in service().pictures(game) if picture.is_refused]

    assert further or game == "the-castle"
    for picture in further:
        position = service().position(game, picture.lesson, [0] * (picture.step - 1), NAME)
        assert picture.view == position.sight.view
        assert [message.key.partition("-")[0] for message in picture.said] == ["refusal"]


def test_a_further_picture_says_what_it_chooses_of_everything_that_follows() -> None:
    (final,) = [one for one in service().pictures("kilt-castle") if one.clause == "7.2" and one.step == 3]

    assert [message.key for message in final.said] == ["event-final-paid"] * 3


def test_a_picture_can_show_what_other_moves_than_those_of_the_lesson_lead_to() -> None:
    (witch,) = [one for one in service().pictures("the-castle") if one.clause == "6.13"]

    assert "witch" in msgspec.to_builtins(witch.view)["monsters"]
    assert [message.key for message in witch.said] == ["event-melee-rolled", "event-witch-cast", "event-dispelled"]
    assert witch.step == 0, "it leads to a step that does not play it"


def test_a_picture_of_a_position_leaves_the_words_to_its_step() -> None:
    """The lesson says there that the troll has healed; the learner's move is to check the treasure."""
    *_, troll = (one for one in service().pictures("the-castle") if (one.lesson, one.step) == ("in-and-out", 8))

    assert (troll.clause, troll.words, troll.said) == ("6.14", "", ())
    assert troll.lit == ("area-a5", "figure-0")


@pytest.mark.parametrize("game", ["appenzell", "kilt-castle", "seven-locks", "solomon"])
def test_a_picture_with_words_shows_the_start_of_the_game(game: str) -> None:
    (start,) = [one for one in service().pictures(game) if one.words == "start"]
    plugin = GameRegistry().plugin(game)
    lesson = next(lesson for of, lesson in all_lessons() if of == game)
    match = new_lesson_match(plugin, lesson, [Player(NAME, None)] * lesson.seats)
    open_lesson(match)

    assert start.view == match.game.view(match.state, lesson.learner, lesson.recall)
    assert start.said == ()
    assert start.step == 0


def spread(offers: Sequence[Struct]) -> Sequence[Struct]:
    """Return all offers, or in a quick run some of them, evenly spread."""
    step = -(-len(offers) // MAX_OFFERS_ON_PUSH) if current_effort() == QUICK else 1
    return offers[:: max(1, step)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_other_offered_move_is_answered_and_not_made(game: str, lesson: AnyLesson) -> None:
    choices: list[int] = []
    for done, step in enumerate(lesson.steps):
        position = service().position(game, lesson.id, choices, NAME)
        for offer in spread(position.sight.offers):
            move = offer.move  # type: ignore[attr-defined]
            if move not in step.accepts:
                result = service().act(game, lesson.id, choices, NAME, msgspec.to_builtins(move))
                assert isinstance(result, LessonAnswered)
                assert 0 <= result.answer <= len(step.others)
        result = service().act(game, lesson.id, choices, NAME, act_of(lesson, done))
        assert isinstance(result, StepDone)
        choices.append(result.choice)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_sampled_illegal_moves_are_refused_with_a_clause_in_every_step(game: str, lesson: AnyLesson) -> None:
    plugin = GameRegistry().plugin(game)
    clauses = read_rulebook(find_games()[game].folder).numbers
    moves = list(plugin.newest_rules.moves(lesson.options, lesson.seats))
    rng = Random(lesson.id)
    for done, step in enumerate(lesson.steps):
        position = service().position(game, lesson.id, (0,) * done, NAME)
        offered = [offer.move for offer in position.sight.offers]  # type: ignore[attr-defined]
        if step.touch:
            continue
        tried = [move for move in rng.sample(moves, min(10 * ILLEGAL_MOVES, len(moves))) if move not in offered]
        for move in tried[:ILLEGAL_MOVES]:
            result = service().act(game, lesson.id, (0,) * done, NAME, msgspec.to_builtins(move))
            assert isinstance(result, MoveRefused), move
            assert isinstance(result.why, Refusal), move
            assert result.why.clause in clauses


@pytest.mark.parametrize(
    ("game", "lesson", "choices"),
    [
        ("chess", "first-stones", ()),
        ("kilt-castle", "last-stones", ()),
        ("kilt-castle", "first-stones", (1,)),
        ("kilt-castle", "first-stones", (-1,)),
        ("kilt-castle", "first-stones", (0,) * 9),
    ],
)
def test_what_does_not_exist_is_not_found(game: str, lesson: str, choices: tuple[int, ...]) -> None:
    with pytest.raises(ProblemError) as raised:
        service().position(game, lesson, choices, NAME)

    assert raised.value.problem is Problem.NOT_FOUND
