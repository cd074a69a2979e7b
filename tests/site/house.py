"""A house to visit: `burghof play` as a person types it, and what is asked of it past the site."""

import signal
import socket
from pathlib import Path
from random import SystemRandom
from typing import Final

from tests.server.home import Home

PORTS: Final = range(20_000, 32_000)
"""None of these is given to whoever calls out: a house that was killed finds its own still free."""


class SiteHouse:
    """One server at home, at one port and over one folder; it may be killed and opened again."""

    def __init__(self, folder: Path) -> None:
        """Open it."""
        self._folder = folder
        self._port = _free_port()
        self._home = self._opened()

    @property
    def url(self) -> str:
        """Where it is found on this device."""
        return self._home.url.rstrip("/")

    @property
    def url_for_others(self) -> str:
        """Where other devices of the network find it: plain http, at an address that is not this device's own."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as scout:
            scout.connect(("192.0.2.1", 9))
            address: str = scout.getsockname()[0]
        assert not address.startswith("127."), "this machine has no network"
        return f"http://{address}:{self._port}"

    def is_killed(self) -> None:
        """End its process without a word, as a power cut would."""
        self._home.stop(signal.SIGKILL)

    def opens_again(self) -> None:
        """Start it once more, at the same port and over the same folder."""
        self._home = self._opened()

    def closes(self) -> None:
        """Stop it as Ctrl-C does."""
        self._home.stop()

    def _opened(self) -> Home:
        return Home(self._folder, "--plain", "--port", str(self._port))


def _free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)):
                return port
