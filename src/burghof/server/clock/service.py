"""Deadlines: a seat whose time is up is handed to a bot or gives up, as the table chose."""

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
"""Seconds a claim lasts."""
AT_ONCE = 100


class Deadlines:
    """Watches all clocks of the cluster, with everybody else who does."""

    def __init__(self, due: DueRepository, live: LiveTables, journal: Journal, time: Time) -> None:
        """Deadlines of these tables."""
        self._due = due
        self._live = live
        self._journal = journal
        self._time = time

    async def enforce(self) -> None:
        """Deal with every clock that is empty."""
        for table in await self._due.claim_deadlines(LEASE, AT_ONCE):
            try:
                await self._enforce(table)
            except Trouble as trouble:
                log.warning("a deadline has to wait", extra={"table": str(table), "problem": trouble.problem.type})
            except Exception:
                log.exception("a deadline could not be dealt with", extra={"table": str(table)})

    async def _enforce(self, table: UUID) -> None:
        """Deal with the empty clocks of one table; a claim that came too late does nothing."""
        live = await self._live.get(table)
        await self._journal.refresh(table)
        for _ in live.clocks.overdue(self._time.now()) if live.clocks else ():
            await self._journal.act(table, lambda match: self._time_up(live, match))

    def _time_up(self, live: LiveTable, match: AnyMatch) -> AnyStep | Refused:
        """What becomes of the first seat whose time is up."""
        overdue = live.clocks.overdue(self._time.now()) if live.clocks else ()
        if not overdue or match.is_over:
            return Stale("over")
        seat = overdue[0]
        if live.on_timeout == "forfeit":
            return match.forfeit(seat, "out-of-time")
        return match.change_seat(seat, Player(match.players[seat].name, USUAL))
