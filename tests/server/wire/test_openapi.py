"""The OpenAPI document is correct: whether it allows or forbids a request, the answer is as it says."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, Final, TypeAlias
from uuid import UUID

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from burghof.server.assembly import Assembly
from burghof.testkit.effort import QUICK, effort
from tests.server.house import Guest, House

Json: TypeAlias = Any
AnyOperation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = Case[Any]

ANY_ANSWER: Final[list[CheckFunction]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]
"""Checks that every answer must pass; a request that the document allows may still be refused by the rules."""

ENDLESS: Final = "GET /api/tables/{table_id}/events"
"""A stream, whose end no check waits for."""

ANSWERS: Final = 5 if effort() == QUICK else 10 * effort().games
"""Number of requests of each sort per operation."""

SETTINGS: Final = settings(
    max_examples=ANSWERS, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck)
)


class Desk:
    """A process of the server with tables of one guest, and requests to it."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.tables: list[UUID] = []
        self.asked = 0

    def open(self, house: House) -> None:
        """Start the process, with a table in each phase."""
        self._runner.run(self._open(house))

    async def _open(self, house: House) -> None:
        process: Assembly = await self._stack.enter_async_context(house.process())
        self._guest: Guest = await self._stack.enter_async_context(house.guest(process))
        self.tables = [
            await self._guest.table(),
            await self._guest.table_with_bots(),
            await self._guest.table_with_bots(),
        ]
        await self._guest.post(f"/tables/{self.tables[2]}/resign", seat=0)

    def close(self) -> None:
        """Stop the process."""
        self._runner.run(self._stack.aclose())
        self._runner.close()

    def document(self) -> Json:
        """Return the document as it is served."""
        return self._runner.run(self._guest.get("http://testserver/api/docs/openapi.json"))

    def ask(self, case: AnyCase, table: UUID | None = None) -> httpx.Response:
        """Send a request; if it is about a table, send it about this one, if given."""
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = str(table)
        sent = requests.Request(**case.as_transport_kwargs(base_url="http://testserver")).prepare()
        self.asked += 1
        return self._runner.run(self._send(sent))

    async def _send(self, sent: requests.PreparedRequest) -> httpx.Response:
        headers: Json = {**sent.headers, "authorization": self._guest.client.headers["authorization"]}
        body: Json = sent.body or b""
        return await self._guest.client.request(str(sent.method), str(sent.url), headers=headers, content=body)


@pytest.fixture
def desk(house: House) -> Iterator[Desk]:
    """A process of the server that accepts requests."""
    desk = Desk()
    desk.open(house)
    yield desk
    desk.close()


def operations(desk: Desk) -> list[AnyOperation]:
    """Return all operations of the document except the stream."""
    schema = schemathesis.openapi.from_dict(desk.document())
    found = list(schema.exclude(name=ENDLESS).get_all_operations())
    return [each.ok() for each in found if isinstance(each, Ok)]


def test_all_operations_of_the_document_can_be_read_and_asked(desk: Desk) -> None:
    documented = {
        f"{method.upper()} {path}" for path, methods in desk.document()["paths"].items() for method in methods
    }

    assert {operation.label for operation in operations(desk)} == documented - {ENDLESS}


def takes_something(operation: AnyOperation) -> bool:
    """Return whether the operation takes anything that may be wrong."""
    return bool(operation.path_parameters or operation.query or operation.body)


def test_answers_are_as_the_document_says(desk: Desk) -> None:
    for operation in operations(desk):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.POSITIVE), st.sampled_from([None, *desk.tables]))
        def check(case: AnyCase, table: UUID | None) -> None:
            case.validate_response(desk.ask(case, table), checks=ANY_ANSWER)

        check()

    assert desk.asked > ANSWERS


def test_what_the_document_forbids_is_refused(desk: Desk) -> None:
    for operation in filter(takes_something, operations(desk)):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.NEGATIVE))
        def check(case: AnyCase) -> None:
            case.validate_response(desk.ask(case), checks=[*ANY_ANSWER, negative_data_rejection])

        check()

    assert desk.asked > ANSWERS


def test_what_the_document_forbids_breaks_nothing_at_a_real_table(desk: Desk) -> None:
    for operation in filter(takes_something, operations(desk)):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.NEGATIVE), st.sampled_from(desk.tables))
        def check(case: AnyCase, table: UUID) -> None:
            case.validate_response(desk.ask(case, table), checks=ANY_ANSWER)

        check()

    assert desk.asked > ANSWERS
