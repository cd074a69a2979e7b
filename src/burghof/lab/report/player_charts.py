"""Charts of strength and fairness: ratings, victories, line-ups, seats, luck."""

from collections.abc import Iterator

from burghof.lab.interval import wilson
from burghof.lab.luck import Luck, LuckInterval, solo_luck, table_luck
from burghof.lab.rating import ratings
from burghof.lab.report.chapter import Chapter
from burghof.lab.report.chart import (
    Chart,
    Dot,
    DotPlot,
    StackedBars,
    StackPart,
    format_interval,
    format_line_up,
    percent,
)
from burghof.lab.standings import player_stats

SHARE_COLUMNS = ("games", "won", "share", "95 %")


def player_charts(chapter: Chapter) -> Iterator[Chart]:
    """Yield all charts of strength and fairness that apply to these games."""
    is_alone = chapter.seats == 1
    if not is_alone and len(chapter.players) > 1:
        yield rating_chart(chapter)
    yield victory_chart(chapter)
    if not is_alone and len(chapter.line_ups) > 1:
        yield line_up_chart(chapter)
    if not is_alone:
        yield seat_chart(chapter)
    found = luck_by_line_up(chapter)
    if found:
        yield luck_chart(found, is_alone=is_alone)


def rating_chart(chapter: Chapter) -> Chart:
    """Return a chart of the players' strength on one scale."""
    rated = ratings(chapter.rounds)
    return Chart(
        "Ratings",
        "Strength on one scale, by openskill (Plackett–Luce, each player starts at 25): the mean over several "
        "random orders of the games. The 95 % intervals (the lines in the HTML chart) combine openskill's own "
        "deviation and the variance between the orders.",
        ("player", "rating", "95 %"),
        tuple((one.player, f"{one.rating:.1f}", f"{one.low:.1f} – {one.high:.1f}") for one in rated),
        DotPlot(tuple(Dot(one.player, one.rating, one.low, one.high) for one in rated), is_share=False),
    )


def victory_chart(chapter: Chapter) -> Chart:
    """Return a chart of the share of victories of each player, over all seats."""
    lines = [player_stats(name, chapter.games) for name in chapter.players]
    is_alone = chapter.seats == 1
    meaning = (
        "The share of games each player won alone."
        if is_alone
        else "The share of victories of each player in the games it played, on any seat; a shared victory counts "
        "as a fraction. The fair share (the mark in the HTML chart) is the share it would have if all players were "
        "equally strong."
    )
    return Chart(
        "Victories",
        f"{meaning} The intervals (the lines in the HTML chart) are Wilson's, at 95 %.",
        ("player", *SHARE_COLUMNS, *(() if is_alone else ("fair share",))),
        tuple(
            (
                line.player,
                str(line.share.games),
                f"{line.share.won:g}",
                percent(line.share.value),
                format_interval(line.share.low, line.share.high),
                *(() if is_alone else (percent(line.fair),)),
            )
            for line in lines
        ),
        DotPlot(
            tuple(
                Dot(line.player, line.share.value, line.share.low, line.share.high, None if is_alone else line.fair)
                for line in lines
            ),
            is_share=True,
        ),
    )


def line_up_chart(chapter: Chapter) -> Chart:
    """Return a chart of the share of victories in each line-up."""
    found = []
    for line_up, played in chapter.line_ups.items():
        games = [game for one in played for game in one.games]
        share = wilson(sum(game.share_of(line_up[0]) for game in games), len(games))
        found.append((format_line_up(line_up), share, line_up.count(line_up[0]) / len(line_up)))
    return Chart(
        "Line-ups",
        "For each line-up the share of victories of the player named first.",
        ("line-up", *SHARE_COLUMNS),
        tuple(
            (name, str(share.games), f"{share.won:g}", percent(share.value), format_interval(share.low, share.high))
            for name, share, _ in found
        ),
        DotPlot(tuple(Dot(name, one.value, one.low, one.high, fair) for name, one, fair in found), is_share=True),
    )


def seat_chart(chapter: Chapter) -> Chart:
    """Return a chart of the share of victories of each seat."""
    games = chapter.games
    shares = [wilson(sum(game.win_of(seat) for game in games), len(games)) for seat in range(chapter.seats)]
    return Chart(
        "Seats",
        "The share of victories of each seat. Each player sat on each seat equally often: differences are due to the "
        "seat.",
        ("seat", *SHARE_COLUMNS),
        tuple(
            (
                str(seat),
                str(share.games),
                f"{share.won:g}",
                percent(share.value),
                format_interval(share.low, share.high),
            )
            for seat, share in enumerate(shares, start=1)
        ),
        DotPlot(
            tuple(
                Dot(f"seat {seat}", share.value, share.low, share.high, 1 / chapter.seats)
                for seat, share in enumerate(shares, start=1)
            ),
            is_share=True,
        ),
    )


def luck_by_line_up(chapter: Chapter) -> list[tuple[str, LuckInterval]]:
    """Return the luck of each line-up; in solo games that of all players together."""
    if chapter.seats == 1:
        found = {format_line_up(chapter.players): solo_luck(chapter.rounds)}
    else:
        found = {format_line_up(line_up): table_luck(played) for line_up, played in chapter.line_ups.items()}
    return [(name, one) for name, one in found.items() if one is not None]


def luck_chart(found: list[tuple[str, LuckInterval]], *, is_alone: bool) -> Chart:
    """Return a chart of what explains the results."""
    meaning = (
        "All players meet the same deals, so the variance of winning (1 or 0) is decomposed: what the deal explains, "
        "what the player explains, and the rest"
        if is_alone
        else "Each deal is played once with each player on each seat, so the variance of the results (the share of the "
        "other seats that a seat ranks above, a tie counts half) is decomposed: what the seat explains, what the "
        "deal gives to a seat, what the player explains, and the rest"
    )
    names = [name for name in Luck.__struct_fields__ if not (is_alone and name == "seat")]
    return Chart(
        "Luck",
        f"{meaning}: how players fared on one particular deal, and the bots' own random numbers. A deal is the setup "
        "and every throw of the dice. Variance components of a balanced design (`burghof.lab.luck` has the formulas); "
        "95 % intervals by bootstrap over the deals.",
        ("line-up", "deals", *names),
        tuple(
            (
                label,
                str(one.deals),
                *(
                    f"{percent(getattr(one.shares, name))} "
                    f"({format_interval(getattr(one.low, name), getattr(one.high, name))})"
                    for name in names
                ),
            )
            for label, one in found
        ),
        StackedBars(
            tuple((label, tuple(StackPart(name, getattr(one.shares, name)) for name in names)) for label, one in found)
        ),
    )
