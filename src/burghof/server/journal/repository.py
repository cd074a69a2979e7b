"""The journal's SQL."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from typing import TypeAlias
from uuid import UUID

from msgspec import Struct
from psycopg.rows import class_row

from burghof.hosting.journal.rows import ENTRY_FORMAT, NewStepRow, SnapshotRow, StepRow, TableRow
from burghof.server.infra.batcher import Batcher
from burghof.server.infra.database import CONNECTION_ERRORS, Connection, Database
from burghof.wire.clock import OnTimeout
from burghof.wire.problem import Problem, ProblemError

APPEND_STEPS = """
WITH given AS (
    SELECT * FROM unnest(
        %b::uuid[], %b::int4[], %b::int2[], %b::text[], %b::text[], %b::text[],
        %b::bool[], %b::text[], %b::text[], %b::text[], %b::text[], %b::bool[],
        %b::bool[], %b::timestamptz[], %b::bool[]
    ) AS step (
        table_id, seq, seat, move_id, entries, clocks, is_over, awaited, owing, ranks, points, is_bot_due,
        bot_is_slow, deadline, is_public
    )
),
free AS MATERIALIZED (
    SELECT turns.table_id
    FROM turns JOIN given USING (table_id)
    WHERE turns.seq = given.seq - 1
      AND turns.format <= %b
      AND NOT EXISTS (
        SELECT FROM steps
        WHERE steps.table_id = given.table_id AND steps.seat = given.seat AND steps.move_id = given.move_id
      )
    ORDER BY turns.table_id
    FOR UPDATE OF turns
),
kept AS (
    INSERT INTO steps (table_id, seq, seat, move_id, entries, clocks)
    SELECT table_id, seq, seat, move_id, entries, clocks FROM given JOIN free USING (table_id)
    RETURNING table_id
),
ended AS (
    UPDATE tables
    SET ended_at = now(), invitation_ends = coalesce(tables.invitation_ends, now() + interval '30 days')
    FROM given JOIN kept USING (table_id)
    WHERE given.is_over AND tables.id = given.table_id
)
UPDATE turns
SET seq = given.seq,
    is_over = given.is_over,
    awaited = given.awaited::int2[],
    owing = given.owing::int2[],
    ranks = given.ranks::int2[],
    points = given.points::int4[],
    bot_due = CASE WHEN given.is_bot_due THEN greatest(now(), turns.bot_due) END,
    bot_is_slow = given.bot_is_slow,
    deadline = given.deadline,
    moved_at = CASE WHEN given.is_public THEN now() ELSE turns.moved_at END
FROM given JOIN kept USING (table_id)
WHERE turns.table_id = given.table_id
RETURNING turns.table_id
"""
"""Appends each step whose table is at the expected step number, all in one transaction.

A batch has at most one step per table. Rows are locked in the order of table ids, which rules out deadlocks between
writers. The statement returns the tables that were advanced. It skips a table that another writer has advanced, a table
that already has this move, and a table of a newer format. A claim on the bots of a table survives the step (`bot_due`
never moves to an earlier time). `moved_at`, which lists show, changes only for public steps: a sealed choice, for
example, leaves it unchanged.
"""

SELECT_TABLE = """
SELECT tables.id AS table_id, tables.game, tables.rules, turns.format, tables.header, tables.seed, tables.clock,
       tables.on_timeout, snapshots.snapshot, coalesce(snapshots.seq, 0) AS snapshot_seq,
       steps.clocks AS snapshot_clocks, coalesce(snapshots.cursors, '{}') AS cursors
FROM tables
JOIN turns ON turns.table_id = tables.id
LEFT JOIN snapshots ON snapshots.table_id = tables.id
LEFT JOIN steps ON steps.table_id = snapshots.table_id AND steps.seq = snapshots.seq
WHERE tables.id = %s
"""

SELECT_TAILS = """
SELECT wanted.table_id, steps.seq, steps.entries, steps.clocks
FROM unnest(%b::uuid[], %b::int4[]) AS wanted (table_id, since)
JOIN steps ON steps.table_id = wanted.table_id AND steps.seq > wanted.since
ORDER BY wanted.table_id, steps.seq
"""

SELECT_POSITIONS = "SELECT table_id, seq FROM turns WHERE table_id = ANY(%b::uuid[])"

SELECT_MOVE_ID = "SELECT FROM steps WHERE table_id = %s AND seat = %s AND move_id = %s"

UPSERT_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, cursors, snapshot) VALUES (%s, %s, %s, %s)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, cursors = excluded.cursors, snapshot = excluded.snapshot
WHERE excluded.seq > snapshots.seq
"""

