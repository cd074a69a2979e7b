"""In two worlds that an audience cannot tell apart, it is sent the same bytes; planted leaks are caught."""

from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from zlib import crc32

import msgspec
import pytest

from burghof.kernel import AnyStep, Audience, Frame, Recall, Seat
from burghof.server.journal.live import LiveTable
from burghof.server.lobby.service import tables_for
from burghof.server.people.session import Person
from burghof.server.sockets import rooms
from burghof.server.sockets.messages import frames_now, sighted, stepped
from burghof.server.tables.repository import TablesRepository
from burghof.testkit import Trial
from burghof.testkit.effort import effort
from burghof.testkit.trial import AnyTrial
from burghof.testkit.walk import dice_for, positions
from burghof.wire.answers import TableList
from burghof.wire.client_out import Sighted, Stepped
from tests.server.house import House, run
from tests.server.wire import stage
from tests.server.wire.stage import leaks

GAMES = ("appenzell", "seven_locks", "solomon", "the_castle")
RECALLS: tuple[Recall, ...] = ("pure", "notebook")
PAIRS = effort().pairs // 8
"""Pairs per game and recall: a full run compares 2,000 in all, a soak run ten times as many, a quick run a tenth."""


def trial_of(game: str) -> AnyTrial:
    """Return the trial of this game."""
    laws = import_module(f"burghof.games.{game}.tests.laws")
    plugin = import_module(f"burghof.games.{game}.plugin").GAME
    return Trial(plugin=plugin, twin=laws.twin, law=laws.law, options=laws.options)


def compared(house: House, game: str, recall: Recall, pairs: int) -> int:
    """Compare pairs of worlds on the wire and return how many were compared; raises at the first difference."""
    trial = trial_of(game)
    worlds = islice(positions(trial, "wire", recall), 40 * pairs)
    result: list[int] = []

    async def work() -> None:
        async with house.process() as process:
            result.append(await leaks(process, trial, recall, worlds, pairs, dice_for(trial, "wire")))

    run(work)
    return result[0]


@pytest.mark.no_cover
@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_the_same_bytes(house: House, game: str, recall: Recall) -> None:
    assert compared(house, game, recall, PAIRS) == PAIRS


def cursor_of_the_state(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> Sighted:
    """Plant a leak: the cursor of the sight depends on what is hidden."""
    hidden = crc32(msgspec.json.encode(live.match.state))
    return msgspec.structs.replace(sighted(live, audience, now, outline=outline), cursor=hidden)


def sight_of_another(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> Sighted:
    """Plant a leak: the sight is that of the next seat."""
    other = live.audiences[(live.place_of(audience) + 1) % live.match.seats]
    return sighted(live, other, now, outline=outline)


def offers_of_everybody(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> Sighted:
    """Plant a leak: the sight contains the offers of all seats."""
    match = live.match
    all_offers = [
        offer
        for decision in match.pending
        for offer in match.game.offers(match.state, decision.seat, match.header.recall)
    ]
    return msgspec.structs.replace(sighted(live, audience, now, outline=outline), offers=tuple(all_offers))


@pytest.mark.parametrize("leak", [cursor_of_the_state, sight_of_another, offers_of_everybody])
def test_a_leak_in_the_sight_is_caught(house: House, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "sighted", leak)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared(house, "solomon", "pure", 60)


def cursor_of_the_state_after(
    live: LiveTable, steps: Sequence[AnyStep], told: Sequence[Frame], audience: Audience, now: int, *, outline: bool
) -> Stepped:
    """Plant a leak: the cursor of a step depends on what is hidden."""
    hidden = crc32(msgspec.json.encode(live.match.state))
    return msgspec.structs.replace(stepped(live, steps, told, audience, now, outline=outline), cursor=hidden)


def test_a_leak_in_a_step_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "stepped", cursor_of_the_state_after)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared(house, "the_castle", "pure", 120)


def test_a_leak_in_the_frames_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rooms,
        "frames_now",
        lambda match, step, audience: frames_now(match, step, Seat(((audience or 0) + 1) % match.seats)),
    )

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared(house, "solomon", "notebook", 200)


async def lists_with_a_time_of_their_own(visitor: Person | None, tables: TablesRepository) -> TableList:
    """Plant a leak: the times in lists depend on more than public events."""
    shown = await tables_for(visitor, tables)
    mine = [msgspec.structs.replace(row, quiet=row.table.id.int % 100_000) for row in shown.mine]
    return msgspec.structs.replace(shown, mine=tuple(mine))


def test_a_leak_in_a_list_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "tables_for", lists_with_a_time_of_their_own)

    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared(house, "solomon", "pure", 60)
