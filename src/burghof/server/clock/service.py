"""Deadlines: a seat that has run out of time goes to a bot or forfeits, as the settings of the table say."""

import logging
from uuid import UUID

from burghof.bots.roster import USUAL
from burghof.kernel import AnyMatch, AnyStep, Player, Stale
from burghof.server.clock.repository import DueRepository
from burghof.server.journal.live import LiveTable
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.service import Journal, Refused, Time
from burghof.wire.problem import Trouble

log = logging.getLogger(__name__)

LEASE = 5.0
"""Seconds by which a claim moves the deadline."""
AT_ONCE = 100


class Deadlines:
    """Enforces the deadlines of all tables of the cluster, together with the other processes."""

    def __init__(self, due: DueRepository, live: LiveTables, journal: Journal, time: Time) -> None:
        self._due = due
        self._live = live
        self._journal = journal
        self._time = time

    async def enforce(self) -> None:
        """Resolve the timeouts of all tables that this process can claim."""
        for table in await self._due.claim_deadlines(LEASE, AT_ONCE):
            try:
                await self._enforce(table)
            except Trouble as trouble:
                log.warning("deadline postponed", extra={"table": str(table), "problem": trouble.problem.type})
            except Exception:
                log.exception("a deadline could not be enforced", extra={"table": str(table)})

    async def _enforce(self, table: UUID) -> None:
        """Resolve the timeouts of one table; does nothing if they have been resolved already."""
        live = await self._live.get(table)
        await self._journal.refresh(table)
        for _ in live.clocks.overdue(self._time.now()) if live.clocks else ():
            await self._journal.act(table, lambda match: self._time_up(live, match))

    def _time_up(self, live: LiveTable, match: AnyMatch) -> AnyStep | Refused:
        """Forfeit the first overdue seat, or hand it over to a bot; return Stale if no seat is overdue."""
        overdue = live.clocks.overdue(self._time.now()) if live.clocks else ()
        if not overdue or match.is_over:
            return Stale("over")
        seat = overdue[0]
        if live.on_timeout == "forfeit":
            return match.forfeit(seat, "out-of-time")
        return match.change_seat(seat, Player(match.players[seat].name, USUAL))
