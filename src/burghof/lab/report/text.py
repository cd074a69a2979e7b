"""The text of a report: its title, its chapters, and the commands that reproduce each."""

from collections.abc import Iterable

from msgspec import Struct

from burghof.kernel import Card
from burghof.lab.book import Kept
from burghof.lab.report.chapter import Chapter, chapters
from burghof.lab.report.chart import Chart
from burghof.lab.report.shape import NameFigure, shape
from burghof.lab.report.strength import strength


class Written(Struct, frozen=True):
    """Chapter that is ready to be rendered."""

    anchor: str
    title: str
    about: str
    commands: tuple[str, ...]
    charts: tuple[Chart, ...]


class Report(Struct, frozen=True):
    """Report that is ready to be rendered."""

    title: str
    about: str
    chapters: tuple[Written, ...]


def write_report(card: Card, books: Iterable[Kept], name_figure: NameFigure) -> Report:
    """Write the report on the games of these results files."""
    found = chapters(card, books)
    games = sum(len(chapter.games) for chapter in found)
    return Report(
        f"{card.titles['en']}: how it plays",
        f"{games} games between bots, seats balanced. Intervals contain the true value in 95 of 100 cases.",
        tuple(_chapter(chapter, name_figure) for chapter in found),
    )


def _chapter(chapter: Chapter, name_figure: NameFigure) -> Written:
    seats = "Alone" if chapter.seats == 1 else f"{chapter.seats} seats"
    options = "".join(f", {name}: {str(value).lower()}" for name, value in chapter.options.items())
    left_out = (
        f" {chapter.left_out} games are left out: their rounds are not finished, or came after the stopping point."
        if chapter.left_out
        else ""
    )
    plan = (
        "all players play the same deals"
        if chapter.seats == 1
        else f"in {len(chapter.rounds)} rounds: in a round each player plays the same deal on each seat"
    )
    return Written(
        f"{seats}{options}".lower().replace(" ", "-").replace(",", "").replace(":", ""),
        f"{seats}{options}",
        f"{len(chapter.games)} games, {plan}.{left_out} Rules and bots have the fingerprint "
        f"{', '.join(chapter.codes)}. To reproduce the games:",
        chapter.commands,
        (*strength(chapter), *shape(chapter, name_figure)),
    )
