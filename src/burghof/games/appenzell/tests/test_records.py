"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed."""

import pytest

from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.rules.ending import beaten_seats, seats_at_goal
from burghof.games.appenzell.tests.invariants import invariant
from burghof.games.appenzell.tests.scenarios import RECORDS, ends_and_loses, reason, rivals, scenarios, winner
from burghof.kernel import (
    Drawn,
    Forfeited,
    Played,
    SeatChanged,
    TookBack,
    export,
    replay,
)
from burghof.testkit import recorded_games
from burghof.testkit.record_folder import RecordFolder

RECORDED = RecordFolder(GAME, RECORDS)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# Every record is valid, and no change goes unnoticed


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, scenarios)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("name", ["plain-2", "plain-3", "drawn-4"])
def test_before_the_end_pure_recall_keeps_no_tile(name: str) -> None:
    record = RECORDED.read(name)
    running = export(replay(GAME, record, upto=len(record.entries) - 1), None)
    over = export(replay(GAME, record), None)

    assert record.header.recall == "pure"
    assert not any(event.is_transient for event in running.log)
    assert running.record is None
    assert any(event.is_transient for event in over.log)


# Every record shows what its name says


@every_table
def test_a_seat_reaches_the_goal_in_its_own_turn(seats: int) -> None:
    game = RECORDED.replay(f"goal-{seats}")

    assert seats_at_goal(game.state) == [game.state.active] == [winner(game)]


@every_table
def test_a_seat_reaches_the_goal_in_the_turn_of_another(seats: int) -> None:
    game = RECORDED.replay(f"out-of-turn-{seats}")

    assert game.state.active not in seats_at_goal(game.state)
    assert winner(game) in seats_at_goal(game.state)


@every_table
def test_a_third_mouse_ends_the_game_and_most_cheeses_win(seats: int) -> None:
    game = RECORDED.replay(f"third-mouse-{seats}")

    assert beaten_seats(game.state)
    assert rivals(game) == [winner(game)]
    assert reason(game) == "reason-third-mouse"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_third_mouse_ends_the_game_and_the_longer_wait_decides(seats: int) -> None:
    game = RECORDED.replay(f"waiting-{seats}")
    tied = rivals(game)

    assert len(tied) > 1
    assert winner(game) == min(tied, key=lambda seat: (seat - game.state.active - 1) % seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_active_seat_ends_the_game_and_loses_it(seats: int) -> None:
    game = RECORDED.replay(f"ends-and-loses-{seats}")

    assert ends_and_loses(game)


@every_table
def test_a_seat_drops_its_own_third_mouse_and_cannot_win(seats: int) -> None:
    game = RECORDED.replay(f"own-third-mouse-{seats}")

    assert beaten_seats(game.state) == [game.state.active]
    assert winner(game) != game.state.active


@every_table
def test_two_reach_the_goal_by_one_action_and_one_of_them_wins(seats: int) -> None:
    game = RECORDED.replay(f"two-at-the-goal-{seats}")

    assert len(seats_at_goal(game.state)) == 2
    assert winner(game) in seats_at_goal(game.state)


@every_table
def test_the_goal_beats_a_third_fall(seats: int) -> None:
    game = RECORDED.replay(f"goal-and-fall-{seats}")

    assert beaten_seats(game.state)
    assert winner(game) in seats_at_goal(game.state)
    assert reason(game) == "reason-goal"


@every_table
def test_two_lose_their_third_mice_together(seats: int) -> None:
    game = RECORDED.replay(f"two-beaten-{seats}")

    assert len(beaten_seats(game.state)) == 2
    assert (winner(game) in beaten_seats(game.state)) == (seats == 2)


@every_table
def test_nobody_ever_acts_until_the_last_round_is_over(seats: int) -> None:
    game = RECORDED.replay(f"turns-{seats}")
    placed = min(seats, 3)

    assert [type(entry.move) for entry in RECORDED.entries(f"turns-{seats}", Played)][placed:] == [End] * 50 * seats
    assert reason(game) == "reason-turns"
    assert winner(game) == (game.state.active + 1) % seats


@every_table
def test_other_castles_and_longer_games(seats: int) -> None:
    options = [RECORDED.read(f"{name}-{seats}").header.options for name in ("back", "drawn", "open-castle")]

    assert options == [
        Options(layout="back", goal=5),
        Options(layout="drawn"),
        Options(layout="drawn", goal=6, open_castle=True),
    ]
    assert [entry.stream for entry in RECORDED.entries(f"drawn-{seats}", Drawn)] == ["layout", "tiles", "start"]


@every_table
def test_one_player_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = RECORDED.entries(f"taken-back-{seats}", TookBack)
    (change,) = RECORDED.entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert together.to < alone.to
    assert (change.was.bot, change.now.bot) == (None, "greedy")


@pytest.mark.parametrize("seats", [3, 4])
def test_who_left_early_comes_last_in_a_game_played_to_its_end(seats: int) -> None:
    (forfeit,) = RECORDED.entries(f"left-early-{seats}", Forfeited)

    assert (forfeit.seat, forfeit.why) == (1, "out-of-time")
    assert RECORDED.outcome(f"left-early-{seats}").ranks[1] == seats


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    outcome = RECORDED.outcome(f"given-up-{seats}")

    assert [entry.why for entry in RECORDED.entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * (seats - 1)
    assert outcome.winners == (0,)
    assert outcome.reason.key == "reason-forfeit"
