"""The message log of a development server: one file per table, one message per line."""

import os
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, Literal, TypeAlias
from uuid import UUID

import msgspec
from msgspec import Raw, Struct

Fields: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Fields]]
Send: TypeAlias = Callable[[Fields], Awaitable[None]]

SUFFIX = ".jsonl"


class LoggedMessage(Struct, frozen=True):
    """One message: when it was sent, over which connection, in which direction."""

    time: datetime
    connection: str
    direction: Literal["in", "out"]
    """`in` is from a client to the server."""
    message: Raw


class MessageLog:
    """An ASGI application around another one; logs the messages of its sockets and changes nothing."""

    def __init__(self, app: Any, folder: Path) -> None:  # noqa: ANN401 - ASGI applications have no common type
        """Log to this folder, which only this user may read."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._app = app
        self._folder = folder
        self._numbers = count(1)

    async def __call__(self, scope: Fields, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        log = _ConnectionLog(self._folder, f"{os.getpid()}-{next(self._numbers)}")

        async def logged_receive() -> Fields:
            event = await receive()
            log.write("in", event.get("text"))
            return event

        async def logged_send(event: Fields) -> None:
            log.write("out", event.get("text"))
            await send(event)

        await self._app(scope, logged_receive, logged_send)


class _ConnectionLog:
    """Writes the messages of one connection to the files of their tables."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name
        self._watched: set[UUID] = set()

    def write(self, direction: Literal["in", "out"], text: str | None) -> None:
        """Write a message to the file of its table; one that names no table to those of all watched tables."""
        message = _parse(text)
        if message is None:
            return
        table = table_of(message)
        if table is not None and message.get("type") == "watch":
            self._watched.add(table)
        line = msgspec.json.encode(
            LoggedMessage(datetime.now(UTC), self._name, direction, Raw(msgspec.json.encode(message)))
        )
        for one in self._watched if table is None else {table}:
            with (self._folder / f"{one}{SUFFIX}").open("ab") as file:
                file.write(line + b"\n")
        if table is not None and message.get("type") == "unwatch":
            self._watched.discard(table)


def table_of(message: dict[str, Any]) -> UUID | None:
    """Return the id of the table that a message names, or None."""
    table = message.get("table")
    try:
        return UUID(table["id"] if isinstance(table, dict) else table)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _parse(text: str | None) -> dict[str, Any] | None:
    """Return a message as a dict; None if the text is no JSON object."""
    try:
        message = msgspec.json.decode(text or "")
    except msgspec.DecodeError:
        return None
    return message if isinstance(message, dict) else None
