"""The protocol of both clients: what they send, and how they read responses."""

from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets import InvalidStatus

from burghof.client.table_follower import Json, Turn


class RequestRefusedError(Exception):
    """The server refused a request; the problem document says why."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem.get('type')}: {problem.get('detail', '')}")
        self.problem = problem


def read_response(response: httpx.Response) -> Any:  # noqa: ANN401 - any JSON value
    """Return the content of a response. Raises RequestRefusedError if it is a problem."""
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()
    except ValueError:
        problem = {"type": "broken", "status": response.status_code}
    raise RequestRefusedError(problem)


def move_body(turn: Turn, move: object) -> Json:
    """Return the request that answers a turn; its `move_id` makes it safe to send it again."""
    return {"seat": turn.seat, "token": turn.token, "move_id": uuid4().hex, "move": turn.raw_move(move)}


def socket_url(url: str) -> str:
    """Return the URL of the server's WebSocket."""
    return url.rstrip("/").replace("http", "ws", 1) + "/api/socket"


def retry_delay_s(error: Exception) -> float:
    """Return how long to wait after a socket broke or was refused.

    Raises RequestRefusedError if a retry cannot help.
    """
    if not isinstance(error, InvalidStatus):
        return RETRY_DELAY_S
    response = error.response
    if response.status_code in REFUSED_STATUSES:
        try:
            problem = msgspec.json.decode(response.body or b"", type=Json)
        except msgspec.DecodeError:
            problem = {"type": "broken", "status": response.status_code}
        raise RequestRefusedError(problem)
    wanted = response.headers.get("Retry-After", "")
    return float(wanted) if wanted.isdecimal() else RETRY_DELAY_S


def encode(message: Json) -> str:
    """Encode a message as JSON."""
    return msgspec.json.encode(message).decode()


def decode(data: str | bytes) -> Json:
    """Decode a message from JSON."""
    return msgspec.json.decode(data, type=Json)


def should_retry(message: Json) -> bool:
    """Return whether the table cannot be sent right now. Raises RequestRefusedError if a retry cannot help."""
    if message["type"] != "problem":
        return False
    if message["problem"]["type"] not in RETRYABLE_PROBLEMS:
        raise RequestRefusedError(message["problem"])
    return True


PING = encode({"type": "ping"})
PING_AFTER_S = 15.0
"""Seconds without a message after which the client sends a ping."""

RETRY_DELAY_S = 0.5
"""Seconds to wait before a retry."""
HTTP_TIMEOUT_S = 10.0
"""Seconds to wait for a response."""
MAX_ATTEMPTS = 40
STATUS_UNAVAILABLE = 503
REFUSED_STATUSES = frozenset({400, 401, 403, 404, 421})
"""HTTP statuses after which the same socket is never accepted."""
RETRYABLE_PROBLEMS = frozenset({"elsewhere", "too-often", "try-again"})
"""Types of problems that disappear by themselves."""
