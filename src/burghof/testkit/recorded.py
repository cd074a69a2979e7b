"""Recorded games: each is valid and cannot be changed unnoticed; one class of tests, like conformance."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from burghof.kernel import Fault, Match, Plugin, replay, write_record
from burghof.kernel.game import E, M, O, P, S, V
from burghof.testkit.errors import ContractError
from burghof.testkit.record_set import RecordSet
from burghof.testkit.tampering import check_chance, check_entries, check_values


class RecordedGames:
    """The tests; `recorded_games` makes a class of them for one game."""

    shelf: ClassVar[RecordSet]

    def pytest_generate_tests(self, metafunc: "pytest.Metafunc") -> None:
        """Run a test that takes a name for each recorded game."""
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", sorted(self.shelf.files))

    @pytest.mark.full
    @pytest.mark.no_cover
    def test_the_records_are_those_that_the_scenarios_write(self) -> None:
        """Records of older rules versions may stay although no scenario writes them any more."""
        check_scenarios(self.shelf)

    def test_a_recorded_game_is_found_right_with_all_its_chance(self, name: str) -> None:
        """The record is complete, legal and over, and every draw is recomputed."""
        check_verdict(self.shelf, name)

    def test_a_recorded_game_is_written_as_it_was_read(self, name: str) -> None:
        """Reading and writing a record gives the same bytes."""
        check_round_trip(self.shelf, name)

    def test_a_replay_ends_as_the_record_says_and_keeps_the_laws(self, name: str) -> None:
        """The invariant holds after every entry."""
        check_replay(self.shelf, name)

    @pytest.mark.no_cover
    def test_no_single_value_of_a_record_can_be_changed(self) -> None:
        """See `check_values`."""
        check_values(self.shelf)

    @pytest.mark.no_cover
    def test_entries_cannot_be_moved_dropped_or_doubled(self) -> None:
        """See `check_entries`."""
        check_entries(self.shelf)


class RecordedChance(RecordedGames):
    """The tests of a game that has chance."""

    @pytest.mark.no_cover
    def test_chance_cannot_be_drawn_otherwise_even_with_all_hashes_made_to_fit(self) -> None:
        """See `check_chance`."""
        check_chance(self.shelf)


def recorded_games(
    plugin: Plugin[O, S, M, E, V, P],
    folder: Path,
    invariant: Callable[[S], None],
    scenarios: Callable[[], Mapping[str, Match[O, S, M, E, V, P]]],
) -> type[RecordedGames]:
    """Return the tests of the records in a folder, as a class for pytest; one line in a test module gives it a name.

    `scenarios` plays again every game that was recorded by the rules version on the card, by the name of its file.
    """
    files = {path.stem: path.read_bytes() for path in sorted(folder.glob("*.json"))}
    has_chance = any(b'"entry":"drawn"' in file for file in files.values())
    kind = RecordedChance if has_chance else RecordedGames
    shelf = RecordSet(plugin, files, invariant, scenarios)
    return type("TestRecordedGames", (kind,), {"shelf": shelf, "__doc__": f"{plugin.card.id} as recorded."})


def check_scenarios(shelf: RecordSet) -> None:
    """Record all games again: the files are the same, none is missing and none is superfluous."""
    version = shelf.plugin.card.rules_version
    written = {name: write_record(match.record()) for name, match in shelf.scenarios().items()}
    stored = {name: file for name, file in shelf.files.items() if shelf.read(name).header.rules == version}
    others = sorted(name for name in written.keys() | stored.keys() if written.get(name) != stored.get(name))
    if others:
        raise ContractError("scenarios", f"they write different files, or none: {', '.join(others)}")


def check_verdict(shelf: RecordSet, name: str) -> None:
    """Check that verification finds no fault and knew the seed."""
    verdict = shelf.verdict(shelf.read(name))
    if isinstance(verdict, Fault):
        raise ContractError("verdict", f"{name} is not valid: {verdict}")
    if not verdict.chance_checked:
        raise ContractError("verdict", f"the chance of {name} cannot be checked")


def check_round_trip(shelf: RecordSet, name: str) -> None:
    """Check that reading and writing a record gives the same bytes."""
    if write_record(shelf.read(name)) != shelf.files[name]:
        raise ContractError("writing", f"{name} is not written as it was read")


def check_replay(shelf: RecordSet, name: str) -> None:
    """Check that the invariant holds after every entry, and that the last entry ends the game as recorded."""
    record = shelf.read(name)
    match = replay(shelf.plugin, record, upto=0)
    for entry in record.entries:
        match.append(entry)
        shelf.invariant(match.state)
    if not match.is_over:
        raise ContractError("replay", f"{name} is not over")
    if (match.outcome, match.head) != (record.outcome, record.head):
        raise ContractError("replay", f"{name} ends differently: {match.outcome} at {match.head}")
