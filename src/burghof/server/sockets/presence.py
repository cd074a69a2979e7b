"""Presence: which seats have somebody on the line, over all processes. It is a courtesy, never a rule."""

import time
from uuid import UUID

from burghof.wire.bus import Here
from burghof.wire.client_out import Present

FRESH = 20.0
"""Seconds after which a process that says nothing is taken for gone."""


class Presence:
    """What other processes said of one table."""

    def __init__(self) -> None:
        """Nothing heard yet."""
        self._others: dict[str, tuple[float, Here]] = {}

    def heard(self, here: Here) -> bool:
        """Take note; True if it changes anything."""
        before = self._others.get(here.process)
        self._others[here.process] = (time.monotonic(), here)
        return before is None or before[1] != here

    def forget(self) -> bool:
        """Forget who has said nothing for long; True if that changes anything."""
        stale = [process for process, (at, _) in self._others.items() if time.monotonic() - at > FRESH]
        for process in stale:
            del self._others[process]
        return bool(stale)

    def shown(self, table: UUID, here: Here) -> Present:
        """Who is there, with those of this process."""
        all_here = [here, *(other for _, other in self._others.values())]
        seats = sorted({seat for one in all_here for seat in one.seats})
        spectators = sum(one.spectators for one in all_here)
        return Present(table, tuple(seats), spectators, screens=sum(one.screens for one in all_here))
