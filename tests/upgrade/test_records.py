"""Records of the release are read, verified and written as they were."""

from pathlib import Path

import pytest

from burghof.kernel import VerifiedMatch, find_games, load_plugin, read_game_id, read_record, verify, write_record
from tests.upgrade.release import RECORDS

FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_record_is_right_and_written_to_the_byte(file: Path) -> None:
    data = file.read_bytes()
    plugin = load_plugin(find_games()[read_game_id(data)])
    record = read_record(plugin, data)

    result = verify(plugin, record)

    assert isinstance(result, VerifiedMatch), result
    assert result.chance_checked
    assert result.match.outcome == record.outcome
    assert write_record(result.match.record()) == data


def test_there_is_one_record_of_each_game() -> None:
    assert [file.stem for file in FILES] == ["appenzell", "kilt-castle", "seven-locks", "solomon", "the-castle"]
