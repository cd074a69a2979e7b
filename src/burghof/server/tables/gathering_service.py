"""Gathering: a table is set, people and bots sit down, and the game begins."""

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
from burghof.server.journal.live_tables import LiveTables
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
    """Where seeds come from: the system's own, but for tests that compare two worlds."""

    def __call__(self) -> str:
        """A new seed."""


def new_seed() -> str:
    """A seed nobody can guess."""
    return token_urlsafe(32)


class GatheringService:
    """What can be done to a table before its game begins, and the beginning itself."""

    def __init__(  # noqa: PLR0913 - the parts it is made of
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
        """Gathering at these tables."""
        self._tables = tables
        self._cards = cards
        self._games = games
        self._live = live
        self._time = time
        self._bus = bus
        self._seed = seed

    async def create(self, person: Person, wish: CreateTable) -> TableCreated:
        """Set a table."""
        plugin = self._games.plugin(wish.game)
        if wish.seats not in plugin.card.seats:
            raise Trouble(Problem.MALFORMED, "the game is not for so many")
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
        """Set a table for the same company and the same game; each seat goes to whoever had it.

        A series goes on with it; one that is decided begins anew on the same terms.
        """
        card = await self._played(person, table)
        if card.rematch is not None:
            raise Trouble(Problem.NOT_NOW, "there is a rematch already")
        return await self._again(person, card, None if card.series is None else await self._next_series(card))

    async def next_game(self, person: Person, table: UUID) -> NextGame:
        """The next game of a series. It is set once, whoever asks; it begins at once if nobody else is to come."""
        card = await self._played(person, table)
        series = None if card.series is None else await self._next_series(card)
        if series is None or not series.before.legs:
            raise Trouble(Problem.NOT_NOW, "no series goes on here")
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
        """The card of a finished table this person played at, where something was won."""
        card = await self._cards.seen(table, person)
        if card.phase != "over":
            raise Trouble(Problem.NOT_NOW, "the game is not over")
        if not card.mine(person).seats:
            raise Trouble(Problem.NOT_YOURS, "you did not play")
        if card.what_if is not None:
            raise Trouble(Problem.NOT_NOW, "nothing was won here")
        return card

    async def _next_series(self, card: TableCard) -> TableSeries:
        """The series after a finished table of it; what a release before has not kept is read from its game."""
        assert card.series is not None, "it belongs to a series"
        result = card.result
        if result is None or result.points is None:
            match = (await self._live.whole(card.id)).match
            assert match.outcome is not None, "it is over"
            result = Result(match.outcome.ranks, points_of(match))
        header = await self._tables.header(card.id)
        assert header is not None, "it was played"
        return card.series.next_table(result, sha256(header.encode()).hexdigest())

    async def _again(self, person: Person, card: TableCard, series: TableSeries | None) -> TableCreated:
        """Set a table like this one for the same company."""
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
        """Exchange a link's secret for what it is for."""
        found = await self._tables.redeem(secret_hash(secret), person.id)
        if found is None:
            raise Trouble(Problem.NOT_FOUND, "no such link")
        table, seat = found
        self._bus.publish(Changed(table))
        return Redeemed(table, seat)

    async def seat_link(self, person: Person, table: UUID, seat: int) -> SeatLink:
        """A new secret for a seat one holds."""
        await self._cards.require_seat(table, person, seat)
        secret = token_urlsafe(24)
        await self._tables.set_seat_secret(table, seat, secret_hash(secret))
        return SeatLink(seat, secret)

    async def take_seat(self, person: Person, table: UUID, seat: int, wish: TakeSeat) -> None:
        """Sit down on a free seat."""
        await self._gathering(person, table)
        await self._tables.sit(table, seat, Sitting(wish.name.strip(), seed=wish.seed, holders=(person.id,)))
        self._bus.publish(Changed(table))

    async def put_bot(self, person: Person, table: UUID, seat: int, bot: str) -> None:
        """Let a bot play a free seat."""
        self._only_host(await self._gathering(person, table), person)
        if bot not in ROSTER:
            raise Trouble(Problem.MALFORMED, "no such bot")
        await self._tables.sit(table, seat, Sitting(bot, bot))
        self._bus.publish(Changed(table))

    async def free_seat(self, person: Person, table: UUID, seat: int) -> None:
        """Stand up, or as the host free any seat."""
        card = await self._gathering(person, table)
        if not card.is_held_by(person, seat):
            self._only_host(card, person)
        if not 0 <= seat < len(card.chairs):
            raise Trouble(Problem.NOT_FOUND, "no such seat")
        await self._tables.stand(table, seat)
        self._bus.publish(Changed(table))

    async def swap(self, person: Person, table: UUID, one: int, other: int) -> None:
        """Let two seats change places."""
        card = await self._gathering(person, table)
        self._only_host(card, person)
        if max(one, other) >= len(card.chairs):
            raise Trouble(Problem.MALFORMED, "no such seat")
        _require_free_choice(card)
        await self._tables.swap(table, one, other)
        self._bus.publish(Changed(table))

    async def move(self, person: Person, table: UUID, seat: int, to: int) -> None:
        """Go from a seat one holds to a free one."""
        card = await self._gathering(person, table)
        if not card.is_held_by(person, seat):
            raise Trouble(Problem.NOT_YOURS, "you do not hold this seat")
        _require_free_choice(card)
        await self._tables.move(table, person.id, seat, to)
        self._bus.publish(Changed(table))

    async def start(self, person: Person, table: UUID) -> None:
        """Begin: the seats are closed, each with the seed it threw in, and chance sets up the game."""
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

    # Parts

    async def _set(self, person: Person, table: NewTable, company: list[Sitting] | None = None) -> TableCreated:
        """Set this table; its invitation is told to nobody but the host."""
        invitation = token_urlsafe(24)
        table = msgspec.structs.replace(table, commitment=commitment(table.seed), invitation=secret_hash(invitation))
        await self._tables.create(table, company or ())
        card = await self._cards.seen(table.id, person)
        return TableCreated(card.shown, card.mine(person), invitation)

    async def _gathering(self, person: Person, table: UUID) -> TableCard:
        """The card of a table that has not begun and that this person may see."""
        card = await self._cards.seen(table, person)
        if card.phase != "gathering":
            raise Trouble(Problem.NOT_NOW, "the game has begun")
        return card

    @staticmethod
    def _only_host(card: TableCard, person: Person) -> None:
        """Go on only if this person set the table."""
        if card.host != person.id:
            raise Trouble(Problem.NOT_YOURS, "only the host may do this")

    def _options(self, wish: CreateTable) -> Struct:
        """The options of the game as wished."""
        plugin = self._games.plugin(wish.game)
        known = {option.name for option in plugin.card.options}
        try:
            options: Struct = msgspec.convert(wish.options, plugin.types.options)
        except msgspec.ValidationError as error:
            raise Trouble(Problem.MALFORMED, "an option has no such value") from error
        if not wish.options.keys() <= known or not plugin.card.allows(options):
            raise Trouble(Problem.MALFORMED, "the game has no such option")
        return options

    async def _match(self, card: TableCard) -> AnyMatch:
        """The match of a full table, before its first entry, by the rules pinned when it was set."""
        plugin = self._games.plugin(card.game)
        if card.rules not in plugin.readings:
            raise Trouble(Problem.ELSEWHERE, "this table is of a newer release")
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
    """A series as it is kept with its table."""
    return msgspec.json.encode(series).decode()


def _require_free_choice(card: TableCard) -> None:
    """Go on only if chairs may be changed: in a series everybody keeps theirs, with what they have won on it."""
    if card.series is not None and card.series.number > 1:
        raise Trouble(Problem.NOT_NOW, "in a series everybody keeps their chair")


def distinct(players: list[Player]) -> tuple[Player, ...]:
    """The players, with a number behind a name that somebody before has already."""
    result: list[Player] = []
    for player in players:
        result.append(Player(unlike(player.name, [other.name for other in result]), player.bot))
    return tuple(result)
