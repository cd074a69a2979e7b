"""Stored records: the full record of a finished game, written once so that reading it is cheap."""

from uuid import UUID

from burghof.hosting.jobs.store import RecordStore
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.kernel import export, write_record
from burghof.wire.problem import Problem, ProblemError


class RecordService:
    """The records of finished games."""

    def __init__(self, records: RecordStore, live: LiveTableCache) -> None:
        self._records = records
        self._live = live

    async def store(self, table: UUID) -> None:
        """Store the record of a table whose game is over, otherwise do nothing; idempotent."""
        live = await self._live.load_full(table)
        record = export(live.match, None).record
        if record is not None:
            await self._records.store(table, live.seq, write_record(record).decode())

    async def read(self, table: UUID) -> bytes:
        """Return the record of a finished game, stored or built now. Raises `Problem.NOT_NOW` if it is not over."""
        written = await self._records.read(table)
        if written is not None:
            return written
        record = export((await self._live.load_full(table)).match, None).record
        if record is None:
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        return write_record(record)
