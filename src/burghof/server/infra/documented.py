"""Problems in the document of the interface: which a route may answer with, beside those any route may."""

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
"""What any request may be answered with."""

SEEN: Final = (Problem.NOT_FOUND,)
"""Where one must be allowed to see the table."""
HELD: Final = (Problem.NO_SESSION, Problem.NOT_YOURS, Problem.NOT_FOUND)
"""Where one must hold a seat of the table."""
PLAYED: Final = (*HELD, Problem.NOT_NOW)
"""Where one must hold a seat, and it must be the time for it."""


def problems(*kinds: Problem) -> dict[int, ResponseSpec]:
    """The answers with a problem of these kinds, by status, as the document describes them."""
    by_status: dict[int, list[str]] = {}
    for kind in (*ALWAYS, *kinds):
        by_status.setdefault(kind.status, []).append(f"`{kind.type}`")
    return {status: _answer(", ".join(types)) for status, types in sorted(by_status.items())}


def _answer(description: str) -> ResponseSpec:
    """An answer with a problem document."""
    return ResponseSpec(ProblemDocument, generate_examples=False, description=description, media_type=MEDIA_TYPE)


def document(description: str, media_type: str = "application/json") -> ResponseSpec:
    """An answer that is made by hand, as the document describes it: an object, or a stream of them."""
    return ResponseSpec(dict[str, object], generate_examples=False, description=description, media_type=media_type)
