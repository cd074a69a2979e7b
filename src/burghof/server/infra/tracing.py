"""Traces: where the time of one request or message goes. Without a collector there are no traces and no cost."""

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
    """Sends spans to a collector."""

    def __init__(self, endpoint: str, process: str) -> None:
        """Send the spans of this process to the OTLP collector at this URL."""
        attributes = {"service.name": "burghof", "service.version": version("burghof"), "service.instance.id": process}
        self._provider = TracerProvider(resource=Resource(attributes))
        self._exporter = OTLPSpanExporter(endpoint=f"{endpoint.rstrip('/')}/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(self._exporter))
        self._tracer = self._provider.get_tracer("burghof")

    @contextmanager
    def request_span(self, name: str) -> Iterator[Span]:
        """Trace one request or message; stages inside the block become child spans.

        Exceptions are not recorded: their text may contain data that others may not read.
        """
        span = self._tracer.start_span(name, kind=SpanKind.SERVER)
        with use_span(span, end_on_exit=True, record_exception=False, set_status_on_exception=False):
            yield span

    def add_stage_span(self, name: str, seconds: float) -> None:
        """Add a span for a stage that has just ended, if a request or message is being traced."""
        if get_current_span().is_recording():
            now = time.time_ns()
            self._tracer.start_span(name, start_time=now - int(seconds * 1e9)).end(now)

    def close(self) -> None:
        """Send the queued spans, and stop."""
        self._provider.shutdown()


class TracedMetrics(Metrics):
    """Metrics that also produce traces."""

    def __init__(self, tracing: Tracing) -> None:
        super().__init__()
        self._tracing = tracing

    def observe_judge(self, seconds: float) -> None:
        """Record the duration of the judge stage: a move was validated and applied."""
        super().observe_judge(seconds)
        self._tracing.add_stage_span("judge", seconds)

    def observe_append(self, seconds: float) -> None:
        """Record the duration of the append stage, whether or not the step was committed."""
        super().observe_append(seconds)
        self._tracing.add_stage_span("append", seconds)

    def observe_broadcast(self, seconds: float) -> None:
        """Record the duration of the tell stage: a step was broadcast to its followers."""
        super().observe_broadcast(seconds)
        self._tracing.add_stage_span("tell", seconds)

    def message_span(self, kind: str) -> AbstractContextManager[object]:
        """Trace the serving of one socket message."""
        return self._tracing.request_span(f"message {kind}")
