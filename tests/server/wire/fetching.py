"""Fetches everything about a table that is available over HTTP, as every visitor, with its headers."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, cast

import httpx
from litestar.routes import HTTPRoute
from msgspec import Struct

from burghof.hosting.people.session import Person
from burghof.hosting.people.sessions import current_time_ms
from burghof.server.app import make_app
from burghof.server.process.container import Container
from tests.server.processes import token_of
from tests.server.wire.world_pair import FollowedTable

ADDRESS = "192.0.2.7"
ISSUED_AT = current_time_ms()
"""When all sessions were issued: a token says it, and only what a choice changes may differ."""
"""Address of the visitors; it is not the server's own machine."""

QUIET_SECONDS = re.compile(rb'"quiet":(\d+)')

Visitors: TypeAlias = Mapping[str, Person | None]


class Answer(Struct, frozen=True):
    """A response with its headers."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


async def fetch_all(process: Container, table: FollowedTable, visitors: Visitors) -> dict[str, Answer]:
    """Return the response of every address to each visitor; times in lists are rounded to hours."""
    app = make_app(process)
    transport = httpx.ASGITransport(cast("Any", app), client=(ADDRESS, 1))
    paths = [path for route in app.routes if isinstance(route, HTTPRoute) for path in readable_addresses(route, table)]
    answers: dict[str, Answer] = {}
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
        for name, person in visitors.items():
            headers = {} if person is None else {"authorization": f"Bearer {token_of(process, person, ISSUED_AT)}"}
            for path in paths:
                answer = await client.get(path, headers={**headers, "accept-encoding": "identity"})
                answers[f"{name}: {path}"] = Answer(
                    answer.status_code, tuple(answer.headers.items()), QUIET_SECONDS.sub(_in_hours, answer.content)
                )
    return answers


def readable_addresses(route: HTTPRoute, table: FollowedTable) -> Iterator[str]:
    """Yield the addresses of a route that can be read about this table: as a spectator, and as each seat.

    The stream of events is left out: it never ends, and it sends what the socket sends.
    """
    if "GET" not in route.methods or route.path.endswith("/events"):
        return
    path = route.path
    values = {
        "table_id:uuid": str(table.table),
        "at:int": "1",
        "game:str": "solomon",
        "lesson:str": "three-digs",
        "puzzle:str": "none",
        "path:path": "x",
        "path:str": "x",
    }
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    assert "{" not in path, f"no value for a parameter of {path}"
    yield path
    if "{table_id:uuid}" in route.path:
        yield from (f"{path}?seat={seat}&outline=true" for seat in range(len(table.people)))


def _in_hours(quiet: re.Match[bytes]) -> bytes:
    return b'"quiet":%d hours' % (int(quiet[1]) // 3600)
