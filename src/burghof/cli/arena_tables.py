"""The tables of `burghof arena`: players, seats, line-ups and the game's statistics."""

from collections.abc import Sequence

from rich.table import Table

from burghof.cli.talk import Talk
from burghof.kernel import Message, Word, say
from burghof.lab.interval import Share
from burghof.lab.standings import LineUpLine, Standings
from burghof.words.keys import figure_key


def show(talk: Talk, found: Standings, played: int, seconds: float) -> None:
    """Print the standings."""
    speed = talk.number(played / seconds if seconds else 0)
    talk.tell(say("cli-arena-played", games=found.games, played=played, seconds=talk.number(seconds), speed=speed))
    talk.tell(
        say(
            "cli-arena-shape",
            length=talk.number(found.mean_length),
            decisions=talk.number(found.decisions_a_game),
            branching=talk.number(found.branching),
            widest=found.widest,
        )
    )
    _show_players(talk, found)
    if len(found.seats) > 1:
        _draw(
            talk,
            [say("cli-arena-seat"), *SHARE],
            [[str(line.seat), *_share(talk, line.share)] for line in found.seats],
        )
    _show_line_ups(talk, found)
    if found.unfinished:
        talk.complain(say("cli-arena-unfinished", games=found.unfinished))


SHARE = (say("cli-arena-games"), say("cli-arena-won"), say("cli-arena-share"), say("cli-arena-interval"))


def _show_players(talk: Talk, found: Standings) -> None:
    """Print the results of the players, and their thinking times."""
    is_alone = len(found.seats) == 1
    heads = [
        say("cli-arena-player"),
        *SHARE,
        *([] if is_alone else [say("cli-arena-fair")]),
        say("cli-arena-score"),
    ]
    rows = [
        [
            line.player,
            *_share(talk, line.share),
            *([] if is_alone else [percent(line.fair)]),
            talk.number(line.mean_score),
        ]
        for line in found.players
    ]
    _draw(talk, heads, rows)
    thinking = [
        say("cli-arena-player"),
        say("cli-arena-decisions"),
        say("cli-arena-thinks"),
        say("cli-arena-thinks-95"),
    ]
    _draw(
        talk,
        thinking,
        [
            [line.player, str(line.decisions), f"{1000 * line.mean:.2f}", f"{1000 * line.p95:.2f}"]
            for line in found.thinking
        ],
    )


def _show_line_ups(talk: Talk, found: Standings) -> None:
    """Print the line-ups if there are several or a goal, and the game's statistics for each."""
    has_goal = any(line.against_goal for line in found.line_ups)
    if has_goal or len(found.line_ups) > 1 < len(found.seats):
        heads = [say("cli-arena-line-up"), *SHARE, *([say("cli-arena-goal")] if has_goal else [])]
        rows = [[", ".join(line.players), *_share(talk, line.share), *_goal(talk, line)] for line in found.line_ups]
        _draw(talk, heads, rows)
    for line in found.line_ups:
        if line.figures:
            talk.gap()
        if line.figures and len(found.line_ups) > 1:
            talk.show(", ".join(line.players))
        for name, mean in line.figures.items():
            talk.tell(say("cli-simulated-figure", figure=Word(figure_key(name)), mean=talk.number(mean)))


def _goal(talk: Talk, line: LineUpLine) -> list[str]:
    """Return the cell that says whether the goal is reached, if there is a goal."""
    return [talk.text(say("cli-arena-against-goal", verdict=line.against_goal))] if line.against_goal else []


def _draw(talk: Talk, heads: Sequence[Message], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: names left-aligned, numbers right-aligned."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(talk.text(head), justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    talk.gap()
    talk.draw(table)


def _share(talk: Talk, share: Share) -> list[str]:
    """Return the cells of a share: games, victories, percentage and interval."""
    return [
        str(share.games),
        talk.number(share.won),
        percent(share.value),
        f"{percent(share.low)} – {percent(share.high)}",
    ]


def percent(share: float) -> str:
    """Format a share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"