OnFinished: TypeAlias = Callable[[Connection, Sequence[UUID]], Awaitable[None]]
"""Callback that runs in the transaction that appends the last step of these tables."""


class StartedTableRow(Struct, frozen=True):
    """A row of `SELECT_TABLE`."""

    table_id: UUID
    game: str
    rules: int
    format: int
    header: str
    seed: str
    clock: str
    on_timeout: OnTimeout
    snapshot: str | None
    snapshot_seq: int
    snapshot_clocks: str | None
    cursors: list[int]

    def to_table(self) -> TableRow:
        """Return the table."""
        return TableRow(
            table=self.table_id,
            game=self.game,
            rules=self.rules,
            format=self.format,
            header=self.header,
            seed=self.seed,
            clock=self.clock,
            on_timeout=self.on_timeout,
            snapshot=self.snapshot,
            snapshot_seq=self.snapshot_seq,
            snapshot_clocks=self.snapshot_clocks,
            cursors=tuple(self.cursors),
        )


class TailRow(Struct, frozen=True):
    """A row of `SELECT_TAILS`."""

    table_id: UUID
    seq: int
    entries: str
    clocks: str | None

    def to_step(self) -> StepRow:
        """Return the step."""
        return StepRow(self.seq, self.entries, self.clocks)


async def no_follow_up(connection: Connection, tables: Sequence[UUID]) -> None:
    """Do nothing when a game is over."""
    del connection, tables


