"""Origins: where a request comes from. A page of another origin may not act for the user of the browser."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Network: TypeAlias = IPv4Network | IPv6Network

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""HTTP methods that change nothing."""

IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that identify one network; a client can choose the other bits freely."""


def is_same_origin(origin: str, public_url: str, host: str) -> bool:
    """Return whether an origin is our own: that of the public URL, or of the host that the request names."""
    parsed = urlsplit(origin)
    if parsed.scheme not in {"http", "https"} or not parsed.netloc:
        return False
    if public_url:
        public = urlsplit(public_url)
        if (parsed.scheme, parsed.netloc.lower()) == (public.scheme, public.netloc.lower()):
            return True
    return bool(host) and parsed.netloc.lower() == host.lower()


def may_act(origin: str, public_url: str, host: str, *, has_cookie: bool, has_bearer: bool) -> bool:
    """Return whether a request may act for its person.

    A browser sends an origin, and it must be our own. A script without an origin must send a token instead of a cookie:
    a cookie alone could have been added by a browser.
    """
    if origin:
        return is_same_origin(origin, public_url, host)
    return has_bearer or not has_cookie


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Return the client's address: the last one in X-Forwarded-For that is not a trusted proxy, else the peer."""
    if not is_in_networks(peer, trusted):
        return peer
    for hop in reversed([hop.strip() for hop in forwarded.split(",") if hop.strip()]):
        if not is_in_networks(hop, trusted):
            return hop
    return peer


def is_in_networks(address: str, trusted: Sequence[Network]) -> bool:
    """Return whether an address is in one of these networks."""
    if not trusted:
        return False
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in trusted)


def rate_limit_key(address: str) -> str:
    """Return the key under which an address is counted: for IPv6 its network, else the address itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, IPV6_PREFIX_BITS), strict=False).network_address)
    return address
