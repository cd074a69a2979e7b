"""Charts: what is to be shown, before anybody draws it."""

from collections.abc import Iterable
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct


class Dot(Struct, frozen=True):
    """A value between two ends, and what it would be if all were equal."""

    label: str
    value: float
    low: float
    high: float
    fair: float | None = None


class Dots(Struct, frozen=True):
    """Values with their intervals, one below the other on one scale."""

    dots: tuple[Dot, ...]
    is_share: bool
    """Whether the scale goes from 0 to 100 %."""


class Bars(Struct, frozen=True):
    """How many games had which value: the bars stand side by side, each as wide as its bin."""

    start: float
    width: float
    counts: tuple[int, ...]
    mean: float


class Part(Struct, frozen=True):
    """A named part of a whole."""

    name: str
    share: float


class Stack(Struct, frozen=True):
    """A whole made of parts, for each label."""

    rows: tuple[tuple[str, tuple[Part, ...]], ...]


Drawing: TypeAlias = Dots | Bars | Stack


class Chart(Struct, frozen=True):
    """A plot with what it means and its numbers as a table; some things are said by the table alone."""

    title: str
    meaning: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    drawing: Drawing | None = None


def percent(share: float) -> str:
    """A share in hundredths, to a tenth."""
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def named(players: Iterable[str]) -> str:
    """A line-up as it is read: `marshal, 3 × knight`."""
    runs = [(name, len(list(run))) for name, run in groupby(players)]
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in runs)
