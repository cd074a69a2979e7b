"""The SQL of progress in lessons."""

from collections.abc import Sequence
from uuid import UUID

from psycopg.rows import kwargs_row

from burghof.server.infra.database import Database
from burghof.wire.lessons import LessonProgress

UPSERT_PROGRESS = """
INSERT INTO lesson_progress (person, game, lesson, choices, is_done) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (person, game, lesson) DO UPDATE SET choices = excluded.choices, is_done = excluded.is_done
WHERE (excluded.is_done, cardinality(excluded.choices), excluded.choices)
    > (lesson_progress.is_done, cardinality(lesson_progress.choices), lesson_progress.choices)
"""
SELECT_PROGRESS = """
SELECT game, lesson, choices, is_done FROM lesson_progress WHERE person = %s ORDER BY game, lesson
"""


class ProgressRepository:
    """Storage of the progress of all people in the lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def merge(self, person: UUID, lessons: Sequence[LessonProgress]) -> tuple[LessonProgress, ...]:
        """Store what goes further than what is stored, and return everything of this person."""
        async with self._database.transaction() as connection:
            for one in sorted(lessons, key=lambda one: (one.game, one.lesson)):
                values = (person, one.game, one.lesson, list(one.choices), one.is_done)
                await connection.execute(UPSERT_PROGRESS, values)
            rows = connection.cursor(row_factory=kwargs_row(_progress))
            return tuple(await (await rows.execute(SELECT_PROGRESS, (person,))).fetchall())


def _progress(game: str, lesson: str, choices: list[int], *, is_done: bool) -> LessonProgress:
    """Return the progress in a row of `SELECT_PROGRESS`."""
    return LessonProgress(game, lesson, tuple(choices), is_done)
