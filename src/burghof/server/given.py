"""Injected handler parameters: the parts of the process, and the person who sent the request."""

from typing import TypeAlias
from uuid import UUID

from litestar.di import NamedDependency
from litestar.params import FromPath

from burghof.server.assembly import ServerProcess
from burghof.server.games import GameRegistry
from burghof.server.history.service import ReplayService
from burghof.server.jobs.service import RecordService
from burghof.server.journal.live_tables import LiveTableCache
from burghof.server.people.session import Person, Signer
from burghof.server.review.service import ReviewService
from burghof.server.settings import Settings
from burghof.server.tables.playing_service import PlayingService
from burghof.server.tables.repository import TablesRepository
from burghof.server.tables.setup_service import TableSetupService
from burghof.server.tables.table_cards import TableCards
from burghof.server.tables.what_if_service import WhatIfService

TableId: TypeAlias = FromPath[UUID]
SeatId: TypeAlias = FromPath[int]
"""The table and the seat in a path."""

CurrentVisitor: TypeAlias = NamedDependency[Person | None]
"""The person who sent the request; None without a session."""
CurrentPerson: TypeAlias = NamedDependency[Person]
"""The person who sent the request; without a session the request is refused."""
TheAssembly: TypeAlias = NamedDependency[ServerProcess]
TheSettings: TypeAlias = NamedDependency[Settings]
TheSigner: TypeAlias = NamedDependency[Signer]
TheGames: TypeAlias = NamedDependency[GameRegistry]
TheTables: TypeAlias = NamedDependency[TablesRepository]
TheCards: TypeAlias = NamedDependency[TableCards]
TheRecords: TypeAlias = NamedDependency[RecordService]
TheReplays: TypeAlias = NamedDependency[ReplayService]
TheReviews: TypeAlias = NamedDependency[ReviewService]
TheLiveTables: TypeAlias = NamedDependency[LiveTableCache]
TheTableSetup: TypeAlias = NamedDependency[TableSetupService]
TheWhatIfs: TypeAlias = NamedDependency[WhatIfService]
ThePlaying: TypeAlias = NamedDependency[PlayingService]
