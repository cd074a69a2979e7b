"""The tables of `burghof arena`: players, seats, line-ups and the game's statistics."""

from collections.abc import Sequence

from rich.table import Table

from burghof.cli.console import CliConsole
from burghof.kernel import Message, MessageRef, say
from burghof.lab.interval import Share
from burghof.lab.standings import LineUpStats, Standings
from burghof.words.keys import statistic_key


def print_standings(console: CliConsole, standings: Standings, played: int, seconds: float) -> None:
    """Print the standings."""
    speed = console.format_number(played / seconds if seconds else 0)
    console.print_message(
        say(
            "cli-arena-played",
            games=standings.games,
            played=played,
            seconds=console.format_number(seconds),
            speed=speed,
        )
    )
    console.print_message(
        say(
            "cli-arena-shape",
            length=console.format_number(standings.mean_length),
            decisions=console.format_number(standings.decisions_per_game),
            branching=console.format_number(standings.branching),
            widest=standings.widest,
        )
    )
    _show_players(console, standings)
    if len(standings.seats) > 1:
        _print_table(
            console,
            [say("cli-arena-seat"), *SHARE_HEADINGS],
            [[str(line.seat), *_share_cells(console, line.share)] for line in standings.seats],
        )
    _show_line_ups(console, standings)
    if standings.unfinished:
        console.print_error(say("cli-arena-unfinished", games=standings.unfinished))


SHARE_HEADINGS = (say("cli-arena-games"), say("cli-arena-won"), say("cli-arena-share"), say("cli-arena-interval"))


def _show_players(console: CliConsole, found: Standings) -> None:
    """Print the results of the players, and their thinking times."""
    is_alone = len(found.seats) == 1
    heads = [
        say("cli-arena-player"),
        *SHARE_HEADINGS,
        *([] if is_alone else [say("cli-arena-fair")]),
        say("cli-arena-score"),
    ]
    rows = [
        [
            line.player,
            *_share_cells(console, line.share),
            *([] if is_alone else [percent(line.fair)]),
            console.format_number(line.mean_score),
        ]
        for line in found.players
    ]
    _print_table(console, heads, rows)
    thinking = [
        say("cli-arena-player"),
        say("cli-arena-decisions"),
        say("cli-arena-thinks"),
        say("cli-arena-thinks-95"),
    ]
    _print_table(
        console,
        thinking,
        [
            [line.player, str(line.decisions), f"{1000 * line.mean:.2f}", f"{1000 * line.p95:.2f}"]
            for line in found.thinking
        ],
    )


def _show_line_ups(console: CliConsole, found: Standings) -> None:
    """Print the line-ups if there are several or a goal, and the game's statistics for each."""
    has_goal = any(line.against_goal for line in found.line_ups)
    if has_goal or len(found.line_ups) > 1 < len(found.seats):
        heads = [say("cli-arena-line-up"), *SHARE_HEADINGS, *([say("cli-arena-goal")] if has_goal else [])]
        rows = [
            [", ".join(line.players), *_share_cells(console, line.share), *_goal_cells(console, line)]
            for line in found.line_ups
        ]
        _print_table(console, heads, rows)
    for line in found.line_ups:
        if line.figures:
            console.print_blank_line()
        if line.figures and len(found.line_ups) > 1:
            console.print_text(", ".join(line.players))
        for name, mean in line.figures.items():
            console.print_message(
                say("cli-simulated-figure", figure=MessageRef(statistic_key(name)), mean=console.format_number(mean))
            )


def _goal_cells(console: CliConsole, line: LineUpStats) -> list[str]:
    """Return the cell that says whether the goal is reached, if there is a goal."""
    return [console.text(say("cli-arena-against-goal", verdict=line.against_goal))] if line.against_goal else []


def _print_table(console: CliConsole, heads: Sequence[Message], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: names left-aligned, numbers right-aligned."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(console.text(head), justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console.print_blank_line()
    console.print_table(table)


def _share_cells(console: CliConsole, share: Share) -> list[str]:
    """Return the cells of a share: games, victories, percentage and interval."""
    return [
        str(share.games),
        console.format_number(share.won),
        percent(share.value),
        f"{percent(share.low)} – {percent(share.high)}",
    ]


def percent(share: float) -> str:
    """Format a share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"
