"""Names by which devices, operators and other processes know the release still exist."""

from typing import Final

import msgspec
import pytest

from burghof.wire.bus import Notification
from tests.upgrade.conftest import Upgraded
from tests.upgrade.names import Names, names_of
from tests.upgrade.release import NAMES

BEFORE: Final = msgspec.json.decode(NAMES.read_bytes(), type=Names)

NOTIFICATIONS: Final = (
    b'{"type":"moved","table":"00000000-0000-4000-8000-000000000001","seq":7}',
    b'{"type":"changed","table":"00000000-0000-4000-8000-000000000001"}',
    b'{"type":"here","process":"a","table":"00000000-0000-4000-8000-000000000001","seats":[0],"spectators":1,"screens":0}',
    b'{"type":"due"}',
)
"""Notifications that a process of the release sends on the bus."""


@pytest.fixture(scope="module")
def now(upgraded: Upgraded) -> Names:
    """The current names."""
    return names_of(upgraded.url)


@pytest.mark.parametrize("kind", sorted(BEFORE))
def test_no_name_is_gone(now: Names, kind: str) -> None:
    assert set(BEFORE[kind]) - set(now[kind]) == set()


@pytest.mark.parametrize("hint", NOTIFICATIONS)
def test_a_hint_on_the_bus_is_understood_and_says_the_same(hint: bytes) -> None:
    read = msgspec.json.decode(hint, type=Notification)

    written = msgspec.json.decode(msgspec.json.encode(read))
    assert {**written, **msgspec.json.decode(hint)} == written
