"""HTTP routes for reviews of finished games: requested once, readable by everyone who may see the table."""

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from burghof.hosting.review.service import ReviewService
from burghof.server.http.encoded import accepts_gzip, encoded_response
from burghof.server.http.openapi import RUNNING_GAME, VISIBLE_TABLE, json_response, problem_responses
from burghof.server.http.parameters import Inject, SeatId, TableId
from burghof.server.people.parameters import CallerNetwork, CurrentPerson, CurrentVisitor
from burghof.wire.problem import Problem
from burghof.wire.requests import SetReviewConsent

REVIEW_RESPONSE = json_response("A `GameReview`.")


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
    is_gzipped = accepts_gzip(request)
    body = await reviews.request(person, table_id, network, is_gzipped=is_gzipped)
    return encoded_response(body, is_gzipped=is_gzipped, status=202)


@get(
    "/tables/{table_id:uuid}/review",
    media_type="application/json",
    responses={200: REVIEW_RESPONSE, **problem_responses(*VISIBLE_TABLE, Problem.NOT_NOW)},
)
async def read_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: CurrentVisitor, reviews: Inject[ReviewService]
) -> Response[bytes]:
    """Return the review of a finished game with the verdicts that exist so far."""
    is_gzipped = accepts_gzip(request)
    body = await reviews.read(visitor, table_id, is_gzipped=is_gzipped)
    return encoded_response(body, is_gzipped=is_gzipped)


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
