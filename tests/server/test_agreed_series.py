"""Agreed series: games of the same players follow each other, their results are summed, and the series has winners."""

import asyncio
from uuid import UUID

import msgspec
import pytest

from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from burghof.wire.requests import CreateTable
from burghof.wire.responses import Table
from burghof.wire.series import FixedLengthSeries, SeriesStatus, TargetSeries
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, Json, SeatedTable, execute_sql, play_bots, raised_problem

TWO_GAMES = {"series": "games", "number": 2}
TWO_BY_POINTS = {"series": "games", "number": 2, "counts": "points"}
TWO_VICTORIES = {"series": "target", "points": 2}


async def series_status(process: Container, table: UUID) -> SeriesStatus:
    """Return the state of the series at a table."""
    series = (await process.cards.require_visible(table, ANNA)).public_view.series
    assert series is not None
    return series


async def resign(process: Container, table: UUID, seat: int) -> None:
    """Resign for Anna (seat 0) or Ben (seat 1); the other player wins."""
    await process.playing.resign((ANNA, BEN)[seat], table, seat)


async def start_next_game(process: Container, table: UUID) -> UUID:
    """Start the next game of Anna and Ben, and return its table."""
    follows = (await process.table_setup.next_game(ANNA, table)).table.id
    await process.table_setup.start(ANNA, follows)
    return follows


async def points(process: Container, table: UUID) -> tuple[int, ...]:
    """Return the points of each seat in one game."""
    outcome = (await process.live.get(table)).match.outcome
    assert outcome is not None
    return tuple(score.total for score in outcome.scores)


@pytest.mark.parametrize("game", ["appenzell", "kilt-castle", "seven-locks", "solomon", "the-castle"])
def test_a_series_of_any_game_is_seen_before_anybody_sits_down(servers: ServerProcesses, game: str) -> None:
    async def work() -> None:
        async with servers.process() as process:
            draft = CreateTable(game, 2, visibility="public", series=FixedLengthSeries(3))

            created = await process.table_setup.create(ANNA, draft)

            seen = (await process.cards.require_visible(created.table.id, None)).public_view.series
            assert seen == SeriesStatus(FixedLengthSeries(3), 1, (), (0, 0), is_over=False, winners=())
            assert [table.series for table in map(public_table, await process.tables.public_cards(5))] == [seen]

    run(work)


def public_table(card: Json) -> Table:
    """Return the public part of a card."""
    table: Table = card.public_view
    return table


@pytest.mark.parametrize(
    "series",
    [
        {"series": "games", "number": 1},
        {"series": "games", "number": 11},
        {"series": "target", "points": 0},
        {"series": "target", "points": 3, "counts": "luck"},
        {"series": "forever"},
    ],
)
def test_terms_that_make_no_series_are_refused(series: Json) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "kilt-castle", "seats": 2, "series": series}, CreateTable)


