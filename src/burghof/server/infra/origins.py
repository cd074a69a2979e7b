"""Origins: where a request comes from. A browser that shows somebody else's page may not act for its user here."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Network: TypeAlias = IPv4Network | IPv6Network

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""

HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that stand for one household; the rest is its own to choose."""


def is_from_here(origin: str, public_url: str, host: str) -> bool:
    """Whether a page of this origin is one of ours: of the public address, or of the very host that was asked."""
    named = urlsplit(origin)
    if named.scheme not in {"http", "https"} or not named.netloc:
        return False
    if public_url:
        public = urlsplit(public_url)
        if (named.scheme, named.netloc.lower()) == (public.scheme, public.netloc.lower()):
            return True
    return bool(host) and named.netloc.lower() == host.lower()


def may_act(origin: str, public_url: str, host: str, *, has_cookie: bool, has_bearer: bool) -> bool:
    """Whether a request may act for whoever it says.

    Browsers name their origin and it must be ours. A script that names none must bring its own token: a cookie alone
    could have been added by a browser.
    """
    if origin:
        return is_from_here(origin, public_url, host)
    return has_bearer or not has_cookie


def address_of(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """The address a request comes from: the last one in X-Forwarded-For that no proxy of ours has, or the peer's."""
    if not is_trusted(peer, trusted):
        return peer
    for hop in reversed([hop.strip() for hop in forwarded.split(",") if hop.strip()]):
        if not is_trusted(hop, trusted):
            return hop
    return peer


def is_trusted(address: str, trusted: Sequence[Network]) -> bool:
    """Whether this is one of our proxies."""
    if not trusted:
        return False
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in trusted)


def household(address: str) -> str:
    """Whom an address stands for when we count: an IPv6 household is one, however many addresses it takes."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(IPv6Network((known, HOUSEHOLD), strict=False).network_address)
    return address
