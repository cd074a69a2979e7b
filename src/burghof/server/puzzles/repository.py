"""The SQL of progress in puzzles."""

from collections.abc import Sequence
from uuid import UUID

from psycopg.rows import kwargs_row

from burghof.hosting.puzzles.progress import TriedPuzzle
from burghof.server.infra.database import Database

UPSERT_TRIED_PUZZLE = """
INSERT INTO puzzle_progress (person, game, puzzle, tried) VALUES (%s, %s, %s, %s)
ON CONFLICT (person, game, puzzle) DO UPDATE
SET tried = ARRAY(SELECT DISTINCT unnest(puzzle_progress.tried || excluded.tried) ORDER BY 1)
WHERE NOT puzzle_progress.tried @> excluded.tried
"""
SELECT_TRIED_PUZZLES = """
SELECT game, puzzle, tried FROM puzzle_progress WHERE person = %s ORDER BY game, puzzle
"""


class PuzzleProgressRepository:
    """Storage of the choices that all people tried in puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def merge(self, person: UUID, puzzles: Sequence[TriedPuzzle]) -> tuple[TriedPuzzle, ...]:
        """Add these choices to those that are stored, and return everything of this person."""
        async with self._database.transaction() as connection:
            for one in sorted(puzzles, key=lambda one: (one.game, one.puzzle)):
                await connection.execute(UPSERT_TRIED_PUZZLE, (person, one.game, one.puzzle, list(one.tried)))
            rows = connection.cursor(row_factory=kwargs_row(_tried))
            return tuple(await (await rows.execute(SELECT_TRIED_PUZZLES, (person,))).fetchall())


def _tried(game: str, puzzle: str, tried: list[int]) -> TriedPuzzle:
    """Return what is in a row of `SELECT_TRIED_PUZZLES`."""
    return TriedPuzzle(game, puzzle, tuple(tried))
