"""Tables from their rows: before the first step, or with all their steps."""

from collections import deque
from collections.abc import Iterable

import msgspec

from burghof.hosting.clock.clocks import initial_clocks
from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live import LiveTable, read_header
from burghof.hosting.journal.rows import ENTRY_FORMAT, StepRow, TableRow
from burghof.kernel import Match
from burghof.wire.clock import TimeControl
from burghof.wire.problem import Problem, ProblemError


def new_live_table(games: GameRegistry, stored: TableRow) -> LiveTable:
    """Return the table before its first step; raises `Problem.SERVED_ELSEWHERE` if it needs a newer release."""
    if stored.format > ENTRY_FORMAT or stored.game not in games.installed:
        raise newer_release_error()
    plugin = games.plugin(stored.game)
    if stored.rules not in plugin.rules_by_version:
        raise newer_release_error()
    try:
        header = read_header(plugin, stored.header)
        control = msgspec.json.decode(stored.clock, type=TimeControl)
    except msgspec.DecodeError as error:
        raise newer_release_error() from error
    return LiveTable(stored.table, Match(plugin, header, stored.seed), control, stored.on_timeout)


def rebuild(games: GameRegistry, stored: TableRow, steps: Iterable[StepRow]) -> LiveTable:
    """Return the table after these steps, which begin with the first one, with all of them in `recent`.

    Raises `Problem.SERVED_ELSEWHERE` if it needs a newer release.
    """
    live = new_live_table(games, stored)
    live.recent = deque()
    live.clocks = initial_clocks(live.control, live.match.seats)
    for step in steps:
        try:
            live.apply_row(step)
        except msgspec.DecodeError as error:
            raise newer_release_error() from error
    return live


def newer_release_error() -> ProblemError:
    """Return the error for a table that only a newer release can serve."""
    return ProblemError(Problem.SERVED_ELSEWHERE, "this table needs a newer release of the server")
