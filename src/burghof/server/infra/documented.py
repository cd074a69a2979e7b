"""OpenAPI descriptions of responses: the problems that a route may answer with, and bodies encoded by hand."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from burghof.server.infra.problems import MEDIA_TYPE
from burghof.wire.problem import Problem, ProblemDocument

ALWAYS: Final = (
    Problem.MALFORMED,
    Problem.WRONG_ORIGIN,
    Problem.TOO_LARGE,
    Problem.TOO_OFTEN,
    Problem.BROKEN,
    Problem.ELSEWHERE,
    Problem.TRY_AGAIN,
)
"""Problems of any route."""

SEEN: Final = (Problem.NOT_FOUND,)
"""Problems of a route whose table must be visible to the person."""
HELD: Final = (Problem.NO_SESSION, Problem.NOT_YOURS, Problem.NOT_FOUND)
"""Problems of a route that needs a seat at the table."""
PLAYED: Final = (*HELD, Problem.NOT_NOW)
"""Problems of a route that needs a seat at the table, and the right phase of the game."""


def problems(*kinds: Problem) -> dict[int, ResponseSpec]:
    """Return the problem responses of a route by status: those of these kinds, and those of any route."""
    by_status: dict[int, list[str]] = {}
    for kind in (*ALWAYS, *kinds):
        by_status.setdefault(kind.status, []).append(f"`{kind.type}`")
    return {status: _answer(", ".join(types)) for status, types in sorted(by_status.items())}


def _answer(description: str) -> ResponseSpec:
    """Return the description of a response with a problem document."""
    return ResponseSpec(ProblemDocument, generate_examples=False, description=description, media_type=MEDIA_TYPE)


def document(description: str, media_type: str = "application/json") -> ResponseSpec:
    """Return the description of a response that the route encodes itself: an object, or a stream of objects."""
    return ResponseSpec(dict[str, object], generate_examples=False, description=description, media_type=media_type)
