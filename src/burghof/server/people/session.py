"""Sessions: who somebody is, signed by the server and kept by the browser. There is nothing to look up."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from uuid import UUID

import msgspec
from msgspec import Struct

SIGNATURE: Final = 32
LONGEST: Final = 512


class Person(Struct, frozen=True, array_like=True):
    """Somebody with a session: a guest under a name."""

    id: UUID
    name: str


class Signer:
    """Signs sessions with the first of its keys, and believes all of them: so keys can be changed one by one."""

    def __init__(self, keys: Sequence[str]) -> None:
        """A signer with these keys, the newest first."""
        assert keys, "without a key everybody could be anybody"
        self._keys = [sha256(f"burghof/session/1\n{key}".encode()).digest() for key in keys]

    def token(self, person: Person) -> str:
        """The session of this person, to be kept by them."""
        body = msgspec.json.encode(person)
        return urlsafe_b64encode(self._signature(self._keys[0], body) + body).decode().rstrip("=")

    def person(self, token: str) -> Person | None:
        """Who has this session; None if we never signed it."""
        if len(token) > LONGEST:
            return None
        try:
            data = urlsafe_b64decode(token + "=" * (-len(token) % 4))
            signature, body = data[:SIGNATURE], data[SIGNATURE:]
            is_ours = any(hmac.compare_digest(signature, self._signature(key, body)) for key in self._keys)
            return msgspec.json.decode(body, type=Person) if is_ours else None
        except (NoBase64, ValueError):
            return None

    @staticmethod
    def _signature(key: bytes, body: bytes) -> bytes:
        return hmac.new(key, body, sha256).digest()


def secret_hash(secret: str) -> bytes:
    """What the database keeps of a link's secret."""
    return sha256(f"burghof/link/1\n{secret}".encode()).digest()
