"""HTTP routes for reviews of finished games: requested once, readable by everyone who may see the table."""

import gzip
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from burghof.server.given import SeatId, TableId, ThePerson, TheReviews, TheVisitor
from burghof.server.infra.documented import PLAYED, SEEN, document, problems
from burghof.wire.answers import GameReview
from burghof.wire.problem import Problem
from burghof.wire.requests import BeJudged

REVIEW = document("A `GameReview`.")
FAST: Final = 5
"""Gzip compression level of responses."""


@post(
    "/tables/{table_id:uuid}/review",
    status_code=202,
    media_type="application/json",
    responses={202: REVIEW, **problems(Problem.NO_SESSION, *SEEN, Problem.NOT_NOW)},
)
async def ask_for_review(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, reviews: TheReviews
) -> Response[bytes]:
    """Request the review of a finished game, unless it exists or is running; it is made one choice at a time."""
    return _packed(request, await reviews.ask(person, table_id), 202)


@get(
    "/tables/{table_id:uuid}/review",
    media_type="application/json",
    responses={200: REVIEW, **problems(*SEEN, Problem.NOT_NOW)},
)
async def read_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: TheVisitor, reviews: TheReviews
) -> Response[bytes]:
    """Return the review of a finished game with the verdicts that exist so far."""
    return _packed(request, await reviews.read(visitor, table_id), 200)


@put("/tables/{table_id:uuid}/seats/{seat:int}/judged", status_code=204, responses=problems(*PLAYED))
async def put_judged(
    table_id: TableId, seat: SeatId, data: JSONBody[BeJudged], person: ThePerson, reviews: TheReviews
) -> None:
    """Set whether the review judges the choices of the caller's own seat; if not, only win probabilities remain."""
    await reviews.judge(person, table_id, seat, is_judged=data.is_judged)


def _packed(request: Request[Any, Any, Any], review: GameReview, status: int) -> Response[bytes]:
    """Encode the review as JSON, with gzip if the client accepts it."""
    data = msgspec.json.encode(review)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = gzip.compress(data, FAST)
        headers["content-encoding"] = "gzip"
    return Response(data, status_code=status, media_type="application/json", headers=headers)
