"""In two worlds that an audience cannot tell apart, it is sent the same bytes; planted leaks are caught."""

from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from zlib import crc32

import msgspec
import pytest

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.lobby.service import tables_for
from burghof.hosting.people.session import Person
from burghof.hosting.sockets import rooms
from burghof.hosting.sockets.messages import full_view, live_frames, step_update
from burghof.kernel import AnyStep, Audience, Frame, OutlineChanges, Recall, Seat
from burghof.server.tables.repository import TablesRepository
from burghof.testkit import GameUnderTest
from burghof.testkit.effort import current_effort
from burghof.testkit.random_games import random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.wire.client_out import FullView, StepUpdate
from burghof.wire.responses import TableList
from tests.server.processes import ServerProcesses, run
from tests.server.wire import world_pair
from tests.server.wire.world_pair import compare_worlds

GAMES = ("appenzell", "seven_locks", "solomon", "the_castle")
RECALLS: tuple[Recall, ...] = ("pure", "notebook")
PAIRS = current_effort().pairs // 8
"""Pairs per game and recall: a full run compares 2,000 in all, a soak run ten times as many, a quick run a tenth."""


def trial_of(game: str) -> AnyTrial:
    """Return the trial of this game."""
    laws = import_module(f"burghof.games.{game}.tests.invariants")
    plugin = import_module(f"burghof.games.{game}.plugin").GAME
    return GameUnderTest(plugin=plugin, twin=laws.twin, invariant=laws.invariant, options=laws.options)


def compare_game(servers: ServerProcesses, game: str, recall: Recall, pairs: int) -> int:
    """Compare pairs of worlds on the wire and return how many were compared; raises at the first difference."""
    trial = trial_of(game)
    worlds = islice(random_positions(trial, "wire", recall), 40 * pairs)
    result: list[int] = []

    async def work() -> None:
        async with servers.process() as process:
            result.append(await compare_worlds(process, trial, recall, worlds, pairs, rng_for(trial, "wire")))

    run(work)
    return result[0]


@pytest.mark.no_cover
@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_the_same_bytes(servers: ServerProcesses, game: str, recall: Recall) -> None:
    assert compare_game(servers, game, recall, PAIRS) == PAIRS


def cursor_of_the_state(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> FullView:
    """Plant a leak: the cursor of the sight depends on what is hidden."""
    hidden = crc32(msgspec.json.encode(live.match.state))
    return msgspec.structs.replace(full_view(live, audience, now, outline=outline), cursor=hidden)


def sight_of_another(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> FullView:
    """Plant a leak: the sight is that of the next seat."""
    other = live.audiences[(live.audience_index(audience) + 1) % live.match.seats]
    return full_view(live, other, now, outline=outline)


def offers_of_everybody(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> FullView:
    """Plant a leak: the sight contains the offers of all seats."""
    match = live.match
    all_offers = [
        offer
        for decision in match.pending
        for offer in match.game.offers(match.state, decision.seat, match.header.recall)
    ]
    return msgspec.structs.replace(full_view(live, audience, now, outline=outline), offers=tuple(all_offers))


@pytest.mark.parametrize("leak", [cursor_of_the_state, sight_of_another, offers_of_everybody])
def test_a_leak_in_the_sight_is_caught(servers: ServerProcesses, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "full_view", leak)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_game(servers, "solomon", "pure", 60)


def cursor_of_the_state_after(
    live: LiveTable,
    steps: Sequence[AnyStep],
    received: Sequence[Frame],
    audience: Audience,
    now: int,
    *,
    outline: OutlineChanges | None,
) -> StepUpdate:
    """Plant a leak: the cursor of a step depends on what is hidden."""
    hidden = crc32(msgspec.json.encode(live.match.state))
    return msgspec.structs.replace(step_update(live, steps, received, audience, now, outline=outline), cursor=hidden)


def test_a_leak_in_a_step_is_caught(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "step_update", cursor_of_the_state_after)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_game(servers, "the_castle", "pure", 120)


def test_a_leak_in_the_frames_is_caught(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rooms,
        "live_frames",
        lambda live, step, audience: live_frames(live, step, Seat(((audience or 0) + 1) % live.match.seats)),
    )

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_game(servers, "solomon", "notebook", 200)


async def lists_with_leaking_time(visitor: Person | None, tables: TablesRepository) -> TableList:
    """Plant a leak: the times in lists depend on more than public events."""
    shown = await tables_for(visitor, tables)
    mine = [msgspec.structs.replace(row, quiet=row.table.id.int % 100_000) for row in shown.mine]
    return msgspec.structs.replace(shown, mine=tuple(mine))


def test_a_leak_in_a_list_is_caught(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world_pair, "tables_for", lists_with_leaking_time)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_game(servers, "solomon", "pure", 60)
