"""Series: what people agree on before their first game, and how it stands."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Counts: TypeAlias = Literal["victories", "points"]
"""What is summed up: one for each game won or shared, or the points of each game."""


class GamesSeries(Struct, frozen=True, tag="games", tag_field="series", forbid_unknown_fields=True):
    """So many games; whoever has most together wins."""

    number: Annotated[int, Meta(ge=2, le=10)]
    counts: Counts = "victories"


class TargetSeries(Struct, frozen=True, tag="target", tag_field="series", forbid_unknown_fields=True):
    """Games until somebody has so much together."""

    points: Annotated[int, Meta(ge=1, le=100_000)]
    counts: Counts = "victories"


SeriesTerms: TypeAlias = GamesSeries | TargetSeries


class SeriesStanding(Struct, frozen=True):
    """The series a table belongs to: what was agreed, and what everybody has."""

    terms: SeriesTerms
    number: int
    """Which game of the series this table is, from 1."""
    games: tuple[tuple[int, ...], ...]
    """For each finished game up to this table, itself included once it is over, what each seat got of what counts."""
    sums: tuple[int, ...]
    """What each seat has together."""
    is_over: bool
    """Whether the series is decided."""
    winners: tuple[int, ...]
    """The seats that have won it: empty while it goes on, and where nobody got anything."""
