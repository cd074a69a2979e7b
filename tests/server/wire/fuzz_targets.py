"""Targets of fuzz messages: tables in every phase, and senders who may change none of them whatever they send."""

from typing import Any, Self, TypeAlias
from uuid import UUID

import httpx
import msgspec
from msgspec import Raw, Struct

from burghof.hosting.people.session import Person
from burghof.kernel import Seat
from burghof.server.app import make_app
from burghof.server.process.container import Container
from burghof.wire.client_in import ClientIn, Play, Watch
from tests.server.fake_client import FakeClient
from tests.server.processes import token_of
from tests.server.seated_table import SeatedTable, execute_sql, legal, new_person, open_decision

Json: TypeAlias = Any

ANNA, BEN, CLEO, DORA = (new_person(f"{name} of the Tests") for name in ("Anna", "Ben", "Cleo", "Dora"))
"""Cleo and Dora play at private tables; no other person may learn that they are there."""

SELECT_ALL = (
    "SELECT * FROM tables ORDER BY id",
    "SELECT * FROM chairs ORDER BY table_id, seat",
    "SELECT * FROM holders ORDER BY table_id, seat, person",
    "SELECT * FROM members ORDER BY person, table_id",
    "SELECT * FROM proposals ORDER BY table_id",
    "SELECT * FROM turns ORDER BY table_id",
    "SELECT * FROM steps ORDER BY table_id, seq",
)
"""Statements that read everything stored of all tables."""


class TablePosition(Struct, frozen=True):
    """The position of a table in memory."""

    seq: int
    head: str
    cursors: tuple[int, ...]


class FuzzTargets:
    """The tables of one process: Anna has legal actions only at `turn`, and strangers have none anywhere."""

    def __init__(self, process: Container) -> None:
        """Create the senders; `create` creates the tables."""
        self.process = process
        self._app: Any = make_app(process)
        self.senders = {who: FakeClient(process, person) for who, person in self._people().items()}

    @staticmethod
    def _people() -> dict[str, Person | None]:
        return {"nobody": None, "stranger": new_person("Emil"), "anna": ANNA}

    @classmethod
    async def create(cls, process: Container) -> Self:
        """Create all targets at this process."""
        targets = cls(process)
        targets.waiting = await SeatedTable.start(process, "kilt-castle", BEN, ANNA, visibility="public")
        targets.over = await SeatedTable.start(process, "kilt-castle", ANNA, BEN)
        await targets.over.play_step(process)
        await process.playing.resign(BEN, targets.over.table, 1)
        targets.private = await SeatedTable.start(process, "solomon", CLEO, DORA)
        await targets.private.play_steps(process, 3)
        targets.gathering = await SeatedTable.create(process, "solomon", CLEO, DORA)
        targets.turn = await SeatedTable.start(process, "kilt-castle", ANNA, BEN)
        targets.done = await targets._first_move()
        await targets.senders["anna"].send(targets.done)
        await targets.turn.play_until_turn_of(process, 1)
        await targets.turn.play_until_turn_of(process, 0)
        live = await targets.waiting.live(process)
        assert {decision.seat for decision in live.match.pending} == {0}, "Anna has an open decision there"
        assert (await targets.over.live(process)).match.is_over, "the game goes on although Ben resigned"
        return targets

    waiting: SeatedTable
    """Public; Anna has no open decision and has not moved."""
    over: SeatedTable
    """Anna played here, and the game is over."""
    private: SeatedTable
    """Running and private; none of the senders has rights here."""
    gathering: SeatedTable
    """Not started and private; none of the senders has rights here."""
    turn: SeatedTable
    """Anna has the open decision here."""
    done: ClientIn
    """A move that Anna has made at `turn`."""

    @property
    def places(self) -> tuple[tuple[UUID, int | None], ...]:
        """Seats at tables where no message of a sender is allowed, and at a table that does not exist."""
        waiting, over, private, gathering = (seated.table for seated in self._untouchable)
        own = ((waiting, 1), (over, 0))
        foreign = ((waiting, 0), (waiting, 15), (over, 1), (private, 0), (private, 1), (gathering, 0), (UUID(int=1), 0))
        return (*own, *own, *foreign, *((table, None) for table in (waiting, over, private, gathering)))

    @property
    def _untouchable(self) -> tuple[SeatedTable, ...]:
        return (self.waiting, self.over, self.private, self.gathering)

    @property
    def secrets(self) -> tuple[bytes, ...]:
        """What no answer may contain: the players of private tables, and the ids of persons."""
        people = [text for person in (BEN, CLEO, DORA) for text in (str(person.id), person.id.hex)]
        return tuple(text.encode() for text in (*people, CLEO.name, DORA.name))

    async def request(self, method: str, address: str, body: bytes) -> httpx.Response:
        """Send this body as Anna, and return the response."""
        headers = {
            "authorization": f"Bearer {token_of(self.process, ANNA)}",
            "content-type": "application/json",
        }
        transport = httpx.ASGITransport(self._app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport) as client:
            return await client.request(method, address, content=body, headers=headers)

    async def stored_rows(self) -> list[list[tuple[Any, ...]]]:
        """Return everything that is stored of all tables."""
        return [await execute_sql(self.process, statement) for statement in SELECT_ALL]

    def positions(self) -> list[TablePosition]:
        """Return the positions of the tables in memory."""
        companies = (*self._untouchable, self.turn)
        lives = [self.process.live.cached(seated.table) for seated in companies]
        return [TablePosition(live.seq, live.match.head, tuple(live.cursors)) for live in lives if live is not None]

    async def _first_move(self) -> ClientIn:
        """Return a legal move of Anna."""
        live = await self.turn.live(self.process)
        move = msgspec.json.encode(legal(live, 0)[0])
        return Play(self.turn.table, 0, open_decision(live).token, "done", Raw(move))

    async def watch_again(self) -> ClientIn:
        """Return the message by which Anna's page continues where it was."""
        live = await self.turn.live(self.process)
        return Watch(self.turn.table, 0, live.cursor_of(Seat(0)))

    async def illegal_moves(self) -> list[ClientIn]:
        """Return every move that the rules forbid Anna now, correct in everything else."""
        live = await self.turn.live(self.process)
        match, token = live.match, open_decision(live).token
        moves = match.game.moves(match.header.options, match.seats)
        refused = [move for move in moves if match.game.why_not(match.state, Seat(0), move) is not None]
        return [
            Play(self.turn.table, 0, token, f"illegal-{number}", Raw(msgspec.json.encode(move)))
            for number, move in enumerate(refused)
        ]

    async def sample_moves(self) -> tuple[bytes, ...]:
        """Return moves of the games that are played here, and some that belong to no game."""
        lives = [await seated.live(self.process) for seated in (self.waiting, self.private)]
        moves = [move for live in lives for move in live.match.game.moves(live.match.header.options, 2)[::7]]
        return (
            *(msgspec.json.encode(move) for move in moves),
            b"{}",
            b"null",
            b'{"type":"relocate","card":99,"to":-1}',
        )
