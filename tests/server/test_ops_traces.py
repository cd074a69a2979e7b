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
from tests.server.company import Company, legal, open_decision
from tests.server.house import House, run


class Collector(ThreadingHTTPServer):
    """An HTTP server that collects traces."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        super().__init__(("127.0.0.1", 0), Collecting)

    @property
    def names(self) -> list[str]:
        return [span.name for span in self.spans]

    def called(self, name: str) -> Span:
        return next(span for span in self.spans if span.name == name)

    def inside(self, name: str) -> list[str]:
        """Return the names of the spans inside this span, in order of time."""
        parent = self.called(name).span_id
        parts = sorted((span.start_time_unix_nano, span.name) for span in self.spans if span.parent_span_id == parent)
        return [part for _, part in parts]


class Collecting(BaseHTTPRequestHandler):
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
def collector() -> Iterator[Collector]:
    """Run a collector for the duration of the block."""
    with Collector() as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_request_is_a_span_with_the_stages_of_its_move_inside(house: House) -> None:
    async def work() -> None:
        with collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with house.process(otlp_endpoint=address) as process, house.guest(process) as anna:
                table = await anna.table_with_bots()
                await anna.post(f"/tables/{table}/resign", seat=0)
                await anna.client.get("/nowhere", params={"secret": "in-the-address"})

            move = "POST /api/tables/{table_id}/resign"
            assert heard.inside(move) == ["judge", "append", "tell"]
            assert heard.called(move).attributes[0].value.int_value == 204
            assert "GET unknown" in heard.names
            assert all(str(table) not in name and "in-the-address" not in str(heard.spans) for name in heard.names)

    run(work)


def test_a_message_of_a_socket_is_a_span_too(house: House) -> None:
    async def work() -> None:
        with collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with house.process(otlp_endpoint=address) as process:
                company = await Company.play(process)
                live = await company.live(process)
                decision = open_decision(live)
                move = msgspec.Raw(msgspec.json.encode(legal(live, decision.seat)[0]))
                message = Play(company.table, decision.seat, decision.token, "m1", move)
                connection = process.connect(company.person(decision.seat), "127.0.0.1")
                await connection.hear(msgspec.json.encode(message))
                await connection.hear(b"no message")

            assert heard.inside("message play") == ["judge", "append", "tell"]
            assert sorted(heard.names) == ["append", "judge", "message play", "tell"]

    run(work)


def test_a_fault_is_marked_without_its_words(house: House) -> None:
    async def work() -> None:
        with collector() as heard:
            address = f"http://127.0.0.1:{heard.server_port}"
            async with house.process(otlp_endpoint=address) as process:
                assert process.tracing is not None
                with pytest.raises(ValueError, match="in-the-words"), process.tracing.served("a fault"):
                    int("in-the-words")

            assert heard.names == ["a fault"]
            assert "in-the-words" not in str(heard.spans)

    run(work)


def test_without_a_collector_there_are_no_traces(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            assert process.tracing is None
            assert type(process.metrics) is Metrics

    run(work)
