"""OpenAPI descriptions of responses: the problems that a route may answer with, and bodies encoded by hand."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from burghof.server.http.problems import MEDIA_TYPE
from burghof.wire.problem import Problem, ProblemDocument

ANY_ROUTE: Final = (
    Problem.MALFORMED,
    Problem.WRONG_ORIGIN,
    Problem.TOO_SLOW,
    Problem.TOO_LARGE,
    Problem.WRONG_HOST,
    Problem.RATE_LIMITED,
    Problem.INTERNAL,
    Problem.SERVED_ELSEWHERE,
    Problem.TRY_AGAIN,
)
"""Problems of any route."""

VISIBLE_TABLE: Final = (Problem.NOT_FOUND, Problem.REMOVED)
"""Problems of a route whose table must be visible to the person."""
OWN_SEAT: Final = (Problem.NO_SESSION, Problem.NOT_YOURS, *VISIBLE_TABLE)
"""Problems of a route that needs a seat at the table."""
RUNNING_GAME: Final = (*OWN_SEAT, Problem.NOT_NOW)
"""Problems of a route that needs a seat at the table, and the right phase of the game."""
UNSUITABLE_NAME: Final = (Problem.NAME_SIGNS, Problem.NAME_TOO_LONG, Problem.NAME_LETTERS, Problem.NAME_RESERVED)
"""Problems of a route that takes the name of a person."""


def problem_responses(*kinds: Problem) -> dict[int, ResponseSpec]:
    """Return the problem responses of a route by status: those of these kinds, and those of any route."""
    by_status: dict[int, list[str]] = {}
    for kind in (*ANY_ROUTE, *kinds):
        by_status.setdefault(kind.status, []).append(f"`{kind.type}`")
    return {status: _problem_response(", ".join(types)) for status, types in sorted(by_status.items())}


def _problem_response(description: str) -> ResponseSpec:
    """Return the description of a response with a problem document."""
    return ResponseSpec(ProblemDocument, generate_examples=False, description=description, media_type=MEDIA_TYPE)


def json_response(description: str, media_type: str = "application/json") -> ResponseSpec:
    """Return the description of a response that the route encodes itself: an object, or a stream of objects."""
    return ResponseSpec(dict[str, object], generate_examples=False, description=description, media_type=media_type)
