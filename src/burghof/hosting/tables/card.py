"""A table's card: its settings, its seats, and the rights of people at it."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from burghof.hosting.people.session import Person
from burghof.hosting.tables.bot_names import with_given_names
from burghof.hosting.tables.series import Result, TableSeries
from burghof.kernel import Player, Recall
from burghof.wire.clock import OnTimeout, TimeControl
from burghof.wire.requests import Visibility
from burghof.wire.responses import Chair, MyRights, Phase, Table


class ServerChair(Struct, frozen=True):
    """A seat with the data that only the server knows."""

    name: str | None
    bot: str | None
    seed: str
    holders: tuple[UUID, ...]

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a bot has the seat."""
        return self.name is None

    @property
    def player(self) -> Player | None:
        """The player of the seat as it was assigned; None if it is free."""
        return None if self.name is None else Player(self.name, self.bot)


class TableCard(Struct, frozen=True):
    """The settings, seats and members of a table, without the state of its game."""

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
    chairs: tuple[ServerChair, ...]
    members: tuple[UUID, ...]
    removed: tuple[UUID, ...] = ()
    """The people whom the host has removed: the table is closed to them."""
    what_if: UUID | None = None
    series: TableSeries | None = None
    has_hints: bool = False
    """Whether all may ask for hints, also where several people play."""
    result: Result | None = None
    """The result of its game once it is over."""

    @property
    def occupants(self) -> tuple[Player | None, ...]:
        """The players of all seats, bots with their given names; None for a free seat."""
        return with_given_names(self.id, [chair.player for chair in self.chairs])

    @property
    def players(self) -> tuple[Player, ...]:
        """The players for the record; no seat may be free."""
        players = tuple(player for player in self.occupants if player is not None)
        assert len(players) == len(self.chairs), "a game begins when all seats are taken"
        return players

    @property
    def host_seat(self) -> int | None:
        """The first seat that the host holds; None if the host holds none."""
        return next((seat for seat, chair in enumerate(self.chairs) if self.host in chair.holders), None)

    @property
    def public_view(self) -> Table:
        """The card as every client that may see the table sees it."""
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
            chairs=tuple(
                Chair(seat, None, None) if player is None else Chair(seat, player.name, player.bot)
                for seat, player in enumerate(self.occupants)
            ),
            commitment=self.commitment,
            previous=self.previous,
            rematch=self.rematch,
            what_if=self.what_if,
            series=None if self.series is None else self.series.standing(self.result),
            host_seat=self.host_seat,
            has_hints=self.has_hints,
        )

    def rights_of(self, person: Person | None) -> MyRights:
        """Return the rights of this person at the table."""
        if person is None:
            return MyRights()
        seats = tuple(seat for seat, chair in enumerate(self.chairs) if person.id in chair.holders)
        return MyRights(seats, self.host == person.id)

    def is_visible_to(self, person: Person | None) -> bool:
        """Return whether this person may see the table."""
        if person is not None and person.id in self.removed:
            return False
        return self.visibility == "public" or (person is not None and person.id in (self.host, *self.members))

    def is_held_by(self, person: Person | None, seat: int) -> bool:
        """Return whether this person may act for this seat and see what it sees."""
        return person is not None and 0 <= seat < len(self.chairs) and person.id in self.chairs[seat].holders
