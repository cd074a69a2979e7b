"""Stored records: the full record of a finished game, written once so that reading it is cheap."""

from uuid import UUID

from burghof.hosting.jobs.record_task import ReadRecord
from burghof.hosting.jobs.store import RecordStore
from burghof.hosting.replayer.service import Replayer
from burghof.wire.problem import Problem, ProblemError


class RecordService:
    """The records of finished games."""

    def __init__(self, records: RecordStore, replayer: Replayer) -> None:
        self._records = records
        self._replayer = replayer

    async def store(self, table: UUID) -> None:
        """Store the record of a table whose game is over, otherwise do nothing; idempotent."""
        key = await self._replayer.latest(table)
        try:
            record = await self._replayer.ask(key, ReadRecord())
        except ProblemError as error:
            if error.problem is not Problem.NOT_NOW:
                raise
        else:
            await self._records.store(table, key.seq, record.decode())

    async def read(self, table: UUID) -> bytes:
        """Return the record of a finished game, stored or built now. Raises `Problem.NOT_NOW` if it is not over."""
        written = await self._records.read(table)
        if written is not None:
            return written
        return await self._replayer.ask(await self._replayer.latest(table), ReadRecord())
