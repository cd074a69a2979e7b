"""HTTP routes for reviews of finished games: requested once, readable by everyone who may see the table."""

import gzip
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from burghof.hosting.review.service import ReviewService
from burghof.server.http.openapi import RUNNING_GAME, VISIBLE_TABLE, json_response, problem_responses
from burghof.server.http.parameters import Inject, SeatId, TableId
from burghof.server.people.parameters import CallerNetwork, CurrentPerson, CurrentVisitor
from burghof.wire.problem import Problem
from burghof.wire.requests import SetReviewConsent
from burghof.wire.responses import GameReview

REVIEW_RESPONSE = json_response("A `GameReview`.")
COMPRESSION_LEVEL: Final = 5
"""Gzip compression level of responses."""


@post(
    "/tables/{table_id:uuid}/review",
    status_code=202,
    media_type="application/json",
    responses={202: REVIEW_RESPONSE, **problem_responses(Problem.NO_SESSION, *VISIBLE_TABLE, Problem.NOT_NOW)},
)
async def ask_for_review(
    request: Request[Any, Any, Any],
    table_id: TableId,
    person: CurrentPerson,
    network: CallerNetwork,
    reviews: Inject[ReviewService],
) -> Response[bytes]:
    """Request the review of a finished game, unless it exists or is running; it is made one choice at a time."""
    return _compressed_response(request, await reviews.request(person, table_id, network), 202)


@get(
    "/tables/{table_id:uuid}/review",
    media_type="application/json",
    responses={200: REVIEW_RESPONSE, **problem_responses(*VISIBLE_TABLE, Problem.NOT_NOW)},
)
async def read_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: CurrentVisitor, reviews: Inject[ReviewService]
) -> Response[bytes]:
    """Return the review of a finished game with the verdicts that exist so far."""
    return _compressed_response(request, await reviews.read(visitor, table_id), 200)


@put("/tables/{table_id:uuid}/seats/{seat:int}/judged", status_code=204, responses=problem_responses(*RUNNING_GAME))
async def put_judged(
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[SetReviewConsent],
    person: CurrentPerson,
    reviews: Inject[ReviewService],
) -> None:
    """Set whether the review judges the choices of the caller's own seat; if not, only win probabilities remain."""
    await reviews.set_consent(person, table_id, seat, is_judged=data.is_judged)


def _compressed_response(request: Request[Any, Any, Any], review: GameReview, status: int) -> Response[bytes]:
    """Encode the review as JSON, with gzip if the client accepts it."""
    data = msgspec.json.encode(review)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = gzip.compress(data, COMPRESSION_LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(data, status_code=status, media_type="application/json", headers=headers)
