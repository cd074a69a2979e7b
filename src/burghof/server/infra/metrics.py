"""Metrics: what a process counts of itself, for Prometheus."""

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
"""Bounds of what takes a part of a second."""

Reading: TypeAlias = float | Tally | Mapping[str, float] | Mapping[str, Tally]
"""What a metric shows now: one value, or one for each value of its label."""


class Measure(Struct, frozen=True):
    """A metric: its name, what it tells, and what it is told apart by."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    label: str = ""


MEASURES: Final = (
    Measure("burghof_steps", "counter", "Steps this process has kept", "game"),
    Measure(
        "burghof_stage_seconds", "histogram", "How long a stage of a move takes: to judge, to append, to tell", "stage"
    ),
    Measure("burghof_append_seconds", "histogram", "How long the database takes to keep a batch of steps"),
    Measure("burghof_batch_steps", "histogram", "How many steps one transaction keeps"),
    Measure("burghof_lag_seconds", "histogram", "How long after a hint the step was followed here"),
    Measure("burghof_refusals", "counter", "Moves that were not played, by why", "kind"),
    Measure("burghof_problems", "counter", "Requests and messages that could not be served, by problem", "type"),
    Measure("burghof_connections", "gauge", "Clients on the line: sockets and event streams"),
    Measure("burghof_rooms", "gauge", "Tables that somebody follows at this process"),
    Measure("burghof_live_tables", "gauge", "Tables in the memory of this process"),
    Measure("burghof_bot_moves", "counter", "Moves of bots that this process has played"),
    Measure("burghof_bot_failures", "counter", "How often a bot failed or took too long and a simpler one was asked"),
    Measure("burghof_database_up", "gauge", "Whether the database answered when this page was made"),
    Measure("burghof_jobs", "gauge", "Jobs of the whole cluster that are not done, by how they stand", "status"),
)
"""Every metric there is; a counter's name ends in `_total` on the page."""

_NOTHING: Final = nullcontext()


class Metrics(Collector):
    """All measures of one process. What happens with every move is counted in plain numbers, collected when asked."""

    def __init__(self) -> None:
        """Nothing counted yet."""
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
        """Read these metrics there, by their names without `burghof_`, whenever somebody asks."""
        self._readings |= {f"burghof_{name}": reading for name, reading in readings.items()}

    # What happens

    def judged(self, seconds: float) -> None:
        """A move was judged and applied."""
        self._judge.note(seconds)

    def appended(self, seconds: float) -> None:
        """A step was kept, or not."""
        self._append.note(seconds)

    def told(self, seconds: float) -> None:
        """A step was passed on to those who follow."""
        self._tell.note(seconds)

    def kept(self, game: str) -> None:
        """A step of this game is kept."""
        self.steps[game] += 1

    def refused(self, kind: str) -> None:
        """A move was not played."""
        self.refusals[kind] += 1

    def troubled(self, problem: Problem) -> None:
        """A request or a message could not be served."""
        self.problems[problem.type] += 1

    def message(self, kind: str) -> AbstractContextManager[object]:
        """Around the serving of one message of a socket."""
        del kind
        return _NOTHING

    # What Prometheus reads

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Every metric somebody keeps here."""
        for measure in MEASURES:
            reading = self._readings.get(measure.name)
            if reading is not None:
                yield _family(measure, reading())

    def describe(self) -> list[Metric]:
        """Nothing: the registry need not ask for values before anybody wants them."""
        return []


def _family(measure: Measure, reading: Reading) -> Metric:
    """A metric with its values."""
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
    """The metrics as a table for the reference."""
    rows = [f"| `{measure.name}` | {measure.kind} | {measure.label} | {measure.help} |" for measure in MEASURES]
    return "\n".join(["| metric | kind | by | tells |", "|---|---|---|---|", *rows]) + "\n"
