"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed."""

from collections import Counter
from collections.abc import Callable

import pytest

from burghof.games.solomon.model.events import (
    ChangeLost,
    CouldNotPay,
    HandedOver,
    LastCoins,
    NothingToAdd,
    TileAdded,
    TreasureTaken,
    TurnedUp,
)
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.tile import AMULET, AXE, MIRROR, SEAL, TREASURES
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.tests.invariants import invariant
from burghof.games.solomon.tests.scenarios import (
    RECORDS,
    Chamber,
    has_played,
    has_played_in_one_turn,
    has_spared_object,
    is_first_curses_shared,
    is_first_objects_shared,
    is_second_curses_shared,
    is_second_objects_shared,
    scenarios,
)
from burghof.kernel import (
    Forfeited,
    Seat,
    SeatChanged,
    Step,
    TookBack,
    audience_view,
    export,
    frames,
    replay,
)
from burghof.testkit import recorded_games
from burghof.testkit.predicates import has_event, has_events, is_shared
from burghof.testkit.record_folder import RecordFolder

RECORDED = RecordFolder(GAME, RECORDS)

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# Validity and tampering


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, scenarios)


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("name", ["plain-2", "plain-3", "plain-4", "plain-5"])
def test_before_the_end_pure_recall_keeps_no_tile(name: str) -> None:
    record = RECORDED.read(name)
    running = export(replay(GAME, record, upto=len(record.entries) - 1), None)
    over = export(replay(GAME, record), None)

    assert record.header.recall == "pure"
    assert not any(event.is_transient for event in running.log)
    assert running.record is None
    assert any(event.is_transient for event in over.log)


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("name", ["v1-plain-3", "v1-taken-back-4", "v1-tile-added-5", "v1-change-lost-5"])
def test_a_game_of_version_1_is_seen_step_by_step_with_its_screens_up(name: str) -> None:
    record = RECORDED.read(name)
    match = replay(GAME, record, upto=0)
    assert (record.header.rules, record.header.recall) == (1, "pure")
    for entry in record.entries:
        before = match.state
        emitted = match.append(entry)
        step = Step(before, match.state, (entry,), tuple(emitted))
        shown = [change for frame in frames(match.game, step, None, "pure") for change in [frame.changes.get("coins")]]
        assert match.state.phase == "over" or not any(shown)
        assert not [item for item in emitted if isinstance(item.event, LastCoins | NothingToAdd)]
        view = audience_view(match, Seat(1)).view
        hidden = [number for seat, number in enumerate(view.coins) if seat != 1]
        assert match.state.phase == "over" or set(hidden) == {None}
    assert audience_view(match, Seat(1)).view.coins == match.state.coins


# Scenarios


@pytest.mark.parametrize(
    ("name", "is_it"),
    [
        ("each-object-2", has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        ("each-object-3", has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        ("each-object-4", has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        ("each-object-5", has_played((MIRROR,), (AXE,), (SEAL,), (AMULET,))),
        ("mirror-and-axe-2", has_played((MIRROR, AXE))),
        ("seal-and-axe-2", has_played((SEAL, AXE))),
        ("mirror-then-amulet-2", has_played_in_one_turn((MIRROR,), (AMULET,))),
        ("axe-then-amulet-3", has_played_in_one_turn((AXE,), (AMULET,))),
        ("seal-then-amulet-2", has_played_in_one_turn((SEAL,), (AMULET,))),
        ("mirror-and-axe-then-amulet-2", has_played_in_one_turn((MIRROR, AXE), (AMULET,))),
        ("seal-and-axe-then-amulet-2", has_played_in_one_turn((SEAL, AXE), (AMULET,))),
        ("penalty-2", has_event(CouldNotPay)),
        ("penalty-3", has_event(CouldNotPay)),
        ("penalty-4", has_event(CouldNotPay)),
        ("penalty-5", has_event(CouldNotPay)),
        ("tile-added-5", has_event(TileAdded)),
        ("handed-over-2", has_event(HandedOver)),
        ("object-spared-2", has_spared_object),
        ("handed-over-3", has_event(HandedOver)),
        ("turned-up-and-handed-over-3", has_events(TurnedUp, HandedOver)),
        ("change-in-treasures-4", has_event(TreasureTaken)),
        ("change-lost-5", has_event(ChangeLost)),
        ("shared-2", is_shared),
        ("shared-3", is_shared),
        ("shared-4", is_shared),
        ("shared-5", is_shared),
        ("objects-shared-3", is_first_objects_shared),
        ("second-curses-shared-5", is_second_curses_shared),
        ("curses-shared-4", is_first_curses_shared),
        ("second-objects-shared-5", is_second_objects_shared),
    ],
)
def test_a_recorded_game_shows_what_its_name_says(name: str, is_it: Callable[[Chamber], bool]) -> None:
    assert is_it(RECORDED.replay(name))


@every_table
def test_beginners_have_games_of_their_own(seats: int) -> None:
    assert RECORDED.read(f"beginners-{seats}").header.options == Options(beginners=True)


@every_table
@pytest.mark.rule("3.1")
def test_a_game_has_as_many_rounds_as_cards(seats: int) -> None:
    rounds = {2: 12, 3: 8, 4: 6, 5: 5}[seats]

    assert len(RECORDED.replay(f"plain-{seats}").state.discard) == rounds * seats


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("name", ["handed-over-2", "handed-over-3", "turned-up-and-handed-over-3"])
def test_what_was_handed_over_is_seen_by_all_and_nobody_takes_it_back_alone(name: str) -> None:
    record = RECORDED.read(name)
    at, emitted = next((at, emitted) for at, emitted in RECORDED.replay(name).log if isinstance(emitted, HandedOver))
    before, after = (replay(GAME, record, upto=upto) for upto in (at, at + 1))

    assert after.history[-1].is_barrier
    assert after.take_back_limit(emitted.seat) is None
    assert after.state.coins[emitted.seat] == 0
    assert not set(after.state.stocks[emitted.seat]) & set(TREASURES)
    assert Counter(after.state.supply) == Counter(before.state.supply) + Counter(
        tile for tile in before.state.stocks[emitted.seat] if tile in TREASURES
    )


@every_table
def test_one_player_takes_back_alone_then_all_together_and_a_bot_takes_a_seat(seats: int) -> None:
    alone, together = RECORDED.entries(f"taken-back-{seats}", TookBack)
    (change,) = RECORDED.entries(f"taken-back-{seats}", SeatChanged)

    assert len(alone.agreed) == 1
    assert together.agreed == tuple(range(seats))
    assert together.to < alone.to
    assert (change.was.bot, change.now.bot) == (None, "greedy")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_leaves_early_is_last_whatever_the_bot_reaches(seats: int) -> None:
    outcome = RECORDED.outcome(f"left-early-{seats}")

    assert [entry.seat for entry in RECORDED.entries(f"left-early-{seats}", Forfeited)] == [1]
    assert outcome.ranks[1] == seats


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    outcome = RECORDED.outcome(f"given-up-{seats}")

    assert [entry.why for entry in RECORDED.entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * (seats - 1)
    assert outcome.winners == (0,)
    assert outcome.reason.key == "reason-forfeit"
