"""Presence: which seats have a connected client, in all processes. It is shown only and affects no rule."""

import time
from uuid import UUID

from burghof.wire.bus import PresenceReport
from burghof.wire.client_out import PresenceUpdate

PRESENCE_TTL_S = 20.0
"""Seconds without a report after which a process is considered gone."""


class Presence:
    """The presence reports of other processes about one table."""

    def __init__(self) -> None:
        self._reports: dict[str, tuple[float, PresenceReport]] = {}

    def update(self, report: PresenceReport) -> bool:
        """Store a report of another process; return whether it changes anything."""
        before = self._reports.get(report.process)
        self._reports[report.process] = (time.monotonic(), report)
        return before is None or before[1] != report

    def expire(self) -> bool:
        """Drop the reports that are older than `PRESENCE_TTL_S` seconds; return whether there were any."""
        stale = [process for process, (at, _) in self._reports.items() if time.monotonic() - at > PRESENCE_TTL_S]
        for process in stale:
            del self._reports[process]
        return bool(stale)

    def to_message(self, table: UUID, local_report: PresenceReport) -> PresenceUpdate:
        """Return the presence message: the reports of other processes and of this process (`report`)."""
        reports = [local_report, *(other for _, other in self._reports.values())]
        seats = sorted({seat for one in reports for seat in one.seats})
        spectators = sum(one.spectators for one in reports)
        return PresenceUpdate(table, tuple(seats), spectators, screens=sum(one.screens for one in reports))
