"""Reviews of finished games: asked for once, read by whoever may look back on the game."""

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
"""How hard an answer is packed."""


@post(
    "/tables/{table_id:uuid}/review",
    status_code=202,
    media_type="application/json",
    responses={202: REVIEW, **problems(Problem.NO_SESSION, *SEEN, Problem.NOT_NOW)},
)
async def ask_for_review(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, reviews: TheReviews
) -> Response[bytes]:
    """Have a finished game reviewed, if it is not yet; it is made one choice after the other."""
    return _packed(request, await reviews.ask(person, table_id), 202)


@get(
    "/tables/{table_id:uuid}/review",
    media_type="application/json",
    responses={200: REVIEW, **problems(*SEEN, Problem.NOT_NOW)},
)
async def read_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: TheVisitor, reviews: TheReviews
) -> Response[bytes]:
    """The review of a finished game, as far as it is made."""
    return _packed(request, await reviews.read(visitor, table_id), 200)


@put("/tables/{table_id:uuid}/seats/{seat:int}/judged", status_code=204, responses=problems(*PLAYED))
async def put_judged(
    table_id: TableId, seat: SeatId, data: JSONBody[BeJudged], person: ThePerson, reviews: TheReviews
) -> None:
    """Have the choices of one's own seat judged in a review, or not: then only its chances are told."""
    await reviews.judge(person, table_id, seat, is_judged=data.is_judged)


def _packed(request: Request[Any, Any, Any], review: GameReview, status: int) -> Response[bytes]:
    """The answer, packed where that is understood."""
    data = msgspec.json.encode(review)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = gzip.compress(data, FAST)
        headers["content-encoding"] = "gzip"
    return Response(data, status_code=status, media_type="application/json", headers=headers)
