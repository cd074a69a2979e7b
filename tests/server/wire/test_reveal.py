"""The reveal of Solomon's cards reaches all audiences in one step, and nothing sent before depends on a choice."""

from itertools import permutations
from typing import Any, Final, TypeAlias

import msgspec

from burghof.kernel import Audience, Seat
from burghof.server.process.container import Container
from tests.server.processes import ServerProcesses, run
from tests.server.wire.world_pair import FollowedTable, difference, play_message, start_followed_table

SEATS: Final = 3
Json: TypeAlias = Any


async def choose_card(table: FollowedTable, seat: int, place: int) -> None:
    """Choose the card at this place of the seat's hand."""
    match = table.live.match
    decision = match.decision_of(Seat(seat))
    assert decision is not None, "every seat must choose"
    card = match.game.legal_moves(match.state, Seat(seat))[place]
    await table.connections[Seat(seat)].receive(
        play_message(table.table, seat, decision.token, f"m{seat}-{decision.token}", card)
    )


async def start_equal_tables(process: Container) -> tuple[FollowedTable, FollowedTable]:
    """Start two identical tables."""
    process.table_setup._seed_source = lambda: "s"
    one, other = (
        await start_followed_table(process, "solomon", SEATS, "notebook"),
        await start_followed_table(process, "solomon", SEATS, "notebook"),
    )
    for table in (one, other):
        table.clear_received()
    return one, other


def received_by(table: FollowedTable, audience: Audience) -> list[bytes]:
    """Return what an audience was sent, and what it would see if it came back now."""
    table.send_full_view(audience)
    return table.take_received(audience)


def test_nothing_that_is_sent_before_the_reveal_depends_on_a_choice(servers: ServerProcesses) -> None:
    compared: list[tuple[int, ...]] = []

    async def work() -> None:
        async with servers.process() as process:
            for order in permutations(range(SEATS)):
                one, other = await start_equal_tables(process)
                chooser = order[0]
                for number, seat in enumerate(order[:-1]):
                    await choose_card(one, seat, 0)
                    await choose_card(other, seat, 0 if number else 1)
                    for audience in (audience for audience in one.connections if audience != chooser):
                        first, second = received_by(one, audience), received_by(other, audience)
                        assert first == second, f"{audience} can tell a choice: {difference(first, second)}"
                    assert received_by(one, Seat(chooser)) != received_by(other, Seat(chooser)), (
                        "the chooser sees no difference"
                    )
                compared.append(order)

    run(work)

    assert len(compared) == 6


def test_the_cards_reach_everybody_in_one_step_and_only_then(servers: ServerProcesses) -> None:
    received: list[dict[Audience, Json]] = []

    async def work() -> None:
        async with servers.process() as process:
            for table, place in zip(await start_equal_tables(process), (0, 1), strict=True):
                await choose_card(table, 0, place)
                await choose_card(table, 1, 0)
                table.clear_received()
                await choose_card(table, 2, 0)
                received.append(
                    {
                        audience: [msgspec.json.decode(one) for one in table.take_received(audience)]
                        for audience in table.connections
                    }
                )

    run(work)

    revealed = [{audience: reveal_event(messages) for audience, messages in world.items()} for world in received]
    assert [len({msgspec.json.encode(event) for event in world.values()}) for world in revealed] == [1, 1]
    assert revealed[0] != revealed[1], "the worlds differ in the choice that was hidden"


def reveal_event(messages: list[Json]) -> Json:
    """Return the event that reveals all cards, from the only step that arrived."""
    (step,) = (message for message in messages if message["type"] == "step")
    (event,) = (frame["event"] for frame in step["frames"] if frame["event"]["type"] == "cards-revealed")
    assert len(event["cards"]) == SEATS
    return event
