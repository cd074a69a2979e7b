"""Scenarios: the same arguments give the same game, and each kind of scenario contains what it promises."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from burghof.kernel import Forfeited, Match, Played, Seat, SeatChanged, TookBack, VerifiedMatch, verify, write_record
from burghof.testkit.policies import maximize, random_decision
from burghof.testkit.predicates import ended_by, has_event, has_events, is_shared
from burghof.testkit.scenarios import Scenarios, write_records
from burghof.testkit.tests.pocket.sealed_bids.model import (
    MAX_RAISES,
    AnyEvent,
    AnyMove,
    Bid,
    BidsState,
    BidsTurned,
    BidsView,
    Options,
    PrizeLost,
    PrizeRaised,
    PrizeWon,
    Stake,
)
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME

BIDS = Scenarios(GAME, ("Ada", "Ben", "Cleo", "Dan"), "Edith", Options())

BidsMatch: TypeAlias = Match[Options, BidsState, AnyMove, AnyEvent, BidsView, Stake]


def total_raises(state: BidsState, _seat: Seat) -> int:
    return sum(state.raises)


def bidders(match: BidsMatch) -> list[Seat]:
    """Return the seats of all bids, in the order of play."""
    return [entry.seat for entry in match.entries if isinstance(entry, Played) and isinstance(entry.move, Bid)]


# Playing


def test_the_same_seed_and_random_numbers_give_the_same_valid_record() -> None:
    first, second = (BIDS.play_on(BIDS.start(3, "same"), Random(1)).record() for _ in range(2))

    assert write_record(first) == write_record(second)
    assert isinstance(verify(GAME, first), VerifiedMatch)


def test_a_match_has_the_default_options_and_recall_unless_others_are_given() -> None:
    default, other = BIDS.start(2, "match"), BIDS.start(2, "match", Options(rounds=3), "notebook")

    assert (default.header.options, default.header.recall) == (Options(), "pure")
    assert (other.header.options, other.header.recall) == (Options(rounds=3), "notebook")
    assert [player.name for player in default.players] == ["Ada", "Ben"]
    assert default.core.seeds == ("ada", "ben")


@pytest.mark.parametrize("moves", [1, 6, 13])
def test_draws_count_as_moves_unless_the_scenarios_leave_them_out(moves: int) -> None:
    counted = BIDS.start(2, "count")
    before = counted.position
    BIDS.play_on(counted, Random(2), moves=moves)
    uncounted = replace(BIDS, counts_draws=False).play_on(BIDS.start(2, "count"), Random(2), moves=moves)

    assert counted.position - before in (moves, moves + 1)
    assert sum(isinstance(entry, Played) for entry in uncounted.entries) == moves


def test_decisions_are_answered_in_order_or_in_random_order() -> None:
    in_order = bidders(BIDS.play_on(BIDS.start(3, "order"), Random(3)))
    in_random_order = bidders(replace(BIDS, pick_decision=random_decision).play_on(BIDS.start(3, "order"), Random(3)))

    assert in_order == [0, 1, 2] * 4
    assert in_random_order != in_order
    assert sorted(in_random_order) == sorted(in_order)


@pytest.mark.parametrize(("sign", "raises"), [(1, 4 * MAX_RAISES), (-1, 0)])
def test_a_policy_maximizes_a_value(sign: int, raises: int) -> None:
    policy = maximize(GAME, lambda state, seat: sign * total_raises(state, seat))
    game = BIDS.play_on(BIDS.start(2, "value"), Random(4), policy)

    assert sum(isinstance(event, PrizeRaised) for _, event in game.log) == raises


def test_a_policy_maximizes_the_heuristic_of_the_game_by_default() -> None:
    by_default, by_heuristic = (
        BIDS.play_on(BIDS.start(2, "heuristic"), Random(5), policy)
        for policy in (maximize(GAME), maximize(GAME, GAME.evaluate))
    )

    assert by_default.entries == by_heuristic.entries


# The first game with a property


def test_the_first_game_by_seed_with_the_property_is_found_for_each_number_of_seats() -> None:
    found = BIDS.first("lost", has_event(PrizeLost, prize=5))
    seed_numbers = {game.seats: int(str(game.seed).removeprefix("recorded-lost-")) for game in found.values()}
    earlier = [
        BIDS.first("lost", seats=[seats], first_seed=number)[f"lost-{seats}"]
        for seats, found_number in seed_numbers.items()
        for number in range(found_number)
    ]

    assert list(found) == ["lost-2", "lost-3", "lost-4"]
    assert all(has_event(PrizeLost, prize=5)(game) for game in found.values())
    assert earlier
    assert not any(has_event(PrizeLost, prize=5)(game) for game in earlier)


def test_the_first_seed_may_depend_on_the_number_of_seats() -> None:
    games = BIDS.first("plain", first_seed={3: 7}, options=Options(rounds=3), recall="notebook")

    assert [game.seed for game in games.values()] == ["recorded-plain-0", "recorded-plain-7", "recorded-plain-0"]
    assert {(game.header.options, game.header.recall) for game in games.values()} == {(Options(rounds=3), "notebook")}


@pytest.mark.parametrize(
    ("predicate", "is_true"),
    [
        (has_event(PrizeWon), True),
        (has_event(PrizeWon, prize=0), False),
        (has_events(BidsTurned, PrizeWon), True),
        (has_events(BidsTurned, PrizeLost), False),
        (ended_by("reason-rounds"), True),
        (ended_by("reason-forfeit"), False),
        (is_shared, False),
    ],
)
def test_predicates(predicate: Callable[[BidsMatch], bool], *, is_true: bool) -> None:
    (game,) = BIDS.first("won", lambda game: not has_event(PrizeLost)(game) and not is_shared(game), seats=[2]).values()

    assert predicate(game) is is_true


def test_a_game_that_is_not_over_has_no_reason_and_no_winners() -> None:
    running = BIDS.start(2, "running")

    assert not ended_by("reason-rounds")(running)
    assert not is_shared(running)


# Table events


@pytest.mark.parametrize(("bot_seat", "seats"), [(1, [1, 1, 1]), (-1, [1, 2, 3])])
def test_a_game_is_taken_back_by_one_seat_and_by_all_and_a_bot_takes_a_seat(bot_seat: int, seats: list[int]) -> None:
    games = BIDS.taken_back(2, between=3, to_move=1, bot_seat=bot_seat)
    took_back = [[entry for entry in game.entries if isinstance(entry, TookBack)] for game in games.values()]
    changes = [entry for game in games.values() for entry in game.entries if isinstance(entry, SeatChanged)]

    assert list(games) == ["taken-back-2", "taken-back-3", "taken-back-4"]
    assert [[len(entry.agreed) for entry in entries] for entries in took_back] == [[1, 2], [1, 3], [1, 4]]
    assert [(entry.seat, entry.now.name, entry.now.bot) for entry in changes] == [
        (seat, "Edith", "greedy") for seat in seats
    ]
    assert all(isinstance(verify(GAME, game.record()), VerifiedMatch) for game in games.values())


def test_a_game_in_which_nothing_can_be_taken_back_freely_is_no_scenario() -> None:
    without_raises = replace(BIDS, policy=maximize(GAME, lambda state, seat: -total_raises(state, seat)))

    with pytest.raises(AssertionError, match="no seat may take anything back by itself"):
        without_raises.taken_back(1)


def test_a_seat_runs_out_of_time_and_a_bot_plays_on_for_it() -> None:
    games = BIDS.left_early([4], name="left")
    (game,) = games.values()
    table_events = [entry for entry in game.entries if isinstance(entry, Forfeited | SeatChanged)]

    assert (list(games), game.seed) == (["left-4"], "recorded-left-early")
    assert [(type(entry), entry.seat) for entry in table_events] == [(Forfeited, 1), (SeatChanged, 1)]
    assert ended_by("reason-rounds")(game)


def test_all_seats_but_the_first_resign() -> None:
    games = BIDS.resigned()

    assert list(games) == ["given-up-2", "given-up-3", "given-up-4"]
    assert [game.forfeits for game in games.values()] == [(1,), (1, 2), (1, 2, 3)]
    assert all(ended_by("reason-forfeit")(game) for game in games.values())


def test_the_number_of_seats_may_be_part_of_the_seed() -> None:
    games = replace(BIDS, has_seats_in_seeds=True).resigned([2, 3])

    assert [game.seed for game in games.values()] == ["recorded-given-up-2", "recorded-given-up-3"]


# Records


def test_records_are_written_by_their_names(tmp_path: Path) -> None:
    games = BIDS.resigned([2, 3])
    write_records(tmp_path / "records", games)

    assert {file.name: file.read_bytes() for file in (tmp_path / "records").iterdir()} == {
        f"{name}.json": write_record(game.record()) for name, game in games.items()
    }
