"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from burghof.games.seven_locks.model.castle import SET_ASIDE, Echo
from burghof.games.seven_locks.model.events import (
    BinEmptied,
    CoatKept,
    CoatWithdrawn,
    Dropped,
    EnchantedKeyShown,
    PearlDropped,
    PearlsLost,
    PrizeTaken,
    TowerOpened,
    Tried,
    WagerPlaced,
)
from burghof.games.seven_locks.model.moves import LocksMove, Resound, TakeKey
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.invariants import invariant
from burghof.games.seven_locks.tests.scenarios import RECORDS, scenarios
from burghof.kernel import (
    Drawn,
    Event,
    Fault,
    Forfeited,
    Played,
    Seat,
    SeatChanged,
    TookBack,
    log_for,
    replay,
    verify,
)
from burghof.kernel.record import AnyEntry
from burghof.testkit import recorded_games
from burghof.testkit.record_folder import RecordFolder
from burghof.testkit.tampering import forged

RECORDED = RecordFolder(GAME, RECORDS)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def last_state(name: str) -> State:
    """Return the state at the end of a recorded game."""
    return RECORDED.replay(name).state


# Every record is valid, and no change goes unnoticed


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, scenarios)


# Every record shows what its name says


@every_table
def test_nobody_bet_and_the_last_pearls_are_lost(seats: int) -> None:
    name = f"nobody-bet-{seats}"
    ((shown, _),) = RECORDED.events(name, EnchantedKeyShown)

    assert RECORDED.events(name, WagerPlaced) == []
    assert [event.pearls for event, _ in RECORDED.events(name, PearlsLost)] == [shown.pearls]


