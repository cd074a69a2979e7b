"""Record files of finished games: they need no database, and `burghof replay` and `burghof verify` read them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from burghof.hosting.jobs.service import RecordService
from burghof.server.home.finished_table import FinishedTable
from burghof.server.home.folder import write_atomically
from burghof.server.home.repository import FinishedTablesRepository

SCAN_OVERLAP: Final = timedelta(minutes=1)
"""Overlap of two scans: games need not be committed in the order in which they ended."""


class RecordFiles:
    """Writes missing record files to a folder, also of games that ended before this process started."""

    def __init__(self, folder: Path, finished_tables: FinishedTablesRepository, records: RecordService) -> None:
        self._folder = folder
        self._finished_tables = finished_tables
        self._records = records
        self._since = datetime(1970, 1, 1, tzinfo=UTC)

    async def write_missing(self) -> None:
        """Write the records of all finished games that have no file yet."""
        ended = await self._finished_tables.since(self._since)
        for one in ended:
            await self._write(one)
        if ended:
            self._since = ended[-1].at - SCAN_OVERLAP

    async def _write(self, ended: FinishedTable) -> None:
        """Write one record, unless its file exists."""
        file = self._folder / file_name(ended)
        if file.exists():
            return
        write_atomically(file, await self._records.read(ended.table))


def file_name(ended: FinishedTable) -> str:
    """Return the file name: date, game, and the start of the table's id (`2026-02-03-kilt-castle-1a2b3c4d.json`)."""
    return f"{ended.at.astimezone(UTC):%Y-%m-%d}-{ended.game}-{ended.table.hex[:8]}.json"
