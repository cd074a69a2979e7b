"""Series: several games of one company, summed up."""

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel.game import M, O
from burghof.kernel.outcome import ranks_by
from burghof.kernel.record import Record


class Games(Struct, frozen=True, tag="games", forbid_unknown_fields=True):
    """The series has this many games."""

    number: int


class Target(Struct, frozen=True, tag="target", forbid_unknown_fields=True):
    """The series ends with the game in which somebody's sum reaches this."""

    points: int


SeriesRule: TypeAlias = Games | Target


class Leg(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of the series: its record's id, and each seat's points."""

    record: str
    points: tuple[int, ...]


class Series(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule, the games so far and so each seat's sum; a value like any other."""

    rule: SeriesRule
    seats: int
    legs: tuple[Leg, ...] = ()

    @property
    def sums(self) -> tuple[int, ...]:
        """Each seat's points over all games so far."""
        return tuple(sum(leg.points[seat] for leg in self.legs) for seat in range(self.seats))

    @property
    def is_over(self) -> bool:
        """Whether the rule ends the series here."""
        match self.rule:
            case Games(number=number):
                return len(self.legs) >= number
            case Target(points=points):
                return bool(self.legs) and max(self.sums) >= points
            case _:
                assert_never(self.rule)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's place by its sum, equals sharing."""
        return ranks_by([(total,) for total in self.sums])

    def then(self, record: Record[O, M]) -> "Series":
        """The series after one more finished game, which must name the one before."""
        assert not self.is_over, "the series is over"
        assert record.outcome is not None, "only a finished game counts"
        assert record.header.previous == (self.legs[-1].record if self.legs else None), "not the next game"
        assert len(record.header.seats) == self.seats, "another number of seats"
        points = tuple(score.total for score in record.outcome.scores) or (0,) * self.seats
        return replace(self, legs=(*self.legs, Leg(record.id, points)))
