"""Revocations: the people who ended all their sessions, and since when their earlier sessions are none."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol
from uuid import UUID

OVERLAP_MS: Final = 60_000
"""How far behind the newest known revocation a refresh looks, in milliseconds: others may have been committed later."""


class RevocationStore(Protocol):
    """Storage of the revocations; times are milliseconds since 1970."""

    async def revoke(self, person: UUID) -> int:
        """End all sessions of a person, and return the time before which sessions are none."""

    async def revoked_before(self, person: UUID) -> int:
        """Return the time before which sessions of this person are none; 0 if all are valid."""

    async def changed_since(self, since: int) -> Mapping[UUID, int]:
        """Return the people whose time is at least `since`."""


class Revocations:
    """All revocations, in memory: every request is compared with them."""

    def __init__(self, store: RevocationStore, on_raised: Callable[[UUID, int], None]) -> None:
        """Create an empty list; call `refresh` before anything else. `on_raised` is called with each new time."""
        self._store = store
        self._on_raised = on_raised
        self._before: dict[UUID, int] = {}
        self._newest = 0

    def before(self, person: UUID) -> int:
        """Return the time before which sessions of this person are none, as far as this process knows."""
        return self._before.get(person, 0)

    def apply(self, person: UUID, before: int) -> None:
        """Apply a revocation of this or another process; one that is known already has no effect."""
        if before > self.before(person):
            self._before[person] = before
            self._newest = max(self._newest, before)
            self._on_raised(person, before)

    async def refresh(self) -> None:
        """Apply the revocations of other processes."""
        for person, before in (await self._store.changed_since(self._newest - OVERLAP_MS)).items():
            self.apply(person, before)

    async def confirm(self, person: UUID) -> int:
        """Return the time before which sessions of this person are none, as stored now."""
        self.apply(person, await self._store.revoked_before(person))
        return self.before(person)

    async def revoke(self, person: UUID) -> int:
        """End all sessions of a person, and return the time before which sessions are none."""
        self.apply(person, await self._store.revoke(person))
        return self.before(person)
