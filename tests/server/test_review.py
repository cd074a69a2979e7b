"""Reviews over HTTP: made once by a worker on request, and visible to everybody who may replay the game."""

import asyncio
import os
import signal

import httpx
import msgspec
import pytest

from burghof.bots.analysis.analyse import analyse
from burghof.bots.search import SearchConfig
from burghof.hosting.people.session import Person
from burghof.hosting.review import service
from burghof.kernel import read_record, replay
from burghof.server.process.container import Container
from burghof.wire.problem import Problem, ProblemError
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of, wait_until
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, execute_sql, open_decision, play_bots

FEW_ITERATIONS = 4


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the search budget of reviews."""
    monkeypatch.setattr(service, "REVIEW_ITERATIONS", FEW_ITERATIONS)


async def request_review(
    process: Container, seated: SeatedTable, person: Person | None, method: str = "GET"
) -> httpx.Response:
    """Read the review of a table as this person, or request it with POST."""
    token = {"authorization": f"Bearer {token_of(process, person)}"} if person else {}
    transport = httpx.ASGITransport(app_of(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
        return await client.request(method, f"/api/tables/{seated.table}/review")


async def play_and_resign(process: Container, steps: int, visibility: str = "private") -> SeatedTable:
    """Play a table for this many steps; then Ben resigns."""
    seated = await SeatedTable.start(process, visibility=visibility)
    await seated.play_steps(process, steps)
    await process.playing.resign(BEN, seated.table, 1)
    return seated


async def wait_for_review(process: Container, seated: SeatedTable) -> Json:
    """Wait until the review is done, and return it."""
    async with asyncio.timeout(60):
        while (review := (await request_review(process, seated, ANNA)).json())["standing"] != "done":
            assert review["standing"] == "running", review
            await asyncio.sleep(0.1)
    return review


def test_a_worker_makes_the_review_that_the_command_line_makes(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process(plays_bots=True) as worker:
            seated = await play_and_resign(process, 12)
            before = (await request_review(process, seated, ANNA)).json()
            first = await request_review(process, seated, ANNA, "POST")
            made = await wait_for_review(process, seated)
            again = await request_review(process, seated, BEN, "POST")
            live = await seated.live(worker)
            record = read_record(live.match.plugin, await process.records.read(seated.table))
            expected = analyse(replay(live.match.plugin, record), SearchConfig(FEW_ITERATIONS), record.id)

            assert before["standing"] == "unasked"
            assert before["swings"] == made["swings"]
            assert [swing is None or 1 <= swing["place"] <= 12 for swing in before["swings"]] == [True, True]
            assert any(before["swings"])
            assert (first.status_code, first.json()["standing"]) == (202, "running")
            assert made["review"] == msgspec.json.decode(msgspec.json.encode(expected))
            assert again.json() == made
            assert made["places"][0] == 1
            assert list(made["places"]) == sorted(made["places"])

    run(work)


def test_only_who_may_see_a_finished_game_reads_or_asks(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            running = await SeatedTable.start(process)
            hidden, public = await play_and_resign(process, 2), await play_and_resign(process, 2, "public")

            async def statuses(seated: SeatedTable, method: str) -> list[int]:
                return [(await request_review(process, seated, who, method)).status_code for who in (ANNA, CLEO, None)]

            assert await statuses(running, "GET") == [409, 404, 404]
            assert await statuses(hidden, "GET") == [200, 404, 404]
            assert await statuses(hidden, "POST") == [202, 404, 401]
            assert await statuses(public, "GET") == [200, 200, 200]
            assert await statuses(public, "POST") == [202, 202, 401]

    run(work)


def test_who_holds_a_seat_says_whether_its_choices_are_judged(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            running, seated = await SeatedTable.start(process), await play_and_resign(process, 6)
            await request_review(process, seated, ANNA, "POST")
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)
            whole = (await request_review(process, seated, ANNA)).json()
            await process.reviews.set_consent(ANNA, seated.table, 0, is_judged=False)
            await process.reviews.set_consent(ANNA, seated.table, 0, is_judged=False)
            bare = (await request_review(process, seated, BEN)).json()
            await process.reviews.set_consent(ANNA, seated.table, 0, is_judged=True)
            problems = []
            for person, table, seat in ((BEN, seated.table, 0), (CLEO, seated.table, 0), (ANNA, running.table, 0)):
                with pytest.raises(ProblemError) as caught:
                    await process.reviews.set_consent(person, table, seat, is_judged=False)
                problems.append(caught.value.problem)

            assert (whole["unjudged"], bare["unjudged"]) == ([], [0])
            assert bare["review"]["band"] == whole["review"]["band"]
            assert [ledger["seat"] for ledger in bare["review"]["ledgers"]] == [1]
            assert not [
                one for one in bare["review"]["verdicts"] if one["seat"] == 0 and (one["better"] or one["tried"])
            ]
            assert (await request_review(process, seated, ANNA)).json() == whole
            assert problems == [Problem.NOT_YOURS, Problem.NOT_FOUND, Problem.NOT_NOW]

    run(work)


def test_only_the_own_review_tells_which_hints_were_asked_for(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, None, visibility="public")
            while open_decision(await seated.live(process)).seat != 0:
                await play_bots(process)
            hint = await process.hints.find(ANNA, seated.table, 0)
            await process.hints.find(ANNA, seated.table, 0)
            await seated.play_step(process)
            await process.playing.resign(ANNA, seated.table, 0)
            await request_review(process, seated, ANNA, "POST")
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)

            own, others = [(await request_review(process, seated, person)).json() for person in (ANNA, CLEO)]

            [asked] = own["hints"]
            assert asked["idea"] == msgspec.json.decode(msgspec.json.encode(hint.ideas[0]))
            assert own["review"]["verdicts"][asked["at"]]["seat"] == 0
            assert others["hints"] == []
            record = await process.records.read(seated.table)
            assert b"hint" not in record

    run(work)


def test_where_the_process_that_judges_dies_the_next_attempt_has_another(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await play_and_resign(process, 4)
            await request_review(process, seated, ANNA, "POST")
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)
            [killed] = process.review_workers.pids
            os.kill(killed, signal.SIGKILL)
            await execute_sql(process, "DELETE FROM verdicts")
            await wait_until(lambda: not process.review_workers._idle[0].is_alive)
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)
            review = (await request_review(process, seated, ANNA)).json()
            [another] = process.review_workers.pids

            assert another != killed
            assert review["standing"] == "done"

    run(work)


def test_a_review_is_enqueued_once_and_goes_on_where_it_was(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await play_and_resign(process, 8)
            for person in (ANNA, BEN, ANNA):
                await request_review(process, seated, person, "POST")
            jobs = await execute_sql(process, "SELECT task_name FROM procrastinate_jobs WHERE task_name = 'review'")
            reviews = process.reviews._reviews
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)
            whole = await reviews.read(seated.table, FEW_ITERATIONS)
            await execute_sql(process, "DELETE FROM verdicts WHERE number > 1")
            half = (await request_review(process, seated, ANNA)).json()
            await process.reviews.run_job(seated.table, FEW_ITERATIONS)

            assert len(jobs) == 1
            assert (half["standing"], half["done"], len(half["review"]["band"])) == ("running", 2, 3)
            assert await reviews.read(seated.table, FEW_ITERATIONS) == whole

    run(work)


def test_what_fails_says_so_and_can_be_asked_for_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await play_and_resign(process, 4)
            await request_review(process, seated, ANNA, "POST")
            await execute_sql(process, "ALTER TABLE verdicts ADD CONSTRAINT broken CHECK (number < 0)")
            with pytest.raises(Exception, match="broken"):
                await process.reviews.run_job(seated.table, FEW_ITERATIONS)
            failed = (await request_review(process, seated, ANNA)).json()
            await execute_sql(process, "ALTER TABLE verdicts DROP CONSTRAINT broken")
            again = (await request_review(process, seated, ANNA, "POST")).json()

            assert failed["standing"] == "failed"
            assert again["standing"] == "running"

    run(work)
