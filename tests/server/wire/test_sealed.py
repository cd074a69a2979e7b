"""A sealed choice has no side channel: what the others are sent before the reveal does not depend on it."""

import pytest

from burghof.kernel import Audience, Seat
from burghof.server.assembly import Assembly
from burghof.testkit.effort import QUICK, effort
from tests.server.house import House, run
from tests.server.wire.stage import Seats, play, seated

PAIRS = 100 if effort() == QUICK else effort().pairs


async def chosen(table: Seats, seat: int, choices: tuple[int, ...], name: str) -> None:
    """Play these choices of a seat, each in place of the one before."""
    for number, choice in enumerate(choices):
        decision = table.live.match.decision_of(Seat(seat))
        assert decision is not None, "every seat must choose"
        legal = table.live.match.game.legal_moves(table.live.match.state, Seat(seat))
        await table.lines[Seat(seat)].hear(
            play(table.table, seat, decision.token, f"{name}{number}", legal[choice % len(legal)])
        )


def others(table: Seats, seat: int) -> list[Audience]:
    """Return all audiences but this seat."""
    return [audience for audience in table.lines if audience != seat]


async def what_others_hear(table: Seats, seat: int, choices: tuple[int, ...], name: str) -> list[list[bytes]]:
    """Return what each of the others is sent while a seat chooses, and would be sent if it came back then."""
    table.forget()
    await chosen(table, seat, choices, name)
    for audience in others(table, seat):
        table.show(audience)
    return [table.sent(audience) for audience in others(table, seat)]


async def compared(assembly: Assembly, pairs: int) -> int:
    """Compare rounds of card choice that differ only in what one seat chose, and how often; return their number."""
    number = 0
    while number < pairs:
        table = await seated(assembly, "solomon", 3, "pure")
        first = table.live.match
        nobody = await what_others_hear(table, 0, (), "nobody")
        for _ in range(50):
            table.live.match, cursors = first, table.live.cursors
            one = await what_others_hear(table, 0, (number,), f"a{number}")
            table.live.match = first
            other = await what_others_hear(table, 0, (number + 1, number + 2), f"b{number}")
            assert one == other == nobody, "others can detect a sealed choice"
            assert table.live.cursors[1:] == cursors[1:]
            number += 1
    return number


@pytest.mark.no_cover
def test_what_the_others_are_sent_does_not_depend_on_a_sealed_choice(house: House) -> None:
    counted: list[int] = []

    async def work() -> None:
        async with house.process() as process:
            counted.append(await compared(process, PAIRS))

    run(work)

    assert counted[0] >= PAIRS
