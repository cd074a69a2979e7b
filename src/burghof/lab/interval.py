"""Intervals: how precisely a share is known."""

from math import sqrt

from msgspec import Struct

Z_95 = 1.959964
"""Standard deviations on either side of the mean that contain 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """Share of games won, with its 95 % confidence interval."""

    won: float
    games: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself; 0 if there are no games."""
        return self.won / self.games if self.games else 0.0


def wilson(won: float, games: int) -> Share:
    """Return Wilson's 95 % interval.

    A shared victory counts as a fraction, which makes the interval too wide rather than too narrow.
    """
    if not games:
        return Share(won, games, 0.0, 1.0)
    share, square = won / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Share(won, games, round(max(0.0, middle - reach), 9), round(min(1.0, middle + reach), 9))
