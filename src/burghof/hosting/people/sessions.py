"""Sessions of people: started, read, renewed, and ended on all devices."""

import time
from collections.abc import Callable
from typing import Final, Protocol
from uuid import uuid4

from msgspec.structs import replace

from burghof.hosting.people.names import checked_name
from burghof.hosting.people.revocations import Revocations
from burghof.hosting.people.session import Session, Signer
from burghof.wire.bus import PersonRevoked
from burghof.wire.problem import ProblemError

DAY_MS: Final = 24 * 3600 * 1000
MAX_SESSION_AGE_MS: Final = 90 * DAY_MS
RENEWED_AFTER_MS: Final = 7 * DAY_MS


class RevocationPublisher(Protocol):
    """Publishes revocations to the other processes."""

    def publish(self, notification: PersonRevoked) -> None:
        """Send a notification to the other processes, without waiting."""


def current_time_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


class Sessions:
    """Tokens of people. A token is a session until it expires, or until the person ends all sessions."""

    def __init__(
        self,
        signer: Signer,
        revocations: Revocations,
        bus: RevocationPublisher,
        now: Callable[[], int] = current_time_ms,
    ) -> None:
        self._signer = signer
        self._revocations = revocations
        self._bus = bus
        self._now = now

    def read(self, token: str) -> Session | None:
        """Return the session of a token; None if it is malformed, expired or ended.

        A session of release 0.1 does not say when it was issued: it does not expire, until it is renewed.
        """
        session = self._signer.verify(token)
        if session is None or session.issued_at < self._revocations.before(session.person):
            return None
        is_expired = session.issued_at > 0 and self._now() - session.issued_at > MAX_SESSION_AGE_MS
        return None if is_expired else session

    def sign(self, session: Session) -> str:
        """Return the token of a session."""
        return self._signer.sign(session)

    async def start(self, name: str, previous: Session | None) -> Session:
        """Return a new session under this name, of the same person as the previous session if there is one.

        Raises a problem if it cannot be a name.
        """
        renewed = previous and await self._renew(previous)
        if renewed is None:
            return Session(uuid4(), checked_name(name), self._now())
        return replace(renewed, name=checked_name(name))

    async def renew_if_due(self, session: Session) -> Session | None:
        """Return a session issued now in place of an old one; None if it is not old, or was ended."""
        if self._now() - session.issued_at < RENEWED_AFTER_MS:
            return None
        renewed = await self._renew(session)
        return None if renewed == session else renewed

    async def end_everywhere(self, session: Session) -> Session:
        """End all sessions of a person, and return a new one."""
        before = await self._revocations.revoke(session.person)
        self._bus.publish(PersonRevoked(session.person, before))
        return replace(session, issued_at=before)

    async def _renew(self, session: Session) -> Session | None:
        """Return the session, issued now; the same session if the database does not answer, None if it was ended.

        The database is asked, because this process may not know yet that the session was ended: its successor would
        outlive that.
        """
        now = self._now()
        try:
            before = await self._revocations.confirm(session.person)
        except ProblemError:
            return session
        return replace(session, issued_at=max(now, before)) if session.issued_at >= before else None
