"""The series of a table: the kernel's sum over the games before it, and what its own game adds."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import Games, Leg, Series, Target
from burghof.wire.series import Counts, GamesSeries, SeriesStanding, SeriesTerms, TargetSeries


class Result(Struct, frozen=True):
    """How a finished game ended: each seat's rank, and its points if they are known."""

    ranks: tuple[int, ...]
    points: tuple[int, ...] | None


class TableSeries(Struct, frozen=True):
    """What was agreed, and the games before this table; kept with the table as it is here."""

    counts: Counts
    before: Series

    @classmethod
    def agreed(cls, terms: SeriesTerms, seats: int) -> "TableSeries":
        """A series of which nothing was played."""
        match terms:
            case GamesSeries(number=number, counts=counts):
                return cls(counts, Series(Games(number), seats))
            case TargetSeries(points=points, counts=counts):
                return cls(counts, Series(Target(points), seats))
            case _:
                assert_never(terms)

    @property
    def terms(self) -> SeriesTerms:
        """What was agreed."""
        match self.before.rule:
            case Games(number=number):
                return GamesSeries(number, self.counts)
            case Target(points=points):
                return TargetSeries(points, self.counts)
            case _:
                assert_never(self.before.rule)

    @property
    def number(self) -> int:
        """Which game this table is, from 1."""
        return len(self.before.legs) + 1

    def after(self, result: Result, record: str = "") -> Series:
        """The series with this table's game."""
        return replace(self.before, legs=(*self.before.legs, Leg(record, self._counted(result))))

    def next_table(self, result: Result, record: str) -> "TableSeries":
        """The series for the table after this one; where this game decided it, a new one on the same terms."""
        series = self.after(result, record)
        return TableSeries(self.counts, replace(series, legs=()) if series.is_over else series)

    def standing(self, result: Result | None) -> SeriesStanding:
        """How the series stands at this table, with its game if that is over."""
        series = self.before if result is None else self.after(result)
        return SeriesStanding(
            terms=self.terms,
            number=self.number,
            games=tuple(leg.points for leg in series.legs),
            sums=series.sums,
            is_over=series.is_over,
            winners=winners(series) if series.is_over else (),
        )

    def _counted(self, result: Result) -> tuple[int, ...]:
        """What each seat got of what counts."""
        if self.counts == "victories":
            return tuple(int(rank == 1) for rank in result.ranks)
        return result.points or (0,) * self.before.seats


def winners(series: Series) -> tuple[int, ...]:
    """Who is first in a series; nobody, where nobody has anything."""
    if max(series.sums) <= 0:
        return ()
    return tuple(seat for seat, rank in enumerate(series.ranks) if rank == 1)
