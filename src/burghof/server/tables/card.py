"""A table's card: its settings, its seats, and who has which rights."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from burghof.kernel import Player, Recall
from burghof.server.people.session import Person
from burghof.server.tables.series import Result, TableSeries
from burghof.wire.answers import Chair, Mine, Phase, Table
from burghof.wire.clock import OnTimeout, TimeControl
from burghof.wire.requests import Visibility


class Seated(Struct, frozen=True):
    """A chair with what only the server knows of it."""

    name: str | None
    bot: str | None
    seed: str
    holders: tuple[UUID, ...]

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.name is None

    @property
    def player(self) -> Player:
        """Who plays it, for the record."""
        assert self.name is not None, "a game begins when all seats are taken"
        return Player(self.name, self.bot)


class TableCard(Struct, frozen=True):
    """Everything about a table but its game."""

    id: UUID
    game: str
    rules: int
    options: dict[str, Any]
    recall: Recall
    visibility: Visibility
    clock: TimeControl
    on_timeout: OnTimeout
    host: UUID
    commitment: str
    previous: UUID | None
    rematch: UUID | None
    phase: Phase
    chairs: tuple[Seated, ...]
    members: tuple[UUID, ...]
    what_if: UUID | None = None
    series: TableSeries | None = None
    result: Result | None = None
    """How its game ended, if it has."""

    @property
    def shown(self) -> Table:
        """The card as everybody sees it who may see the table."""
        return Table(
            id=self.id,
            game=self.game,
            rules=self.rules,
            options=self.options,
            recall=self.recall,
            visibility=self.visibility,
            clock=self.clock,
            on_timeout=self.on_timeout,
            phase=self.phase,
            chairs=tuple(Chair(seat, chair.name, chair.bot) for seat, chair in enumerate(self.chairs)),
            commitment=self.commitment,
            previous=self.previous,
            rematch=self.rematch,
            what_if=self.what_if,
            series=None if self.series is None else self.series.standing(self.result),
        )

    def mine(self, person: Person | None) -> Mine:
        """What the table is to this person."""
        if person is None:
            return Mine()
        seats = tuple(seat for seat, chair in enumerate(self.chairs) if person.id in chair.holders)
        return Mine(seats, self.host == person.id)

    def is_seen_by(self, person: Person | None) -> bool:
        """Whether this person may know that the table is there."""
        return self.visibility == "public" or (person is not None and person.id in (self.host, *self.members))

    def is_held_by(self, person: Person | None, seat: int) -> bool:
        """Whether this person may act for this seat and see what it sees."""
        return person is not None and 0 <= seat < len(self.chairs) and person.id in self.chairs[seat].holders
