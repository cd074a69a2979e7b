"""Every audience of a game of the release is sent the same bytes, except for declared differences."""

from typing import Final

import pytest

from tests.upgrade.conftest import Upgraded
from tests.upgrade.differences import find_differences, find_undeclared
from tests.upgrade.release import WIRE, Release, read_packed
from tests.upgrade.wire import Sent

BEFORE: Final[Sent] = read_packed(WIRE)


def test_the_same_audiences_are_sent_the_same_number_of_messages(upgraded: Upgraded) -> None:
    assert {name: len(sent) for name, sent in upgraded.sent.items()} == {
        name: len(sent) for name, sent in BEFORE.items()
    }


@pytest.mark.parametrize("kind", sorted({name.split("/")[1] for name in BEFORE}))
def test_messages_are_as_they_were(upgraded: Upgraded, release: Release, kind: str) -> None:
    found: dict[str, set[str]] = {}
    for name in (one for one in BEFORE if one.split("/")[1] == kind):
        table = name.split("/")[0]
        game = release.tables[table].game if table in release.tables else "*"
        for before, now in zip(BEFORE[name], upgraded.sent[name], strict=True):
            missing = find_undeclared(game, find_differences(kind, before, now))
            found.setdefault(game, set()).update(missing)

    assert {game: sorted(places) for game, places in found.items() if places} == {}, (
        "declare what is deliberate in tests/upgrade/differences.py"
    )


def test_every_game_is_there_and_every_kind_of_message() -> None:
    assert {name.split("/")[1] for name in BEFORE} == {"tables", "table", "sight", "replay", "record", "series", "step"}
    assert sum(len(messages) for messages in BEFORE.values()) > 500
