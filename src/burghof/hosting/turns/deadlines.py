"""Deadlines: a seat that has run out of time goes to a bot or forfeits, as the settings of the table say."""

import logging
from uuid import UUID

from burghof.bots.roster import DEFAULT_BOT
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal, RefusalReason, ServingClock
from burghof.hosting.turns.store import TurnClaims
from burghof.kernel import AnyMatch, AnyStep, Player, Stale
from burghof.wire.problem import ProblemError

log = logging.getLogger(__name__)

CLAIM_LEASE_S = 5.0
"""Seconds by which a claim moves the deadline."""
CLAIM_BATCH_SIZE = 100


class Deadlines:
    """Enforces the deadlines of all tables of the cluster, together with the other processes."""

    def __init__(self, claims: TurnClaims, live: LiveTableCache, journal: Journal, time: ServingClock) -> None:
        self._claims = claims
        self._live = live
        self._journal = journal
        self._time = time

    async def enforce(self) -> None:
        """Resolve the timeouts of all tables that this process can claim."""
        for table in await self._claims.claim_deadlines(CLAIM_LEASE_S, CLAIM_BATCH_SIZE):
            try:
                await self._enforce_at(table)
            except ProblemError as error:
                log.warning("deadline postponed", extra={"table": str(table), "problem": error.problem.type})
            except Exception:
                log.exception("a deadline could not be enforced", extra={"table": str(table)})

    async def _enforce_at(self, table: UUID) -> None:
        """Resolve the timeouts of one table; does nothing if they have been resolved already."""
        live = await self._live.get(table)
        await self._journal.refresh(table)
        for _ in live.clocks.overdue_seats(self._time.now()) if live.clocks else ():
            await self._journal.execute(table, lambda match: self._resolve_timeout(live, match))

    def _resolve_timeout(self, live: LiveTable, match: AnyMatch) -> AnyStep | RefusalReason:
        """Forfeit the first overdue seat, or hand it over to a bot; return Stale if no seat is overdue."""
        overdue = live.clocks.overdue_seats(self._time.now()) if live.clocks else ()
        if not overdue or match.is_over:
            return Stale("over")
        seat = overdue[0]
        if live.on_timeout == "forfeit":
            return match.forfeit(seat, "out-of-time")
        return match.change_seat(seat, Player(match.players[seat].name, DEFAULT_BOT))
