"""Finished games as record files: they outlive every database, and `burghof replay` and `verify` read them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from burghof.server.home.folder import write_whole
from burghof.server.home.repository import Ended, EndedRepository
from burghof.server.jobs.service import Records

OVERLAP: Final = timedelta(minutes=1)
"""How far back is looked again: what was kept last need not have ended last."""


class RecordFiles:
    """The records of a folder: whatever is missing there is written, also what ended while nobody served."""

    def __init__(self, folder: Path, ended: EndedRepository, records: Records) -> None:
        """Records in this folder."""
        self._folder = folder
        self._ended = ended
        self._records = records
        self._since = datetime(1970, 1, 1, tzinfo=UTC)

    async def write_missing(self) -> None:
        """Write the records of games that have ended and have no file yet."""
        ended = await self._ended.since(self._since)
        for one in ended:
            await self._write(one)
        if ended:
            self._since = ended[-1].at - OVERLAP

    async def _write(self, ended: Ended) -> None:
        """Write one record, unless it is there."""
        file = self._folder / file_name(ended)
        if file.exists():
            return
        write_whole(file, await self._records.read(ended.table))


def file_name(ended: Ended) -> str:
    """When, what, and enough of the table's id to tell it from others: `2026-02-03-kilt-castle-1a2b3c4d.json`."""
    return f"{ended.at.astimezone(UTC):%Y-%m-%d}-{ended.game}-{ended.table.hex[:8]}.json"
