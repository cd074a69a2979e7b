"""The release of the fixtures, and a copy of its home folder served by the current code."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.server.home_process import HomeProcess, temporary_home
from tests.upgrade.release import Release, read_release, unpack_home
from tests.upgrade.wire import Sent, play_on, read_all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage here: the server is another process, and tracing this one would only slow it down."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.no_cover)


class Upgraded(Struct, frozen=True):
    """The home folder of the release, served by the current code."""

    url: str
    home: Path
    files: dict[str, bytes]
    """The record files that existed before."""
    sent: Sent
    """Everything that every audience was sent, before any test acted."""


@pytest.fixture(scope="session")
def release() -> Release:
    """The release of the fixtures."""
    return read_release()


@pytest.fixture(scope="session")
def upgraded(release: Release) -> Iterator[Upgraded]:
    """A served copy of the home folder; tests change its tables, each test different ones."""
    with temporary_home() as folder:
        home = unpack_home(folder)
        files = {file.name: file.read_bytes() for file in (home / "games").iterdir()}
        running = HomeProcess(home, "--plain")
        try:
            sent = {**read_all(running.url, release), **play_on(running.url, release)}
            yield Upgraded(running.url, home, files, sent)
        finally:
            assert running.stop() == 0
