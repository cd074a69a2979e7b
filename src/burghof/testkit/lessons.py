"""Lessons: every step of every lesson can be made."""

from collections.abc import Sequence
from typing import Any

from burghof.kernel import AnyMatch, Player, Refusal, offers_for, read_rulebook
from burghof.kernel.discovery import read_further_pictures, read_lessons
from burghof.kernel.lesson import (
    AnyLesson,
    LessonError,
    ScriptedMove,
    moves_of_step,
    new_lesson_match,
    open_lesson,
    play_scripted,
    scripted_moves,
)
from burghof.testkit.errors import ContractError
from burghof.testkit.subject import AnyTrial


def check_lessons(trial: AnyTrial) -> None:
    """Play all lessons of a game in every accepted way.

    The learner has a decision in each step, one of the accepted moves is offered, and every clause exists.
    """
    check_pictures(trial)
    lessons = read_lessons(trial.folder, trial.plugin)
    _require(len({lesson.id for lesson in lessons}) == len(lessons), "two lessons have the same id")
    clauses = read_rulebook(trial.folder).numbers
    for lesson in lessons:
        _require(bool(lesson.steps), f"{lesson.id} has no step")
        for step in lesson.steps:
            _require(bool(step.accepts) != bool(step.touch), f"{lesson.id}: a step is a move or a touch")
            _require(step.clause in clauses, f"{lesson.id}: there is no clause {step.clause}")
            _require(len(step.lit) > 1 or not step.is_question, f"{lesson.id}: a question lights several things")
        match = _opened(trial, lesson)
        _play_all(match, lesson.before)
        _play_on(match, lesson, ())


def check_pictures(trial: AnyTrial) -> None:
    """Look at the further pictures of the rulebook: their steps and clauses exist, and what is refused is refused.

    Moves in place of those of a lesson are possible.
    """
    lessons = {lesson.id: lesson for lesson in read_lessons(trial.folder, trial.plugin)}
    clauses = read_rulebook(trial.folder).numbers
    for picture in read_further_pictures(trial.folder, trial.plugin):
        name = f"the picture of {picture.clause} at {picture.lesson} {picture.step}"
        _require(picture.clause in clauses, f"{name}: there is no such clause")
        lesson = lessons.get(picture.lesson)
        first = 0 if picture.words else 1
        _require(lesson is not None and first <= picture.step <= len(lesson.steps), f"{name}: there is no such step")
        if lesson is None or (picture.refused is None and not picture.instead):
            continue
        match = _opened(trial, lesson)
        _play_all(match, (*scripted_moves(lesson, (0,) * (picture.step - 1)), *picture.instead))
        if picture.refused is None:
            continue
        decision = match.decision_of(lesson.learner)
        result = None if decision is None else match.play(lesson.learner, picture.refused, decision.token)
        is_refused = isinstance(result, Refusal) and result.clause == picture.clause
        _require(is_refused, f"{name}: the clause does not forbid the move")


def _opened(trial: AnyTrial, lesson: AnyLesson) -> AnyMatch:
    """Return the match of a lesson, opened, before its first move."""
    match = new_lesson_match(trial.plugin, lesson, [Player(f"P{seat}", None) for seat in range(lesson.seats)])
    open_lesson(match)
    return match


def _play_on(match: AnyMatch, lesson: AnyLesson, choices: tuple[int, ...]) -> None:
    """Play the steps after these choices to the end of the lesson, in every accepted way."""
    if len(choices) == len(lesson.steps):
        return
    step = lesson.steps[len(choices)]
    offered = [offer.move for offer in offers_for(match, lesson.learner)]
    possible = [choice for choice, move in enumerate(step.accepts or (None,)) if move is None or move in offered]
    _require(bool(possible), f"{lesson.id}, after {choices}: none of the moves can be made")
    for choice in possible:
        fork = match.fork()
        _play_all(fork, tuple(moves_of_step(lesson, step, choice)))
        _play_on(fork, lesson, (*choices, choice))


def _play_all(match: AnyMatch, moves: Sequence[ScriptedMove[Any]]) -> None:
    try:
        for move in moves:
            play_scripted(match, move)
    except LessonError as error:
        raise ContractError("lessons", str(error)) from error


def _require(is_right: bool, detail: str) -> None:  # noqa: FBT001 - reads like an assertion
    if not is_right:
        raise ContractError("lessons", detail)
