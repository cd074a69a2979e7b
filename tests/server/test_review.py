"""Reviews over HTTP: made once by a worker on request, and visible to everybody who may replay the game."""

import asyncio
import os
import signal

import httpx
import msgspec
import pytest

from burghof.bots.analysis.analyse import analyse
from burghof.bots.search import Thought
from burghof.kernel import read_record, replay
from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.people.session import Person
from burghof.server.review import service
from burghof.server.review.repository import ReviewsRepository
from burghof.wire.problem import Problem, Trouble
from tests.server.company import ANNA, BEN, CLEO, Company, execute
from tests.server.house import House, Json, run, until

FEW = 4


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the search budget of reviews."""
    monkeypatch.setattr(service, "BUDGET", FEW)


async def asked(process: Assembly, company: Company, person: Person | None, method: str = "GET") -> httpx.Response:
    """Read the review of a table as this person, or request it with POST."""
    token = {"authorization": f"Bearer {process.signer.token(person)}"} if person else {}
    transport = httpx.ASGITransport(make_app(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
        return await client.request(method, f"/api/tables/{company.table}/review")


async def played(process: Assembly, steps: int, visibility: str = "private") -> Company:
    """Play a table for this many steps; then Ben resigns."""
    company = await Company.play(process, visibility=visibility)
    await company.steps(process, steps)
    await process.playing.resign(BEN, company.table, 1)
    return company


async def done(process: Assembly, company: Company) -> Json:
    """Wait until the review is done, and return it."""
    async with asyncio.timeout(60):
        while (review := (await asked(process, company, ANNA)).json())["standing"] != "done":
            assert review["standing"] == "running", review
            await asyncio.sleep(0.1)
    return review


def test_a_worker_makes_the_review_that_the_command_line_makes(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.process(plays_bots=True) as worker:
            company = await played(process, 12)
            before = (await asked(process, company, ANNA)).json()
            first = await asked(process, company, ANNA, "POST")
            made = await done(process, company)
            again = await asked(process, company, BEN, "POST")
            live = await company.live(worker)
            record = read_record(live.match.plugin, await process.records.read(company.table))
            expected = analyse(replay(live.match.plugin, record), Thought(FEW), record.id)

            assert before["standing"] == "unasked"
            assert (first.status_code, first.json()["standing"]) == (202, "running")
            assert made["review"] == msgspec.json.decode(msgspec.json.encode(expected))
            assert again.json() == made
            assert made["places"][0] == 1
            assert list(made["places"]) == sorted(made["places"])

    run(work)


def test_only_who_may_see_a_finished_game_reads_or_asks(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            running = await Company.play(process)
            hidden, public = await played(process, 2), await played(process, 2, "public")

            async def statuses(company: Company, method: str) -> list[int]:
                return [(await asked(process, company, who, method)).status_code for who in (ANNA, CLEO, None)]

            assert await statuses(running, "GET") == [409, 404, 404]
            assert await statuses(hidden, "GET") == [200, 404, 404]
            assert await statuses(hidden, "POST") == [202, 404, 401]
            assert await statuses(public, "GET") == [200, 200, 200]
            assert await statuses(public, "POST") == [202, 202, 401]

    run(work)


def test_who_holds_a_seat_says_whether_its_choices_are_judged(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            running, company = await Company.play(process), await played(process, 6)
            await asked(process, company, ANNA, "POST")
            await process.reviews.make(company.table, FEW)
            whole = (await asked(process, company, ANNA)).json()
            await process.reviews.judge(ANNA, company.table, 0, is_judged=False)
            await process.reviews.judge(ANNA, company.table, 0, is_judged=False)
            bare = (await asked(process, company, BEN)).json()
            await process.reviews.judge(ANNA, company.table, 0, is_judged=True)
            problems = []
            for person, table, seat in ((BEN, company.table, 0), (CLEO, company.table, 0), (ANNA, running.table, 0)):
                with pytest.raises(Trouble) as caught:
                    await process.reviews.judge(person, table, seat, is_judged=False)
                problems.append(caught.value.problem)

            assert (whole["unjudged"], bare["unjudged"]) == ([], [0])
            assert bare["review"]["band"] == whole["review"]["band"]
            assert [ledger["seat"] for ledger in bare["review"]["ledgers"]] == [1]
            assert not [
                one for one in bare["review"]["verdicts"] if one["seat"] == 0 and (one["better"] or one["tried"])
            ]
            assert (await asked(process, company, ANNA)).json() == whole
            assert problems == [Problem.NOT_YOURS, Problem.NOT_FOUND, Problem.NOT_NOW]

    run(work)


def test_where_the_process_that_judges_dies_the_next_attempt_has_another(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await played(process, 4)
            await asked(process, company, ANNA, "POST")
            await process.reviews.make(company.table, FEW)
            [killed] = process.reviews._thinkers.processes
            os.kill(killed, signal.SIGKILL)
            await execute(process, "DELETE FROM verdicts")
            await until(lambda: not process.reviews._thinkers._idle[0].is_alive)
            await process.reviews.make(company.table, FEW)
            review = (await asked(process, company, ANNA)).json()
            [another] = process.reviews._thinkers.processes

            assert another != killed
            assert review["standing"] == "done"

    run(work)


def test_a_review_is_enqueued_once_and_goes_on_where_it_was(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await played(process, 8)
            for person in (ANNA, BEN, ANNA):
                await asked(process, company, person, "POST")
            jobs = await execute(process, "SELECT task_name FROM procrastinate_jobs WHERE task_name = 'review'")
            reviews: ReviewsRepository = process.reviews._reviews
            await process.reviews.make(company.table, FEW)
            whole = await reviews.read(company.table, FEW)
            await execute(process, "DELETE FROM verdicts WHERE number > 1")
            half = (await asked(process, company, ANNA)).json()
            await process.reviews.make(company.table, FEW)

            assert len(jobs) == 1
            assert (half["standing"], half["done"], len(half["review"]["band"])) == ("running", 2, 3)
            assert await reviews.read(company.table, FEW) == whole

    run(work)


def test_what_fails_says_so_and_can_be_asked_for_again(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await played(process, 4)
            await asked(process, company, ANNA, "POST")
            await execute(process, "ALTER TABLE verdicts ADD CONSTRAINT broken CHECK (number < 0)")
            with pytest.raises(Exception, match="broken"):
                await process.reviews.make(company.table, FEW)
            failed = (await asked(process, company, ANNA)).json()
            await execute(process, "ALTER TABLE verdicts DROP CONSTRAINT broken")
            again = (await asked(process, company, ANNA, "POST")).json()

            assert failed["standing"] == "failed"
            assert again["standing"] == "running"

    run(work)
