"""Lessons: a position of a game and the steps that the learner makes from there. They are data of the game."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Struct

from burghof.kernel.chance import commitment
from burghof.kernel.game import AnyPlugin, M, O
from burghof.kernel.match import AnyMatch, AnyStep, Match, Step
from burghof.kernel.record import Header, Player
from burghof.kernel.seat import Recall, Seat


class ScriptedMove(Struct, Generic[M], frozen=True, array_like=True):
    """A move that is made by the lesson, not by the learner."""

    seat: Seat
    move: M


class LessonStep(Struct, Generic[M], frozen=True, forbid_unknown_fields=True):
    """One act of the learner: a move, or a touch of something; and what follows from it."""

    lit: tuple[str, ...]
    """What is lit, by the names of the outline or of things on the board."""
    clause: str
    """The clause of RULES.md that says why."""
    accepts: tuple[M, ...] = ()
    """The moves that lead on; the first is the one that the learner can be shown. Empty for a touch."""
    touch: str = ""
    """What the learner touches instead of a move."""
    is_question: bool = False
    """Whether the learner finds out which of the lit things is right: nothing points at it at first."""
    others: tuple[dict[str, bool | int | str], ...] = ()
    """Fields of other moves that have an answer of their own; the first pattern that fits counts."""
    then: tuple[ScriptedMove[M], ...] = ()
    """The moves after it, up to the learner's next step."""
    turn: int = 0
    """Its place among the three pictures of a turn in the rulebook, from 1; 0 for none."""
    win: int = 0
    """Its place among the four pictures of how one wins, from 1; 0 for none."""


class Lesson(Struct, Generic[O, M], frozen=True, forbid_unknown_fields=True):
    """A lesson: a table of this game, the moves before the first step, and the steps.

    Chance is drawn from the seed, so every learner sees the same game.
    """

    id: str
    seats: int
    recall: Recall
    options: O
    seed: str
    steps: tuple[LessonStep[M], ...]
    before: tuple[ScriptedMove[M], ...] = ()
    learner: Seat = Seat(0)


AnyLesson: TypeAlias = Lesson[Any, Any]
"""A lesson of any game."""


class LessonPicture(Struct, Generic[M], frozen=True, forbid_unknown_fields=True):
    """A further picture for the rulebook, of a step of a lesson: for another clause, or of a move that breaks it."""

    clause: str
    lesson: str
    step: int
    """The number of the step, from 1; 0 for the start of the game, before all moves of the lesson."""
    lit: tuple[str, ...] = ()
    """What is lit; that of the step if empty, unless there are words."""
    words: str = ""
    """The name of the words beside it, in place of what follows from the move."""
    messages: tuple[str, ...] = ()
    """The keys of the messages beside it, of the learner's move and those after it; of the move alone if empty."""
    refused: M | None = None
    """A move that the rules refuse by the clause, in place of the learner's move."""
    instead: tuple[ScriptedMove[M], ...] = ()
    """Moves in place of those of the step and of all after it; the picture is before the last, whose messages count."""


AnyPicture: TypeAlias = LessonPicture[Any]
"""A picture of any game."""


class LessonError(ValueError):
    """Raised if a lesson makes a move that the rules do not allow."""


def read_lesson(plugin: AnyPlugin, data: bytes) -> AnyLesson:
    """Return the lesson in a file of this game."""
    return msgspec.json.decode(data, type=Lesson[plugin.types.options, plugin.types.move])  # type: ignore[name-defined]


def read_pictures(plugin: AnyPlugin, data: bytes) -> tuple[AnyPicture, ...]:
    """Return the further pictures in a file of this game."""
    return msgspec.json.decode(data, type=tuple[LessonPicture[plugin.types.move], ...])  # type: ignore[name-defined]


def new_lesson_match(plugin: AnyPlugin, lesson: AnyLesson, players: Sequence[Player]) -> AnyMatch:
    """Return the match of a lesson before it is opened, by the newest rules."""
    header = Header(
        1,
        plugin.card.id,
        plugin.card.rules_version,
        lesson.options,
        tuple(players),
        lesson.recall,
        commitment(lesson.seed),
        None,
    )
    return Match(plugin, header, lesson.seed)


def open_lesson(match: AnyMatch) -> AnyStep:
    """Open the match of a lesson: chance comes from its seed alone."""
    return match.open([""] * match.seats)


def scripted_moves(lesson: AnyLesson, choices: Sequence[int]) -> Iterator[ScriptedMove[Any]]:
    """Return all moves up to the step after these choices: the accepted moves that the learner made in each step."""
    yield from lesson.before
    for step, choice in zip(lesson.steps, choices, strict=False):
        yield from moves_of_step(lesson, step, choice)


def moves_of_step(lesson: AnyLesson, step: LessonStep[Any], choice: int) -> Iterator[ScriptedMove[Any]]:
    """Return the learner's move in a step, unless it is a touch, and the moves after it."""
    for move in step.accepts[choice : choice + 1]:
        yield ScriptedMove(lesson.learner, move)
    yield from step.then


def play_scripted(match: AnyMatch, scripted: ScriptedMove[Any]) -> AnyStep:
    """Make a move of a lesson. Raises `LessonError` if the rules do not allow it."""
    decision = match.decision_of(scripted.seat)
    result = None if decision is None else match.play(scripted.seat, scripted.move, decision.token)
    if not isinstance(result, Step):
        raise LessonError(f"seat {scripted.seat} cannot play {scripted.move}: {result or 'it has no decision'}")
    return result
