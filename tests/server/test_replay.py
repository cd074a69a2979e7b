"""Replays over HTTP: a finished game from any seat, a running game from an own seat, and no secrets of others."""

from typing import Any

import httpx
import msgspec

from burghof.hosting.people.session import Person
from burghof.kernel import Seat, log_for
from burghof.server.process.container import Container
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable


class ReplayRequests:
    """A table, and requests for its replay."""

    def __init__(self, process: Container, seated: SeatedTable) -> None:
        self.process = process
        self.seated = seated
        self._app: Any = app_of(process)

    async def request(self, person: Person | None, seat: int | None = None, at: int | None = None) -> httpx.Response:
        """Request the replay, or one of its positions, as this person."""
        token = {"authorization": f"Bearer {token_of(self.process, person)}"} if person else {}
        address = f"/api/tables/{self.seated.table}/replay" + ("" if at is None else f"/{at}")
        transport = httpx.ASGITransport(self._app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
            return await client.get(address, params={} if seat is None else {"seat": seat})

    async def replay(self, person: Person | None, seat: int | None = None) -> Json:
        """Return the replay for this person; the request must succeed."""
        answer = await self.request(person, seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def log_messages(self, seat: int | None) -> Json:
        """Return the messages of this audience's log, as they look on the wire."""
        match = (await self.seated.live(self.process)).match
        events = log_for(match, None if seat is None else Seat(seat))
        return to_wire([event.message() for event in events])


def replay_messages(replay: Json) -> Json:
    """Return all messages of a replay."""
    return [message for moment in replay["moments"] for message in moment["said"]]


def last_view(replay: Json) -> Json:
    """Return the view that the frames of a replay lead to."""
    shown = replay["view"]
    for moment in replay["moments"]:
        for frame in moment["frames"]:
            shown = {**shown, **frame["changes"]}
    return shown


def event_types(replay: Json) -> set[str]:
    """Return the types of the events in a replay."""
    return {frame["event"]["type"] for moment in replay["moments"] for frame in moment["frames"] if frame["event"]}


def to_wire(value: object) -> Json:
    """Return a value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def play_and_resign(looking: ReplayRequests, steps: int) -> None:
    """Play this many steps; then Ben resigns."""
    await looking.seated.play_steps(looking.process, steps)
    await looking.process.playing.resign(BEN, looking.seated.table, 1)


async def request_statuses(looking: ReplayRequests, *asked: tuple[Person | None, int | None]) -> list[int]:
    """Return the status of each request, which must be the same for the game and for its first position."""
    games = [(await looking.request(person, seat)).status_code for person, seat in asked]
    positions = [(await looking.request(person, seat, at=1)).status_code for person, seat in asked]
    assert games == positions
    return games


def test_a_finished_game_is_seen_from_every_seat_and_from_outside_by_all_who_may_see_the_table(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", visibility="public")
            looking = ReplayRequests(process, seated)
            await play_and_resign(looking, 14)
            final = (await seated.live(process)).match

            for seat in (0, 1, None):
                replay = await looking.replay(CLEO, seat)

                assert replay == await looking.replay(None, seat) == await looking.replay(ANNA, seat)
                assert replay_messages(replay) == await looking.log_messages(seat)
                view = final.game.view(final.state, None if seat is None else Seat(seat), final.header.recall)
                assert last_view(replay) == to_wire(view)
                assert replay["outcome"] == to_wire(final.outcome)
                assert [player["name"] for player in replay["players"]] == ["Anna", "Ben"]

    run(work)


def test_a_seat_sees_its_own_secrets_in_a_replay_and_a_spectator_none(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", visibility="public")
            looking = ReplayRequests(process, seated)
            await play_and_resign(looking, 4)
            first, second, outside = [await looking.replay(CLEO, seat) for seat in (0, 1, None)]
            hands = [
                [
                    frame["event"]
                    for moment in replay["moments"]
                    for frame in moment["frames"]
                    if frame["event"] and frame["event"]["type"] == "hand-dealt"
                ]
                for replay in (first, second, outside)
            ]

            assert [[event["to"] for event in events] for events in hands] == [[[0]], [[1]], []]
            assert "hand-dealt" not in event_types(outside)
            assert [replay["seat"] for replay in (first, second, outside)] == [0, 1, None]

    run(work)


def test_a_finished_private_game_is_for_those_of_the_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            looking = ReplayRequests(process, seated)
            await play_and_resign(looking, 2)

            assert await request_statuses(looking, (ANNA, 1), (BEN, None), (CLEO, None), (None, 0)) == [
                200,
                200,
                404,
                404,
            ]
            assert await request_statuses(looking, (ANNA, 2), (ANNA, -1)) == [404, 404]

    run(work)


def test_a_running_game_is_looked_back_on_by_the_holder_of_a_seat_from_there_alone(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", recall="notebook", visibility="public")
            looking = ReplayRequests(process, seated)
            await seated.play_steps(process, 12)

            asked = [(ANNA, 0), (ANNA, 1), (ANNA, None), (BEN, 1), (BEN, 0), (CLEO, 0), (CLEO, None), (None, 0)]
            assert await request_statuses(looking, *asked) == [200, 403, 403, 200, 403, 403, 403, 403]
            for person, seat in ((ANNA, 0), (BEN, 1)):
                replay = await looking.replay(person, seat)
                assert replay_messages(replay) == await looking.log_messages(seat)
                assert replay["outcome"] is None
                private = [
                    frame["event"]["to"]
                    for moment in replay["moments"]
                    for frame in moment["frames"]
                    if frame["event"] and "to" in frame["event"]
                ]
                assert private
                assert all(seat in to for to in private)

    run(work)


def test_whoever_passes_one_device_around_looks_back_from_each_seat_they_hold(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            looking = ReplayRequests(
                process, await SeatedTable.start(process, "solomon", ANNA, ANNA, BEN, recall="notebook")
            )

            assert await request_statuses(looking, (ANNA, 0), (ANNA, 1), (ANNA, 2)) == [200, 200, 403]

    run(work)


def test_a_running_game_that_remembers_only_what_lies_open_is_not_looked_back_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "appenzell", recall="pure", visibility="public")
            looking = ReplayRequests(process, seated)
            await seated.play_steps(process, 5)

            assert await request_statuses(looking, (ANNA, 0), (ANNA, 1), (ANNA, None), (CLEO, None)) == [
                409,
                403,
                403,
                403,
            ]

            await play_and_resign(looking, 0)
            replay = await looking.replay(ANNA, 0)
            assert "uncovered" in event_types(replay)
            assert replay_messages(replay) == await looking.log_messages(0)

    run(work)


def test_a_game_that_has_not_begun_has_no_replay(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            looking = ReplayRequests(process, await SeatedTable.create(process, "kilt-castle", ANNA, BEN))

            assert await request_statuses(looking, (ANNA, 0), (ANNA, None), (CLEO, None)) == [409, 409, 404]

    run(work)


def test_a_sealed_choice_of_somebody_else_makes_no_moment(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", recall="notebook")
            looking = ReplayRequests(process, seated)
            lengths = [[len((await looking.replay(who, seat))["moments"]) for seat, who in ((0, ANNA), (1, BEN))]]
            await seated.play_step(process)
            lengths.append([len((await looking.replay(who, seat))["moments"]) for seat, who in ((0, ANNA), (1, BEN))])

            assert lengths == [[1, 1], [2, 1]]

    run(work)


def test_what_was_taken_back_is_not_looked_back_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, recall="notebook")
            looking = ReplayRequests(process, seated)
            before = await looking.replay(ANNA, 0)
            await seated.play_step(process)
            assert len((await looking.replay(ANNA, 0))["moments"]) == 2
            await process.playing.take_back(ANNA, seated.table, 0, "back")

            after = await looking.replay(ANNA, 0)
            assert after["moments"][:-1] == before["moments"]
            assert [message["key"] for message in after["moments"][-1]["said"]] == ["event-taken-back"]
            assert last_view(after) == last_view(before)
            assert replay_messages(after) == await looking.log_messages(0)

    run(work)


def test_each_position_of_a_replay_has_its_outline(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", visibility="public")
            looking = ReplayRequests(process, seated)
            await play_and_resign(looking, 14)
            final = (await seated.live(process)).match
            number = len((await looking.replay(CLEO, 1))["moments"])

            answers = [(await looking.request(CLEO, 1, at=at)).status_code for at in (0, 1, number, number + 1, 10**30)]
            assert answers == [404, 200, 200, 404, 404]
            shown = (await looking.request(CLEO, 1, at=number)).json()
            view = final.game.view(final.state, Seat(1), final.header.recall)
            assert shown == to_wire(final.game.outline(view))

    run(work)


def test_a_replay_is_packed_for_who_understands_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots("kilt-castle", recall="notebook")
            plain, packed = [
                await anna.request("GET", f"/tables/{table}/replay?seat=0", headers={"accept-encoding": encoding})
                for encoding in ("identity", "gzip")
            ]

            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.json() == plain.json()

    run(work)
