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

from burghof.server.app import make_app
from burghof.server.process.container import Container
from burghof.testkit.effort import QUICK, current_effort
from tests.server.processes import HttpGuest, ServerProcesses

Json: TypeAlias = Any
AnyOperation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = Case[Any]

RESPONSE_CHECKS: Final[list[CheckFunction]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]
"""Checks that every answer must pass; a request that the document allows may still be refused by the rules."""

STREAM_OPERATION: Final = "GET /api/tables/{table_id}/events"
"""A stream, whose end no check waits for."""

CASES_PER_OPERATION: Final = 5 if current_effort() == QUICK else 10 * current_effort().games
"""Number of requests of each sort per operation."""

SETTINGS: Final = settings(
    max_examples=CASES_PER_OPERATION, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck)
)


class OpenApiServer:
    """A process of the server with tables of one guest, and requests to it."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.tables: list[UUID] = []
        self.dependencies: set[str] = set()
        """The names of what is given to the handlers of requests."""
        self.sent_count = 0

    def open(self, servers: ServerProcesses) -> None:
        """Start the process, with a table in each phase."""
        self._runner.run(self._open(servers))

    async def _open(self, servers: ServerProcesses) -> None:
        process: Container = await self._stack.enter_async_context(servers.process())
        self.dependencies = set(make_app(process).dependencies)
        self._guest: HttpGuest = await self._stack.enter_async_context(servers.guest(process))
        self.tables = [
            await self._guest.create_table(),
            await self._guest.start_table_with_bots(),
            await self._guest.start_table_with_bots(),
        ]
        await self._guest.post(f"/tables/{self.tables[2]}/resign", seat=0)

    def close(self) -> None:
        """Stop the process."""
        self._runner.run(self._stack.aclose())
        self._runner.close()

    def document(self) -> Json:
        """Return the document as it is served."""
        return self._runner.run(self._guest.get("http://testserver/api/docs/openapi.json"))

    def send_case(self, case: AnyCase, table: UUID | None = None) -> httpx.Response:
        """Send a request; if it is about a table, send it about this one, if given."""
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = str(table)
        sent = requests.Request(**case.as_transport_kwargs(base_url="http://testserver")).prepare()
        self.sent_count += 1
        return self._runner.run(self._send(sent))

    async def _send(self, sent: requests.PreparedRequest) -> httpx.Response:
        headers: Json = {**sent.headers, "authorization": self._guest.client.headers["authorization"]}
        body: Json = sent.body or b""
        answer = await self._guest.client.request(str(sent.method), str(sent.url), headers=headers, content=body)
        if answer.is_success and sent.path_url == "/api/session/end-everywhere":
            self._guest.client.headers["authorization"] = f"Bearer {answer.json()['token']}"
        return answer


@pytest.fixture
def api_server(servers: ServerProcesses) -> Iterator[OpenApiServer]:
    """A process of the server that accepts requests."""
    desk = OpenApiServer()
    desk.open(servers)
    yield desk
    desk.close()


def operations(desk: OpenApiServer) -> list[AnyOperation]:
    """Return all operations of the document except the stream."""
    schema = schemathesis.openapi.from_dict(desk.document())
    found = list(schema.exclude(name=STREAM_OPERATION).get_all_operations())
    return [each.ok() for each in found if isinstance(each, Ok)]


def test_all_operations_of_the_document_can_be_read_and_asked(api_server: OpenApiServer) -> None:
    documented = {
        f"{method.upper()} {path}" for path, methods in api_server.document()["paths"].items() for method in methods
    }

    assert {operation.label for operation in operations(api_server)} == documented - {STREAM_OPERATION}


def test_every_alternative_in_the_document_says_something(api_server: OpenApiServer) -> None:
    def schemas(node: Json) -> Iterator[Json]:
        yield node
        for below in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
            yield from schemas(below)

    found = [one for one in schemas(api_server.document()) if isinstance(one, dict) and {} in one.get("oneOf", ())]

    assert found == []


def test_no_field_of_a_body_has_the_name_of_a_dependency(api_server: OpenApiServer) -> None:
    # Litestar would take a wrong value of it for a fault of the server.
    document = api_server.document()
    bodies = [
        method["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for methods in document["paths"].values()
        for method in methods.values()
        if "requestBody" in method
    ]
    fields = {field for body in bodies for field in document["components"]["schemas"][body].get("properties", ())}

    assert len(fields) > len(bodies)
    assert "lesson_service" in api_server.dependencies
    assert not fields & api_server.dependencies


def has_input(operation: AnyOperation) -> bool:
    """Return whether the operation takes anything that may be wrong; a name in its path is any text."""
    names = [one for one in operation.path_parameters if one.definition["schema"] == {"type": "string"}]
    return bool(len(names) < len(operation.path_parameters) or operation.query or operation.body)


def test_answers_are_as_the_document_says(api_server: OpenApiServer) -> None:
    for operation in operations(api_server):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.POSITIVE), st.sampled_from([None, *api_server.tables]))
        def check(case: AnyCase, table: UUID | None) -> None:
            case.validate_response(api_server.send_case(case, table), checks=RESPONSE_CHECKS)

        check()

    assert api_server.sent_count > CASES_PER_OPERATION


def test_what_the_document_forbids_is_refused(api_server: OpenApiServer) -> None:
    for operation in filter(has_input, operations(api_server)):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.NEGATIVE))
        def check(case: AnyCase) -> None:
            case.validate_response(api_server.send_case(case), checks=[*RESPONSE_CHECKS, negative_data_rejection])

        check()

    assert api_server.sent_count > CASES_PER_OPERATION


def test_what_the_document_forbids_breaks_nothing_at_a_real_table(api_server: OpenApiServer) -> None:
    for operation in filter(has_input, operations(api_server)):

        @SETTINGS
        @given(operation.as_strategy(GenerationMode.NEGATIVE), st.sampled_from(api_server.tables))
        def check(case: AnyCase, table: UUID) -> None:
            case.validate_response(api_server.send_case(case, table), checks=RESPONSE_CHECKS)

        check()

    assert api_server.sent_count > CASES_PER_OPERATION
