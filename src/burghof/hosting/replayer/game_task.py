"""Tasks about recorded games, as they are sent to a replayer, and its replies."""

import gzip
from typing import Final, TypeAlias
from uuid import UUID

import msgspec
from msgspec import Raw, Struct

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.rows import StepRow, TableRow

COMPRESSION_LEVEL: Final = 5
"""The gzip level of answers, from 1 (fastest) to 9 (smallest)."""


class GameKey(Struct, frozen=True):
    """A table after this many steps. It always means the same game: a step that is committed never changes."""

    table: UUID
    seq: int


class StoredGame(Struct, frozen=True):
    """The rows of a game: its table, and its steps from the first one on."""

    table: TableRow
    steps: tuple[StepRow, ...]


class GameTask(Struct, frozen=True, tag_field="task"):
    """A task about a game. It says for whom the answer is; the caller has checked that this is allowed."""

    def answer(self, live: LiveTable) -> bytes:
        """Return the answer from the table with all its steps in `recent`. Raises `ProblemError`."""
        raise NotImplementedError


class GameRequest(Struct, frozen=True):
    """A task about a game, with the rows of the game if the replayer does not have it."""

    key: GameKey
    task: Raw
    stored: StoredGame | None = None


class GameAnswer(Struct, frozen=True, tag="answer"):
    """The answer to a task."""

    body: bytes


class GameMissing(Struct, frozen=True, tag="missing"):
    """The replayer does not have the game: the rows must be sent."""


class GameProblem(Struct, frozen=True, tag="problem"):
    """The task raised a problem, given by the name of its enum member."""

    name: str
    detail: str


GameReply: TypeAlias = GameAnswer | GameMissing | GameProblem


def encode_body(value: Struct, *, is_gzipped: bool) -> bytes:
    """Return the body of a response as JSON, compressed if the client accepts it."""
    data = msgspec.json.encode(value)
    return gzip.compress(data, COMPRESSION_LEVEL) if is_gzipped else data
