"""Ports for the servers of tests."""

import socket
from random import SystemRandom
from typing import Final

STABLE_PORTS: Final = range(20_000, 32_000)
"""Ports that are never used for outgoing connections, so that a server that starts later finds its own still free."""


def free_port() -> int:
    """Return a port that no process listens on."""
    while True:
        port = SystemRandom().choice(STABLE_PORTS)
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)):
                return port
