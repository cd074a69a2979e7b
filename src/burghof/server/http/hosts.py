"""Hosts: the names by which a server may be asked.

A page of a foreign name that is made to point at this server (DNS rebinding) runs in the browser of a victim and counts
as the same origin. It is refused, because its requests carry the foreign name in their Host header.
"""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from burghof.server.http.origins import Network, is_in_networks
from burghof.server.settings import LOOPBACK, read_networks

PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""Paths that are served under any name: orchestrators ask each process by its address; nothing private is there."""

HOST_HEADER: Final = re.compile(r"(?:\[(?P<ipv6>[0-9a-f:.]+)\]|(?P<name>[^][@/:,\s]+?))\.?(?::\d{0,5})?", re.IGNORECASE)


class OwnHosts:
    """The names and networks by which this server may be asked; the names of its own machine always belong to them."""

    def __init__(self, public_url: str, names: Sequence[str], networks: Sequence[Network]) -> None:
        """Accept the host of the public URL, further names, and addresses in these networks."""
        public = urlsplit(public_url).hostname or ""
        self._names = {"localhost", *(_ascii_name(name) for name in (public, *names) if name)}
        self._networks = (*read_networks(LOOPBACK), *networks)

    def is_own(self, header: str) -> bool:
        """Return whether a Host header, with or without a port, names this server."""
        parsed = HOST_HEADER.fullmatch(header)
        if parsed is None:
            return False
        host = (parsed["ipv6"] or parsed["name"]).lower()
        return host in self._names or is_in_networks(host, self._networks)


def _ascii_name(name: str) -> str:
    """Return a name as browsers send it: in lower case, without a final dot, in Punycode."""
    return name.rstrip(".").lower().encode("idna").decode()
