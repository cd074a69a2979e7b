"""A sealed choice has no side channel: what the others are sent before the reveal does not depend on it."""

import pytest

from burghof.kernel import Audience, Seat
from burghof.server.process.container import Container
from burghof.testkit.effort import QUICK, current_effort
from tests.server.processes import ServerProcesses, run
from tests.server.wire.world_pair import FollowedTable, play_message, start_followed_table

PAIRS = 100 if current_effort() == QUICK else current_effort().pairs


async def choose_cards(table: FollowedTable, seat: int, choices: tuple[int, ...], name: str) -> None:
    """Play these choices of a seat, each in place of the one before."""
    for number, choice in enumerate(choices):
        decision = table.live.match.decision_of(Seat(seat))
        assert decision is not None, "every seat must choose"
        legal = table.live.match.game.legal_moves(table.live.match.state, Seat(seat))
        await table.connections[Seat(seat)].receive(
            play_message(table.table, seat, decision.token, f"{name}{number}", legal[choice % len(legal)])
        )


def other_audiences(table: FollowedTable, seat: int) -> list[Audience]:
    """Return all audiences but this seat."""
    return [audience for audience in table.connections if audience != seat]


async def messages_to_others(table: FollowedTable, seat: int, choices: tuple[int, ...], name: str) -> list[list[bytes]]:
    """Return what each of the others is sent while a seat chooses, and would be sent if it came back then."""
    table.clear_received()
    await choose_cards(table, seat, choices, name)
    for audience in other_audiences(table, seat):
        table.send_full_view(audience)
    return [table.take_received(audience) for audience in other_audiences(table, seat)]


async def compare_choices(process: Container, pairs: int) -> int:
    """Compare rounds of card choice that differ only in what one seat chose, and how often; return their number."""
    number = 0
    while number < pairs:
        table = await start_followed_table(process, "solomon", 3, "pure")
        first = table.live.match
        nobody = await messages_to_others(table, 0, (), "nobody")
        for _ in range(50):
            table.live.match, cursors = first, table.live.cursors
            one = await messages_to_others(table, 0, (number,), f"a{number}")
            table.live.match = first
            other = await messages_to_others(table, 0, (number + 1, number + 2), f"b{number}")
            assert one == other == nobody, "others can detect a sealed choice"
            assert table.live.cursors[1:] == cursors[1:]
            number += 1
    return number


@pytest.mark.no_cover
def test_what_the_others_are_sent_does_not_depend_on_a_sealed_choice(servers: ServerProcesses) -> None:
    counted: list[int] = []

    async def work() -> None:
        async with servers.process() as process:
            counted.append(await compare_choices(process, PAIRS))

    run(work)

    assert counted[0] >= PAIRS
