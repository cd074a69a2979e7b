"""Limits: how often one person, or one address, may ask."""

import time
from collections import OrderedDict
from collections.abc import Hashable

from burghof.wire.problem import Problem, Trouble

MOST = 50_000
"""How many buckets are remembered."""


class Bucket:
    """Fills steadily, and each request takes one out of it."""

    def __init__(self, per_minute: int) -> None:
        """A full bucket."""
        self._most = float(per_minute)
        self._rate = per_minute / 60
        self._level = self._most
        self._at = time.monotonic()

    def take(self) -> None:
        """Take one; raises Trouble if there is none."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            raise Trouble(Problem.TOO_OFTEN, "wait a little")
        self._level -= 1


class Limits:
    """A bucket for each of those who ask; those that asked longest ago are forgotten."""

    def __init__(self, per_minute: int) -> None:
        """Everybody may ask so often."""
        self._per_minute = per_minute
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def bucket(self, who: Hashable) -> Bucket:
        """The bucket of this person or address."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_minute)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
