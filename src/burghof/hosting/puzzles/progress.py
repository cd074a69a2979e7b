"""The puzzles that a person tried, as a union over all devices."""

from collections.abc import Iterable, Sequence
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from burghof.hosting.people.session import Person
from burghof.hosting.puzzles.service import PuzzleService
from burghof.wire.problem import ProblemError
from burghof.wire.puzzles import PuzzleProgress


class TriedPuzzle(Struct, frozen=True):
    """The choices of a puzzle that a person tried, in no order."""

    game: str
    puzzle: str
    tried: tuple[int, ...]


class PuzzleProgressStore(Protocol):
    """Storage of the choices that all people tried."""

    async def merge(self, person: UUID, puzzles: Sequence[TriedPuzzle]) -> tuple[TriedPuzzle, ...]:
        """Add these choices to those that are stored, and return everything of this person."""


class PuzzleProgressService:
    """The progress of people in the puzzles of all games."""

    def __init__(self, store: PuzzleProgressStore, puzzles: PuzzleService) -> None:
        self._store = store
        self._puzzles = puzzles

    async def merge(self, person: Person, progress: Iterable[PuzzleProgress]) -> tuple[PuzzleProgress, ...]:
        """Merge the progress of a device with that of the person, and return it. What is unknown here is left out."""
        union = dict[tuple[str, str], set[int]]()
        for one in progress:
            union.setdefault((one.game, one.puzzle), set()).update(one.tried)
        tried = [TriedPuzzle(*puzzle, tuple(sorted(choices))) for puzzle, choices in union.items()]
        stored = await self._store.merge(person.id, [one for one in tried if self._answer(one) is not None])
        return tuple(found for one in stored if (found := self._progress(one)) is not None)

    def _answer(self, one: TriedPuzzle) -> int | None:
        """Return the place of the answer; None if no puzzle of this release has such choices."""
        try:
            counts = self._puzzles.answers(one.game, one.puzzle)
        except ProblemError:
            return None
        return counts.index(True) if one.tried and all(0 <= choice < len(counts) for choice in one.tried) else None

    def _progress(self, one: TriedPuzzle) -> PuzzleProgress | None:
        """Return the progress with the answer as the last try; None if no puzzle of this release has such choices."""
        answer = self._answer(one)
        if answer is None:
            return None
        tried = sorted(one.tried, key=lambda choice: (choice == answer, choice))
        return PuzzleProgress(one.game, one.puzzle, tuple(tried), is_solved=answer in tried)
