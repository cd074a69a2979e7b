"""Recorded games: each is valid, shows what its name says, and cannot be changed unnoticed."""

import pytest
from msgspec import UNSET

from burghof.games.kilt_castle.model.board import LINES
from burghof.games.kilt_castle.model.events import (
    BuildingStopped,
    Built,
    FinalPaid,
    IncomePaid,
    LastFloorSet,
    Overbuilt,
    Relocated,
    RoofMoved,
    Skipped,
)
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, owner
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.tests.invariants import invariant
from burghof.games.kilt_castle.tests.scenarios import (
    RECORDS,
    builds_in_other_colour,
    cards_laid_apart,
    has_own_roof,
    relocations_to_lap,
    scenarios,
)
from burghof.kernel import (
    Event,
    Forfeited,
    SeatChanged,
    TookBack,
    replay,
)
from burghof.testkit import recorded_games
from burghof.testkit.record_folder import RecordFolder

RECORDED = RecordFolder(GAME, RECORDS)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# Every record is valid, and no change goes unnoticed


TestRecordedGames = recorded_games(GAME, RECORDS, invariant, scenarios)


@pytest.mark.parametrize("name", RECORDED.names)
def test_no_ducat_is_made_but_by_the_bank(name: str) -> None:
    record = RECORDED.read(name)
    match = replay(GAME, record, upto=0)
    for entry in record.entries:
        match.append(entry)
        paid = sum(event.ducats for _, event in match.log if isinstance(event, IncomePaid | FinalPaid))

        assert sum(match.state.purses) == 10 * match.seats + paid


# Every record shows what its name says


@every_table
def test_the_front_laps_the_rear_row_after_seventeen_relocations_or_with_three_seats_eighteen(seats: int) -> None:
    assert relocations_to_lap(RECORDED.read(f"lapping-{seats}")) == {2: 17, 3: 18, 4: 17}[seats]


@every_table
def test_roofs_wander(seats: int) -> None:
    for event, after in RECORDED.events(f"roofs-wander-{seats}", RoofMoved):
        assert event.field in after.roofs
        assert event.source not in after.roofs
    assert RECORDED.events(f"roofs-wander-{seats}", RoofMoved)


@every_table
def test_somebody_can_pay_for_nothing(seats: int) -> None:
    event, after = RECORDED.events(f"unpayable-{seats}", Skipped)[0]
    purse = after.purses[event.seat]
    line = {field: after.towers[field] for field in LINES[after.row]}
    not_roofed = [tower for field, tower in line.items() if field not in after.roofs]

    assert event.why == "no-field"
    assert all(line.values())
    assert all(len(tower) > purse and owner(after, tower[-1].colour) != event.seat for tower in not_roofed)


@every_table
def test_somebody_pays_six_ducats_for_a_tower(seats: int) -> None:
    dearest = max((event for event, _ in RECORDED.events(f"dear-{seats}", Overbuilt)), key=lambda event: event.price)

    assert dearest.price >= 6
    assert dearest.payee != dearest.seat


def test_a_colour_runs_out_of_floors_and_its_player_goes_on_with_the_other() -> None:
    skipped, after = RECORDED.events("exhausted-colour-2", Skipped)[0]

    assert skipped.why == "no-floor"
    assert after.stocks[COLOUR_INDEX[skipped.colour]] == (0, 0, 0)
    assert RECORDED.events("exhausted-colour-2", LastFloorSet)


@every_table
def test_floors_decide_a_tie(seats: int) -> None:
    outcome = RECORDED.outcome(f"floors-decide-{seats}")
    best = max(score.total for score in outcome.scores)
    floors = {seat: score.tiebreaks[0].points for seat, score in enumerate(outcome.scores) if score.total == best}

    assert len(floors) > 1
    assert outcome.winners == (max(floors, key=lambda seat: floors[seat]),)


@every_table
def test_several_share_the_victory(seats: int) -> None:
    outcome = RECORDED.outcome(f"shared-{seats}")
    scores = [outcome.scores[seat] for seat in outcome.winners]
    merits = {(score.total, score.tiebreaks[0].points) for score in scores}

    assert len(outcome.winners) > 1
    assert len(merits) == 1


@every_table
def test_cards_leave_gaps_between_rows_unless_the_option_asks_for_a_neighbour(seats: int) -> None:
    strict = RECORDED.read(f"neighbours-{seats}")

    assert strict.header.options == Options(every_new_row_needs_a_neighbour=True)
    assert cards_laid_apart(strict) == 0
    assert cards_laid_apart(RECORDED.read(f"gaps-{seats}")) > 0


def test_one_player_roofs_a_tower_only_where_the_option_lets_it() -> None:
    with_option, without = (RECORDED.replay(name) for name in ("roofs-by-colour-2", "roofs-wander-2"))

    assert with_option.header.options == Options(roofs_by_colour=True)
    assert (has_own_roof(with_option), has_own_roof(without)) == (True, False)


def test_the_first_colour_without_floors_ends_the_game() -> None:
    ((last, after),) = RECORDED.events("first-colour-ends-2", LastFloorSet)
    left = [
        sum(stock)
        for colour, stock in zip(COLOUR_INDEX, after.stocks, strict=True)
        if owner(after, colour) == last.seat
    ]

    assert RECORDED.read("first-colour-ends-2").header.options == Options(first_colour_ends=True)
    assert min(left) == 0 < max(left)


def test_a_player_builds_in_the_colour_that_is_not_on_the_card() -> None:
    record = RECORDED.read("any-own-colour-2")

    assert record.header.options == Options(any_own_colour=True)
    assert builds_in_other_colour(replay(GAME, record))


def test_a_game_stops_after_two_rounds_without_a_floor() -> None:
    events = [event for event, _ in RECORDED.events("building-stops-2", Event)]
    kinds = [type(event) for event in events if isinstance(event, Built | Overbuilt | Relocated | BuildingStopped)]

    assert kinds[-5:] == [Relocated] * 4 + [BuildingStopped]
    assert kinds[-6] is not Relocated
    assert not RECORDED.events("building-stops-2", LastFloorSet)
    assert RECORDED.outcome("building-stops-2").reason.key == "reason-building-stopped"


def test_records_of_version_1_leave_out_the_option_that_came_later() -> None:
    older = [record for record in map(RECORDED.read, RECORDED.names) if record.header.rules == 1]

    assert len(older) > len(RECORDED.names) // 3
    assert all(record.header.options.any_own_colour is UNSET for record in older)


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
    assert RECORDED.events(f"left-early-{seats}", FinalPaid)


@every_table
def test_who_does_not_give_up_wins(seats: int) -> None:
    outcome = RECORDED.outcome(f"given-up-{seats}")

    assert [entry.why for entry in RECORDED.entries(f"given-up-{seats}", Forfeited)] == ["resigned"] * (seats - 1)
    assert outcome.winners == (0,)
    assert outcome.reason.key == "reason-forfeit"
