"""A home server for browsers: `burghof play` as a user types it."""

import signal
import socket
from pathlib import Path

from tests.ports import free_port
from tests.server.home_process import HomeProcess


class HomeServer:
    """One home server, at one port and over one folder; it can be killed and restarted."""

    def __init__(self, folder: Path) -> None:
        """Start the server."""
        self._folder = folder
        self._port = free_port()
        self._home = self._start()

    @property
    def url(self) -> str:
        """Its address on this device."""
        return self._home.url.rstrip("/")

    @property
    def network_url(self) -> str:
        """Its address for other devices of the network: plain http, and not this device's loopback address."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as scout:
            scout.connect(("192.0.2.1", 9))
            address: str = scout.getsockname()[0]
        assert not address.startswith("127."), "this machine has no network"
        return f"http://{address}:{self._port}"

    def kill(self) -> None:
        """Kill its process without warning, as a power cut would."""
        self._home.stop(signal.SIGKILL)

    def restart(self) -> None:
        """Restart it, at the same port and over the same folder."""
        self._home = self._start()

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._home.stop()

    def _start(self) -> HomeProcess:
        return HomeProcess(self._folder, "--plain", "--port", str(self._port))
