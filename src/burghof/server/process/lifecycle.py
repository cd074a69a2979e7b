"""The lifecycle of one server process: open, drain, close."""

import asyncio

from burghof.server.infra.bus import NatsBus
from burghof.server.process.container import Container


class Lifecycle:
    """Starts and stops the parts of a process."""

    def __init__(self, parts: Container) -> None:
        self._parts = parts

    async def open(self) -> None:
        """Open the database and the bus, and start the periodic tasks; with `plays_bots` also bot turns and jobs."""
        parts = self._parts
        await parts.database.open()
        await parts.time.record_heartbeat()
        await parts.revocations.refresh()
        if isinstance(parts.bus, NatsBus):
            parts.bus.open(subscribes_to_bot_turns=parts.settings.plays_bots)
        parts.background_tasks.every(1.0, parts.time.record_heartbeat)
        parts.background_tasks.every(1.0, parts.deadlines.enforce)
        parts.background_tasks.every(3.0, parts.sync.reconcile)
        parts.background_tasks.every(5.0, self._publish_presence)
        parts.background_tasks.every(5.0, parts.rooms.mark_followed)
        if parts.settings.plays_bots:
            parts.background_tasks.every(1.0, parts.bot_turns.play_due)
            parts.background_tasks.every(10.0, parts.jobs.retry_stalled)
            parts.background_tasks.every(3600.0, parts.budgets.delete_unused)
            parts.jobs.open()

    def drain(self) -> None:
        """Start to drain: ask all clients to connect to another process. Work that has started is finished."""
        self._parts.connections.drain()

    async def close(self) -> None:
        """Stop background tasks, jobs and bots, let the journal finish, and close all connections."""
        parts = self._parts
        await parts.background_tasks.close()
        await parts.jobs.close()
        await parts.reviews.close()
        await parts.replayer.close()
        await parts.hints.close()
        await parts.bot_turns.close()
        await parts.journal.close()
        await parts.steps.close()
        await parts.bus.close()
        await parts.database.close()
        if parts.tracing:
            await asyncio.to_thread(parts.tracing.close)

    async def _publish_presence(self) -> None:
        """Publish the presence of all local clients again."""
        self._parts.rooms.announce_presence()
