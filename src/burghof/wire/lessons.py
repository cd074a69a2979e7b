"""Lessons: what a learner sends, and what comes back."""

from typing import Any, TypeAlias

from msgspec import Struct

from burghof.kernel import Message
from burghof.wire.client_out import FullView, MoveRefused, StepUpdate
from burghof.wire.responses import MyRights, Table


class LessonCard(Struct, frozen=True):
    """A lesson in a list; its words are those of the game."""

    id: str
    steps: int


class LessonList(Struct, frozen=True):
    """The lessons of a game, in order."""

    lessons: tuple[LessonCard, ...]


class RulePicture(Struct, frozen=True):
    """A picture for the rulebook: a step of a lesson as the learner sees it, and what the learner's move leads to."""

    lesson: str
    step: int
    """Its number, from 1; 0 for the start of the game."""
    clause: str
    lit: tuple[str, ...]
    """What the picture shows: by the names of the outline or of things on the board."""
    seat: int
    seats: int
    view: Struct
    said: tuple[Message, ...]
    """What follows from the move, by the rules, or why they refuse it; empty for a touch."""
    turn: int = 0
    """Its place among the three pictures of a turn, from 1; 0 for none."""
    win: int = 0
    """Its place among the four pictures of how one wins, from 1; 0 for none."""
    is_refused: bool = False
    """Whether it shows a move that the rules refuse."""
    words: str = ""
    """The name of the words beside it, if they are in place of what is said."""


class PictureList(Struct, frozen=True):
    """The pictures for the rulebook of a game, in the order of its lessons."""

    pictures: tuple[RulePicture, ...]


class LessonTask(Struct, frozen=True):
    """What the learner is asked to do; its words are those of the game."""

    step: int
    """Its number, from 1."""
    offer: int | None
    """The place of the asked move among the offers; null for a touch."""
    lit: tuple[str, ...]
    clause: str
    touch: str
    """What is to be touched; empty for a move."""
    is_question: bool
    """Whether the learner finds out which of the lit things is right: nothing points at it at first."""


class LessonPosition(Struct, frozen=True):
    """A lesson at one of its steps: the table as the learner sees it. At the end there is no task."""

    table: Table
    mine: MyRights
    sight: FullView
    task: LessonTask | None


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a person has come in a lesson."""

    game: str
    lesson: str
    choices: tuple[int, ...]
    """The accepted move made in each step so far, from 0; empty once the lesson was done."""
    is_done: bool
    """Whether it was once played to its end."""


class LearningProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a person has come in all lessons; what is not begun is left out."""

    lessons: tuple[LessonProgress, ...]


class OpenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a lesson at the step after these choices: the accepted move made in each step so far, from 0."""

    choices: tuple[int, ...] = ()


class LessonAct(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner, or null for a touch, after these choices: the accepted move made in each step so far."""

    choices: tuple[int, ...]
    move: Any


class StepDone(Struct, frozen=True, tag="done"):
    """The act leads on: this accepted move was made, and the others have answered. At the end there is no task."""

    choice: int
    updates: tuple[StepUpdate, ...]
    task: LessonTask | None


class LessonAnswered(Struct, frozen=True, tag="answered"):
    """The move is legal and does not lead on: it was not made. The number is that of the answer among the words."""

    answer: int
    """0 for the answer to any other move."""


LessonResult: TypeAlias = StepDone | LessonAnswered | MoveRefused
