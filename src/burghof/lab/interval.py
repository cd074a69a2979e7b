"""Intervals: how sure a share is."""

from math import sqrt

from msgspec import Struct

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A share of some games, with the interval that holds the truth in 95 of 100 cases."""

    won: float
    games: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself; of no games, none."""
        return self.won / self.games if self.games else 0.0


def wilson(won: float, games: int) -> Share:
    """Wilson's interval; a shared victory counts its part, which makes the interval too wide rather than too narrow."""
    if not games:
        return Share(won, games, 0.0, 1.0)
    share, square = won / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Share(won, games, round(max(0.0, middle - reach), 9), round(min(1.0, middle + reach), 9))
