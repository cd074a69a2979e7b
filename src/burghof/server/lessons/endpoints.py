"""Endpoints for lessons: everybody may use them. Only the progress of a person with a session is stored."""

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from burghof.hosting.lessons.progress import ProgressService
from burghof.hosting.lessons.service import NAMELESS, LessonService
from burghof.hosting.people.session import Person
from burghof.server.http.openapi import json_response, problem_responses
from burghof.server.http.parameters import Inject
from burghof.server.people.parameters import CurrentPerson, CurrentVisitor
from burghof.wire.lessons import LearningProgress, LessonAct, LessonList, OpenLesson, PictureList
from burghof.wire.problem import Problem

NOT_FOUND = problem_responses(Problem.NOT_FOUND)


@get("/games/{game:str}/lessons", responses=NOT_FOUND)
async def list_lessons(game: FromPath[str], lesson_service: Inject[LessonService]) -> LessonList:
    """Return the lessons of a game, in order."""
    return LessonList(lesson_service.lessons(game))


@get(
    "/games/{game:str}/pictures",
    media_type="application/json",
    responses={200: json_response("A `PictureList`."), **NOT_FOUND},
)
async def list_pictures(game: FromPath[str], lesson_service: Inject[LessonService]) -> Response[bytes]:
    """Return the pictures for the rulebook of a game: the steps of its lessons."""
    pictures = PictureList(lesson_service.pictures(game))
    return Response(msgspec.json.encode(pictures), media_type="application/json")


@post(
    "/games/{game:str}/lessons/{lesson:str}/open",
    status_code=200,
    media_type="application/json",
    responses={200: json_response("A `LessonPosition`."), **NOT_FOUND},
)
async def open_lesson(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[OpenLesson],
    visitor: CurrentVisitor,
    lesson_service: Inject[LessonService],
) -> Response[bytes]:
    """Return a lesson at the step after these choices."""
    position = lesson_service.position(game, lesson, data.choices, _name(visitor))
    return Response(msgspec.json.encode(position), media_type="application/json")


@post(
    "/games/{game:str}/lessons/{lesson:str}/act",
    status_code=200,
    media_type="application/json",
    responses={200: json_response("A `LessonResult`."), **NOT_FOUND},
)
async def act_in_lesson(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAct],
    visitor: CurrentVisitor,
    lesson_service: Inject[LessonService],
) -> Response[bytes]:
    """Make a move in a lesson, or touch what is asked for."""
    result = lesson_service.act(game, lesson, data.choices, _name(visitor), data.move)
    return Response(msgspec.json.encode(result), media_type="application/json")


@post("/learning", status_code=200, responses=problem_responses(Problem.NO_SESSION))
async def merge_progress(
    data: JSONBody[LearningProgress], person: CurrentPerson, progress: Inject[ProgressService]
) -> LearningProgress:
    """Merge the progress of a device in the lessons with that of the caller; returns what is the furthest of both."""
    return LearningProgress(await progress.merge(person, data.lessons))


def _name(visitor: Person | None) -> str:
    """Return the name of the learner."""
    return visitor.name if visitor is not None else NAMELESS
