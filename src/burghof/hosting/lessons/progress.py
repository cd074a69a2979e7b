"""The progress of a person in the lessons, merged over all devices."""

from collections.abc import Iterable, Sequence
from typing import Protocol
from uuid import UUID

from burghof.hosting.lessons.service import LessonService
from burghof.hosting.people.session import Person
from burghof.wire.lessons import LessonProgress
from burghof.wire.problem import ProblemError


class ProgressStore(Protocol):
    """Storage of the progress of all people."""

    async def merge(self, person: UUID, lessons: Sequence[LessonProgress]) -> tuple[LessonProgress, ...]:
        """Store what goes further than what is stored, and return everything of this person.

        A lesson that was done goes further than any other state, then the one with more choices.
        """


class ProgressService:
    """The progress of people in the lessons of all games."""

    def __init__(self, store: ProgressStore, lessons: LessonService) -> None:
        self._store = store
        self._lessons = lessons

    async def merge(self, person: Person, progress: Iterable[LessonProgress]) -> tuple[LessonProgress, ...]:
        """Merge the progress of a device with that of the person, and return it. What is unknown here is left out."""
        known = sorted((self._shortened(one) for one in progress if self._is_known(one)), key=_distance)
        furthest = {(one.game, one.lesson): one for one in known}
        return await self._store.merge(person.id, [*furthest.values()])

    def _is_known(self, progress: LessonProgress) -> bool:
        """Return whether a lesson has such a state; a device may have been in an earlier release of it."""
        try:
            return self._lessons.has_step(progress.game, progress.lesson, progress.choices)
        except ProblemError:
            return False

    @staticmethod
    def _shortened(progress: LessonProgress) -> LessonProgress:
        """Return the progress without the choices of a lesson that was done: it is only played again."""
        return LessonProgress(progress.game, progress.lesson, (), is_done=True) if progress.is_done else progress


def _distance(progress: LessonProgress) -> tuple[bool, int, tuple[int, ...]]:
    """Return how far this state of a lesson is, to compare it with another."""
    return (progress.is_done, len(progress.choices), progress.choices)
