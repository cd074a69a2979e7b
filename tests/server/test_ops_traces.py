"""Traces: one span per request or message, with the stages of a move inside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import msgspec
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from burghof.server.infra.metrics import Metrics
from burghof.wire.client_in import Play
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import SeatedTable, legal, open_decision


class Collector(ThreadingHTTPServer):
    """An HTTP server that collects traces."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        super().__init__(("127.0.0.1", 0), CollectorHandler)

    @property
    def names(self) -> list[str]:
        return [span.name for span in self.spans]

    def span_named(self, name: str) -> Span:
        return next(span for span in self.spans if span.name == name)

    def child_names(self, name: str) -> list[str]:
        """Return the names of the spans inside this span, in order of time."""
        parent = self.span_named(name).span_id
        parts = sorted((span.start_time_unix_nano, span.name) for span in self.spans if span.parent_span_id == parent)
        return [part for _, part in parts]


class CollectorHandler(BaseHTTPRequestHandler):
    """Accepts a request with spans."""

    server: Collector

    def do_POST(self) -> None:
        data = self.rfile.read(int(self.headers["content-length"]))
        for resource in ExportTraceServiceRequest.FromString(data).resource_spans:
            for scope in resource.scope_spans:
                self.server.spans.extend(scope.spans)
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
        """Log nothing."""


@contextmanager
def run_collector() -> Iterator[Collector]:
    """Run a collector for the duration of the block."""
    with Collector() as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_request_is_a_span_with_the_stages_of_its_move_inside(servers: ServerProcesses) -> None:
    async def work() -> None:
        with run_collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with servers.process(otlp_endpoint=address) as process, servers.guest(process) as anna:
                table = await anna.start_table_with_bots()
                await anna.post(f"/tables/{table}/resign", seat=0)
                await anna.client.get("/nowhere", params={"secret": "in-the-address"})

            move = "POST /api/tables/{table_id}/resign"
            assert heard.child_names(move) == ["judge", "append", "tell"]
            assert heard.span_named(move).attributes[0].value.int_value == 204
            assert "GET unknown" in heard.names
            assert all(str(table) not in name and "in-the-address" not in str(heard.spans) for name in heard.names)

    run(work)


def test_a_message_of_a_socket_is_a_span_too(servers: ServerProcesses) -> None:
    async def work() -> None:
        with run_collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with servers.process(otlp_endpoint=address) as process:
                seated = await SeatedTable.start(process)
                live = await seated.live(process)
                decision = open_decision(live)
                move = msgspec.Raw(msgspec.json.encode(legal(live, decision.seat)[0]))
                message = Play(seated.table, decision.seat, decision.token, "m1", move)
                connection = process.connections.connect(seated.person(decision.seat), "127.0.0.1")
                await connection.receive(msgspec.json.encode(message))
                await connection.receive(b"no message")

            assert heard.child_names("message play") == ["judge", "append", "tell"]
            assert sorted(heard.names) == ["append", "judge", "message play", "tell"]

    run(work)


def test_a_fault_is_marked_without_its_words(servers: ServerProcesses) -> None:
    async def work() -> None:
        with run_collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with servers.process(otlp_endpoint=address) as process:
                assert process.tracing is not None
                with pytest.raises(ValueError, match="in-the-words"), process.tracing.request_span("a fault"):
                    int("in-the-words")

            assert heard.names == ["a fault"]
            assert "in-the-words" not in str(heard.spans)

    run(work)


def test_without_a_collector_there_are_no_traces(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            assert process.tracing is None
            assert type(process.metrics) is Metrics

    run(work)