def test_a_table_without_a_series_has_none_and_no_next_game(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await resign(process, seated.table, 0)

            assert (await process.cards.require_visible(seated.table, ANNA)).public_view.series is None
            assert await raised_problem(process.table_setup.next_game(ANNA, seated.table)) is Problem.NOT_NOW

    run(work)


def test_victories_are_counted_from_game_to_game_and_the_winner_is_declared(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (await SeatedTable.start(process, series=TWO_GAMES)).table
            early = await raised_problem(process.table_setup.next_game(ANNA, first))
            await resign(process, first, 0)
            between = await series_status(process, first)

            second = await start_next_game(process, first)
            during = await series_status(process, second)
            await resign(process, second, 0)

            end = await series_status(process, second)
            assert early is Problem.NOT_NOW
            assert between == SeriesStatus(FixedLengthSeries(2), 1, ((0, 1),), (0, 1), is_over=False, winners=())
            assert (during.number, during.sums, during.is_over) == (2, (0, 1), False)
            assert end == SeriesStatus(FixedLengthSeries(2), 2, ((0, 1), (0, 1)), (0, 2), is_over=True, winners=(1,))
            assert await raised_problem(process.table_setup.next_game(ANNA, second)) is Problem.NOT_NOW
            assert await series_status(process, first) == between

    run(work)


def test_who_has_as_much_shares_the_series(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (await SeatedTable.start(process, series=TWO_GAMES)).table
            await resign(process, first, 0)
            second = await start_next_game(process, first)
            await resign(process, second, 1)

            assert (await series_status(process, second)).winners == (0, 1)

    run(work)


def test_a_series_to_a_target_ends_when_somebody_has_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (await SeatedTable.start(process, series=TWO_VICTORIES)).table
            ends = []
            for loser in (0, 1, 1):
                await resign(process, table, loser)
                ends.append(await series_status(process, table))
                if not ends[-1].is_over:
                    table = await start_next_game(process, table)

            assert ends[0].terms == TargetSeries(2)
            assert [(end.number, end.sums, end.winners) for end in ends] == [
                (1, (0, 1), ()),
                (2, (1, 1), ()),
                (3, (2, 1), (0,)),
            ]

    run(work)


def test_two_games_with_a_bot_are_played_to_the_end_of_their_series_by_points(servers: ServerProcesses) -> None:
    async def plays(process: Container, table: UUID) -> None:
        seated = SeatedTable(table, (ANNA, None))
        while not (await seated.live(process)).match.is_over:
            await play_bots(process)
            if not (await seated.live(process)).match.is_over:
                await seated.play_until_bot(process)

    async def work() -> None:
        async with servers.process() as process:
            first = (await SeatedTable.start(process, "seven-locks", ANNA, None, series=TWO_BY_POINTS)).table
            await plays(process, first)

            follows = await process.table_setup.next_game(ANNA, first)
            second = follows.table.id
            await plays(process, second)

            games = (await points(process, first), await points(process, second))
            sums = tuple(map(sum, zip(*games, strict=True)))
            assert (follows.table.phase, follows.table.previous) == ("running", first)
            before = (await process.cards.require_visible(first, ANNA)).public_view
            assert follows.table.chairs == before.chairs
            assert [chair.bot for chair in before.chairs] == [None, "random"]
            end = await series_status(process, second)
            assert (end.games, end.sums, end.is_over) == (games, sums, True)
            assert end.winners == tuple(seat for seat in (0, 1) if sums[seat] == max(sums) > 0)

    run(work)


def test_whoever_asks_for_the_next_game_gets_the_same_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process() as other:
            first = (await SeatedTable.start(process, series=TWO_GAMES, visibility="public")).table
            await resign(process, first, 0)

            stranger = await raised_problem(process.table_setup.next_game(CLEO, first))
            found = await asyncio.gather(
                process.table_setup.next_game(ANNA, first),
                other.table_setup.next_game(BEN, first),
                process.table_setup.next_game(ANNA, first),
            )
            late = await process.table_setup.next_game(BEN, first)

            tables = {follows.table.id for follows in (*found, late)}
            assert stranger is Problem.NOT_YOURS
            assert len(tables) == 1
            assert [follows.invitation is None for follows in found].count(False) == 1
            assert late.invitation is None
            assert late.mine.seats == (1,)
            assert len(await process.tables.for_person(ANNA.id, 10)) == 2
            assert late.table.phase == "gathering", "Anna and Ben start it themselves"

    run(work)


def test_a_series_goes_on_in_another_process_and_in_spite_of_points_nobody_kept(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (
                await SeatedTable.start(process, "the-castle", ANNA, BEN, options={"rounds": 10}, series=TWO_BY_POINTS)
            ).table
            await SeatedTable(first, (ANNA, BEN)).play_to_end(process)
            played = await points(process, first)
            await execute_sql(process, "UPDATE turns SET points = NULL WHERE table_id = %s", first)

        async with servers.process() as process:
            follows = await process.table_setup.next_game(BEN, first)

            assert follows.table.series is not None
            assert (follows.table.series.number, follows.table.series.games) == (2, (played,))

    run(work)


def test_nobody_wins_a_series_in_which_nobody_won_anything(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (
                await SeatedTable.start(process, "the-castle", ANNA, BEN, options={"rounds": 10}, series=TWO_BY_POINTS)
            ).table
            await SeatedTable(first, (ANNA, BEN)).play_to_end(process)
            second = await start_next_game(process, first)
            await SeatedTable(second, (ANNA, BEN)).play_to_end(process)

            end = await series_status(process, second)
            assert (end.sums, end.is_over, end.winners) == ((0, 0), True, ())

    run(work)


def test_a_rematch_goes_on_with_a_series_and_begins_a_decided_one_anew(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (await SeatedTable.start(process, series=TWO_GAMES)).table
            await resign(process, first, 0)
            second = (await process.table_setup.rematch(BEN, first)).table
            await process.table_setup.start(BEN, second.id)
            await resign(process, second.id, 0)

            restarted = (await process.table_setup.rematch(ANNA, second.id)).table

            assert second.series is not None
            assert (second.series.number, second.series.sums) == (2, (0, 1))
            assert restarted.series == SeriesStatus(FixedLengthSeries(2), 1, (), (0, 0), is_over=False, winners=())

    run(work)


def test_who_does_not_want_to_go_on_stands_up_and_the_series_stays_open(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = (await SeatedTable.start(process, series=TWO_GAMES)).table
            await resign(process, first, 0)
            second = (await process.table_setup.next_game(ANNA, first)).table.id

            await process.table_setup.free_seat(BEN, second, 1)

            assert await raised_problem(process.table_setup.start(ANNA, second)) is Problem.NOT_NOW
            assert await raised_problem(process.table_setup.move_seat(ANNA, second, 0, 1)) is Problem.NOT_NOW
            assert await raised_problem(process.table_setup.swap_seats(ANNA, second, 0, 1)) is Problem.NOT_NOW
            assert (await series_status(process, second)).sums == (0, 1)

    run(work)


def test_the_list_of_finished_tables_and_the_api_tell_who_won_the_series(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process, "Anna") as anna:
            first = await anna.start_table_with_bots(series=TWO_GAMES)
            await anna.post(f"/tables/{first}/resign", seat=0)
            follows = await anna.post(f"/tables/{first}/next")
            again = await anna.post(f"/tables/{first}/next")
            await anna.post(f"/tables/{follows['table']['id']}/resign", seat=0)

            mine = (await anna.get("/tables"))["mine"]

            assert again["table"]["id"] == follows["table"]["id"]
            assert {table["table"]["series"]["number"]: table["table"]["series"]["winners"] for table in mine} == {
                1: [],
                2: [1],
            }

    run(work)
