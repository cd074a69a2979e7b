"""Two tables of one server in two worlds, and everything that is sent to each audience."""

from collections.abc import Sequence
from functools import partial
from typing import Any
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.lobby.service import tables_for
from burghof.hosting.people.session import Person
from burghof.hosting.sockets.connection import Connection
from burghof.kernel import AnyEntry, AnyMatch, AnyStep, Audience, Move, Recall, Rng, Seat
from burghof.server.process.container import Container
from burghof.testkit.subject import AnyTrial
from burghof.testkit.two_worlds import views_agree
from burghof.testkit.world import ForkedWorld, play_in_both
from burghof.wire.client_in import PROTOCOL, Watch
from burghof.wire.clock import TimeControl, Unlimited
from burghof.wire.requests import CreateTable, TakeSeat
from tests.server.seated_table import execute_sql

NO_CLOCK = Unlimited()
REFUSALS_TRIED = 3
"""Number of moves tried per pair, sent where both worlds refuse them."""
STEPS_BETWEEN_LISTS = 5
"""Number of steps between two comparisons of the lists."""
AGE = "UPDATE turns SET moved_at = now() - interval '90 minutes' WHERE table_id = %s"


class FollowedTable(Struct, frozen=True):
    """A running table with a connection for every seat, and one for a spectator."""

    live: LiveTable
    people: tuple[Person, ...]
    connections: dict[Audience, Connection]
    received: dict[Audience, list[bytes]]

    @property
    def table(self) -> UUID:
        return self.live.id

    def take_received(self, audience: Audience) -> list[bytes]:
        """Return what an audience was sent since the last call, with the table's id replaced to compare worlds."""
        messages = [data.replace(str(self.table).encode(), b"TABLE") for data in self.received[audience]]
        self.received[audience].clear()
        return messages

    def clear_received(self) -> None:
        """Clear what all audiences were sent."""
        for heard in self.received.values():
            heard.clear()

    def send_full_view(self, audience: Audience) -> None:
        """Send the full view of the table to an audience."""
        line = self.connections[audience]
        line._rooms.send_state(self.table, line._subscriptions[self.table])


async def start_followed_table(
    process: Container, game: str, seats: int, recall: Recall, clock: TimeControl = NO_CLOCK
) -> FollowedTable:
    """Start a table that every seat and a spectator follow."""
    people = tuple(Person(uuid4(), f"player {seat}") for seat in range(seats))
    created = await process.table_setup.create(
        people[0], CreateTable(game, seats, recall=recall, visibility="public", clock=clock)
    )
    table = created.table.id
    for seat, who in enumerate(people):
        await process.table_setup.take_seat(who, table, seat, TakeSeat(who.name))
    await process.table_setup.start(people[0], table)
    lines: dict[Audience, Connection] = {}
    heard: dict[Audience, list[bytes]] = {}
    for audience in (*(Seat(seat) for seat in range(seats)), None):
        lines[audience] = process.connections.connect(
            None if audience is None else people[audience], "somewhere", PROTOCOL
        )
        await lines[audience].subscribe(Watch(table, audience))
        heard[audience] = record_messages(lines[audience], table)
    return FollowedTable(await process.live.get(table), people, lines, heard)


def record_messages(connection: Connection, table: UUID) -> list[bytes]:
    """Return a list that collects everything sent to this client from now on."""
    heard: list[bytes] = []
    connection.queue.send = heard.append  # type: ignore[assignment, method-assign]
    connection._subscriptions[table].send = heard.append  # type: ignore[assignment]
    return heard


