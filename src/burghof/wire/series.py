"""Series: the terms that players agree on before their first game, and the score."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Counts: TypeAlias = Literal["victories", "points"]
"""What is added up: one per game that is won or shared, or the points of each game."""


class FixedLengthSeries(Struct, frozen=True, tag="games", tag_field="series", forbid_unknown_fields=True):
    """A fixed number of games; the highest sum wins."""

    number: Annotated[int, Meta(ge=2, le=10)]
    counts: Counts = "victories"


class TargetSeries(Struct, frozen=True, tag="target", tag_field="series", forbid_unknown_fields=True):
    """Games until the sum of any seat reaches the target."""

    points: Annotated[int, Meta(ge=1, le=100_000)]
    counts: Counts = "victories"


SeriesTerms: TypeAlias = FixedLengthSeries | TargetSeries


class SeriesStatus(Struct, frozen=True):
    """The series to which a table belongs: its terms, and its score."""

    terms: SeriesTerms
    number: int
    """The number of this table's game in the series, from 1."""
    games: tuple[tuple[int, ...], ...]
    """For each finished game up to this table (itself included once it is over), what each seat got of what counts."""
    sums: tuple[int, ...]
    """The sum of each seat."""
    is_over: bool
    """Whether the series is decided."""
    winners: tuple[int, ...]
    """The seats that have won the series: empty while it runs, and if no sum is positive."""
