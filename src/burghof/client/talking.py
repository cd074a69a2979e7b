"""What both clients say over HTTP, and how answers are read."""

from typing import Any
from uuid import uuid4

import httpx
import msgspec

from burghof.client.following import Json, Turn


class Refused(Exception):
    """The server said no: the problem document says why."""

    def __init__(self, problem: Json) -> None:
        """A refusal with this document."""
        super().__init__(f"{problem.get('type')}: {problem.get('detail', '')}")
        self.problem = problem


def answer_of(response: httpx.Response) -> Any:  # noqa: ANN401 - whatever JSON holds
    """What an answer holds; raises Refused."""
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()
    except ValueError:
        problem = {"type": "broken", "status": response.status_code}
    raise Refused(problem)


def move_body(turn: Turn, move: object) -> Json:
    """What answers a turn; the id makes it safe to send it again."""
    return {"seat": turn.seat, "token": turn.token, "move_id": uuid4().hex, "move": turn.raw(move)}


def socket_address(url: str) -> str:
    """Where the socket of this server is."""
    return url.rstrip("/").replace("http", "ws", 1) + "/api/socket"


def written(message: Json) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


def read(data: str | bytes) -> Json:
    """A message as it came."""
    return msgspec.json.decode(data, type=Json)


def is_to_be_asked_again(message: Json) -> bool:
    """Whether the table could not be shown right now; raises Refused where it never will be."""
    if message["type"] != "problem":
        return False
    if message["problem"]["type"] not in PASSING:
        raise Refused(message["problem"])
    return True


PING = written({"type": "ping"})
QUIET = 15.0
"""Seconds of silence after which we say that we are still here."""

AGAIN = 0.5
"""Seconds to wait before trying again."""
PATIENCE = 10.0
"""Seconds to wait for an answer."""
TRIES = 40
TRY_AGAIN = 503
PASSING = frozenset({"elsewhere", "too-often", "try-again"})
"""Problems that go away by themselves."""
