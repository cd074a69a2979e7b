"""Addresses: where a home server listens, and how other devices in the network reach it."""

import io
import socket
from contextlib import closing
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import segno

from burghof.kernel import say
from burghof.server.home.errors import HomeServerError
from burghof.server.settings import is_host_name

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 100
"""Number of ports to try in order before any free port is taken."""

ROUTE_PROBE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent to it, but the system tells the route to it."""


def listen(port: int | None = None) -> socket.socket:
    """Return a socket that listens on all interfaces, on this port or on the first free port from 8000 on.

    Raises `HomeServerError` if the requested port is taken.
    """
    if port is not None:
        server_socket = _try_listen(port)
        if server_socket is None:
            raise HomeServerError(say("home-port-taken", port=str(port)))
        return server_socket
    tried = (_try_listen(one) for one in (*range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED), 0))
    server_socket = next((one for one in tried if one is not None), None)
    assert server_socket is not None, "the system always has a free port"
    return server_socket


def _try_listen(port: int) -> socket.socket | None:
    """Return a socket that listens on this port; None if the port is in use, even on the loopback address only."""
    if port != 0 and _is_in_use(port):
        return None
    try:
        return socket.create_server(("", port), backlog=512)
    except OSError:
        return None


def _is_in_use(port: int) -> bool:
    with closing(socket.socket()) as client:
        client.settimeout(1)
        return client.connect_ex(("127.0.0.1", port)) == 0


def own_url(port: int) -> str:
    """Return the URL of the server on this device."""
    return f"http://localhost:{port}/"


def network_url(port: int) -> str | None:
    """Return the URL of the server for other devices in the network; None without a network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(ROUTE_PROBE)
        except OSError:
            return None
        address = probe.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}/"


def own_hosts(further: str) -> str:
    """Return by what a home may be asked, as in `Settings.hosts`: the names of this machine, any address, and further.

    Unlike a name, an address cannot be made to point to another machine, and a machine changes its addresses.
    """
    name = socket.gethostname().lower()
    label = name.partition(".")[0]
    names = dict.fromkeys(one for one in (name, label, f"{label}.local") if is_host_name(one))
    return ",".join([*names, "0.0.0.0/0", "::/0", further])


def is_our_server(port: int) -> bool:
    """Return whether a Burghof server answers on this port of this device."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)  # noqa: PLR2004 - HTTP status OK
    except (URLError, OSError):
        return False


def qr_code(text: str) -> str:
    """Return a text as a QR code in half-block characters, light on dark."""
    output = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(output, compact=True, border=2)
    return output.getvalue().rstrip("\n")