@every_table
@pytest.mark.parametrize(("scenario", "known_by"), [("nobody-knew", 0), ("one-knew", 1), ("several-knew", 2)])
def test_so_many_knew_the_enchanted_key(seats: int, scenario: str, known_by: int) -> None:
    name = f"{scenario}-{seats}"
    ((shown, after),) = RECORDED.events(name, EnchantedKeyShown)
    right = [wager.seat for wager in after.wagers if wager.key == shown.enchanted]
    prizes = [event.pearls for event, _ in RECORDED.events(name, PrizeTaken)]

    assert [event.seat for event, _ in RECORDED.events(name, PrizeTaken)] == right
    assert prizes == [shown.pearls // max(1, known_by)] * known_by
    assert sum(prizes) + last_state(name).lost == shown.pearls
    assert len(RECORDED.events(name, TowerOpened)) == 6


@every_table
def test_several_share_the_victory(seats: int) -> None:
    outcome = RECORDED.outcome(f"shared-{seats}")

    assert len(outcome.winners) > 1
    assert len({outcome.scores[seat].total for seat in outcome.winners}) == 1


@every_table
def test_an_empty_bin_makes_all_lose_when_a_pearl_is_due(seats: int) -> None:
    name = f"bin-empty-{seats}"

    assert RECORDED.outcome(name).ranks == (2,) * seats
    assert [after.bin for _, after in RECORDED.events(name, BinEmptied)] == [0]
    assert last_state(name).due > 0


@every_table
def test_an_empty_bin_makes_all_lose_at_once(seats: int) -> None:
    name = f"bin-empty-at-once-{seats}"

    assert RECORDED.read(name).header.options == Options(bin="at-once")
    assert RECORDED.outcome(name).winners == ()
    assert isinstance(RECORDED.events(name, Event)[-2][0], Dropped)


@pytest.mark.parametrize("seats", [3, 4])
def test_coats_of_arms_are_withdrawn(seats: int) -> None:
    name = f"withdrawn-{seats}"

    assert RECORDED.read(name).header.options == Options(withdrawing=True)
    assert all(event.seat not in after.joined for event, after in RECORDED.events(name, CoatWithdrawn))
    assert RECORDED.events(name, CoatWithdrawn)


def test_others_stay_in() -> None:
    assert RECORDED.events("withdrawn-4", CoatKept)


@every_table
def test_sharp_echoes_come_with_keys_that_show_by_how_much(seats: int) -> None:
    tried = [(event, after) for event, after in RECORDED.events(f"sharp-{seats}", Tried) if event.fit != "fits"]

    assert tried
    assert all(event.by == abs(event.key - after.depths[event.tower]) for event, after in tried)


@every_table
def test_muffled_echoes_go_further_astray_than_sharp_ones(seats: int) -> None:
    errors = {
        noise: max(
            abs(event.echo - after.depths[event.tower]) for event, after in RECORDED.events(f"{noise}-{seats}", Dropped)
        )
        for noise in ("sharp", "muffled")
    }

    assert errors["sharp"] <= 3 < errors["muffled"]


@every_table
def test_from_memory_the_log_of_a_running_game_names_no_tower_of_a_pearl(seats: int) -> None:
    record = RECORDED.read(f"from-memory-{seats}")
    running = replay(GAME, record, upto=len(record.entries) - 1)
    kept = log_for(running, None)

    assert record.header.recall == "pure"
    assert not any(isinstance(event, Dropped) for event in kept)
    assert sum(isinstance(event, PearlDropped) for event in kept) == 80 - running.state.bin


@every_table
def test_one_player_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = RECORDED.entries(f"taken-back-{seats}", TookBack)
    (change,) = RECORDED.entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert together.to < alone.to
    assert (change.was.bot, change.now.bot) == (None, "greedy")


@every_table
def test_by_version_1_all_together_took_back_a_key(seats: int) -> None:
    record = RECORDED.read(f"v1-taken-back-{seats}")
    took_back = [(at, entry) for at, entry in enumerate(record.entries) if isinstance(entry, TookBack)]
    undone = [record.entries[entry.to : at] for at, entry in took_back]

    assert record.header.rules == 1
    assert any(_is_key(entry) for entries in undone for entry in entries)
    assert not isinstance(verify(GAME, record), Fault)


@every_table
def test_by_version_2_nobody_ever_takes_back_a_key(seats: int) -> None:
    record = RECORDED.read(f"taken-back-{seats}")
    everybody = [Seat(seat) for seat in range(seats)]
    match = replay(GAME, record, upto=0)
    for entry in record.entries:
        match.append(entry)
        keys = [trace.position for trace in match.history if _is_key(record.entries[trace.position])]
        behind = range(max(keys, default=-1) + 1)
        assert not any(match.may_take_back(to, everybody) for to in behind)

    assert record.header.rules == 2


def _is_key(entry: AnyEntry[LocksMove]) -> bool:
    """Return whether the entry takes a key."""
    return isinstance(entry, Played) and isinstance(entry.move, TakeKey)


@pytest.mark.parametrize("seats", [3, 4])
def test_who_left_early_comes_last_in_a_game_played_to_its_end(seats: int) -> None:
    name = f"left-early-{seats}"

    assert [(entry.seat, entry.why) for entry in RECORDED.entries(name, Forfeited)] == [(1, "out-of-time")]
    assert RECORDED.outcome(name).ranks[1] == seats
    assert last_state(name).shown[SET_ASIDE] is not None


def test_who_leaves_a_lost_game_makes_nobody_a_winner() -> None:
    assert RECORDED.outcome("left-a-lost-game-3").ranks == (2, 4, 2)


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    name = f"given-up-{seats}"

    assert [entry.why for entry in RECORDED.entries(name, Forfeited)] == ["resigned"] * (seats - 1)
    assert RECORDED.outcome(name).winners == (0,)
    assert RECORDED.outcome(name).reason.key == "reason-forfeit"


# No echo can be changed


@settings(max_examples=50)
@given(st.sampled_from(RECORDED.names), st.integers(0, 13), st.integers(-5, 14))
def test_no_pearl_can_sound_otherwise_even_with_all_hashes_made_to_fit(name: str, pearl: int, heard: int) -> None:
    record = RECORDED.read(name)
    draws = [(at, entry.move) for at, entry in enumerate(record.entries) if isinstance(entry, Drawn)]
    at, fell = [(at, move) for at, move in draws if isinstance(move, Resound)][pearl]
    assume(fell != Resound(Echo(heard)))

    verdict = verify(GAME, forged(record, at, Resound(Echo(heard))))
    assert verdict in (Fault("illegal", at), Fault("not-as-drawn", at))
