"""Endpoints for puzzles: everybody may solve them; playing on from one, and stored progress, need a session."""

import asyncio
from datetime import UTC, datetime

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from burghof.hosting.lessons.service import NAMELESS
from burghof.hosting.people.session import Person
from burghof.hosting.puzzles.progress import PuzzleProgressService
from burghof.hosting.puzzles.service import PuzzleService
from burghof.hosting.tables.what_if_service import WhatIfService
from burghof.server.http.openapi import json_response, problem_responses
from burghof.server.http.parameters import Inject
from burghof.server.people.parameters import CallerNetwork, CurrentPerson, CurrentVisitor
from burghof.wire.problem import Problem
from burghof.wire.puzzles import (
    ChoiceCount,
    DailyPuzzles,
    PuzzleList,
    PuzzleProof,
    PuzzleTry,
    ShowCase,
    SolvingProgress,
)
from burghof.wire.responses import TableWithRights

NOT_FOUND = problem_responses(Problem.NOT_FOUND)
JSON = "application/json"


@get("/puzzles/days")
async def list_days(puzzle_service: Inject[PuzzleService]) -> DailyPuzzles:
    """Return the puzzles of the last days, today's first; a day begins at midnight UTC."""
    return DailyPuzzles(await asyncio.to_thread(puzzle_service.days, datetime.now(UTC).date()))


@post("/puzzles/progress", status_code=200, responses=problem_responses(Problem.NO_SESSION))
async def merge_tries(
    data: JSONBody[SolvingProgress], person: CurrentPerson, puzzle_progress: Inject[PuzzleProgressService]
) -> SolvingProgress:
    """Merge what was tried on a device with what the caller tried on others; returns the union of both."""
    return SolvingProgress(await puzzle_progress.merge(person, data.puzzles))


@get("/games/{game:str}/puzzles", responses=NOT_FOUND)
async def list_puzzles(game: FromPath[str], puzzle_service: Inject[PuzzleService]) -> PuzzleList:
    """Return the puzzles of a game, by theme, the easiest first."""
    return PuzzleList(await asyncio.to_thread(puzzle_service.puzzles, game))


@get(
    "/games/{game:str}/puzzles/{puzzle:str}",
    media_type=JSON,
    responses={200: json_response("A `PuzzlePosition`."), **NOT_FOUND},
)
async def read_puzzle(
    game: FromPath[str], puzzle: FromPath[str], visitor: CurrentVisitor, puzzle_service: Inject[PuzzleService]
) -> Response[bytes]:
    """Return a puzzle to solve: the table as its seat sees it, with the choices as the only offers."""
    position = await asyncio.to_thread(puzzle_service.position, game, puzzle, _name(visitor))
    return Response(msgspec.json.encode(position), media_type=JSON)


@post("/games/{game:str}/puzzles/{puzzle:str}/try", status_code=200, responses=NOT_FOUND)
async def try_choice(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleTry], puzzle_service: Inject[PuzzleService]
) -> ChoiceCount:
    """Return the count of a choice of a puzzle."""
    return await asyncio.to_thread(puzzle_service.count, game, puzzle, data.choice)


@get("/games/{game:str}/puzzles/{puzzle:str}/proof", responses=NOT_FOUND)
async def read_proof(game: FromPath[str], puzzle: FromPath[str], puzzle_service: Inject[PuzzleService]) -> PuzzleProof:
    """Return the proof of a puzzle."""
    return await asyncio.to_thread(puzzle_service.proof, game, puzzle)


@post(
    "/games/{game:str}/puzzles/{puzzle:str}/case",
    status_code=200,
    media_type=JSON,
    responses={200: json_response("A `ShownCase`."), **NOT_FOUND},
)
async def read_case(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[ShowCase], puzzle_service: Inject[PuzzleService]
) -> Response[bytes]:
    """Return the table after a choice of a puzzle, in one of its cases."""
    shown = await asyncio.to_thread(puzzle_service.case, game, puzzle, data.choice, data.number)
    return Response(msgspec.json.encode(shown), media_type=JSON)


@post("/games/{game:str}/puzzles/{puzzle:str}/play", responses=problem_responses(Problem.NOT_FOUND, Problem.NO_SESSION))
async def play_puzzle(
    game: FromPath[str],
    puzzle: FromPath[str],
    person: CurrentPerson,
    network: CallerNetwork,
    puzzle_service: Inject[PuzzleService],
    what_ifs: Inject[WhatIfService],
) -> TableWithRights:
    """Play on from a puzzle, against bots, at a private table."""
    match, seed = await asyncio.to_thread(puzzle_service.match_of, game, puzzle)
    return await what_ifs.start_puzzle(person, match, seed, network)


def _name(visitor: Person | None) -> str:
    """Return the name of the solver."""
    return visitor.name if visitor is not None else NAMELESS
