"""Sessions: a person's id and name, signed by the server and stored by the browser."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal
from uuid import UUID

import msgspec
from msgspec import Struct

from burghof.wire.problem import Problem, ProblemError

SIGNATURE_BYTES: Final = 32
MAX_TOKEN_LENGTH: Final = 512


class Person(Struct, frozen=True, array_like=True):
    """A person with a session: a guest with a name."""

    id: UUID
    name: str


class Session(Struct, frozen=True, array_like=True):
    """A session as it is signed. The two fields of a person alone are a session of release 0.1, issued at time 0."""

    person: UUID
    name: str
    issued_at: int = 0
    """When it was issued, in milliseconds since 1970."""
    kind: Literal["guest"] = "guest"


class Signer:
    """Signs sessions with its first key and accepts signatures of all its keys, so keys can be rotated."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Create a signer with these keys, newest first."""
        assert keys, "a signer needs at least one key"
        self._keys = [sha256(f"burghof/session/1\n{key}".encode()).digest() for key in keys]

    def sign(self, session: Session) -> str:
        """Return the signed token of this session, in base64url without padding."""
        body = msgspec.json.encode(session)
        return urlsafe_b64encode(self._signature(self._keys[0], body) + body).decode().rstrip("=")

    def verify(self, token: str) -> Session | None:
        """Return the session of this token, however old; None if it is malformed or not signed by one of the keys."""
        if len(token) > MAX_TOKEN_LENGTH:
            return None
        try:
            data = urlsafe_b64decode(token + "=" * (-len(token) % 4))
            signature, body = data[:SIGNATURE_BYTES], data[SIGNATURE_BYTES:]
            is_ours = any(hmac.compare_digest(signature, self._signature(key, body)) for key in self._keys)
            return msgspec.json.decode(body, type=Session) if is_ours else None
        except (NoBase64, ValueError):
            return None

    @staticmethod
    def _signature(key: bytes, body: bytes) -> bytes:
        return hmac.new(key, body, sha256).digest()


def hash_network(key: str, network: str) -> bytes:
    """Return the keyed hash of a network address, under which its limits are counted; the address is not stored."""
    return hmac.new(sha256(f"burghof/network/1\n{key}".encode()).digest(), network.encode(), sha256).digest()[:8]


def hash_secret(secret: str) -> bytes:
    """Return the hash of an invitation link's secret; the database stores only this hash."""
    return sha256(f"burghof/link/1\n{secret}".encode()).digest()


def require_person(visitor: Person | None) -> Person:
    """Return the person; raises `Problem.NO_SESSION` if there is none."""
    if visitor is None:
        raise _no_session_error()
    return visitor


def require_session(session: Session | None) -> Session:
    """Return the session; raises `Problem.NO_SESSION` if there is none."""
    if session is None:
        raise _no_session_error()
    return session


def _no_session_error() -> ProblemError:
    return ProblemError(Problem.NO_SESSION, "no session: start one with POST /api/session")
