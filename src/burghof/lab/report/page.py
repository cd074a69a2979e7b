"""The report as one self-contained HTML page with a light and a dark theme; each plot has its table."""

from collections.abc import Iterable, Sequence
from html import escape

from burghof.lab.report.chart import Chart
from burghof.lab.report.style import PATTERNS, STYLESHEET
from burghof.lab.report.svg import draw
from burghof.lab.report.text import Report, ReportChapter


def render_page(report: Report) -> str:
    """Return the report as an HTML page."""
    title = escape(report.title)
    links = "".join(f'<li><a href="#{one.anchor}">{escape(one.title)}</a></li>' for one in report.chapters)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLESHEET}</style>\n</head>\n<body>\n{PATTERNS}<main>\n<h1>{title}</h1>\n<p>{escape(report.about)}</p>\n"
        f"<nav><ul>{links}</ul></nav>\n{''.join(_chapter(one) for one in report.chapters)}</main>\n</body>\n</html>\n"
    )


def _chapter(chapter: ReportChapter) -> str:
    commands = escape("\n".join(chapter.commands))
    return (
        f'<h2 id="{chapter.anchor}">{escape(chapter.title)}</h2>\n<p>{escape(chapter.about)}</p>\n'
        f"<pre><code>{commands}</code></pre>\n{''.join(_chart(chart) for chart in chapter.charts)}"
    )


def _chart(chart: Chart) -> str:
    plot = _scrollable(f"{chart.title}, plot", draw(chart.plot, chart.title)) if chart.plot else ""
    return (
        f'<section class="chart">\n<h3>{escape(chart.title)}</h3>\n<p>{escape(chart.description)}</p>\n{plot}\n'
        f"{_table(chart)}</section>\n"
    )


def _table(chart: Chart) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in chart.head)
    body = "".join(f"<tr>{_row(row)}</tr>\n" for row in chart.rows)
    return _scrollable(
        chart.title,
        f"<table><caption>{escape(chart.title)}</caption><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>",
    )


def _scrollable(label: str, content: str) -> str:
    """Wrap content that may be wider than a phone in a region that scrolls by itself, also by keyboard."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{content}</div>'


def _row(row: Sequence[str]) -> str:
    first, *others = row
    return f'<th scope="row">{escape(first)}</th>{_cells(others)}'


def _cells(texts: Iterable[str]) -> str:
    return "".join(f"<td>{escape(text)}</td>" for text in texts)
