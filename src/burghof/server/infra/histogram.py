"""Histograms made of plain numbers, so that counting costs almost nothing per move."""

from bisect import bisect_left
from collections.abc import Sequence


class Histogram:
    """A histogram; the cumulative buckets of Prometheus are computed on request."""

    __slots__ = ("_bounds", "_counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        """Create an empty histogram; a value counts for the first bound that is not below it."""
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self.total += value

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """The number of values up to each bound; the last bound is `+Inf`."""
        up_to, buckets = 0, []
        for bound, count in zip((*map(repr, self._bounds), "+Inf"), self._counts, strict=True):
            up_to += count
            buckets.append((bound, float(up_to)))
        return buckets
