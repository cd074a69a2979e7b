"""Metrics: the numbers a process reports about itself, for Prometheus."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Literal, TypeAlias, cast

from msgspec import Struct
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from burghof.server.infra.tally import Tally
from burghof.wire.problem import Problem

FAST: Final = (0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
"""Bounds of the histograms of short durations, in seconds."""

Reading: TypeAlias = float | Tally | Mapping[str, float] | Mapping[str, Tally]
"""Current reading of a metric: one value, or one per value of its label."""


class Measure(Struct, frozen=True):
    """A metric: its name, its kind, its help text and its label, if any."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    label: str = ""


MEASURES: Final = (
    Measure("burghof_steps", "counter", "Steps committed by this process", "game"),
    Measure(
        "burghof_stage_seconds", "histogram", "Duration of a stage of a move: judge, append, tell (broadcast)", "stage"
    ),
    Measure("burghof_append_seconds", "histogram", "Time the database takes to commit a batch of steps"),
    Measure("burghof_batch_steps", "histogram", "Number of steps per transaction"),
    Measure("burghof_lag_seconds", "histogram", "Time from a notification until this process has loaded the step"),
    Measure("burghof_refusals", "counter", "Moves that were refused, by reason", "kind"),
    Measure("burghof_problems", "counter", "Requests and messages that could not be served, by problem", "type"),
    Measure("burghof_connections", "gauge", "Connected clients: sockets and event streams"),
    Measure("burghof_rooms", "gauge", "Tables that clients of this process follow"),
    Measure("burghof_live_tables", "gauge", "Tables in the memory of this process"),
    Measure("burghof_bot_moves", "counter", "Bot moves played by this process"),
    Measure("burghof_bot_failures", "counter", "How often a bot failed or took too long and a simpler bot was asked"),
    Measure("burghof_database_up", "gauge", "Whether the database answered this request for metrics"),
    Measure("burghof_jobs", "gauge", "Unfinished jobs of the whole cluster, by status", "status"),
)
"""All metrics; on the page, the name of a counter ends in `_total`."""

_NOTHING: Final = nullcontext()


class Metrics(Collector):
    """All metrics of one process. Each move only updates plain numbers; they are collected on request."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps: Counter[str] = Counter()
        self.stages = {"judge": Tally(FAST), "append": Tally(FAST), "tell": Tally(FAST)}
        self._judge, self._append, self._tell = self.stages.values()
        self.lag = Tally(FAST)
        self.refusals: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self._readings: dict[str, Callable[[], Reading]] = {
            "burghof_steps": lambda: self.steps,
            "burghof_stage_seconds": lambda: self.stages,
            "burghof_lag_seconds": lambda: self.lag,
            "burghof_refusals": lambda: self.refusals,
            "burghof_problems": lambda: self.problems,
        }
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def show(self, **readings: Callable[[], Reading]) -> None:
        """Register functions that read these metrics on request; names are without `burghof_`."""
        self._readings |= {f"burghof_{name}": reading for name, reading in readings.items()}

    # Events

    def judged(self, seconds: float) -> None:
        """Record the duration of the judge stage: a move was validated and applied."""
        self._judge.note(seconds)

    def appended(self, seconds: float) -> None:
        """Record the duration of the append stage, whether or not the step was committed."""
        self._append.note(seconds)

    def told(self, seconds: float) -> None:
        """Record the duration of the tell stage: a step was broadcast to its followers."""
        self._tell.note(seconds)

    def kept(self, game: str) -> None:
        """Count a committed step of this game."""
        self.steps[game] += 1

    def refused(self, kind: str) -> None:
        """Count a move that was refused."""
        self.refusals[kind] += 1

    def troubled(self, problem: Problem) -> None:
        """Count a request or message that could not be served."""
        self.problems[problem.type] += 1

    def message(self, kind: str) -> AbstractContextManager[object]:
        """Return a context for the serving of one socket message; here it does nothing."""
        del kind
        return _NOTHING

    # Prometheus

    def page(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Yield every metric that has a reading in this process."""
        for measure in MEASURES:
            reading = self._readings.get(measure.name)
            if reading is not None:
                yield _family(measure, reading())

    def describe(self) -> list[Metric]:
        """Return nothing, so that the registry does not read values when it registers the collector."""
        return []


def _family(measure: Measure, reading: Reading) -> Metric:
    """Return a metric with its current values."""
    labels = [measure.label] if measure.label else []
    families = {"counter": CounterMetricFamily, "gauge": GaugeMetricFamily, "histogram": HistogramMetricFamily}
    family: Any = families[measure.kind](measure.name, measure.help, labels=labels)
    by_label = reading.items() if isinstance(reading, Mapping) else [("", reading)]
    for label, value in by_label:
        labelled = [label] if measure.label else []
        if isinstance(value, Tally):
            family.add_metric(labelled, buckets=value.buckets, sum_value=value.total)
        else:
            family.add_metric(labelled, value)
    return cast("Metric", family)


def reference() -> str:
    """Return the metrics as a Markdown table for the reference pages."""
    rows = [f"| `{measure.name}` | {measure.kind} | {measure.label} | {measure.help} |" for measure in MEASURES]
    return "\n".join(["| metric | kind | label | description |", "|---|---|---|---|", *rows]) + "\n"
