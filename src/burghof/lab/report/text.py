"""The text of a report: its title, its chapters, and the commands that reproduce each."""

from collections.abc import Iterable

from msgspec import Struct

from burghof.kernel import Card
from burghof.lab.report.chapter import Chapter, chapters
from burghof.lab.report.chart import Chart
from burghof.lab.report.game_charts import NameStatistic, game_charts
from burghof.lab.report.player_charts import player_charts
from burghof.lab.results_file import ArenaResults


class ReportChapter(Struct, frozen=True):
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
    chapters: tuple[ReportChapter, ...]


def write_report(card: Card, books: Iterable[ArenaResults], name_figure: NameStatistic) -> Report:
    """Write the report on the games of these results files."""
    found = chapters(card, books)
    games = sum(len(chapter.games) for chapter in found)
    return Report(
        f"{card.titles['en']}: how it plays",
        f"{games} games between bots, seats balanced. Intervals contain the true value in 95 of 100 cases.",
        tuple(_chapter(chapter, name_figure) for chapter in found),
    )


def _chapter(chapter: Chapter, name_figure: NameStatistic) -> ReportChapter:
    seats = "Alone" if chapter.seats == 1 else f"{chapter.seats} seats"
    options = "".join(f", {name}: {str(value).lower()}" for name, value in chapter.options.items())
    excluded_games = (
        f" {chapter.excluded_games} games are left out: "
        "their rounds are not finished, or came after the stopping point."
        if chapter.excluded_games
        else ""
    )
    plan = (
        "all players play the same deals"
        if chapter.seats == 1
        else f"in {len(chapter.rounds)} rounds: in a round each player plays the same deal on each seat"
    )
    return ReportChapter(
        f"{seats}{options}".lower().replace(" ", "-").replace(",", "").replace(":", ""),
        f"{seats}{options}",
        f"{len(chapter.games)} games, {plan}.{excluded_games} Rules and bots have the fingerprint "
        f"{', '.join(chapter.codes)}. To reproduce the games:",
        chapter.commands,
        (*player_charts(chapter), *game_charts(chapter, name_figure)),
    )
