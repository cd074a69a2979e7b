"""The replayer: games are rebuilt in another process, every answer is the same as if it were made here."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from uuid import UUID

import httpx
import msgspec
import pytest

from bench.server.recorded import record_files, store_game
from burghof.bots.worker import WorkerReply
from burghof.hosting.games import GameRegistry
from burghof.hosting.history.replay_steps import replay_steps
from burghof.hosting.history.replay_tasks import ReadOutline, build_replay
from burghof.hosting.journal.rows import StepRow
from burghof.hosting.replay_worker import CACHED_GAMES, RebuiltGames, handle
from burghof.hosting.replayer.game_task import GameRequest
from burghof.hosting.replayer.service import MAX_WAITING, Replayer
from burghof.hosting.review.review_task import build_review
from burghof.hosting.review.service import REVIEW_ITERATIONS
from burghof.hosting.tables.what_if_task import copy_entries
from burghof.kernel import Match, Played, Seat, export, find_games, write_record
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from burghof.wire.responses import SeriesScore
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of, wait_until
from tests.server.seated_table import ANNA, SeatedTable, execute_sql
from tests.tiers import full_except

GAMES = tuple(find_games())
SHORTEST = [record_files(game)[-1] for game in GAMES]
LONGEST = [record_files(game)[0] for game in GAMES]
IS_PACKED = {"accept-encoding": "gzip"}


class InlineRunner:
    """Runs requests in this process, as a host without processes does."""

    def __init__(self) -> None:
        self.requests: list[GameRequest] = []
        self._games = RebuiltGames(GameRegistry())

    async def run(self, task: GameRequest) -> WorkerReply:
        """Run a request at once."""
        self.requests.append(task)
        return handle(self._games, msgspec.json.encode(task))

    async def close(self) -> None:
        """Do nothing."""


async def request(process: Container, table: UUID, path: str, method: str = "GET", **more: Json) -> httpx.Response:
    """Send a request about a table as Anna."""
    headers = {"accept-encoding": "identity", "authorization": f"Bearer {token_of(process, ANNA)}"}
    transport = httpx.ASGITransport(app_of(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=headers) as client:
        return await client.request(method, f"/api/tables/{table}/{path}", **more)


async def store_short_game(process: Container, until: int | None = None) -> UUID:
    """Store the shortest recorded game of Kilt Castle."""
    return await store_game(process, record_files("kilt-castle")[-1], ANNA, until)


async def pause_replayer(process: Container, table: UUID) -> int:
    """Make the replayer ready for a table, then stop its process as if it were busy; return its PID."""
    assert (await request(process, table, "replay")).status_code == 200
    [pid] = process.replay_workers.pids
    os.kill(pid, signal.SIGSTOP)
    return pid


async def start_replay(process: Container, table: UUID) -> "asyncio.Task[httpx.Response]":
    """Request a replay from a process that is stopped, and wait until the process has the request."""
    asked = asyncio.create_task(request(process, table, "replay"))
    await wait_until(lambda: not process.replay_workers._idle)
    return asked


async def expected_answers(process: Container, table: UUID) -> dict[str, bytes]:
    """Return what the endpoints must answer, computed here on the event loop."""
    live = await process.live.load_full(table)
    match, outcome = live.match, live.match.outcome
    record = export(match, None).record
    assert outcome is not None
    assert record is not None
    expected = {"replay": msgspec.json.encode(build_replay(live, None))}
    for audience in live.audiences[:-1]:
        expected[f"replay?seat={audience}"] = msgspec.json.encode(build_replay(live, audience))
        steps = replay_steps(live, audience)
        for at in (1, len(steps)):
            view = match.game.view(steps[at - 1].after, audience, match.header.recall)
            expected[f"replay/{at}?seat={audience}"] = msgspec.json.encode(match.game.outline(view))
    points = tuple(score.total for score in outcome.scores) or (0,) * match.seats
    wins = tuple(int(seat in outcome.winners) for seat in range(match.seats))
    expected["series"] = msgspec.json.encode(SeriesScore((points,), points, wins))
    expected["record"] = write_record(record)
    expected["review"] = msgspec.json.encode(build_review(live, REVIEW_ITERATIONS, None, ()))
    return expected


@pytest.mark.parametrize(
    "file", full_except([*SHORTEST, *LONGEST], SHORTEST), ids=lambda file: f"{file.parents[2].name}-{file.stem}"
)
def test_every_answer_is_byte_for_byte_the_one_made_here(servers: ServerProcesses, file: Path) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_game(process, file, ANNA)
            expected = await expected_answers(process, table)

            answers = {path: await request(process, table, path) for path in expected}
            packed = await request(process, table, "replay", headers=IS_PACKED)
            await execute_sql(process, "UPDATE turns SET points = NULL")
            older = await request(process, table, "series")
            await process.records.store(table)

            assert {path: answer.content for path, answer in answers.items()} == expected
            assert {answer.headers["content-type"] for answer in answers.values()} == {"application/json"}
            assert (packed.headers["content-encoding"], packed.content) == ("gzip", expected["replay"])
            assert older.content == expected["series"]
            assert await process.records_repository.read(table) == expected["record"]

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_continued_begins_with_the_entries_of_the_other(servers: ServerProcesses, game: str) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_game(process, record_files(game)[-1], ANNA)
            played = (await process.live.load_full(table)).match
            moves = [at for at, entry in enumerate(played.entries) if isinstance(entry, Played)]
            entry = moves[len(moves) // 2]

            created = (await request(process, table, "what-if", "POST", json={"entry": entry})).json()["table"]["id"]

            [(entries,)] = await execute_sql(process, "SELECT entries FROM steps WHERE table_id = %s", UUID(created))
            loaded, whole = await process.live.get(UUID(created)), await process.live.load_full(UUID(created))
            expected = copy_entries(Match(played.plugin, whole.match.header, played.seed), played, entry)
            assert entries == msgspec.json.encode(expected.entries).decode()
            assert (loaded.match.offset, whole.match.offset) == (entry, 0), "it is loaded from its snapshot"
            assert loaded.match.core == whole.match.core
            assert (loaded.seq, loaded.cursors, loaded.clocks) == (whole.seq, whole.cursors, whole.clocks)

    run(work)


def test_a_move_before_the_continued_game_can_be_taken_back(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            played = (await process.live.load_full(table)).match
            own = [at for at, one in enumerate(played.entries) if isinstance(one, Played) and one.seat == 0]
            answer = (await request(process, table, "what-if", "POST", json={"entry": own[-1]})).json()
            seated = SeatedTable(UUID(answer["table"]["id"]), [ANNA, None])

            assert await process.playing.take_back(ANNA, seated.table, 0, "back")

            live = await seated.live(process)
            assert live.match.last_move_of(Seat(0)) == own[-3]
            assert live.match.core == (await process.live.load_full(seated.table)).match.core

    run(work)


def test_a_host_without_processes_gives_the_same_answers(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            runner = InlineRunner()
            inline = Replayer(process.steps, runner)
            key = await inline.latest(table)

            outlines = [await inline.ask(key, ReadOutline(None, at)) for at in (1, 2, 3)]

            assert outlines == [(await request(process, table, f"replay/{at}")).content for at in (1, 2, 3)]
            assert [one.stored is None for one in runner.requests] == [True, False, True, True]

    run(work)


def test_the_last_finished_games_are_cached_and_no_running_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            files = record_files("kilt-castle")[-CACHED_GAMES - 1 :]
            tables = [await store_game(process, file, ANNA) for file in files]
            running = await store_short_game(process, until=5)
            runner = InlineRunner()
            inline = Replayer(process.steps, runner)

            async def needs_rows(table: UUID) -> bool:
                runner.requests.clear()
                await inline.ask(await inline.latest(table), ReadOutline(Seat(0), 1))
                return len(runner.requests) == 2

            assert [await needs_rows(table) for table in [*tables, tables[-1]]] == [True] * len(tables) + [False]
            assert [await needs_rows(running) for _ in range(2)] == [True, True]
            assert [await needs_rows(table) for table in (tables[1], tables[0], tables[1])] == [False, True, False]

    run(work)


def test_a_position_of_a_game_that_was_replayed_reads_no_steps(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            read, read_tail = list[UUID](), process.steps.tail

            async def tail(table: UUID, since: int) -> tuple[StepRow, ...]:
                read.append(table)
                return await read_tail(table, since)

            monkeypatch.setattr(process.steps, "tail", tail)
            statuses = [(await request(process, table, f"replay/{at}")).status_code for at in range(1, 6)]

            assert (statuses, read) == ([200] * 5, [table])

    run(work)


def test_the_score_of_a_series_needs_no_replay_where_results_are_stored(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            stored = await process.replays.series_score(ANNA, table)
            without = list(process.replay_workers.pids)
            await execute_sql(process, "UPDATE turns SET ranks = NULL, points = NULL")
            older = await process.replays.series_score(ANNA, table)

            assert older == stored
            assert (without, len(process.replay_workers.pids)) == ([], 1)

    run(work)


def test_more_replays_than_can_wait_are_refused_and_the_others_answered(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            paused = await pause_replayer(process, table)
            waiting = [asyncio.create_task(request(process, table, "replay")) for _ in range(MAX_WAITING + 1)]
            await wait_until(lambda: process.replayer._requests == len(waiting))
            refused = await request(process, table, "replay")
            os.kill(paused, signal.SIGCONT)
            answers = await asyncio.gather(*waiting)

            assert (refused.status_code, refused.json()["type"]) == (503, Problem.TRY_AGAIN.type)
            assert refused.headers["retry-after"] == "1"
            assert {answer.status_code for answer in answers} == {200}
            assert (await request(process, table, "replay")).status_code == 200

    run(work)


def _is_running(pid: int) -> bool:
    """Return whether this process exists."""
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


async def _kill(process: Container, pid: int) -> None:
    """Kill the replayer."""
    del process
    os.kill(pid, signal.SIGKILL)


async def _time_out(process: Container, pid: int) -> None:
    """Wait until the replayer was killed because its time was up."""
    await wait_until(lambda: pid not in process.replay_workers.pids)


@pytest.mark.parametrize(("seconds", "why", "end"), [(30.0, "ended", _kill), (0.2, "timed out", _time_out)])
def test_a_replay_whose_process_dies_or_hangs_is_tried_again_in_another_process(
    servers: ServerProcesses,
    caplog: pytest.LogCaptureFixture,
    seconds: float,
    why: str,
    end: Callable[[Container, int], Awaitable[None]],
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            paused = await pause_replayer(process, table)
            process.replay_workers._timeout_s = seconds
            asked = await start_replay(process, table)
            await end(process, paused)
            answer = await asked
            process.replay_workers._timeout_s = 30
            again = await request(process, table, "replay")

            assert (answer.status_code, answer.json()["type"]) == (503, Problem.TRY_AGAIN.type)
            assert again.status_code == 200
            assert paused not in process.replay_workers.pids
            assert not _is_running(paused)
            [logged] = [record for record in caplog.records if record.message == "a game was not replayed"]
            assert why in getattr(logged, "why", "")

    run(work)


def test_rows_that_cannot_be_replayed_are_a_problem_and_the_process_goes_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            whole, newer, broken = [await store_game(process, file, ANNA) for file in record_files("kilt-castle")[-3:]]
            change = "UPDATE steps SET entries = %s WHERE table_id = %s AND seq = 3"
            await execute_sql(process, change, '[{"entry":"castled"}]', newer)
            await execute_sql(process, change, "[]", broken)

            answers = [await request(process, table, "replay") for table in (newer, broken, whole)]

            assert [answer.status_code for answer in answers] == [503, 500, 200]
            assert [answer.json()["type"] for answer in answers[:2]] == ["elsewhere", "broken"]
            assert "Traceback" not in answers[1].text
            assert len(process.replay_workers.pids) == 1

    run(work)


def test_a_process_that_stops_takes_its_replayer_with_it_and_starts_no_other(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await store_short_game(process)
            paused = await pause_replayer(process, table)
            asked = [await start_replay(process, table), asyncio.create_task(request(process, table, "replay"))]
            await wait_until(lambda: process.replayer._requests == len(asked))
        answers = await asyncio.gather(*asked)

        assert [answer.status_code for answer in answers] == [503, 503]
        assert process.replay_workers.pids == []
        assert not _is_running(paused)

    run(work)
