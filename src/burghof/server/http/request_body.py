"""Bodies of requests: read only up to a size, and only for some seconds."""

import asyncio
from typing import Final

from litestar.types import Receive
from litestar.types.asgi_types import ReceiveMessage

from burghof.wire.problem import Problem, ProblemError

MAX_BODY_BYTES: Final = 64 * 1024
"""Maximum size of a request or a message in bytes."""

BODY_TIMEOUT_S: Final = 10.0
"""Maximum seconds from the first read to the end of the body."""


class RequestBody:
    """Wraps `receive` of a request; counts also bodies that do not say their length."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0
        self._deadline: float | None = None
        self._is_complete = False

    async def receive(self) -> ReceiveMessage:
        """Return the next message. Raises `Problem.TOO_LARGE` or `Problem.TOO_SLOW`."""
        if self._is_complete:
            return await self._receive()
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().time() + BODY_TIMEOUT_S
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError as error:
            raise ProblemError(Problem.TOO_SLOW, "the body did not arrive in time") from error
        if message["type"] == "http.request":
            self._size += len(message["body"])
            self._is_complete = not message["more_body"]
            if self._size > MAX_BODY_BYTES:
                raise ProblemError(Problem.TOO_LARGE)
        return message
