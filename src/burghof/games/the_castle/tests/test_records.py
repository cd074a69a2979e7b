"""Recorded games: each is right, and ends as its name says."""

import pytest

from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.laws import law
from burghof.games.the_castle.tests.recording import RECORDS
from burghof.kernel import Verified, read_record, replay, verify, write_record

FILES = {path.stem: path.read_bytes() for path in sorted(RECORDS.glob("*.json"))}
REASONS = ("all-out", "all-dead", "rounds-over")

every_record = pytest.mark.parametrize("name", FILES)


@every_record
def test_a_recorded_game_is_found_right_with_all_its_chance(name: str) -> None:
    verdict = verify(GAME, read_record(GAME, FILES[name]))

    assert isinstance(verdict, Verified)
    assert verdict.chance_checked


@every_record
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    assert write_record(read_record(GAME, FILES[name])) == FILES[name]


@every_record
def test_the_laws_hold_at_every_entry(name: str) -> None:
    record = read_record(GAME, FILES[name])
    match = replay(GAME, record, upto=0)
    for entry in record.entries:
        match.enter(entry)
        law(match.state)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_there_is_a_game_for_each_end_and_each_number_of_seats(reason: str, seats: int) -> None:
    outcome = read_record(GAME, FILES[f"{reason}-{seats}"]).outcome

    assert outcome is not None
    assert outcome.reason.key == f"reason-{reason}"
    assert len(outcome.ranks) == seats
