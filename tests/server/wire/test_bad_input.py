"""Bad input: whatever is sent, nothing breaks, nothing changes, and no answer reveals private data."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from burghof.client.protocol import socket_url
from burghof.kernel import find_games
from burghof.testkit.effort import QUICK, current_effort
from burghof.wire.problem import Problem
from tests.server.processes import ServerProcesses, run
from tests.server.threaded_server import ThreadedServer
from tests.server.wire.fuzz_messages import ODD_VALUES, Fields, MessageValues, broken_variants, junk, messages
from tests.server.wire.fuzz_targets import FuzzTargets, Json

SENDERS = ("anna", "anna", "nobody", "stranger")
"""Senders of the messages; Anna is listed twice, since she has the most ways to be wrong."""

MESSAGES_PER_EXAMPLE = 18
"""Minimum number of messages made of each example."""

MIN_MESSAGES = 5_000 if current_effort() == QUICK else 10_000
"""Minimum number of messages, among which every kind of answer occurs."""

ODD_VALUES_STRIDE = 3 if current_effort() == QUICK else 1
"""On a push each route is sent one in this many odd values, other ones than the next route; otherwise all of them."""

SERVER_PROBLEMS = {Problem.INTERNAL.type, Problem.TRY_AGAIN.type, Problem.SERVED_ELSEWHERE.type}
"""Problems caused by the server, not by the client."""

UNANSWERED = (b'"agree"', b'"complete"', b'"shown"', b'"unwatch"', b'"withdraw"')
"""Types of messages that may have no answer of their own."""

DETAILS = {
    "",
    "not a message of this protocol",
    "no session: start one with POST /api/session",
    "no such table",
    "no such table, or it has not started",
    "you do not hold this seat",
    "players follow only a table screen of their own",
    "too many tables at the same time",
    "there is nothing to take back",
    "there is no open take-back request",
    "the game has no such aid",
    "a bot plays this seat",
}
"""All texts that a problem may contain; none of them contains data of a table."""


def problem_answers(answers: list[Json]) -> list[Json]:
    """Return the answers that report a problem."""
    return [answer for answer in answers if answer["type"] == "problem"]


def reveals_nothing(answer: Json, sent: bytes) -> bool:
    """Return whether a problem contains only its type, fixed texts, and what the client itself has sent."""
    problem = answer["problem"]
    echoed = [json.dumps(answer[name]).encode() for name in ("move_id", "table") if answer[name] is not None]
    return (
        answer.keys() == {"type", "problem", "move_id", "table"}
        and problem.keys() <= {"type", "status", "detail"}
        and problem["type"] not in SERVER_PROBLEMS
        and problem.get("detail", "") in DETAILS
        and all(echo in sent for echo in echoed)
    )


class Fuzzer:
    """Sends messages to the targets, and checks every answer."""

    def __init__(self, targets: FuzzTargets) -> None:
        self._targets = targets
        self.sent = 0
        self.answered: set[str] = set()
        for sender in targets.senders.values():
            sender.received()

    async def send(self, who: str, data: bytes) -> list[Json]:
        """Send this and return the answers; raises AssertionError if one reveals too much."""
        sender = self._targets.senders[who]
        await sender.connection.receive(data)
        raw = [message for message, _ in sender.connection.queue._queued]
        answers = sender.received()
        self.sent += 1
        assert answers or any(kind in data for kind in UNANSWERED), "every other message must be answered"
        self.answered |= {answer["type"] for answer in answers}
        for secret in self._targets.secrets:
            assert not any(secret in message for message in raw), f"{secret!r} was sent to {who}"
        assert all(answer["table"] == str(self._targets.over.table) for answer in answers if answer.get("seed"))
        for complaint in problem_answers(answers):
            assert reveals_nothing(complaint, data), complaint
        for other in self._targets.senders.values():
            other.received()
        return answers

    async def send_variants(self, who: str, fields: Fields, odd: bytes, at: int) -> None:
        """Send a message in every way it can be broken; the positions of the tables must not change."""
        before = self._targets.positions()
        for data in broken_variants(fields, odd, at):
            await self.send(who, data)
        assert self._targets.positions() == before


@contextmanager
def run_targets(servers: ServerProcesses) -> Iterator[tuple[asyncio.Runner, FuzzTargets]]:
    """Create the targets and their event loop; at the end, everything stored must be unchanged."""
    with asyncio.Runner() as runner:
        running = servers.process()
        process = runner.run(running.__aenter__())
        targets = runner.run(FuzzTargets.create(process))
        before = runner.run(targets.stored_rows())
        yield runner, targets
        assert runner.run(targets.stored_rows()) == before
        runner.run(running.__aexit__(None, None, None))


def test_no_message_breaks_changes_or_tells_anything(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    wanted = max(MIN_MESSAGES, 5 * current_effort().pairs)
    with run_targets(servers) as (runner, targets):
        abuse = Fuzzer(targets)
        pool = MessageValues(targets.places, runner.run(targets.sample_moves()), ("done", "again"))

        @settings(
            max_examples=wanted // MESSAGES_PER_EXAMPLE,
            phases=[Phase.generate],
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(st.sampled_from(SENDERS), messages(pool), junk(), st.integers(0, 1000))
        def attack(who: str, fields: Fields, odd: bytes, at: int) -> None:
            runner.run(abuse.send_variants(who, fields, odd, at))

        attack()
        # Only the right cursor is answered with steps, which no odd message has for sure.
        runner.run(abuse.send("anna", msgspec.json.encode(runner.run(targets.watch_again()))))

    assert abuse.sent >= wanted
    assert abuse.answered >= {"problem", "refused", "pong", "table", "sight", "step"}
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_move_against_the_rules_is_refused_with_its_clause_and_nothing_is_kept(servers: ServerProcesses) -> None:
    with run_targets(servers) as (runner, targets):
        abuse = Fuzzer(targets)
        rules = (find_games()["kilt-castle"].folder / "RULES.md").read_text("utf-8")
        for message in runner.run(targets.illegal_moves()):
            (refused,) = runner.run(abuse.send("anna", msgspec.json.encode(message)))

            assert refused["type"] == "refused"
            assert f"**{refused['why']['clause']}**" in rules

    assert abuse.sent > 100


def test_a_move_sent_again_is_acknowledged_again_and_kept_once(servers: ServerProcesses) -> None:
    with run_targets(servers) as (runner, targets):
        abuse = Fuzzer(targets)
        for _ in range(50):
            answers = runner.run(abuse.send("anna", msgspec.json.encode(targets.done)))

            assert answers == [{"type": "accepted", "move_id": "done"}]


def test_nobody_makes_the_move_of_another_by_any_seat_or_token(servers: ServerProcesses) -> None:
    with run_targets(servers) as (runner, targets):
        abuse = Fuzzer(targets)
        for who, seat, token in product(sorted(targets.senders), range(1, 16), range(12)):
            foreign = msgspec.structs.replace(targets.done, seat=seat, token=token, move_id=f"{seat}-{token}")
            (answer,) = runner.run(abuse.send(who, msgspec.json.encode(foreign)))

            assert answer["problem"]["type"] in {"no-session", "not-found", "not-yours"}


# Over HTTP

PLACE = "/tables/{table}"
BODIES: dict[str, Fields] = {
    "POST /session": {"name": b'""', "more": b"1"},
    "POST /tables": {"game": b'"kilt-castle"', "seats": b"9", "options": b"{}", "clock": b'{"clock":"none"}'},
    "POST /links": {"secret": b'"0123456789abcdefgh"'},
    f"PUT {PLACE}/seats/0": {"name": b'"Mallory"', "seed": b'""'},
    f"PUT {PLACE}/seats/0/bot": {"bot": b'"random"'},
    f"POST {PLACE}/swap": {"seat": b"0", "other": b"1"},
    f"POST {PLACE}/moves": {"seat": b"1", "token": b"7", "move_id": b'"m"', "move": b"{}"},
    f"POST {PLACE}/take-back": {"seat": b"0", "move_id": b'"m"'},
    f"POST {PLACE}/take-back/answer": {"seat": b"0", "agrees": b"true"},
    f"POST {PLACE}/take-back/withdraw": {"seat": b"0"},
    f"POST {PLACE}/resign": {"seat": b"0"},
    f"POST {PLACE}/leave": {"seat": b"0"},
    f"POST {PLACE}/return": {"seat": b"0"},
}
"""Bodies that are wrong at a table where Anna, on the second seat, has no open decision."""


@pytest.mark.parametrize("route", BODIES)
def test_no_body_breaks_changes_or_tells_anything(servers: ServerProcesses, route: str) -> None:
    method, path = route.split()
    with run_targets(servers) as (runner, targets):
        address = f"http://testserver/api{path.format(table=targets.waiting.table)}"
        for at, odd in list(enumerate(ODD_VALUES))[list(BODIES).index(route) % ODD_VALUES_STRIDE :: ODD_VALUES_STRIDE]:
            for body in broken_variants(BODIES[route], odd, 7 * at):
                answer = runner.run(targets.request(method, address, body))

                assert 400 <= answer.status_code < 500, (body[:200], answer.text)
                assert answer.headers["content-type"] == "application/problem+json"
                assert answer.json().keys() <= {"type", "status", "detail"}
                assert not any(secret in answer.content for secret in targets.secrets)


@pytest.mark.parametrize("name", ["", "   ", "\x00", "A\x00nna", "An\nna", "\x7f", "a" * 73], ids=ascii)
def test_a_name_that_cannot_be_shown_or_kept_is_refused(servers: ServerProcesses, name: str) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            created = await anna.post("/tables", game="kilt-castle", seats=2)
            seat = f"/tables/{created['table']['id']}/seats/0"
            answers = [
                await anna.client.post("/session", json={"name": name}),
                await anna.client.put(seat, json={"name": name}),
                await anna.client.put(seat, json={"name": "Anna", "seed": "\x00"}),
            ]

            assert [answer.status_code for answer in answers] == [400, 400, 400]
            assert (await anna.get(f"/tables/{created['table']['id']}"))["mine"]["seats"] == []

    run(work)


# Over a real network


@pytest.fixture
def listening(servers: ServerProcesses) -> Iterator[ThreadedServer]:
    """A listening server."""
    server = ThreadedServer(servers)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("frame", "code"),
    [("a" * 70_000, CloseCode.MESSAGE_TOO_BIG), (b"\xff\xfe", CloseCode.INVALID_DATA)],
    ids=["too large", "no text"],
)
def test_a_frame_that_nobody_can_read_closes_its_own_socket_and_no_other(
    listening: ThreadedServer, frame: str | bytes, code: CloseCode
) -> None:
    with connect(socket_url(listening.url)) as bad, connect(socket_url(listening.url)) as good:
        bad.send(frame, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(bad.recv, None))
        good.send(b'{"type":"ping","n":7}', text=True)
        answers = [msgspec.json.decode(good.recv()) for _ in range(2)]

    assert closed.value.sent is not None
    assert closed.value.sent.code == code
    assert answers[1] == {"type": "pong", "n": 7}


def test_a_binary_frame_is_no_message(listening: ThreadedServer) -> None:
    with connect(socket_url(listening.url)) as socket:
        socket.send(b'{"type":"ping"}')
        answers = [msgspec.json.decode(socket.recv()) for _ in range(2)]

    assert answers[1]["problem"]["type"] == "malformed"
