"""Charts: the data of plots and tables, independent of how they are drawn."""

from collections.abc import Iterable
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct


class Dot(Struct, frozen=True):
    """Value with its interval, and the value expected if all players were equal."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None


class DotPlot(Struct, frozen=True):
    """Values with their intervals, one per row on a common scale."""

    dots: tuple[Dot, ...]
    is_share: bool
    """Whether the scale runs from 0 to 100 %."""


class Histogram(Struct, frozen=True):
    """Histogram: the number of games per bin; each bar is as wide as its bin."""

    start: float
    width: float
    counts: tuple[int, ...]
    mean: float


class StackPart(Struct, frozen=True):
    """Named part of a whole."""

    name: str
    share: float


class StackedBars(Struct, frozen=True):
    """Stacked bars: for each label a whole made of parts."""

    rows: tuple[tuple[str, tuple[StackPart, ...]], ...]


Plot: TypeAlias = DotPlot | Histogram | StackedBars


class Chart(Struct, frozen=True):
    """Title, meaning and table of numbers; some charts have no plot."""

    title: str
    description: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot: Plot | None = None


def percent(share: float) -> str:
    """Format a share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"


def format_interval(low: float, high: float) -> str:
    """Format an interval of shares as percentages."""
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def format_line_up(players: Iterable[str]) -> str:
    """Format a line-up with repeated names counted: `marshal, 3 × knight`."""
    runs = [(name, len(list(run))) for name, run in groupby(players)]
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in runs)
