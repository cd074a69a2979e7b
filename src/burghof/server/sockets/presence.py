"""Presence: which seats have a connected client, in all processes. It is shown only and affects no rule."""

import time
from uuid import UUID

from burghof.wire.bus import Here
from burghof.wire.client_out import Present

FRESH = 20.0
"""Seconds without a report after which a process is considered gone."""


class Presence:
    """The presence reports of other processes about one table."""

    def __init__(self) -> None:
        self._others: dict[str, tuple[float, Here]] = {}

    def heard(self, here: Here) -> bool:
        """Store a report of another process; return whether it changes anything."""
        before = self._others.get(here.process)
        self._others[here.process] = (time.monotonic(), here)
        return before is None or before[1] != here

    def forget(self) -> bool:
        """Drop the reports that are older than `FRESH` seconds; return whether there were any."""
        stale = [process for process, (at, _) in self._others.items() if time.monotonic() - at > FRESH]
        for process in stale:
            del self._others[process]
        return bool(stale)

    def shown(self, table: UUID, here: Here) -> Present:
        """Return the presence message: the reports of other processes and of this process (`here`)."""
        all_here = [here, *(other for _, other in self._others.values())]
        seats = sorted({seat for one in all_here for seat in one.seats})
        spectators = sum(one.spectators for one in all_here)
        return Present(table, tuple(seats), spectators, screens=sum(one.screens for one in all_here))
