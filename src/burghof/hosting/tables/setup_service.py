"""Table setup: create a table, seat people and bots, and start the game."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Protocol
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct

from burghof.bots.roster import BOT_FACTORIES
from burghof.hosting.clock.clocks import initial_clocks
from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.rebuild import newer_release_error
from burghof.hosting.journal.service import NotificationPublisher, ServingClock
from burghof.hosting.people.names import checked_name
from burghof.hosting.people.session import Person, hash_secret
from burghof.hosting.replayer.service import Replayer
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.result_task import read_result
from burghof.hosting.tables.series import TableSeries
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import AnyMatch, Header, Match, Player, commitment, unique_name
from burghof.wire.bus import TableChanged
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import CreateTable, TakeSeat
from burghof.wire.responses import NextGame, RemovedGuests, TableCreated


class SeedSource(Protocol):
    """Source of seeds: the random generator of the system; tests that compare two runs inject their own."""

    def __call__(self) -> str:
        """Return a new seed."""


def new_seed() -> str:
    """Return a random seed of 256 bits that cannot be guessed."""
    return token_urlsafe(32)


class TableSetupService:
    """The actions at a table before its game starts, the start itself, rematches and series."""

    def __init__(  # noqa: PLR0913 - its dependencies
        self,
        tables: TableStore,
        cards: TableCards,
        games: GameRegistry,
        live: LiveTableCache,
        time: ServingClock,
        *,
        bus: NotificationPublisher,
        replayer: Replayer,
        seed_source: SeedSource = new_seed,
    ) -> None:
        self._tables = tables
        self._cards = cards
        self._games = games
        self._live = live
        self._time = time
        self._bus = bus
        self._replayer = replayer
        self._seed_source = seed_source

    async def create(self, person: Person, request: CreateTable, network: bytes = b"") -> TableCreated:
        """Create a table; raises `Problem.MALFORMED` for a number of seats or options that the game does not have."""
        plugin = self._games.plugin(request.game)
        if request.seats not in plugin.card.seats:
            raise ProblemError(Problem.MALFORMED, "the game does not support this number of seats")
        options = self._decode_options(request)
        return await self._create(
            person,
            NewTable(
                id=uuid4(),
                game=request.game,
                rules=plugin.card.rules_version,
                options=msgspec.json.encode(options).decode(),
                recall=request.recall,
                visibility=request.visibility,
                clock=msgspec.json.encode(request.clock).decode(),
                on_timeout=request.on_timeout,
                seats=request.seats,
                host=person.id,
                seed=self._seed_source(),
                commitment="",
                invitation=b"",
                series=None
                if request.series is None
                else _encode_series(TableSeries.from_terms(request.series, request.seats)),
                has_hints=request.has_hints,
                network=network,
            ),
        )

    async def rematch(self, person: Person, table: UUID, network: bytes = b"") -> TableCreated:
        """Create a table with the same players, seats and game.

        An unfinished series continues with it; after a finished series, a new one starts on the same terms.
        """
        card = await self._require_finished(person, table)
        if card.rematch is not None:
            raise ProblemError(Problem.NOT_NOW, "there is a rematch already")
        series = None if card.series is None else await self._next_series(card)
        return await self._create_rematch(person, card, series, network)

    async def next_game(self, person: Person, table: UUID, network: bytes = b"") -> NextGame:
        """Return the next game of a series; it is created by the first request only.

        It starts immediately if no other people take part.
        """
        card = await self._require_finished(person, table)
        series = None if card.series is None else await self._next_series(card)
        if series is None or not series.before.legs:
            raise ProblemError(Problem.NOT_NOW, "the table has no series, or the series is over")
        next_table, invitation = card.rematch, None
        if next_table is None:
            try:
                created = await self._create_rematch(person, card, series, network)
            except ProblemError:
                next_table = (await self._cards.require_visible(table, person)).rematch
                if next_table is None:
                    raise
            else:
                next_table, invitation = created.table.id, created.invitation
                if all(chair.bot or set(chair.holders) <= {person.id} for chair in card.chairs):
                    await self.start(person, next_table)
        next_card = await self._cards.require_visible(next_table, person)
        return NextGame(next_card.public_view, next_card.rights_of(person), invitation)

    async def _require_finished(self, person: Person, table: UUID) -> TableCard:
        """Return the card of a finished table at which this person holds a seat.

        Raises `ProblemError` if the game is not over, the person holds no seat, or it is a what-if table.
        """
        card = await self._cards.require_visible(table, person)
        if card.phase != "over":
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        if not card.rights_of(person).seats:
            raise ProblemError(Problem.NOT_YOURS, "you hold no seat at this table")
        if card.what_if is not None:
            raise ProblemError(Problem.NOT_NOW, "not available for what-if tables")
        return card

    async def _next_series(self, card: TableCard) -> TableSeries:
        """Return the series after this finished table.

        If the table has no stored result (it ended under an earlier release), the result is computed from its game.
        """
        assert card.series is not None, "the table belongs to a series"
        result = await read_result(card, self._replayer)
        header = await self._tables.header(card.id)
        assert header is not None, "a finished game has a header"
        return card.series.next_table(result, sha256(header.encode()).hexdigest())

    async def _create_rematch(
        self, person: Person, card: TableCard, series: TableSeries | None, network: bytes
    ) -> TableCreated:
        """Create a table with the settings and players of this one."""
        plugin = self._games.plugin(card.game)
        new_table = NewTable(
            id=uuid4(),
            game=card.game,
            rules=plugin.card.rules_version,
            options=msgspec.json.encode(card.options).decode(),
            recall=card.recall,
            visibility=card.visibility,
            clock=msgspec.json.encode(card.clock).decode(),
            on_timeout=card.on_timeout,
            seats=len(card.chairs),
            host=person.id,
            seed=self._seed_source(),
            commitment="",
            invitation=b"",
            previous=card.id,
            series=None if series is None else _encode_series(series),
            has_hints=card.has_hints,
            network=network,
        )
        occupants = [
            Occupant(player.name, player.bot, holders=chair.holders)
            for player, chair in zip(card.players, card.chairs, strict=True)
        ]
        created = await self._create(person, new_table, occupants)
        self._bus.publish(TableChanged(card.id))
        return created

    async def take_seat(self, person: Person, table: UUID, seat: int, request: TakeSeat) -> None:
        """Take a free seat under a name that no other person at the table has, nor one that looks like it."""
        name = checked_name(request.name)
        await self._require_setup(person, table)
        await self._tables.assign_seat(table, seat, Occupant(name, seed=request.seed, holders=(person.id,)))
        self._bus.publish(TableChanged(table))

    async def assign_bot(self, person: Person, table: UUID, seat: int, bot: str) -> None:
        """Assign a bot to a free seat; host only."""
        self._require_host(await self._require_setup(person, table), person)
        if bot not in BOT_FACTORIES:
            raise ProblemError(Problem.MALFORMED, "no such bot")
        await self._tables.assign_seat(table, seat, Occupant(bot, bot))
        self._bus.publish(TableChanged(table))

    async def free_seat(self, person: Person, table: UUID, seat: int) -> None:
        """Free a seat that the person holds; the host may free any seat, which closes the table to its holders."""
        card = await self._require_setup(person, table)
        if not card.is_held_by(person, seat):
            self._require_host(card, person)
        if not 0 <= seat < len(card.chairs):
            raise ProblemError(Problem.NOT_FOUND, "no such seat")
        if card.is_held_by(person, seat):
            await self._tables.clear_seat(table, seat)
        else:
            await self._tables.remove_guests(table, seat)
        self._bus.publish(TableChanged(table))

    async def removed_guests(self, person: Person, table: UUID) -> RemovedGuests:
        """Return the people whom the host has removed; host only."""
        self._require_host(await self._cards.require_visible(table, person), person)
        return RemovedGuests(tuple(await self._tables.removed_guests(table)))

    async def readmit(self, person: Person, table: UUID, guest: UUID) -> None:
        """Let a removed person see the table again, and take a free seat; host only."""
        self._require_host(await self._cards.require_visible(table, person), person)
        if not await self._tables.readmit(table, guest):
            raise ProblemError(Problem.NOT_FOUND, "no such guest was removed")

    async def swap_seats(self, person: Person, table: UUID, one: int, other: int) -> None:
        """Swap two seats; host only."""
        card = await self._require_setup(person, table)
        self._require_host(card, person)
        if max(one, other) >= len(card.chairs):
            raise ProblemError(Problem.MALFORMED, "no such seat")
        _require_movable_seats(card)
        await self._tables.swap_seats(table, one, other)
        self._bus.publish(TableChanged(table))

    async def move_seat(self, person: Person, table: UUID, seat: int, to: int) -> None:
        """Move from a seat that the person holds to a free one."""
        card = await self._require_setup(person, table)
        if not card.is_held_by(person, seat):
            raise ProblemError(Problem.NOT_YOURS, "you do not hold this seat")
        _require_movable_seats(card)
        await self._tables.move_seat(table, person.id, seat, to)
        self._bus.publish(TableChanged(table))

    async def start(self, person: Person, table: UUID) -> None:
        """Start the game: fix the seats and the seeds of the players, and draw the setup; host only."""
        card = await self._require_setup(person, table)
        self._require_host(card, person)
        if any(chair.is_free for chair in card.chairs):
            raise ProblemError(Problem.NOT_NOW, "there are free seats")
        match = await self._new_match(card)
        live = LiveTable(table, match, card.clock, card.on_timeout)
        live.clocks = initial_clocks(card.clock, match.seats)
        fork = match.fork()
        step = fork.open([chair.seed for chair in card.chairs])
        first, clocks = live.append_row(fork, step, self._time.now())
        if not await self._tables.start(card, msgspec.json.encode(match.header).decode(), first):
            raise ProblemError(Problem.NOT_NOW, "the game has begun")
        live.advance(fork, step, clocks)
        self._live.adopt(live)
        self._cards.cache(msgspec.structs.replace(card, phase="running"))
        self._bus.publish(TableChanged(table))

    # Private helpers

    async def _create(self, person: Person, table: NewTable, occupants: list[Occupant] | None = None) -> TableCreated:
        """Create this table; only the host receives the secret of its invitation."""
        invitation = token_urlsafe(24)
        table = msgspec.structs.replace(table, commitment=commitment(table.seed), invitation=hash_secret(invitation))
        await self._tables.create(table, occupants or ())
        card = await self._cards.require_visible(table.id, person)
        return TableCreated(card.public_view, card.rights_of(person), invitation)

    async def _require_setup(self, person: Person, table: UUID) -> TableCard:
        """Return the card of a table in setup.

        Raises `Problem.NOT_NOW` if the game has started, and `Problem.NOT_FOUND` if this person may not see the table.
        """
        card = await self._cards.require_visible(table, person)
        if card.phase != "gathering":
            raise ProblemError(Problem.NOT_NOW, "the game has begun")
        return card

    @staticmethod
    def _require_host(card: TableCard, person: Person) -> None:
        """Raise `Problem.NOT_YOURS` unless this person is the host."""
        if card.host != person.id:
            raise ProblemError(Problem.NOT_YOURS, "only the host may do this")

    def _decode_options(self, request: CreateTable) -> Struct:
        """Decode and check the requested options; raises `Problem.MALFORMED`."""
        plugin = self._games.plugin(request.game)
        known = {option.name for option in plugin.card.options}
        try:
            options: Struct = msgspec.convert(request.options, plugin.types.options)
        except msgspec.ValidationError as error:
            raise ProblemError(Problem.MALFORMED, "an option has an invalid value") from error
        if not request.options.keys() <= known or not plugin.card.allows(options):
            raise ProblemError(Problem.MALFORMED, "the game has no such option")
        return options

    async def _new_match(self, card: TableCard) -> AnyMatch:
        """Create the match of a full table before its first entry, with the rules version pinned at its creation."""
        plugin = self._games.plugin(card.game)
        if card.rules not in plugin.rules_by_version:
            raise newer_release_error()
        before = None if card.previous is None else await self._tables.header(card.previous)
        header = Header(
            1,
            card.game,
            card.rules,
            msgspec.convert(card.options, plugin.types.options),
            with_unique_names(card.players),
            card.recall,
            card.commitment,
            None if before is None else sha256(before.encode()).hexdigest(),
        )
        return Match(plugin, header, await self._tables.seed(card.id))


def _encode_series(series: TableSeries) -> str:
    return msgspec.json.encode(series).decode()


def _require_movable_seats(card: TableCard) -> None:
    """Raise `Problem.NOT_NOW` after the first game of a series: the sums belong to the seats."""
    if card.series is not None and card.series.number > 1:
        raise ProblemError(Problem.NOT_NOW, "seats cannot change after the first game of a series")


def with_unique_names(players: Sequence[Player]) -> tuple[Player, ...]:
    """Number the names that an earlier player already has."""
    result: list[Player] = []
    for player in players:
        result.append(Player(unique_name(player.name, [other.name for other in result]), player.bot))
    return tuple(result)
