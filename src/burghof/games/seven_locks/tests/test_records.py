"""Recorded games: each is right, shows what its name says, and cannot be changed unnoticed."""

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import SET_ASIDE, Echo
from burghof.games.seven_locks.model.events import (
    BinEmptied,
    CoatKept,
    CoatWithdrawn,
    Dropped,
    EnchantedKeyShown,
    LocksEvent,
    PearlDropped,
    PearlsLost,
    PrizeTaken,
    TowerOpened,
    Tried,
    WagerPlaced,
)
from burghof.games.seven_locks.model.moves import LocksMove, Resound
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.laws import law
from burghof.games.seven_locks.tests.recording import RECORDS, stories, told
from burghof.kernel import (
    Drawn,
    Fault,
    Forfeited,
    Outcome,
    Record,
    SeatChanged,
    TookBack,
    Verified,
    log_for,
    read_record,
    replay,
    verify,
    write_record,
)
from burghof.kernel.record import AnyEntry, digest

FILES = {path.stem: path.read_bytes() for path in sorted(RECORDS.glob("*.json"))}

LocksRecord: TypeAlias = Record[Options, LocksMove]
Happened = TypeVar("Happened", bound=LocksEvent)
Entry = TypeVar("Entry", bound=AnyEntry[LocksMove])

every_record = pytest.mark.parametrize("name", FILES)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def recorded(name: str) -> LocksRecord:
    """The recorded game of this name."""
    return read_record(GAME, FILES[name])


def happened(name: str, kind: type[Happened]) -> list[tuple[Happened, State]]:
    """Every event of this kind in a recorded game, with the state after it."""
    return [(item.event, item.state) for item in told(recorded(name)) if isinstance(item.event, kind)]


def entries(name: str, kind: type[Entry]) -> list[Entry]:
    """Every entry of this kind in a recorded game."""
    return [entry for entry in recorded(name).entries if isinstance(entry, kind)]


def outcome_of(name: str) -> Outcome:
    """How a recorded game ended."""
    outcome = recorded(name).outcome
    assert outcome is not None
    return outcome


def last_state(name: str) -> State:
    """The table at the end of a recorded game."""
    return replay(GAME, recorded(name)).state


# Every record is right


def test_the_records_are_those_that_recording_writes() -> None:
    written = {name: write_record(game.record()) for name, game in stories().items()}

    assert written == FILES


@every_record
def test_a_recorded_game_is_found_right_with_all_its_chance(name: str) -> None:
    verdict = verify(GAME, recorded(name))

    assert isinstance(verdict, Verified)
    assert verdict.chance_checked


@every_record
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    assert write_record(recorded(name)) == FILES[name]


@every_record
def test_a_replay_ends_as_the_record_says(name: str) -> None:
    record = recorded(name)
    match = replay(GAME, record)

    assert match.is_over
    assert (match.outcome, match.head) == (record.outcome, record.head)


@every_record
def test_no_pearl_is_made_or_lost_at_any_entry(name: str) -> None:
    record = recorded(name)
    match = replay(GAME, record, upto=0)
    for entry in record.entries:
        match.enter(entry)
        law(match.state)


# Every record shows what its name says


@every_table
def test_nobody_bet_and_the_last_pearls_are_lost(seats: int) -> None:
    name = f"nobody-bet-{seats}"
    ((shown, _),) = happened(name, EnchantedKeyShown)

    assert happened(name, WagerPlaced) == []
    assert [event.pearls for event, _ in happened(name, PearlsLost)] == [shown.pearls]


