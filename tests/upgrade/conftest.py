"""The release of the fixtures, and a copy of its home served by the code of today."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.server.home import Home, place
from tests.upgrade.release import Release, read_release, unpack_home
from tests.upgrade.wire import Sent, play_on, read_all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No coverage here: the home is another process, and to follow this one would only slow it down."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.no_cover)


class Upgraded(Struct, frozen=True):
    """The home of the release, served by the code of today."""

    url: str
    home: Path
    files: dict[str, bytes]
    """The record files that were there before."""
    sent: Sent
    """Everything that every audience was sent, before any test did anything."""


@pytest.fixture(scope="session")
def release() -> Release:
    """The release of the fixtures."""
    return read_release()


@pytest.fixture(scope="session")
def upgraded(release: Release) -> Iterator[Upgraded]:
    """A copy of the home, in use; tests change its tables, each test other ones."""
    with place() as folder:
        home = unpack_home(folder)
        files = {file.name: file.read_bytes() for file in (home / "games").iterdir()}
        running = Home(home, "--plain")
        try:
            sent = {**read_all(running.url, release), **play_on(running.url, release)}
            yield Upgraded(running.url, home, files, sent)
        finally:
            assert running.stop() == 0
