"""Charts of a game's shape: length, decisions, branching, scores, ends, its own statistics, thinking time."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor
from statistics import fmean, pstdev
from typing import TypeAlias

from burghof.lab.report.chapter import Chapter
from burghof.lab.report.chart import Chart, Dot, DotPlot, Histogram, format_line_up, percent
from burghof.lab.report.scale import round_step
from burghof.lab.standings import scores_of, thinking_stats

DISTRIBUTION_COLUMNS = ("mean", "deviation", "minimum", "5 %", "median", "95 %", "maximum")

NameStatistic: TypeAlias = Callable[[str], str]
"""Returns the display name of a game statistic."""


def game_charts(chapter: Chapter, name_figure: NameStatistic) -> Iterator[Chart]:
    """Yield all charts of a game's shape."""
    games = chapter.games
    yield distribution_chart("Length", "Moves per game, including chance moves.", [game.length for game in games])
    yield distribution_chart(
        "Decisions", "Decisions per game, summed over all seats.", [sum(g.decisions) for g in games]
    )
    yield distribution_chart(
        "Branching",
        "Mean number of legal moves per decision, for each game; the largest number at any decision was "
        f"{max(game.widest for game in games)}.",
        [game.choices / max(1, sum(game.decisions)) for game in games],
    )
    yield score_chart(chapter)
    yield end_chart(chapter)
    figures = list(dict.fromkeys(name for game in games for name in game.figures))
    if figures:
        yield statistics_chart(chapter, figures, name_figure)
    yield thinking_chart(chapter)


def distribution_chart(title: str, meaning: str, values: Sequence[float]) -> Chart:
    """Return a chart of how a number is distributed over the games."""
    return Chart(
        title,
        meaning,
        ("games", *DISTRIBUTION_COLUMNS),
        ((str(len(values)), *format_distribution(values)),),
        histogram(values),
    )


def score_chart(chapter: Chapter) -> Chart:
    """Return a chart of the scores of each player."""
    scores = {name: scores_of(name, chapter.games) or [0] for name in chapter.players}
    return Chart(
        "Scores",
        "The mean score of each player; the line in the HTML chart goes from the 5 % to the 95 % quantile.",
        ("player", *DISTRIBUTION_COLUMNS),
        tuple((name, *format_distribution(values)) for name, values in scores.items()),
        DotPlot(
            tuple(
                Dot(name, fmean(values), quantile(values, 0.05), quantile(values, 0.95))
                for name, values in scores.items()
            ),
            is_share=False,
        ),
    )


def end_chart(chapter: Chapter) -> Chart:
    """Return a chart of how games end."""
    games = chapter.games
    ends = Counter(game.ended for game in games).most_common()
    shared = sum(game.ranks.count(1) > 1 for game in games)
    unwon = sum(1 not in game.ranks for game in games)
    return Chart(
        "Ends",
        f"How games ended. Games with several winners: {shared}; without a winner: {unwon}.",
        ("end", "games", "share"),
        tuple((end.removeprefix("reason-"), str(count), percent(count / len(games))) for end, count in ends),
    )


def statistics_chart(chapter: Chapter, figures: Sequence[str], name_figure: NameStatistic) -> Chart:
    """Return a chart of the game's own statistics; in solo games for each player."""
    groups = (
        [
            (format_line_up(line_up), [g for one in played for g in one.games])
            for line_up, played in chapter.line_ups.items()
        ]
        if chapter.seats == 1
        else [("all", chapter.games)]
    )
    return Chart(
        "Figures",
        "The game's own statistics, per game.",
        ("figure", "player", *DISTRIBUTION_COLUMNS),
        tuple(
            (name_figure(figure), who, *format_distribution([game.figures.get(figure, 0) for game in games]))
            for figure in figures
            for who, games in groups
        ),
    )


def thinking_chart(chapter: Chapter) -> Chart:
    """Return a chart of thinking times; the only chart that depends on the machine."""
    lines = [thinking_stats(name, chapter.games) for name in chapter.players]
    return Chart(
        "Thinking time",
        "Milliseconds of CPU time per decision on one core of the machine that played; its other work is not counted.",
        ("player", "decisions", "mean", "95 % within"),
        tuple(
            (line.player, str(line.decisions), f"{1000 * line.mean:.2f}", f"{1000 * line.p95:.2f}") for line in lines
        ),
    )


def format_distribution(values: Sequence[float]) -> tuple[str, ...]:
    """Format the mean, standard deviation, minimum, 5 %, median, 95 % and maximum."""
    numbers = (
        fmean(values),
        pstdev(values),
        min(values),
        quantile(values, 0.05),
        quantile(values, 0.5),
        quantile(values, 0.95),
        max(values),
    )
    return tuple(f"{number:.1f}".removesuffix(".0") for number in numbers)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest of the values that at least this share of them does not exceed."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def histogram(values: Sequence[float]) -> Histogram:
    """Return a histogram with bins of a round width, about as many as Rice's rule gives; integers get integer bins."""
    is_whole = all(float(value).is_integer() for value in values)
    low, high = min(values), max(values)
    width = round_step((high - low) / (2 * len(values) ** (1 / 3)))
    if is_whole:
        width = max(1.0, width)
    start = floor(low / width) * width
    counts = Counter(int((value - start) / width + 1e-9) for value in values)
    return Histogram(start, width, tuple(counts[place] for place in range(max(counts) + 1)), fmean(values))
