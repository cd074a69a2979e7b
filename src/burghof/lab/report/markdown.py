"""The report as Markdown for `docs/`: tables without plots, since both have the same numbers."""

from collections.abc import Sequence

from burghof.lab.report.chart import Chart
from burghof.lab.report.text import Report, ReportChapter


def render_markdown(report: Report) -> str:
    """Return the report as Markdown."""
    parts = [f"# {report.title}", report.about, *(_chapter(one) for one in report.chapters)]
    return "\n\n".join(parts) + "\n"


def _chapter(chapter: ReportChapter) -> str:
    commands = "\n".join(f"$ {command}" for command in chapter.commands)
    parts = [
        f"## {chapter.title}",
        chapter.about,
        f"<!-- not run: it takes long -->\n```console\n{commands}\n```",
        *(_chart(chart) for chart in chapter.charts),
    ]
    return "\n\n".join(parts)


def _chart(chart: Chart) -> str:
    rule = "|".join(["---", *["---:"] * (len(chart.head) - 1)])
    table = "\n".join([_row(chart.head), f"|{rule}|", *(_row(row) for row in chart.rows)])
    return f"### {chart.title}\n\n{chart.description}\n\n{table}"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
