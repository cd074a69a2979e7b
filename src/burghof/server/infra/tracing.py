"""Traces: where the time of one request or message went. There are none, and no cost, unless somebody collects them."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.metadata import version

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, get_current_span, use_span

from burghof.server.infra.metrics import Metrics


class Tracing:
    """Spans on their way to a collector."""

    def __init__(self, endpoint: str, process: str) -> None:
        """Spans of this process, sent to the OTLP collector at this address."""
        named = {"service.name": "burghof", "service.version": version("burghof"), "service.instance.id": process}
        self._provider = TracerProvider(resource=Resource(named))
        self._exporter = OTLPSpanExporter(endpoint=f"{endpoint.rstrip('/')}/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(self._exporter))
        self._tracer = self._provider.get_tracer("burghof")

    @contextmanager
    def served(self, name: str) -> Iterator[Span]:
        """Around one request or message; what happens inside becomes part of it.

        A fault is marked without its words: they may hold what nobody else may read.
        """
        span = self._tracer.start_span(name, kind=SpanKind.SERVER)
        with use_span(span, end_on_exit=True, record_exception=False, set_status_on_exception=False):
            yield span

    def stage(self, name: str, seconds: float) -> None:
        """A stage that has just ended, if it was part of a request or message."""
        if get_current_span().is_recording():
            now = time.time_ns()
            self._tracer.start_span(name, start_time=now - int(seconds * 1e9)).end(now)

    def close(self) -> None:
        """Send what waits, and stop."""
        self._provider.shutdown()


class TracedMetrics(Metrics):
    """Metrics that also leave traces."""

    def __init__(self, tracing: Tracing) -> None:
        """Nothing counted yet."""
        super().__init__()
        self._tracing = tracing

    def judged(self, seconds: float) -> None:
        """A move was judged and applied."""
        super().judged(seconds)
        self._tracing.stage("judge", seconds)

    def appended(self, seconds: float) -> None:
        """A step was kept, or not."""
        super().appended(seconds)
        self._tracing.stage("append", seconds)

    def told(self, seconds: float) -> None:
        """A step was passed on to those who follow."""
        super().told(seconds)
        self._tracing.stage("tell", seconds)

    def message(self, kind: str) -> AbstractContextManager[object]:
        """Around the serving of one message of a socket."""
        return self._tracing.served(f"message {kind}")
