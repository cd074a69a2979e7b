"""Metrics: the numbers a process reports about itself, for Prometheus."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Literal, TypeAlias, cast

from msgspec import Struct
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from burghof.server.infra.histogram import Histogram
from burghof.wire.problem import Problem

DURATION_BOUNDS_S: Final = (0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
"""Bounds of the histograms of short durations, in seconds."""

Reading: TypeAlias = float | Histogram | Mapping[str, float] | Mapping[str, Histogram]
"""Current reading of a metric: one value, or one per value of its label."""


class MetricSpec(Struct, frozen=True):
    """A metric: its name, its kind, its help text and its label, if any."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    label: str = ""


METRIC_SPECS: Final = (
    MetricSpec("burghof_steps", "counter", "Steps committed by this process", "game"),
    MetricSpec(
        "burghof_stage_seconds", "histogram", "Duration of a stage of a move: judge, append, tell (broadcast)", "stage"
    ),
    MetricSpec("burghof_append_seconds", "histogram", "Time the database takes to commit a batch of steps"),
    MetricSpec("burghof_batch_steps", "histogram", "Number of steps per transaction"),
    MetricSpec("burghof_lag_seconds", "histogram", "Time from a notification until this process has loaded the step"),
    MetricSpec("burghof_refusals", "counter", "Moves that were refused, by reason", "kind"),
    MetricSpec("burghof_problems", "counter", "Requests and messages that could not be served, by problem", "type"),
    MetricSpec("burghof_connections", "gauge", "Connected clients: sockets and event streams"),
    MetricSpec(
        "burghof_closed_connections",
        "counter",
        "Connections closed by the server: no-request, stuck, silent (no first message), too-slow, logged-out",
        "reason",
    ),
    MetricSpec("burghof_rooms", "gauge", "Tables that clients of this process follow"),
    MetricSpec("burghof_live_tables", "gauge", "Tables in the memory of this process"),
    MetricSpec("burghof_bot_moves", "counter", "Bot moves played by this process"),
    MetricSpec(
        "burghof_bot_failures", "counter", "How often a bot failed or took too long and a simpler bot was asked"
    ),
    MetricSpec("burghof_database_up", "gauge", "Whether the database answered this request for metrics"),
    MetricSpec("burghof_jobs", "gauge", "Unfinished jobs of the whole cluster, by status", "status"),
)
"""All metrics; on the page, the name of a counter ends in `_total`."""

_NO_SPAN: Final = nullcontext()


class Metrics(Collector):
    """All metrics of one process. Each move only updates plain numbers; they are collected on request."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps: Counter[str] = Counter()
        self.stages = {
            "judge": Histogram(DURATION_BOUNDS_S),
            "append": Histogram(DURATION_BOUNDS_S),
            "tell": Histogram(DURATION_BOUNDS_S),
        }
        self._judge, self._append, self._broadcast = self.stages.values()
        self.lag = Histogram(DURATION_BOUNDS_S)
        self.refusals: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self.closed_connections: Counter[str] = Counter()
        self._readings: dict[str, Callable[[], Reading]] = {
            "burghof_steps": lambda: self.steps,
            "burghof_stage_seconds": lambda: self.stages,
            "burghof_lag_seconds": lambda: self.lag,
            "burghof_refusals": lambda: self.refusals,
            "burghof_problems": lambda: self.problems,
            "burghof_closed_connections": lambda: self.closed_connections,
        }
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def expose(self, **readings: Callable[[], Reading]) -> None:
        """Register functions that read these metrics on request; names are without `burghof_`."""
        self._readings |= {f"burghof_{name}": reading for name, reading in readings.items()}

    # Events

    def observe_judge(self, seconds: float) -> None:
        """Record the duration of the judge stage: a move was validated and applied."""
        self._judge.observe(seconds)

    def observe_append(self, seconds: float) -> None:
        """Record the duration of the append stage, whether or not the step was committed."""
        self._append.observe(seconds)

    def observe_broadcast(self, seconds: float) -> None:
        """Record the duration of the tell stage: a step was broadcast to its followers."""
        self._broadcast.observe(seconds)

    def count_step(self, game: str) -> None:
        """Count a committed step of this game."""
        self.steps[game] += 1

    def count_refusal(self, kind: str) -> None:
        """Count a move that was refused."""
        self.refusals[kind] += 1

    def count_problem(self, problem: Problem) -> None:
        """Count a request or message that could not be served."""
        self.problems[problem.type] += 1

    def count_closed(self, reason: str) -> None:
        """Count a connection that the server has closed."""
        self.closed_connections[reason] += 1

    def message_span(self, kind: str) -> AbstractContextManager[object]:
        """Return a context for the serving of one socket message; here it does nothing."""
        del kind
        return _NO_SPAN

    # Prometheus

    def render(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Yield every metric that has a reading in this process."""
        for measure in METRIC_SPECS:
            reading = self._readings.get(measure.name)
            if reading is not None:
                yield _to_prometheus(measure, reading())

    def describe(self) -> list[Metric]:
        """Return nothing, so that the registry does not read values when it registers the collector."""
        return []


def _to_prometheus(spec: MetricSpec, reading: Reading) -> Metric:
    """Return a metric with its current values."""
    labels = [spec.label] if spec.label else []
    families = {"counter": CounterMetricFamily, "gauge": GaugeMetricFamily, "histogram": HistogramMetricFamily}
    family: Any = families[spec.kind](spec.name, spec.help, labels=labels)
    by_label = reading.items() if isinstance(reading, Mapping) else [("", reading)]
    for label, value in by_label:
        labelled = [label] if spec.label else []
        if isinstance(value, Histogram):
            family.add_metric(labelled, buckets=value.buckets, sum_value=value.total)
        else:
            family.add_metric(labelled, value)
    return cast("Metric", family)


def render_reference() -> str:
    """Return the metrics as a Markdown table for the reference pages."""
    rows = [f"| `{measure.name}` | {measure.kind} | {measure.label} | {measure.help} |" for measure in METRIC_SPECS]
    return "\n".join(["| metric | kind | label | description |", "|---|---|---|---|", *rows]) + "\n"
