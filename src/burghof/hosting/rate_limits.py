"""Rate limits per person or address, as token buckets."""

import time
from collections import OrderedDict
from collections.abc import Hashable

from burghof.wire.problem import Problem, ProblemError

MAX_BUCKETS = 50_000
"""Maximum number of buckets in memory."""


class TokenBucket:
    """A token bucket: it refills at a constant rate, and each request takes one token."""

    def __init__(self, per_minute: int) -> None:
        """Create a full bucket."""
        self._capacity = float(per_minute)
        self._refill_per_s = per_minute / 60
        self._tokens = self._capacity
        self._updated_at = time.monotonic()

    def take(self) -> None:
        """Take one token; raises `Problem.RATE_LIMITED` if the bucket is empty."""
        now = time.monotonic()
        self._tokens = min(self._capacity, self._tokens + (now - self._updated_at) * self._refill_per_s)
        self._updated_at = now
        if self._tokens < 1:
            raise ProblemError(Problem.RATE_LIMITED, "too many requests: try again later")
        self._tokens -= 1


class RateLimits:
    """One token bucket per person or address; the least recently used buckets are dropped."""

    def __init__(self, per_minute: int) -> None:
        """Create the limits; each person or address may send `per_minute` requests per minute."""
        self._per_minute = per_minute
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def bucket(self, key: Hashable) -> TokenBucket:
        """Return the bucket of this person or address; creates a full one if there is none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._per_minute)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
