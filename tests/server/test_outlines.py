"""Outlines of steps: a page that applies the changes has the outline that the server would send as a whole."""

from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.sockets import rooms
from burghof.kernel import Outline, OutlineChanges, Seat, apply_outline_changes, find_games
from burghof.wire.client_in import OLDEST_PROTOCOL
from tests.server.fake_client import FakeClient
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SeatedTable, legal, open_decision

Json: TypeAlias = Any
STEPS = 40


class OutlineReader:
    """A page that keeps the outline of its table, and counts the bytes of its steps."""

    def __init__(self) -> None:
        self.outline: Outline | None = None
        self.step_bytes = 0

    def read(self, messages: list[Json]) -> None:
        """Read the messages since the last call."""
        for message in messages:
            if message["type"] == "sight":
                self.outline = msgspec.convert(message["outline"], Outline)
            elif message["type"] == "step":
                self.step_bytes += len(msgspec.json.encode(message["outline"]))
                changes = msgspec.convert(message["outline"], OutlineChanges)
                self.outline = apply_outline_changes(self.outline, changes)


def outline_of(live: LiveTable, seat: int) -> Outline:
    """Return the outline of the table for a seat, as it is on the wire."""
    match = live.match
    outline = match.game.outline(match.game.view(match.state, Seat(seat), match.header.recall))
    return msgspec.json.decode(msgspec.json.encode(outline), type=Outline)


@pytest.mark.parametrize("game", sorted(find_games()))
def test_changes_make_the_outline_that_is_sent_as_a_whole(servers: ServerProcesses, game: str) -> None:
    async def work() -> None:
        async with servers.process() as process:
            rng = Random(game)
            seated = await SeatedTable.start(process, game, ANNA, BEN)
            pages = [(FakeClient(process, person), seat, OutlineReader()) for seat, person in ((0, ANNA), (1, BEN))]
            old, reader_of_old = FakeClient(process, ANNA, OLDEST_PROTOCOL), OutlineReader()
            await old.watch(seated.table, 0, outline=True)
            for client, seat, reader in pages:
                reader.read(await client.watch(seated.table, seat, outline=True))
            for _ in range(STEPS):
                live = await seated.live(process)
                if live.match.is_over:
                    break
                decision = open_decision(live)
                await seated.submit(process, decision, rng.choice(legal(live, decision.seat)))
                reader_of_old.read(old.received())
                for client, seat, reader in pages:
                    reader.read(client.received())
                    assert reader.outline == outline_of(live, seat)

            assert reader_of_old.outline == pages[0][2].outline
            assert pages[0][2].step_bytes < reader_of_old.step_bytes / 3

    run(work)


def test_a_page_that_comes_back_is_told_the_whole_outline(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            away, reader = FakeClient(process, ANNA), OutlineReader()
            await away.watch(seated.table, 0, outline=True)
            there = FakeClient(process, BEN)
            await there.watch(seated.table, 1, outline=True)
            await away.connection.close()
            away.received()
            await seated.play_steps(process, 3)

            back = FakeClient(process, ANNA)
            reader.read(await back.watch(seated.table, 0, 1, outline=True))
            await seated.play_steps(process, 3)
            reader.read(back.received())

            assert reader.outline == outline_of(await seated.live(process), 0)

    run(work)


def test_after_a_step_that_could_not_be_sent_the_whole_outline_is_sent(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            client, reader = FakeClient(process, ANNA), OutlineReader()
            reader.read(await client.watch(seated.table, 0, outline=True))
            with monkeypatch.context() as planted:
                planted.setattr(rooms, "encode", lambda _: 1 // 0)
                await seated.play_steps(process, 1)
            assert client.received("step") == []

            await seated.play_steps(process, 1)
            reader.read(client.received())

            assert reader.outline == outline_of(await seated.live(process), 0)

    run(work)
