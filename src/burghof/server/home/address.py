"""Addresses: where a home server listens, and how other devices in the network reach it."""

import io
import socket
from contextlib import closing
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import segno

from burghof.kernel import say
from burghof.server.home.trouble import HomeTrouble

USUAL_PORT: Final = 8000
TRIED: Final = 100
"""Number of ports to try in order before any free port is taken."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent to it, but the system tells the route to it."""


def listen(port: int | None = None) -> socket.socket:
    """Return a socket that listens on all interfaces, on this port or on the first free port from 8000 on.

    Raises `HomeTrouble` if the requested port is taken.
    """
    if port is not None:
        listening = _listen(port)
        if listening is None:
            raise HomeTrouble(say("home-port-taken", port=str(port)))
        return listening
    tried = (_listen(one) for one in (*range(USUAL_PORT, USUAL_PORT + TRIED), 0))
    listening = next((one for one in tried if one is not None), None)
    assert listening is not None, "the system always has a free port"
    return listening


def _listen(port: int) -> socket.socket | None:
    """Return a socket that listens on this port; None if the port is in use, even on the loopback address only."""
    if port != 0 and _is_answered(port):
        return None
    try:
        return socket.create_server(("", port), backlog=512)
    except OSError:
        return None


def _is_answered(port: int) -> bool:
    with closing(socket.socket()) as caller:
        caller.settimeout(1)
        return caller.connect_ex(("127.0.0.1", port)) == 0


def own_url(port: int) -> str:
    """Return the URL of the server on this device."""
    return f"http://localhost:{port}/"


def network_url(port: int) -> str | None:
    """Return the URL of the server for other devices in the network; None without a network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as scout:
        try:
            scout.connect(ELSEWHERE)
        except OSError:
            return None
        address = scout.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}/"


def answers(port: int) -> bool:
    """Return whether a Burghof server answers on this port of this device."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)  # noqa: PLR2004 - HTTP status OK
    except (URLError, OSError):
        return False


def qr_code(text: str) -> str:
    """Return a text as a QR code in half-block characters, light on dark."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
