"""Table setup: create a table, seat people and bots, and start the game."""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Protocol
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct

from burghof.bots.roster import ROSTER
from burghof.kernel import AnyMatch, Header, Match, Player, commitment, unlike
from burghof.server.clock.clocks import first_clocks
from burghof.server.games import Games
from burghof.server.journal.live import LiveTable, points_of
from burghof.server.journal.live_tables import LiveTables, newer_release
from burghof.server.journal.service import Publishes, Time
from burghof.server.people.session import Person, secret_hash
from burghof.server.tables.card import TableCard
from burghof.server.tables.cards import Cards
from burghof.server.tables.repository import NewTable, Sitting, TablesRepository
from burghof.server.tables.series import Result, TableSeries
from burghof.wire.answers import NextGame, Redeemed, SeatLink, TableCreated
from burghof.wire.bus import Changed, Due
from burghof.wire.problem import Problem, Trouble
from burghof.wire.requests import CreateTable, TakeSeat


class Secrets(Protocol):
    """Source of seeds: the random generator of the system; tests that compare two runs inject their own."""

    def __call__(self) -> str:
        """Return a new seed."""


def new_seed() -> str:
    """Return a random seed of 256 bits that cannot be guessed."""
    return token_urlsafe(32)


class GatheringService:
    """The actions at a table before its game starts, the start itself, rematches and series."""

    def __init__(  # noqa: PLR0913 - its dependencies
        self,
        tables: TablesRepository,
        cards: Cards,
        games: Games,
        live: LiveTables,
        time: Time,
        *,
        bus: Publishes,
        seed: Secrets = new_seed,
    ) -> None:
        self._tables = tables
        self._cards = cards
        self._games = games
        self._live = live
        self._time = time
        self._bus = bus
        self._seed = seed

    async def create(self, person: Person, wish: CreateTable) -> TableCreated:
        """Create a table; raises `Problem.MALFORMED` for a number of seats or options that the game does not have."""
        plugin = self._games.plugin(wish.game)
        if wish.seats not in plugin.card.seats:
            raise Trouble(Problem.MALFORMED, "the game does not support this number of seats")
        options = self._options(wish)
        return await self._set(
            person,
            NewTable(
                id=uuid4(),
                game=wish.game,
                rules=plugin.card.rules_version,
                options=msgspec.json.encode(options).decode(),
                recall=wish.recall,
                visibility=wish.visibility,
                clock=msgspec.json.encode(wish.clock).decode(),
                on_timeout=wish.on_timeout,
                seats=wish.seats,
                host=person.id,
                seed=self._seed(),
                commitment="",
                invitation=b"",
                series=None if wish.series is None else _written(TableSeries.agreed(wish.series, wish.seats)),
            ),
        )

    async def rematch(self, person: Person, table: UUID) -> TableCreated:
        """Create a table with the same players, seats and game.

        An unfinished series continues with it; after a finished series, a new one starts on the same terms.
        """
        card = await self._played(person, table)
        if card.rematch is not None:
            raise Trouble(Problem.NOT_NOW, "there is a rematch already")
        return await self._again(person, card, None if card.series is None else await self._next_series(card))

    async def next_game(self, person: Person, table: UUID) -> NextGame:
        """Return the next game of a series; it is created by the first request only.

        It starts immediately if no other people take part.
        """
        card = await self._played(person, table)
        series = None if card.series is None else await self._next_series(card)
        if series is None or not series.before.legs:
            raise Trouble(Problem.NOT_NOW, "the table has no series, or the series is over")
        there, invitation = card.rematch, None
        if there is None:
            try:
                created = await self._again(person, card, series)
            except Trouble:
                there = (await self._cards.seen(table, person)).rematch
                if there is None:
                    raise
            else:
                there, invitation = created.table.id, created.invitation
                if all(chair.bot or set(chair.holders) <= {person.id} for chair in card.chairs):
                    await self.start(person, there)
        follows = await self._cards.seen(there, person)
        return NextGame(follows.shown, follows.mine(person), invitation)

    async def _played(self, person: Person, table: UUID) -> TableCard:
        """Return the card of a finished table at which this person holds a seat.

        Raises `Trouble` if the game is not over, the person holds no seat, or it is a what-if table.
        """
        card = await self._cards.seen(table, person)
        if card.phase != "over":
            raise Trouble(Problem.NOT_NOW, "the game is not over")
        if not card.mine(person).seats:
            raise Trouble(Problem.NOT_YOURS, "you hold no seat at this table")
        if card.what_if is not None:
            raise Trouble(Problem.NOT_NOW, "not available for what-if tables")
        return card

    async def _next_series(self, card: TableCard) -> TableSeries:
        """Return the series after this finished table.

        If the table has no stored result (it ended under an earlier release), the result is computed from its game.
        """
        assert card.series is not None, "the table belongs to a series"
        result = card.result
        if result is None or result.points is None:
            match = (await self._live.whole(card.id)).match
            assert match.outcome is not None, "the game is over"
            result = Result(match.outcome.ranks, points_of(match))
        header = await self._tables.header(card.id)
        assert header is not None, "a finished game has a header"
        return card.series.next_table(result, sha256(header.encode()).hexdigest())

    async def _again(self, person: Person, card: TableCard, series: TableSeries | None) -> TableCreated:
        """Create a table with the settings and players of this one."""
        plugin = self._games.plugin(card.game)
        again = NewTable(
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
            seed=self._seed(),
            commitment="",
            invitation=b"",
            previous=card.id,
            series=None if series is None else _written(series),
        )
        company = [Sitting(chair.player.name, chair.bot, holders=chair.holders) for chair in card.chairs]
        created = await self._set(person, again, company)
        self._bus.publish(Changed(card.id))
        return created

    async def redeem(self, person: Person, secret: str) -> Redeemed:
        """Exchange the secret of a link for the right that it grants; raises `Problem.NOT_FOUND` if it is unknown."""
        found = await self._tables.redeem(secret_hash(secret), person.id)
        if found is None:
            raise Trouble(Problem.NOT_FOUND, "no such link")
        table, seat = found
        self._bus.publish(Changed(table))
        return Redeemed(table, seat)

    async def seat_link(self, person: Person, table: UUID, seat: int) -> SeatLink:
        """Create a new secret for a seat that the person holds; replaces the previous one."""
        await self._cards.require_seat(table, person, seat)
        secret = token_urlsafe(24)
        await self._tables.set_seat_secret(table, seat, secret_hash(secret))
        return SeatLink(seat, secret)

    async def take_seat(self, person: Person, table: UUID, seat: int, wish: TakeSeat) -> None:
        """Take a free seat."""
        await self._gathering(person, table)
        await self._tables.sit(table, seat, Sitting(wish.name.strip(), seed=wish.seed, holders=(person.id,)))
        self._bus.publish(Changed(table))

    async def put_bot(self, person: Person, table: UUID, seat: int, bot: str) -> None:
        """Assign a bot to a free seat; host only."""
        self._only_host(await self._gathering(person, table), person)
        if bot not in ROSTER:
            raise Trouble(Problem.MALFORMED, "no such bot")
        await self._tables.sit(table, seat, Sitting(bot, bot))
        self._bus.publish(Changed(table))

    async def free_seat(self, person: Person, table: UUID, seat: int) -> None:
        """Free a seat that the person holds; the host may free any seat."""
        card = await self._gathering(person, table)
        if not card.is_held_by(person, seat):
            self._only_host(card, person)
        if not 0 <= seat < len(card.chairs):
            raise Trouble(Problem.NOT_FOUND, "no such seat")
        await self._tables.stand(table, seat)
        self._bus.publish(Changed(table))

    async def swap(self, person: Person, table: UUID, one: int, other: int) -> None:
        """Swap two seats; host only."""
        card = await self._gathering(person, table)
        self._only_host(card, person)
        if max(one, other) >= len(card.chairs):
            raise Trouble(Problem.MALFORMED, "no such seat")
        _require_free_choice(card)
        await self._tables.swap(table, one, other)
        self._bus.publish(Changed(table))

    async def move(self, person: Person, table: UUID, seat: int, to: int) -> None:
        """Move from a seat that the person holds to a free one."""
        card = await self._gathering(person, table)
        if not card.is_held_by(person, seat):
            raise Trouble(Problem.NOT_YOURS, "you do not hold this seat")
        _require_free_choice(card)
        await self._tables.move(table, person.id, seat, to)
        self._bus.publish(Changed(table))

    async def start(self, person: Person, table: UUID) -> None:
        """Start the game: fix the seats and the seeds of the players, and draw the setup; host only."""
        card = await self._gathering(person, table)
        self._only_host(card, person)
        if any(chair.is_free for chair in card.chairs):
            raise Trouble(Problem.NOT_NOW, "there are free seats")
        match = await self._match(card)
        live = LiveTable(table, match, card.clock, card.on_timeout)
        live.clocks = first_clocks(card.clock, match.seats)
        fork = match.fork()
        step = fork.open([chair.seed for chair in card.chairs])
        first, clocks = live.row(fork, step, self._time.now())
        if not await self._tables.start(card, msgspec.json.encode(match.header).decode(), first):
            raise Trouble(Problem.NOT_NOW, "the game has begun")
        live.became(fork, step, clocks)
        self._live.adopt(live)
        self._cards.remember(msgspec.structs.replace(card, phase="running"))
        self._bus.publish(Changed(table))
        if first.is_bot_due:
            self._bus.publish(Due())

    # Private helpers

    async def _set(self, person: Person, table: NewTable, company: list[Sitting] | None = None) -> TableCreated:
        """Create this table; only the host receives the secret of its invitation."""
        invitation = token_urlsafe(24)
        table = msgspec.structs.replace(table, commitment=commitment(table.seed), invitation=secret_hash(invitation))
        await self._tables.create(table, company or ())
        card = await self._cards.seen(table.id, person)
        return TableCreated(card.shown, card.mine(person), invitation)

    async def _gathering(self, person: Person, table: UUID) -> TableCard:
        """Return the card of a table in setup.

        Raises `Problem.NOT_NOW` if the game has started, and `Problem.NOT_FOUND` if this person may not see the table.
        """
        card = await self._cards.seen(table, person)
        if card.phase != "gathering":
            raise Trouble(Problem.NOT_NOW, "the game has begun")
        return card

    @staticmethod
    def _only_host(card: TableCard, person: Person) -> None:
        """Raise `Problem.NOT_YOURS` unless this person is the host."""
        if card.host != person.id:
            raise Trouble(Problem.NOT_YOURS, "only the host may do this")

    def _options(self, wish: CreateTable) -> Struct:
        """Decode and check the requested options; raises `Problem.MALFORMED`."""
        plugin = self._games.plugin(wish.game)
        known = {option.name for option in plugin.card.options}
        try:
            options: Struct = msgspec.convert(wish.options, plugin.types.options)
        except msgspec.ValidationError as error:
            raise Trouble(Problem.MALFORMED, "an option has an invalid value") from error
        if not wish.options.keys() <= known or not plugin.card.allows(options):
            raise Trouble(Problem.MALFORMED, "the game has no such option")
        return options

    async def _match(self, card: TableCard) -> AnyMatch:
        """Create the match of a full table before its first entry, with the rules version pinned at its creation."""
        plugin = self._games.plugin(card.game)
        if card.rules not in plugin.readings:
            raise newer_release()
        before = None if card.previous is None else await self._tables.header(card.previous)
        header = Header(
            1,
            card.game,
            card.rules,
            msgspec.convert(card.options, plugin.types.options),
            distinct([chair.player for chair in card.chairs]),
            card.recall,
            card.commitment,
            None if before is None else sha256(before.encode()).hexdigest(),
        )
        return Match(plugin, header, await self._tables.seed(card.id))


def _written(series: TableSeries) -> str:
    return msgspec.json.encode(series).decode()


def _require_free_choice(card: TableCard) -> None:
    """Raise `Problem.NOT_NOW` after the first game of a series: the sums belong to the seats."""
    if card.series is not None and card.series.number > 1:
        raise Trouble(Problem.NOT_NOW, "seats cannot change after the first game of a series")


def distinct(players: list[Player]) -> tuple[Player, ...]:
    """Number the names that an earlier player already has."""
    result: list[Player] = []
    for player in players:
        result.append(Player(unlike(player.name, [other.name for other in result]), player.bot))
    return tuple(result)