@every_table
@pytest.mark.parametrize(("story", "known_by"), [("nobody-knew", 0), ("one-knew", 1), ("several-knew", 2)])
def test_so_many_knew_the_enchanted_key(seats: int, story: str, known_by: int) -> None:
    name = f"{story}-{seats}"
    ((shown, after),) = happened(name, EnchantedKeyShown)
    right = [wager.seat for wager in after.wagers if wager.key == shown.enchanted]
    prizes = [event.pearls for event, _ in happened(name, PrizeTaken)]

    assert [event.seat for event, _ in happened(name, PrizeTaken)] == right
    assert prizes == [shown.pearls // max(1, known_by)] * known_by
    assert sum(prizes) + last_state(name).lost == shown.pearls
    assert len(happened(name, TowerOpened)) == 6


@every_table
def test_several_share_the_victory(seats: int) -> None:
    outcome = outcome_of(f"shared-{seats}")

    assert len(outcome.winners) > 1
    assert len({outcome.scores[seat].total for seat in outcome.winners}) == 1


@every_table
def test_an_empty_bin_makes_all_lose_when_a_pearl_is_due(seats: int) -> None:
    name = f"bin-empty-{seats}"

    assert outcome_of(name).ranks == (2,) * seats
    assert [after.bin for _, after in happened(name, BinEmptied)] == [0]
    assert last_state(name).due > 0


@every_table
def test_an_empty_bin_makes_all_lose_at_once(seats: int) -> None:
    name = f"bin-empty-at-once-{seats}"

    assert recorded(name).header.options == Options(bin="at-once")
    assert outcome_of(name).winners == ()
    assert isinstance(told(recorded(name))[-2].event, Dropped)


@pytest.mark.parametrize("seats", [3, 4])
def test_coats_of_arms_are_withdrawn(seats: int) -> None:
    name = f"withdrawn-{seats}"

    assert recorded(name).header.options == Options(withdrawing=True)
    assert all(event.seat not in after.joined for event, after in happened(name, CoatWithdrawn))
    assert happened(name, CoatWithdrawn)


def test_others_stay_in() -> None:
    assert happened("withdrawn-4", CoatKept)


@every_table
def test_sharp_echoes_come_with_keys_that_show_by_how_much(seats: int) -> None:
    tried = [(event, after) for event, after in happened(f"sharp-{seats}", Tried) if event.fit != "fits"]

    assert tried
    assert all(event.by == abs(event.key - after.depths[event.tower]) for event, after in tried)


@every_table
def test_muffled_echoes_go_further_astray_than_sharp_ones(seats: int) -> None:
    errors = {
        noise: max(
            abs(event.echo - after.depths[event.tower]) for event, after in happened(f"{noise}-{seats}", Dropped)
        )
        for noise in ("sharp", "muffled")
    }

    assert errors["sharp"] <= 3 < errors["muffled"]


@every_table
def test_from_memory_the_log_of_a_running_game_names_no_tower_of_a_pearl(seats: int) -> None:
    record = recorded(f"from-memory-{seats}")
    running = replay(GAME, record, upto=len(record.entries) - 1)
    kept = log_for(running, None)

    assert record.header.recall == "pure"
    assert not any(isinstance(event, Dropped) for event in kept)
    assert sum(isinstance(event, PearlDropped) for event in kept) == 80 - running.state.bin


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
    name = f"left-early-{seats}"

    assert [(entry.seat, entry.why) for entry in entries(name, Forfeited)] == [(1, "out-of-time")]
    assert outcome_of(name).ranks[1] == seats
    assert last_state(name).shown[SET_ASIDE] is not None


def test_who_leaves_a_lost_game_makes_nobody_a_winner() -> None:
    assert outcome_of("left-a-lost-game-3").ranks == (2, 4, 2)


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    name = f"given-up-{seats}"

    assert [entry.why for entry in entries(name, Forfeited)] == ["resigned"] * (seats - 1)
    assert outcome_of(name).winners == (0,)
    assert outcome_of(name).reason.key == "reason-forfeit"


# No record can be changed


def bound(record: LocksRecord, changed: Iterable[AnyEntry[LocksMove]]) -> LocksRecord:
    """The record with these entries instead, all hashes made to fit."""
    head, fitting = digest(record.header), []
    for entry in changed:
        fitting.append(replace(entry, prev=head))
        head = digest(fitting[-1])
    return replace(record, entries=tuple(fitting), head=head)


@settings(deadline=None, max_examples=50)
@given(st.data())
def test_entries_cannot_be_moved_dropped_or_doubled(data: st.DataObject) -> None:
    record = recorded(data.draw(st.sampled_from(sorted(FILES))))
    at, to = data.draw(st.lists(st.integers(0, len(record.entries) - 1), min_size=2, max_size=2, unique=True))
    rest = record.entries[:at] + record.entries[at + 1 :]
    moved = (*rest[:to], record.entries[at], *rest[to:])
    doubled = (*record.entries[:to], record.entries[at], *record.entries[to:])

    verdicts = [verify(GAME, replace(record, entries=changed)) for changed in (rest, moved, doubled)]
    assert [isinstance(verdict, Fault) for verdict in verdicts] == [True] * 3


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(sorted(FILES)), st.integers(0, 13), st.integers(-5, 14))
def test_no_pearl_can_sound_otherwise_even_with_all_hashes_made_to_fit(name: str, pearl: int, heard: int) -> None:
    record = recorded(name)
    fell = [
        at for at, entry in enumerate(record.entries) if isinstance(entry, Drawn) and isinstance(entry.move, Resound)
    ]
    drawn = record.entries[fell[pearl]]
    assert isinstance(drawn, Drawn)
    assume(drawn.move != Resound(Echo(heard)))

    forged: Drawn[LocksMove] = Drawn("", drawn.stream, Resound(Echo(heard)))
    changed = bound(record, [*record.entries[: fell[pearl]], forged, *record.entries[fell[pearl] + 1 :]])
    verdict = verify(GAME, changed)
    assert isinstance(verdict, Fault)
    assert verdict.position == fell[pearl]
    assert verdict.why in ("illegal", "not-as-drawn")
