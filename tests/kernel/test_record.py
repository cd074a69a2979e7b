"""Record files: readable, restored exactly, and still valid after changes of the code."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given

from burghof.kernel import VerifiedMatch, read_game_id, read_record, unique_name, verify, write_record
from burghof.kernel.record import digest
from tests.kernel.forged import play_eventful_match
from tests.kernel.well import WELL
from tests.kernel.well_model import Take
from tests.kernel.well_tables import WANDERINGS, WellMatch, WellRecord, opened_table, unopened_table

STORED = sorted((Path(__file__).parent / "records").glob("*.json"))
EMPTY_RECORD = """{
  "header": {
    "format": 1,
    "game": "well",
    "rules": 2,
    "options": {
      "coins": 12
    },
    "seats": [
      {
        "name": "Ada"
      },
      {
        "name": "Ben"
      }
    ],
    "recall": "pure",
    "commitment": "3648423460ec2d9b92b50cd0f88080422873bc1b025d2780c1b42c63322181a6",
    "previous": null
  },
  "entries": [],
  "head": "8cd80f70eb176944dc6291082101e7b17e7a0e9d2197b5bee3593c0f0b732971",
  "seed": null,
  "outcome": null
}
"""


def read_stored(path: Path) -> WellRecord:
    return read_record(WELL, path.read_bytes())


def record_text(match: WellMatch) -> str:
    """Return the match's record as the text of its file."""
    return write_record(match.record()).decode()


@given(WANDERINGS)
def test_a_record_comes_back_from_its_file_exactly(match: WellMatch) -> None:
    file = write_record(match.record())

    assert read_record(WELL, file) == match.record()
    assert write_record(read_record(WELL, file)) == file


def test_a_record_without_entries_is_a_file_too() -> None:
    assert record_text(unopened_table()) == EMPTY_RECORD
    assert read_record(WELL, EMPTY_RECORD.encode()) == unopened_table().record()


def test_each_entry_stands_on_a_line_of_its_own() -> None:
    match = play_eventful_match()
    lines = [msgspec.json.encode(entry).decode() for entry in match.entries]

    assert [line.strip().rstrip(",") for line in record_text(match).split("\n") if '"entry":' in line] == lines


def test_the_hash_of_an_entry_is_that_of_its_line() -> None:
    match = opened_table(Take(1))
    line = '{"entry":"opened","prev":"' + digest(match.header) + '","seeds":["Ada\'s own","Ben\'s own"]}'

    assert match.entries[1].prev == digest(match.entries[0])
    assert line in record_text(match)


def test_a_record_is_named_by_the_hash_of_its_header() -> None:
    assert opened_table(Take(1)).record().id == opened_table().record().id == digest(opened_table().header)
    assert opened_table().record().id != opened_table(seed="another").record().id


def test_a_file_tells_which_game_it_records() -> None:
    assert read_game_id(EMPTY_RECORD.encode()) == "well"


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"[]",
        b"{}",
        b'{"header": {}}',
        b'{"header": {"game": 3}}',
        b"\xff",
        b'{"header": {"game": "\xff"}}',
        b'{"x":' + b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_record_is_of_no_game(file: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_game_id(file)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"previous": null', '"previous": null, "weather": "fair"'),
        ('"coins": 12', '"coins": 12, "weather": "fair"'),
        ('"name": "Ada"', '"name": "Ada", "weather": "fair"'),
        ('"seed": ', '"weather": "fair", "seed": '),
        ('"to":4', '"to":4,"weather":"fair"'),
        ('"depth":671', '"depth":671,"weather":"fair"'),
        ('"type":"call"', '"type":"shout"'),
        ('"entry":"opened"', '"entry":"closed"'),
        ('"format": 1', '"format": 2'),
        ('"recall": "pure"', '"recall": "perfect"'),
        ('"coins": 12', '"coins": 13'),
        ('"name": "Ada"', '"name": "Ada\udcff"'),
    ],
)
def test_what_a_record_does_not_know_is_refused(old: str, new: str) -> None:
    file = record_text(play_eventful_match())
    assert old in file

    with pytest.raises(msgspec.DecodeError):
        read_record(WELL, file.replace(old, new, 1).encode(errors="surrogateescape"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_record_keeps_verifying_and_is_written_as_it_was(path: Path) -> None:
    record = read_stored(path)

    assert isinstance(verify(WELL, record), VerifiedMatch)
    assert write_record(record) == path.read_bytes()


def test_records_are_stored_of_each_rules_version() -> None:
    assert {read_stored(path).header.rules for path in STORED} == set(WELL.rules_by_version)


def test_the_stored_game_is_still_played_the_same() -> None:
    assert (STORED[0].parent / "eventful.json").read_bytes() == write_record(play_eventful_match().record())


@pytest.mark.parametrize(
    ("taken", "name"), [([], "Ada"), (["Ben"], "Ada"), (["Ada"], "Ada 2"), (["Ada", "Ada 2", "Ben"], "Ada 3")]
)
def test_a_name_that_somebody_has_gets_a_number(taken: list[str], name: str) -> None:
    assert unique_name("Ada", taken) == name
