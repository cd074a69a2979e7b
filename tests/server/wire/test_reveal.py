"""The reveal of Solomon's cards reaches all audiences in one step, and nothing sent before depends on a choice."""

from itertools import permutations
from typing import Any, Final, TypeAlias

import msgspec

from burghof.kernel import Audience, Seat
from burghof.server.assembly import Assembly
from tests.server.house import House, run
from tests.server.wire.stage import Seats, difference, play, seated

SEATS: Final = 3
Json: TypeAlias = Any


async def chooses(table: Seats, seat: int, place: int) -> None:
    """Choose the card at this place of the seat's hand."""
    match = table.live.match
    decision = match.decision_of(Seat(seat))
    assert decision is not None, "every seat must choose"
    card = match.game.legal_moves(match.state, Seat(seat))[place]
    await table.lines[Seat(seat)].hear(play(table.table, seat, decision.token, f"m{seat}-{decision.token}", card))


async def worlds(process: Assembly) -> tuple[Seats, Seats]:
    """Start two identical tables."""
    process.gathering._seed = lambda: "s"
    one, other = (
        await seated(process, "solomon", SEATS, "notebook"),
        await seated(process, "solomon", SEATS, "notebook"),
    )
    for table in (one, other):
        table.forget()
    return one, other


def heard(table: Seats, audience: Audience) -> list[bytes]:
    """Return what an audience was sent, and what it would see if it came back now."""
    table.show(audience)
    return table.sent(audience)


def test_nothing_that_is_sent_before_the_reveal_depends_on_a_choice(house: House) -> None:
    compared: list[tuple[int, ...]] = []

    async def work() -> None:
        async with house.process() as process:
            for order in permutations(range(SEATS)):
                one, other = await worlds(process)
                chooser = order[0]
                for number, seat in enumerate(order[:-1]):
                    await chooses(one, seat, 0)
                    await chooses(other, seat, 0 if number else 1)
                    for audience in (audience for audience in one.lines if audience != chooser):
                        first, second = heard(one, audience), heard(other, audience)
                        assert first == second, f"{audience} can tell a choice: {difference(first, second)}"
                    assert heard(one, Seat(chooser)) != heard(other, Seat(chooser)), "the chooser sees no difference"
                compared.append(order)

    run(work)

    assert len(compared) == 6


def test_the_cards_reach_everybody_in_one_step_and_only_then(house: House) -> None:
    told: list[dict[Audience, Json]] = []

    async def work() -> None:
        async with house.process() as process:
            for table, place in zip(await worlds(process), (0, 1), strict=True):
                await chooses(table, 0, place)
                await chooses(table, 1, 0)
                table.forget()
                await chooses(table, 2, 0)
                told.append(
                    {audience: [msgspec.json.decode(one) for one in table.sent(audience)] for audience in table.lines}
                )

    run(work)

    revealed = [{audience: reveals(messages) for audience, messages in world.items()} for world in told]
    assert [len({msgspec.json.encode(event) for event in world.values()}) for world in revealed] == [1, 1]
    assert revealed[0] != revealed[1], "the worlds differ in the choice that was hidden"


def reveals(messages: list[Json]) -> Json:
    """Return the event that reveals all cards, from the only step that arrived."""
    (step,) = (message for message in messages if message["type"] == "step")
    (event,) = (frame["event"] for frame in step["frames"] if frame["event"]["type"] == "cards-revealed")
    assert len(event["cards"]) == SEATS
    return event