class JournalRepository:
    """Appends and reads steps; batches concurrent appends, tails and positions."""

    def __init__(self, database: Database, on_finished: OnFinished = no_follow_up) -> None:
        """Create the repository; `on_finished` runs in the transaction that ends a game."""
        self._database = database
        self._on_finished = on_finished
        self._writer: Connection | None = None
        self._appends: Batcher[NewStepRow, bool] = Batcher(self._append_all)
        self.batch_sizes, self.append_seconds = self._appends.sizes, self._appends.durations_s
        """Histograms: steps per append transaction, and seconds per transaction."""
        self._tails: Batcher[tuple[UUID, int], tuple[StepRow, ...]] = Batcher(self._read_tails)
        self._positions: Batcher[UUID, int] = Batcher(self._read_positions)

    async def close(self) -> None:
        """Wait for appends in progress, then close the writer's connection."""
        await self._appends.close()
        await self._close_writer()

    async def append(self, step: NewStepRow) -> bool:
        """Append a step; return False and store nothing if the table is at another step or already has this move.

        Raises `Problem.TRY_AGAIN` if the connection to the database is lost. The step may be committed or not in that
        case, so the caller must read the table before it reports a result.
        """
        return await self._appends.submit(step)

    async def tail(self, table: UUID, since: int) -> tuple[StepRow, ...]:
        """Return the steps of a table after step number `since`."""
        return await self._tails.submit((table, since))

    async def position(self, table: UUID) -> int:
        """Return how many steps a table has."""
        return await self._positions.submit(table)

    async def load(self, table: UUID) -> TableRow | None:
        """Return a started table, or None."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(StartedTableRow))
            row = await (await cursor.execute(SELECT_TABLE, (table,))).fetchone()
        return None if row is None else row.to_table()

    async def is_committed(self, table: UUID, seat: int, move_id: str) -> bool:
        """Return whether this move of this seat is committed."""
        async with self._database.connection() as connection:
            return await (await connection.execute(SELECT_MOVE_ID, (table, seat, move_id))).fetchone() is not None

    async def positions(self, tables: Sequence[UUID]) -> dict[UUID, int]:
        """Return how many steps each of these tables has; tables that have not started are left out."""
        async with self._database.connection() as connection:
            rows = await (await connection.execute(SELECT_POSITIONS, (list(tables),))).fetchall()
        return dict(rows)

    async def save_snapshot(self, row: SnapshotRow) -> None:
        """Store a snapshot, unless a later one is stored."""
        async with self._database.connection() as connection:
            await connection.execute(UPSERT_SNAPSHOT, (row.table, row.seq, list(row.cursors), row.snapshot))

    # Batches

    async def _append_all(self, steps: Sequence[NewStepRow]) -> Sequence[bool]:
        """Append these steps in one transaction; return for each whether it was appended."""
        columns = (
            [step.table for step in steps],
            [step.seq for step in steps],
            [step.seat for step in steps],
            [step.move_id for step in steps],
            [step.entries for step in steps],
            [step.clocks for step in steps],
            [step.is_over for step in steps],
            [_to_pg_array(step.awaited) for step in steps],
            [_to_pg_array(step.owing) for step in steps],
            [None if step.ranks is None else _to_pg_array(step.ranks) for step in steps],
            [None if step.points is None else _to_pg_array(step.points) for step in steps],
            [step.is_bot_due for step in steps],
            [step.bot_is_slow for step in steps],
            [step.deadline for step in steps],
            [step.is_public for step in steps],
            ENTRY_FORMAT,
        )
        over = [step.table for step in steps if step.is_over]
        try:
            advanced = await self._write(columns, over)
        except CONNECTION_ERRORS as error:
            raise ProblemError(Problem.TRY_AGAIN, "the database does not answer") from error
        return [step.table in advanced for step in steps]

    async def _write(self, columns: Sequence[object], over: Sequence[UUID]) -> set[UUID]:
        """Append the steps in these columns; return the tables that were advanced.

        A dead connection is noticed only when it is used, so the statement is sent once more on a new connection. A
        step that was committed by the first attempt is not appended again: its table is not returned, and the caller
        reads its result.
        """
        if self._writer is not None:
            try:
                return await self._append_and_finish(self._writer, columns, over)
            except CONNECTION_ERRORS:
                await self._close_writer()
        self._writer = await self._database.connect()
        try:
            return await self._append_and_finish(self._writer, columns, over)
        except CONNECTION_ERRORS:
            await self._close_writer()
            raise

    @staticmethod
    async def _append(connection: Connection, columns: Sequence[object]) -> set[UUID]:
        """Run the append statement; return the tables that were advanced."""
        cursor = await connection.execute(APPEND_STEPS, columns, prepare=True)
        return {table for (table,) in await cursor.fetchall()}

    async def _append_and_finish(
        self, connection: Connection, columns: Sequence[object], over: Sequence[UUID]
    ) -> set[UUID]:
        """Append the steps, and in the same transaction run the callback for the games that are over."""
        if not over:
            return await self._append(connection, columns)
        async with connection.transaction():
            advanced = await self._append(connection, columns)
            ended = [table for table in over if table in advanced]
            if ended:
                await self._on_finished(connection, ended)
        return advanced

    async def _close_writer(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None

    async def _read_tails(self, wanted: Sequence[tuple[UUID, int]]) -> Sequence[tuple[StepRow, ...]]:
        since: dict[UUID, int] = {}
        for table, after in wanted:
            since[table] = min(after, since.get(table, after))
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(TailRow))
            rows = await (await cursor.execute(SELECT_TAILS, (list(since), list(since.values())))).fetchall()
        tails = {
            table: tuple(row.to_step() for row in group) for table, group in groupby(rows, key=lambda row: row.table_id)
        }
        return [tuple(step for step in tails.get(table, ()) if step.seq > after) for table, after in wanted]

    async def _read_positions(self, tables: Sequence[UUID]) -> Sequence[int]:
        """Return how many steps each of these tables has; 0 for a table that has not started."""
        known = await self.positions(tables)
        return [known.get(table, 0) for table in tables]


def _to_pg_array(numbers: Sequence[int]) -> str:
    """Format an array as PostgreSQL text: a nested array parameter would need rows of equal length."""
    return "{" + ",".join(map(str, numbers)) + "}"
