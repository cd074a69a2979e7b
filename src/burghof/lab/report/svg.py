"""Plots as plain SVG; colours and hatching come from the page's styles, by class."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor
from typing import assert_never

from burghof.lab.report.chart import Dot, DotPlot, Histogram, Plot, StackedBars, percent
from burghof.lab.report.scale import round_step

WIDTH = 680
SCALE_LEFT = 190
"""X coordinate where labels end and the scale begins."""
SCALE_RIGHT = 590
"""X coordinate where the scale ends and values begin."""
ROW_HEIGHT = 36
AXIS_HEIGHT = 30
PLOT_HEIGHT = 210
"""Height of the tallest bar, with space for its number."""

TINCTURES = {"seat": "azure", "deal": "or", "player": "vert", "rest": "argent"}
"""Colour and hatching of each part of luck."""


def draw(drawing: Plot, title: str) -> str:
    """Return the plot as an SVG element; the table below it has its numbers."""
    match drawing:
        case DotPlot():
            height, parts = _dots(drawing)
        case Histogram():
            height, parts = _bars(drawing)
        case StackedBars():
            height, parts = _stack(drawing)
        case _:
            assert_never(drawing)
    label = escape(f"{title}: a plot; the table below has its numbers")
    return f'<svg role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {height}">{"".join(parts)}</svg>'


def _dots(drawing: DotPlot) -> tuple[int, list[str]]:
    low, high, step = (0.0, 1.0, 0.25) if drawing.is_share else _scale(drawing.dots)
    height = ROW_HEIGHT * len(drawing.dots) + AXIS_HEIGHT

    def x(value: float) -> float:
        return SCALE_LEFT + (SCALE_RIGHT - SCALE_LEFT) * (value - low) / (high - low)

    parts = list(_axis(low, high, step, height - AXIS_HEIGHT, is_share=drawing.is_share))
    for row, dot in enumerate(drawing.dots):
        y = ROW_HEIGHT * row + ROW_HEIGHT / 2
        parts.append(_text(SCALE_LEFT - 14, y, dot.label, "end"))
        if dot.expected is not None:
            parts.append(f'<path class="fair" d="M{x(dot.expected):.1f} {y - 13}v26"/>')
        ends = f"M{x(dot.low):.1f} {y - 5}v10M{x(dot.high):.1f} {y - 5}v10"
        value = percent(dot.value) if drawing.is_share else f"{dot.value:.1f}"
        parts.append(f'<path class="reach" d="M{x(dot.low):.1f} {y}H{x(dot.high):.1f}{ends}"/>')
        parts.append(f'<circle class="dot" cx="{x(dot.value):.1f}" cy="{y}" r="6"/>')
        parts.append(_text(SCALE_RIGHT + 14, y, value, "start"))
    return height, parts


def _bars(drawing: Histogram) -> tuple[int, list[str]]:
    left, right, foot = 40, WIDTH - 40, PLOT_HEIGHT + 10
    most, wide = max(drawing.counts), (right - left) / len(drawing.counts)
    parts = [f'<path class="base" d="M{left} {foot}H{right}"/>']
    every = max(1, ceil(len(drawing.counts) / 8))
    for place, count in enumerate(drawing.counts):
        x, tall = left + wide * place, (PLOT_HEIGHT - 30) * count / most
        if count:
            parts.append(
                f'<rect class="bar" x="{x + 1:.1f}" y="{foot - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}"/>'
            )
        if place % every == 0:
            value = f"{drawing.start + place * drawing.width:g}"
            parts.append(_text(x + wide * _tick_offset(drawing), foot + 18, value, "middle", "tick"))
        if count == most:
            parts.append(_text(x + wide / 2, foot - tall - 10, str(count), "middle", "tick"))
    mean = left + wide * min(
        len(drawing.counts), (drawing.mean - drawing.start) / drawing.width + _tick_offset(drawing)
    )
    parts.append(f'<path class="fair" d="M{mean:.1f} {foot - PLOT_HEIGHT + 20}V{foot}"/>')
    parts.append(_text(mean, 14, f"mean {drawing.mean:.1f}", "middle", "tick"))
    return foot + AXIS_HEIGHT, parts


def _tick_offset(drawing: Histogram) -> float:
    """Return the position of a tick in its bin: the middle if the bin is one whole number, else the left edge."""
    return 0.5 if drawing.width == 1 else 0.0


def _stack(drawing: StackedBars) -> tuple[int, list[str]]:
    names = [part.name for part in drawing.rows[0][1]]
    parts: list[str] = []
    right = WIDTH - 20
    for place, name in enumerate(names):
        key = SCALE_LEFT + 110 * place
        parts.append(_box(key, 6, 18, 18, name))
        parts.append(_text(key + 26, 15, name, "start"))
    for row, (label, shares) in enumerate(drawing.rows):
        y, x = 40 + ROW_HEIGHT * row, float(SCALE_LEFT)
        parts.append(_text(SCALE_LEFT - 14, y + 12, label, "end"))
        for part in shares:
            wide = (right - SCALE_LEFT) * part.share
            parts.append(_box(x, y, wide, 24, part.name))
            x += wide
    return 40 + ROW_HEIGHT * len(drawing.rows), parts


def _box(x: float, y: float, width: float, height: float, name: str) -> str:
    """Return an outlined and hatched rectangle in the tincture of a part."""
    place = f'x="{x:.1f}" y="{y}" width="{width:.1f}" height="{height}"'
    tincture = TINCTURES[name]
    return f'<rect class="{tincture}" {place}/><rect class="edge" fill="url(#h-{tincture})" {place}/>'


def _axis(low: float, high: float, step: float, foot: int, *, is_share: bool) -> Iterator[str]:
    for place in range(round((high - low) / step) + 1):
        value = low + place * step
        x = SCALE_LEFT + (SCALE_RIGHT - SCALE_LEFT) * (value - low) / (high - low)
        yield f'<path class="grid" d="M{x:.1f} 0V{foot}"/>'
        yield _text(x, foot + 14, f"{100 * value:g} %" if is_share else f"{value:g}", "middle", "tick")


def _scale(dots: tuple[Dot, ...]) -> tuple[float, float, float]:
    """Return start, end and step of a scale of round numbers that contains all intervals."""
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    step = round_step((high - low) / 5)
    start, end = floor(low / step) * step, ceil(high / step) * step
    return start, end if end > start else start + step, step


def _text(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
