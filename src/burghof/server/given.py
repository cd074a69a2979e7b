"""Injected handler parameters: the parts of the process, and the person who sent the request."""

from typing import TypeAlias
from uuid import UUID

from litestar.di import NamedDependency
from litestar.params import FromPath

from burghof.server.assembly import Assembly
from burghof.server.games import Games
from burghof.server.history.service import Replays
from burghof.server.jobs.service import Records
from burghof.server.journal.live_tables import LiveTables
from burghof.server.people.session import Person, Signer
from burghof.server.review.service import Reviews
from burghof.server.settings import Settings
from burghof.server.tables.cards import Cards
from burghof.server.tables.gathering_service import GatheringService
from burghof.server.tables.playing_service import PlayingService
from burghof.server.tables.repository import TablesRepository
from burghof.server.tables.what_if_service import WhatIfs

TableId: TypeAlias = FromPath[UUID]
SeatId: TypeAlias = FromPath[int]
"""The table and the seat in a path."""

TheVisitor: TypeAlias = NamedDependency[Person | None]
"""The person who sent the request; None without a session."""
ThePerson: TypeAlias = NamedDependency[Person]
"""The person who sent the request; without a session the request is refused."""
TheAssembly: TypeAlias = NamedDependency[Assembly]
TheSettings: TypeAlias = NamedDependency[Settings]
TheSigner: TypeAlias = NamedDependency[Signer]
TheGames: TypeAlias = NamedDependency[Games]
TheTables: TypeAlias = NamedDependency[TablesRepository]
TheCards: TypeAlias = NamedDependency[Cards]
TheRecords: TypeAlias = NamedDependency[Records]
TheReplays: TypeAlias = NamedDependency[Replays]
TheReviews: TypeAlias = NamedDependency[Reviews]
TheLiveTables: TypeAlias = NamedDependency[LiveTables]
TheGathering: TypeAlias = NamedDependency[GatheringService]
TheWhatIfs: TypeAlias = NamedDependency[WhatIfs]
ThePlaying: TypeAlias = NamedDependency[PlayingService]
