"""Rate limits per person or address, as token buckets."""

import time
from collections import OrderedDict
from collections.abc import Hashable

from burghof.wire.problem import Problem, Trouble

MOST = 50_000
"""Maximum number of buckets in memory."""


class Bucket:
    """A token bucket: it refills at a constant rate, and each request takes one token."""

    def __init__(self, per_minute: int) -> None:
        """Create a full bucket."""
        self._most = float(per_minute)
        self._rate = per_minute / 60
        self._level = self._most
        self._at = time.monotonic()

    def take(self) -> None:
        """Take one token; raises `Problem.TOO_OFTEN` if the bucket is empty."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            raise Trouble(Problem.TOO_OFTEN, "too many requests: try again later")
        self._level -= 1


class Limits:
    """One token bucket per person or address; the least recently used buckets are dropped."""

    def __init__(self, per_minute: int) -> None:
        """Create the limits; each person or address may send `per_minute` requests per minute."""
        self._per_minute = per_minute
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def bucket(self, who: Hashable) -> Bucket:
        """Return the bucket of this person or address; creates a full one if there is none."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_minute)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
