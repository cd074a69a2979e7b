"""Endpoints for past games: records to download, and replays step by step."""

from typing import Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from burghof.hosting.history.service import ReplayService
from burghof.hosting.jobs.service import RecordService
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Outline
from burghof.server.http.encoded import accepts_gzip, encoded_response
from burghof.server.http.openapi import VISIBLE_TABLE, json_response, problem_responses
from burghof.server.http.parameters import Inject, TableId
from burghof.server.people.parameters import CurrentVisitor
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import SeriesScore

RECORD_RESPONSE = json_response("The record, as JSON.")
REPLAY_RESPONSE = json_response("A `Replay`.")
OUTLINE_RESPONSE = ResponseSpec(Outline, generate_examples=False, description="An `Outline`.")
REPLAY_PROBLEMS = (*VISIBLE_TABLE, Problem.NOT_YOURS, Problem.NOT_NOW)


@get(
    "/tables/{table_id:uuid}/record",
    media_type="application/json",
    responses={200: RECORD_RESPONSE, **problem_responses(*VISIBLE_TABLE, Problem.NOT_NOW)},
)
async def read_record(
    table_id: TableId,
    visitor: CurrentVisitor,
    cards: Inject[TableCards],
    records: Inject[RecordService],
) -> Response[bytes]:
    """Return the record of a finished game, as `burghof replay` and `burghof verify` read it."""
    card = await cards.require_visible(table_id, visitor)
    if card.phase != "over":
        raise ProblemError(Problem.NOT_NOW, "the game is not over")
    name = f"{card.game}-{table_id}.json"
    return Response(
        await records.read(table_id),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table_id:uuid}/replay",
    media_type="application/json",
    responses={200: REPLAY_RESPONSE, **problem_responses(*REPLAY_PROBLEMS)},
)
async def read_replay(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: CurrentVisitor,
    replays: Inject[ReplayService],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a replay: of a finished game for any audience, of a running game with a notebook for the own seat."""
    is_gzipped = accepts_gzip(request)
    body = await replays.read(visitor, table_id, seat, is_gzipped=is_gzipped)
    return encoded_response(body, is_gzipped=is_gzipped)


@get(
    "/tables/{table_id:uuid}/replay/{at:int}",
    media_type="application/json",
    responses={200: OUTLINE_RESPONSE, **problem_responses(*REPLAY_PROBLEMS)},
)
async def read_replay_step(
    table_id: TableId,
    at: FromPath[int],
    visitor: CurrentVisitor,
    replays: Inject[ReplayService],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the table as text after `at` steps of a replay; the first step is 1."""
    return Response(await replays.outline(visitor, table_id, seat, at), media_type="application/json")


@get("/tables/{table_id:uuid}/series", responses=problem_responses(*VISIBLE_TABLE))
async def read_series(table_id: TableId, visitor: CurrentVisitor, replays: Inject[ReplayService]) -> SeriesScore:
    """Return the score of the rematches that led to this table, including the table itself if its game is over."""
    return await replays.series_score(visitor, table_id)