class WorldPair:
    """Pairs of tables for each number of seats, which are reused."""

    def __init__(self, process: Container, game: str, recall: Recall) -> None:
        self._process = process
        self._game = game
        self._recall = recall
        self._pairs: dict[int, tuple[FollowedTable, FollowedTable]] = {}
        self._moves = 0

    async def pair(self, seats: int) -> tuple[FollowedTable, FollowedTable]:
        """Return the two tables for this number of seats."""
        if seats not in self._pairs:
            one, other = [await start_followed_table(self._process, self._game, seats, self._recall) for _ in range(2)]
            self._pairs[seats] = (one, other)
        return self._pairs[seats]

    async def messages_in_both(
        self, worlds: tuple[ForkedWorld, ForkedWorld], audience: Audience, rng: Rng
    ) -> tuple[list[bytes], list[bytes]]:
        """Return what this audience is sent in each world.

        It is sent the sight, refusals, and one step if the worlds have one in common.
        """
        tables = await self.pair(worlds[0].seats)
        for table, world in zip(tables, worlds, strict=True):
            set_world(table, world)
            table.send_full_view(audience)
        await self._refuse(tables, worlds, audience, rng)
        shown = tables[0].take_received(audience), tables[1].take_received(audience)
        step = await self._step(tables, worlds, audience, rng)
        return shown[0] + step[0], shown[1] + step[1]

    async def _refuse(
        self,
        tables: tuple[FollowedTable, FollowedTable],
        worlds: tuple[ForkedWorld, ForkedWorld],
        audience: Audience,
        rng: Rng,
    ) -> None:
        """Send moves of the audience that neither world allows."""
        decisions = [world.decision_of(audience) for world in worlds if audience is not None]
        if audience is None or None in decisions:
            return
        moves = worlds[0].game.moves(worlds[0].header.options, worlds[0].seats)
        for number in range(REFUSALS_TRIED):
            move = moves[rng.below(len(moves))]
            if all(world.game.why_not(world.state, audience, move) is not None for world in worlds):
                for table, decision in zip(tables, decisions, strict=True):
                    token = decision.token if decision is not None else 0
                    await table.connections[audience].receive(
                        play_message(table.table, audience, token, f"r{number}", move)
                    )

    async def _step(
        self,
        tables: tuple[FollowedTable, FollowedTable],
        worlds: tuple[ForkedWorld, ForkedWorld],
        audience: Audience,
        rng: Rng,
    ) -> tuple[list[bytes], list[bytes]]:
        """Play one step in both worlds through the journal, and return what the audience is sent.

        Return nothing where the worlds have no step in common, or where the step tells them apart.
        """
        one, other = worlds
        acting = [decision.seat for decision in one.pending if other.decision_of(decision.seat)]
        if not acting:
            return [], []
        seat = acting[rng.below(len(acting))]
        legal = one.game.legal_moves(one.state, seat)
        move = legal[rng.below(len(legal))]
        if other.game.why_not(other.state, seat, move) is not None:
            return [], []
        after = one.fork(), other.fork()
        steps = play_in_both(*after, seat, move, rng)
        if steps is None or not stays_indistinguishable(after, steps, audience):
            return [], []
        self._moves += 1
        is_listed = self._moves % STEPS_BETWEEN_LISTS == 0
        for table, step in zip(tables, steps, strict=True):
            if is_listed:
                await age_table(self._process, table.table)
            refused = await self._process.journal.execute(
                table.table, partial(apply_entries, step.entries), seat=seat, move_id=f"m{self._moves}"
            )
            assert refused is None, "what was just played is legal"
        sent = tables[0].take_received(audience), tables[1].take_received(audience)
        if is_listed:
            lists = [await list_texts(self._process, table, audience) for table in tables]
            return sent[0] + lists[0], sent[1] + lists[1]
        return sent


async def age_table(process: Container, table: UUID) -> None:
    """Change the database as if the table last moved in public 90 minutes ago."""
    await execute_sql(process, AGE, table)


async def list_texts(process: Container, table: FollowedTable, audience: Audience) -> list[bytes]:
    """Return what lists and the card show of a table to an audience, with times in hours and no commitment."""
    person = None if audience is None else table.people[audience]
    lists = await tables_for(person, process.tables)
    mine = [row for row in lists.mine if row.table.id == table.table]
    card = await process.cards.require_visible(table.table, person)
    shown = [*(row for row in lists.public if row.id == table.table), *(row.table for row in mine), card.public_view]
    rows = [replace(row, table=card.public_view, quiet=row.quiet // 3600) for row in mine]
    text = msgspec.json.encode([shown, rows]).replace(str(table.table).encode(), b"TABLE")
    return [text.replace(card.commitment.encode(), b"COMMITMENT")]


def apply_entries(entries: Sequence[AnyEntry[Any]], match: AnyMatch) -> AnyStep:
    """Apply these entries to a match."""
    return match.apply_step(entries)


def set_world(table: FollowedTable, world: ForkedWorld) -> None:
    """Put a table into this world, with cursors as if all audiences had received the same so far."""
    table.live.match = world
    table.live.cursors = (7,) * (world.seats + 1)
    table.live.recent.clear()
    table.clear_received()


def stays_indistinguishable(
    worlds: tuple[ForkedWorld, ForkedWorld], steps: tuple[AnyStep, AnyStep], audience: Audience
) -> bool:
    """Return whether this audience still cannot tell the two worlds apart after the step.

    Once a game is over, everything is known.
    """
    if any(world.is_over for world in worlds):
        return False
    is_revealing = any(received.event.reveals for step in steps for received in step.emitted)
    return not is_revealing or views_agree(worlds, audience, "notebook")


def play_message(table: UUID, seat: int, token: int, move_id: str, move: Move) -> bytes:
    """Return a move as a client sends it."""
    message = {"type": "play", "table": table, "seat": seat, "token": token, "move_id": move_id, "move": move}
    return msgspec.json.encode(message)


def difference(one: list[bytes], other: list[bytes]) -> str:
    """Describe where two lists of messages begin to differ."""
    for first, second in zip(one, other, strict=False):
        if first != second:
            at = next(index for index, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1])
            return f"…{first[max(0, at - 80) : at + 80]!r} / …{second[max(0, at - 80) : at + 80]!r}"
    return f"{len(one)} and {len(other)} messages"


async def compare_worlds(
    process: Container,
    trial: AnyTrial,
    recall: Recall,
    worlds: Any,  # noqa: ANN401 - any positions
    pairs: int,
    rng: Rng,
) -> int:
    """Compare up to `pairs` pairs and return how many were compared; raises AssertionError at the first difference."""
    stage = WorldPair(process, trial.plugin.card.id, recall)
    compared = 0
    for world in worlds:
        recent = world.with_recent_log()
        for audience in world.audiences:
            twin = trial.twin(world.state, audience, recall, rng)
            if twin == world.state:
                continue
            one, other = await stage.messages_in_both((recent.fork(), recent.fork(twin)), audience, rng)
            assert one == other, f"{audience} can tell two worlds apart: {difference(one, other)}"
            compared += 1
            if compared == pairs:
                return compared
    return compared
