"""Addresses: where a server at home listens, and how other devices in the house reach it."""

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
"""How many ports are tried, one after the other, before any free one is taken."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address outside of every house, kept for examples: nothing is sent there, but the system says the way to it."""


def listen(port: int | None = None) -> socket.socket:
    """A socket that listens to all who can reach this device: at this port, or at the first free one from 8000 on."""
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
    """A socket at this port, unless somebody is there, be it for this device alone."""
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
    """The address on this device."""
    return f"http://localhost:{port}/"


def network_url(port: int) -> str | None:
    """The address for other devices of the same network; None without a network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as scout:
        try:
            scout.connect(ELSEWHERE)
        except OSError:
            return None
        address = scout.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}/"


def answers(port: int) -> bool:
    """Whether a server of ours answers at this port of this device."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)  # noqa: PLR2004 - it is well
    except (URLError, OSError):
        return False


def qr_code(text: str) -> str:
    """A text as a picture for cameras, in half blocks: light on dark."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
