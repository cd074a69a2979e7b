"""The kit catches invalid recorded games, and verification that accepts changed records."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from msgspec.structs import replace

from burghof.kernel import Drawn, write_record
from burghof.testkit import ContractError, recorded_games
from burghof.testkit.record_set import RecordSet
from burghof.testkit.recorded import RecordedChance, check_replay, check_round_trip, check_scenarios, check_verdict
from burghof.testkit.tampering import check_entries, check_values, rehash
from burghof.testkit.tests import planted_records as records
from burghof.testkit.tests.planted_records import NAME, SHELF, UNFINISHED, VALID, verification_without
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL
from burghof.testkit.tests.scenarios import RECORDS, scenarios

FAULTS_OF_ALL_RECORDS: dict[str, tuple[RecordSet, str]] = {
    "test_the_records_are_those_that_the_scenarios_write": (records.without_file(), "scenarios"),
    "test_no_single_value_of_a_record_can_be_changed": (
        records.with_verification(verification_without("wrong-outcome")),
        "value",
    ),
    "test_entries_cannot_be_moved_dropped_or_doubled": (
        records.with_verification(verification_without("wrong-head")),
        "entries",
    ),
    "test_chance_cannot_be_drawn_otherwise_even_with_all_hashes_made_to_fit": (
        records.with_verification(verification_without("not-as-drawn")),
        "chance",
    ),
}
FAULTS_OF_ONE_RECORD: dict[str, tuple[RecordSet, str]] = {
    "test_a_recorded_game_is_found_right_with_all_its_chance": (records.with_record(UNFINISHED), "verdict"),
    "test_a_recorded_game_is_written_as_it_was_read": (records.with_file(SHELF.files[NAME] + b"\n"), "writing"),
    "test_a_replay_ends_as_the_record_says_and_keeps_the_laws": (records.with_record(UNFINISHED), "replay"),
}


@pytest.fixture(autouse=True)
def same_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use the same examples in every tier: whether a fault is caught must not depend on luck."""
    monkeypatch.setattr("burghof.testkit.tampering.CHANGED_VALUES", 300)
    profile = settings.get_current_profile_name()
    settings.load_profile("full")
    yield
    settings.load_profile(profile)


def collect_tests(shelf: RecordSet) -> RecordedChance:
    """Return the tests of this record set."""

    class Planted(RecordedChance):
        pass

    Planted.shelf = shelf
    return Planted()


def test_every_test_of_recorded_games_has_its_fault_here() -> None:
    tests = {name for name in dir(RecordedChance) if name.startswith("test_")}

    assert tests == FAULTS_OF_ALL_RECORDS.keys() | FAULTS_OF_ONE_RECORD.keys()


@pytest.mark.parametrize("test", FAULTS_OF_ALL_RECORDS)
def test_each_test_of_all_records_can_fail(test: str) -> None:
    shelf, part = FAULTS_OF_ALL_RECORDS[test]

    with pytest.raises(ContractError) as caught:
        getattr(collect_tests(shelf), test)()

    assert caught.value.part == part


@pytest.mark.parametrize("test", FAULTS_OF_ONE_RECORD)
def test_each_test_of_one_record_can_fail(test: str) -> None:
    shelf, part = FAULTS_OF_ONE_RECORD[test]

    with pytest.raises(ContractError) as caught:
        getattr(collect_tests(shelf), test)(NAME)

    assert caught.value.part == part


def test_a_game_without_chance_has_nothing_that_could_be_drawn_otherwise(tmp_path: Path) -> None:
    of_chance, of_none = (recorded_games(TRIAL.plugin, at, TRIAL.invariant, scenarios) for at in (RECORDS, tmp_path))

    assert (issubclass(of_chance, RecordedChance), issubclass(of_none, RecordedChance)) == (True, False)


# Records that differ from those of the scenarios


@pytest.mark.parametrize(
    ("shelf", "name"),
    [
        pytest.param(records.without_file(), NAME, id="missing"),
        pytest.param(records.with_file(SHELF.files[NAME], "stray"), "stray", id="left over"),
        pytest.param(records.with_file(SHELF.files[NAME] + b"\n"), NAME, id="another file"),
        pytest.param(records.with_other_scenario(), NAME, id="another game"),
    ],
)
def test_a_record_that_no_scenario_writes_is_caught(shelf: RecordSet, name: str) -> None:
    with pytest.raises(ContractError, match=f"^scenarios: .*: {name}$"):
        check_scenarios(shelf)


def test_a_record_of_older_rules_may_stay() -> None:
    older = replace(VALID, header=replace(VALID.header, rules=VALID.header.rules - 1))

    check_scenarios(records.with_file(write_record(older), "older"))


# Tampered records and broken invariants


@pytest.mark.parametrize(
    ("shelf", "said"),
    [
        pytest.param(records.with_record(replace(VALID, head="")), "wrong-head", id="another head"),
        pytest.param(records.with_record(replace(VALID, outcome=None)), "wrong-outcome", id="no outcome"),
        pytest.param(records.with_record(replace(VALID, entries=VALID.entries[1:])), "broken-chain", id="cut"),
        pytest.param(records.with_record(UNFINISHED), "cannot be checked", id="unfinished"),
    ],
)
def test_a_tampered_record_is_caught(shelf: RecordSet, said: str) -> None:
    with pytest.raises(ContractError, match=f"^verdict: .*{said}"):
        check_verdict(shelf, NAME)


def test_a_file_that_is_laid_out_otherwise_is_caught() -> None:
    with pytest.raises(ContractError, match=f"^writing: {NAME} "):
        check_round_trip(records.with_file(SHELF.files[NAME].replace(b"\n", b"\r\n")), NAME)


@pytest.mark.parametrize(
    ("shelf", "said"),
    [
        pytest.param(records.with_record(UNFINISHED), f"replay: {NAME} is not over", id="unfinished"),
        pytest.param(records.with_record(replace(VALID, head="")), f"replay: {NAME} ends differently", id="head"),
        pytest.param(
            records.with_record(replace(VALID, outcome=None)), f"replay: {NAME} ends differently", id="outcome"
        ),
        pytest.param(records.with_broken_invariant(), "nobody has won", id="broken invariant"),
    ],
)
def test_a_replay_that_ends_otherwise_or_breaks_a_law_is_caught(shelf: RecordSet, said: str) -> None:
    with pytest.raises(AssertionError, match=f"^{said}"):
        check_replay(shelf, NAME)


# Verification that overlooks a fault


@pytest.mark.parametrize(
    "judge",
    [
        pytest.param(records.verify_ignoring_names, id="who took a seat"),
        pytest.param(verification_without("another-game"), id="which game"),
        pytest.param(verification_without("unknown-rules"), id="which rules"),
        pytest.param(verification_without("wrong-commitment"), id="which seed"),
        pytest.param(verification_without("broken-chain"), id="what came before"),
        pytest.param(verification_without("wrong-head"), id="what came last"),
    ],
)
def test_a_value_that_can_be_changed_is_caught(judge: records.Verification) -> None:
    with pytest.raises(ContractError, match=r"^value: .* can be changed into"):
        check_values(records.with_verification(judge))


def test_entries_that_can_be_dropped_moved_and_doubled_are_caught() -> None:
    with pytest.raises(ContractError, match=r"^entries: .* can be dropped and moved and doubled"):
        check_entries(records.with_verification(verification_without("broken-chain")))


def test_entries_made_to_fit_are_as_they_were() -> None:
    loose = [replace(entry, prev="") for entry in VALID.entries]

    assert any(isinstance(entry, Drawn) for entry in loose)
    assert rehash(replace(VALID, head=""), loose) == VALID
