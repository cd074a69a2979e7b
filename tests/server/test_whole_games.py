"""Whole games over HTTP, from the first request to a record that verifies."""

import asyncio
from uuid import UUID

import pytest

from burghof.kernel import VerifiedMatch, find_games, load_plugin, read_record, verify
from tests.server.processes import HttpGuest, ServerProcesses, run


async def play_to_end(guest: HttpGuest, table: UUID, seat: int = 0) -> None:
    """Play one offer after another until the game is over."""
    for number in range(2000):
        sight = await guest.sight(table, seat)
        if sight["outcome"] is not None:
            return
        owed = [decision for decision in sight["decisions"] if not decision["answered"]]
        for decision in owed:
            await guest.post(
                f"/tables/{table}/moves",
                seat=seat,
                token=decision["token"],
                move_id=f"m{number}",
                move=sight["offers"][number % len(sight["offers"])]["move"],
            )
        await asyncio.sleep(0 if owed else 0.01)
    raise AssertionError("the game does not end")


@pytest.mark.no_cover
@pytest.mark.parametrize("game", sorted(find_games()))
def test_a_game_against_a_bot_ends_in_a_record_that_verifies(servers: ServerProcesses, game: str) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots(game)
            await play_to_end(anna, table)
            data = (await anna.request("GET", f"/tables/{table}/record")).content
            plugin = load_plugin(find_games()[game])

            verified = verify(plugin, read_record(plugin, data))

            assert isinstance(verified, VerifiedMatch)
            assert verified.chance_checked

    run(work)
