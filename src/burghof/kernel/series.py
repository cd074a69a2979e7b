"""Series: several games of the same players, with the sum of their points."""

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel.game import M, O
from burghof.kernel.outcome import ranks_by_merit
from burghof.kernel.record import Record


class FixedLength(Struct, frozen=True, tag="games", forbid_unknown_fields=True):
    """The series has a fixed number of games."""

    number: int


class PointTarget(Struct, frozen=True, tag="target", forbid_unknown_fields=True):
    """The series ends with the game in which the sum of any seat reaches this number of points."""

    points: int


SeriesRule: TypeAlias = FixedLength | PointTarget


class SeriesGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of the series: the id of its record, and the points of each seat."""

    record: str
    points: tuple[int, ...]


class Series(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule and the games so far; an immutable value."""

    rule: SeriesRule
    seats: int
    legs: tuple[SeriesGame, ...] = ()

    @property
    def sums(self) -> tuple[int, ...]:
        """The points of each seat over all games so far."""
        return tuple(sum(leg.points[seat] for leg in self.legs) for seat in range(self.seats))

    @property
    def is_over(self) -> bool:
        """Whether the series has ended by its rule."""
        match self.rule:
            case FixedLength(number=number):
                return len(self.legs) >= number
            case PointTarget(points=points):
                return bool(self.legs) and max(self.sums) >= points
            case _:
                assert_never(self.rule)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat by its sum; equal sums share a rank."""
        return ranks_by_merit([(total,) for total in self.sums])

    def with_game(self, record: Record[O, M]) -> "Series":
        """Return the series with one more finished game, whose record must name the previous game."""
        assert not self.is_over, "the series is over"
        assert record.outcome is not None, "only a finished game counts"
        assert record.header.previous == (self.legs[-1].record if self.legs else None), "not the next game"
        assert len(record.header.seats) == self.seats, "different number of seats"
        points = tuple(score.total for score in record.outcome.scores) or (0,) * self.seats
        return replace(self, legs=(*self.legs, SeriesGame(record.id, points)))
