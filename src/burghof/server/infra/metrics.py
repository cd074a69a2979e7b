"""Metrics: what a process counts of itself, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STAGES = (0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """All measures of one process."""

    def __init__(self) -> None:
        """Nothing counted yet."""
        self.registry = CollectorRegistry()
        self._moves = Counter("burghof_steps", "Steps kept by this process", registry=self.registry)
        self._stage = Histogram(
            "burghof_stage_seconds",
            "How long a stage of a move takes: judge, append, tell",
            ["stage"],
            buckets=STAGES,
            registry=self.registry,
        )
        self._judge, self._append, self._tell = (self._stage.labels(name) for name in ("judge", "append", "tell"))
        self._sockets = Gauge("burghof_connections", "Clients on the line", registry=self.registry)

    def judged(self, seconds: float) -> None:
        """A move was judged and applied."""
        self._judge.observe(seconds)

    def appended(self, seconds: float) -> None:
        """A step was kept, or not."""
        self._append.observe(seconds)

    def told(self, seconds: float) -> None:
        """A step was passed on to those who follow."""
        self._moves.inc()
        self._tell.observe(seconds)

    def connected(self, number: int) -> None:
        """So many clients are on the line."""
        self._sockets.set(number)

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
