"""Notifications between processes. They may get lost: a process that misses one catches up from the journal."""

from typing import TypeAlias
from uuid import UUID

from msgspec import Struct


class TableAdvanced(Struct, frozen=True, tag="moved"):
    """A table has committed steps up to this sequence number."""

    table: UUID
    seq: int


class TableChanged(Struct, frozen=True, tag="changed"):
    """The seats, the settings or the open take-back request of a table changed."""

    table: UUID


class PresenceReport(Struct, frozen=True, tag="here"):
    """The clients that are connected to a table through one process."""

    process: str
    table: UUID
    seats: tuple[int, ...]
    spectators: int
    screens: int = 0
    """How many of the spectators are table screens."""


class ScreenReport(Struct, frozen=True, tag="shown"):
    """A table screen at one process has shown the spectators' step `cursor` to its end, and begun to show the next one.

    Without a cursor, the screens are to complete what they show.
    """

    process: str
    table: UUID
    cursor: int | None
    events: int = 0
    """Number of events of the next step that have begun."""


class BotTurnDue(Struct, frozen=True, tag="due"):
    """A bot must move at some table."""

    passed: int = 0
    """How often a process that is busy has passed it on."""


class PersonRevoked(Struct, frozen=True, tag="revoked"):
    """A person has ended all sessions that were issued before this time, in milliseconds since 1970."""

    person: UUID
    before: int


Notification: TypeAlias = TableAdvanced | TableChanged | PresenceReport | ScreenReport | BotTurnDue | PersonRevoked
