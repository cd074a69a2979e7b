"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed."""

from typing import TypeAlias, TypeVar

import pytest

from burghof.games.appenzell.model.moves import AppenzellMove, End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.rules.ending import beaten_seats, seats_at_goal
from burghof.games.appenzell.tests import recording
from burghof.games.appenzell.tests.invariants import invariant
from burghof.games.appenzell.tests.recording import RECORDS, AppenzellMatch, reason, rivals, stories, winner
from burghof.kernel import (
    Drawn,
    Forfeited,
    Played,
    Record,
    SeatChanged,
    TookBack,
    export,
    read_record,
    replay,
)
from burghof.kernel.record import AnyEntry
from burghof.testkit import recorded_games

AppenzellRecord: TypeAlias = Record[Options, AppenzellMove]
Entry = TypeVar("Entry", bound=AnyEntry[AppenzellMove])

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def load_recorded(name: str) -> AppenzellRecord:
    """Return the recorded game of this name."""
    return read_record(GAME, (RECORDS / f"{name}.json").read_bytes())


def replay_recorded(name: str) -> AppenzellMatch:
    """Return the recorded game of this name, replayed to its end."""
    return replay(GAME, load_recorded(name))


def entries(name: str, kind: type[Entry]) -> list[Entry]:
    """Return every entry of this kind in a recorded game."""
    return [entry for entry in load_recorded(name).entries if isinstance(entry, kind)]


# Every record is valid, and no change goes unnoticed


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, stories)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("name", ["plain-2", "plain-3", "drawn-4"])
def test_before_the_end_pure_recall_keeps_no_tile(name: str) -> None:
    record = load_recorded(name)
    running = export(replay(GAME, record, upto=len(record.entries) - 1), None)
    over = export(replay(GAME, record), None)

    assert record.header.recall == "pure"
    assert not any(event.is_transient for event in running.log)
    assert running.record is None
    assert any(event.is_transient for event in over.log)


# Every record shows what its name says


@every_table
def test_a_seat_reaches_the_goal_in_its_own_turn(seats: int) -> None:
    game = replay_recorded(f"goal-{seats}")

    assert seats_at_goal(game.state) == [game.state.active] == [winner(game)]


@every_table
def test_a_seat_reaches_the_goal_in_the_turn_of_another(seats: int) -> None:
    game = replay_recorded(f"out-of-turn-{seats}")

    assert game.state.active not in seats_at_goal(game.state)
    assert winner(game) in seats_at_goal(game.state)


@every_table
def test_a_third_mouse_ends_the_game_and_most_cheeses_win(seats: int) -> None:
    game = replay_recorded(f"third-mouse-{seats}")

    assert beaten_seats(game.state)
    assert rivals(game) == [winner(game)]
    assert reason(game) == "reason-third-mouse"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_third_mouse_ends_the_game_and_the_longer_wait_decides(seats: int) -> None:
    game = replay_recorded(f"waiting-{seats}")
    tied = rivals(game)

    assert len(tied) > 1
    assert winner(game) == min(tied, key=lambda seat: (seat - game.state.active - 1) % seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_active_seat_ends_the_game_and_loses_it(seats: int) -> None:
    game = replay_recorded(f"ends-and-loses-{seats}")

    assert recording.ends_and_loses(game)


@every_table
def test_a_seat_drops_its_own_third_mouse_and_cannot_win(seats: int) -> None:
    game = replay_recorded(f"own-third-mouse-{seats}")

    assert beaten_seats(game.state) == [game.state.active]
    assert winner(game) != game.state.active


@every_table
def test_two_reach_the_goal_by_one_action_and_one_of_them_wins(seats: int) -> None:
    game = replay_recorded(f"two-at-the-goal-{seats}")

    assert len(seats_at_goal(game.state)) == 2
    assert winner(game) in seats_at_goal(game.state)


@every_table
def test_the_goal_beats_a_third_fall(seats: int) -> None:
    game = replay_recorded(f"goal-and-fall-{seats}")

    assert beaten_seats(game.state)
    assert winner(game) in seats_at_goal(game.state)
    assert reason(game) == "reason-goal"


@every_table
def test_two_lose_their_third_mice_together(seats: int) -> None:
    game = replay_recorded(f"two-beaten-{seats}")

    assert len(beaten_seats(game.state)) == 2
    assert (winner(game) in beaten_seats(game.state)) == (seats == 2)


@every_table
def test_nobody_ever_acts_until_the_last_round_is_over(seats: int) -> None:
    game = replay_recorded(f"turns-{seats}")
    placed = min(seats, 3)

    assert [type(entry.move) for entry in entries(f"turns-{seats}", Played)][placed:] == [End] * 50 * seats
    assert reason(game) == "reason-turns"
    assert winner(game) == (game.state.active + 1) % seats


@every_table
def test_other_castles_and_longer_games(seats: int) -> None:
    options = [load_recorded(f"{story}-{seats}").header.options for story in ("back", "drawn", "open-castle")]

    assert options == [
        Options(layout="back", goal=5),
        Options(layout="drawn"),
        Options(layout="drawn", goal=6, open_castle=True),
    ]
    assert [entry.stream for entry in entries(f"drawn-{seats}", Drawn)] == ["layout", "tiles", "start"]


@every_table
def test_one_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = entries(f"taken-back-{seats}", TookBack)
    (change,) = entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert together.to < alone.to
    assert (change.was.bot, change.now.bot) == (None, "greedy")


@pytest.mark.parametrize("seats", [3, 4])
def test_who_left_early_comes_last_in_a_game_played_to_its_end(seats: int) -> None:
    outcome = load_recorded(f"left-early-{seats}").outcome
    assert outcome is not None

    assert [(entry.seat, entry.why) for entry in entries(f"left-early-{seats}", Forfeited)] == [(1, "out-of-time")]
    assert outcome.ranks[1] == seats


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    outcome = load_recorded(f"given-up-{seats}").outcome
    assert outcome is not None

    assert [entry.why for entry in entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * (seats - 1)
    assert outcome.winners == (0,)
    assert outcome.reason.key == "reason-forfeit"
