"""The series of a table: the kernel's series of the games before it, and the game of this table."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import FixedLength, PointTarget, Series, SeriesGame
from burghof.wire.series import Counts, FixedLengthSeries, SeriesStatus, SeriesTerms, TargetSeries


class Result(Struct, frozen=True):
    """The result of a finished game: the rank of each seat, and its points if they are known."""

    ranks: tuple[int, ...]
    points: tuple[int, ...] | None


class TableSeries(Struct, frozen=True):
    """The terms of a series and the games before this table; stored with the table in this form."""

    counts: Counts
    before: Series

    @classmethod
    def from_terms(cls, terms: SeriesTerms, seats: int) -> "TableSeries":
        """Return a series on these terms without any game."""
        match terms:
            case FixedLengthSeries(number=number, counts=counts):
                return cls(counts, Series(FixedLength(number), seats))
            case TargetSeries(points=points, counts=counts):
                return cls(counts, Series(PointTarget(points), seats))
            case _:
                assert_never(terms)

    @property
    def terms(self) -> SeriesTerms:
        """The agreed terms."""
        match self.before.rule:
            case FixedLength(number=number):
                return FixedLengthSeries(number, self.counts)
            case PointTarget(points=points):
                return TargetSeries(points, self.counts)
            case _:
                assert_never(self.before.rule)

    @property
    def number(self) -> int:
        """The number of this table's game in the series, from 1."""
        return len(self.before.legs) + 1

    def with_result(self, result: Result, record: str = "") -> Series:
        """Return the series including this table's game."""
        return replace(self.before, legs=(*self.before.legs, SeriesGame(record, self._game_points(result))))

    def next_table(self, result: Result, record: str) -> "TableSeries":
        """Return the series for the next table; if this game decided the series, a new series on the same terms."""
        series = self.with_result(result, record)
        return TableSeries(self.counts, replace(series, legs=()) if series.is_over else series)

    def standing(self, result: Result | None) -> SeriesStatus:
        """Return the standing of the series at this table, including its game if that is over."""
        series = self.before if result is None else self.with_result(result)
        return SeriesStatus(
            terms=self.terms,
            number=self.number,
            games=tuple(leg.points for leg in series.legs),
            sums=series.sums,
            is_over=series.is_over,
            winners=series_winners(series) if series.is_over else (),
        )

    def _game_points(self, result: Result) -> tuple[int, ...]:
        """Return what this game adds for each seat: one per victory, or its points."""
        if self.counts == "victories":
            return tuple(int(rank == 1) for rank in result.ranks)
        return result.points or (0,) * self.before.seats


def series_winners(series: Series) -> tuple[int, ...]:
    """Return the seats with the highest sum; none if no sum is positive."""
    if max(series.sums) <= 0:
        return ()
    return tuple(seat for seat, rank in enumerate(series.ranks) if rank == 1)
