"""A task for the replayer: the rows of a new table that continues a game from one of its moves."""

from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.rows import NewStepRow, SnapshotRow
from burghof.hosting.replayer.game_task import GameTask
from burghof.hosting.tables.bot_names import named_players
from burghof.hosting.tables.setup_service import with_unique_names
from burghof.kernel import AnyMatch, AnyStep, Emitted, Header, Match, Player, Seat, Step
from burghof.kernel.record import Played, SeatChanged
from burghof.wire.clock import Unlimited
from burghof.wire.problem import Problem, ProblemError


class Continuation(Struct, frozen=True):
    """The rows of a table that continues a game from one of its moves, and the seat that is to move."""

    mover: int
    header: str
    first: NewStepRow
    """All entries before the move, as one step."""
    snapshot: SnapshotRow


class ContinueGame(GameTask, frozen=True, tag="continue"):
    """Continue a game from just before an entry, or after its last one; the answer is a `Continuation`.

    The person of this name gets the seat to move, and the bot the other seats.
    """

    table: UUID
    name: str
    bot: str
    entry: int

    def answer(self, live: LiveTable) -> bytes:
        """Return the rows. Raises `Problem.NOT_FOUND` if the entry is not a move."""
        played = live.match
        mover = _seat_at(played, self.entry)
        players = [Player(self.name) if seat == mover else Player(self.bot, self.bot) for seat in range(played.seats)]
        header = Header(
            1,
            played.header.game,
            played.header.rules,
            played.header.options,
            with_unique_names(named_players(self.table, players)),
            played.header.recall,
            played.header.commitment,
            None,
        )
        match: AnyMatch = Match(played.plugin, header, played.seed)
        new = LiveTable(self.table, match, Unlimited(), "bot")
        fork = match.fork()
        step = copy_entries(fork, played, self.entry)
        first, clocks = new.append_row(fork, step, now=0)  # no clock runs
        new.advance(fork, step, clocks)
        return msgspec.json.encode(Continuation(mover, msgspec.json.encode(header).decode(), first, new.snapshot()))


def _seat_at(played: AnyMatch, entry: int) -> Seat:
    """Return the seat that moved in this entry, or that is to move after the last one."""
    if entry == len(played.entries) and not played.is_over:
        return next(decision.seat for decision in played.pending if not decision.answered)
    moved = played.entries[entry] if 0 <= entry < len(played.entries) else None
    if not isinstance(moved, Played):
        raise ProblemError(Problem.NOT_FOUND, "the entry is not a move")
    return moved.seat


def copy_entries(fork: AnyMatch, played: AnyMatch, until: int) -> AnyStep:
    """Append the entries before `until` to the fork as one step; seat changes keep the players of the new table."""
    before = fork.state
    emitted: list[Emitted[Any]] = []
    for entry in played.entries[:until]:
        match entry:
            case SeatChanged(seat=seat):
                here = fork.players[seat]
                emitted += fork.append(SeatChanged(fork.head, seat, here, here))
            case _:
                emitted += fork.append(replace(entry, prev=fork.head))
    return Step(before, fork.state, tuple(fork.entries), tuple(emitted))
