"""Playing: moves, take-backs, resigning, leaving and returning."""

from typing import Any, cast
from uuid import UUID

import msgspec

from burghof.bots.roster import DEFAULT_BOT
from burghof.bots.transcript import bot_of
from burghof.hosting.journal.live import RecordNotLoadedError
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Command, Journal, NotificationPublisher, RefusalReason
from burghof.hosting.people.session import Person
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.tables.take_back_proposal import TakeBackProposal
from burghof.kernel import AnyMatch, AnyStep, Malformed, Player, Seat
from burghof.wire.bus import TableChanged
from burghof.wire.problem import Problem, ProblemError


class PlayingService:
    """The actions at a table while its game runs; the person must hold the seat."""

    def __init__(
        self,
        tables: TableStore,
        cards: TableCards,
        live: LiveTableCache,
        journal: Journal,
        bus: NotificationPublisher,
    ) -> None:
        self._proposals = tables.proposals
        self._cards = cards
        self._live = live
        self._journal = journal
        self._bus = bus
        self._move_decoders: dict[str, msgspec.json.Decoder[Any]] = {}

    async def submit(
        self, person: Person, table: UUID, seat: int, token: int, move_id: str, move: msgspec.Raw
    ) -> RefusalReason | None:
        """Answer a pending decision; return None once the move is committed, or why it is refused."""
        await self._cards.require_seat(table, person, seat)

        def act(match: AnyMatch) -> AnyStep | RefusalReason:
            self._require_human(match, Seat(seat))
            try:
                played = self._move_decoder(match).decode(move)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                return Malformed("no move of this game")
            return match.play(Seat(seat), played, token)

        return await self._journal.execute(table, act, seat=Seat(seat), move_id=move_id)

    async def take_back(self, person: Person, table: UUID, seat: int, move_id: str) -> bool:
        """Take back the seat's last move; return True if it was taken back, False if all players are asked.

        A repeated move id gets the first result again: nothing more is taken back, and no new request is made.
        """
        await self._cards.require_seat(table, person, seat)
        live = await self._live.get(table)
        await self._journal.refresh(table)
        if await self._journal.is_committed(table, Seat(seat), move_id):
            return True
        asked = await self._proposals.read(table)
        if asked and (asked.seat, asked.move_id, asked.cursor) == (seat, move_id, live.cursor_of(None)):
            return False
        self._require_human(live.match, Seat(seat))
        to = live.match.last_move_of(Seat(seat))
        if to is None or not live.match.may_propose_take_back(Seat(seat)):
            raise ProblemError(Problem.NOT_NOW, "there is nothing to take back")
        if live.match.may_take_back(to, [Seat(seat)]):
            await self._take_back_to(table, to, (seat,), Seat(seat), move_id)
            return True
        card = await self._cards.require_visible(table, person)
        bots = [at for at in range(live.match.seats) if bot_of(live.match, Seat(at)) is not None]
        agreed = tuple(sorted({seat, *bots, *card.rights_of(person).seats} - set(live.match.forfeits)))
        return await self._propose_take_back(table, TakeBackProposal(seat, to, live.cursor_of(None), agreed, move_id))

    async def answer_take_back(self, person: Person, table: UUID, seat: int, *, agrees: bool) -> bool:
        """Answer the open take-back request; return whether the move was taken back. A refusal ends the request."""
        await self._cards.require_seat(table, person, seat)
        live = await self._live.get(table)
        await self._journal.refresh(table)
        if not agrees:
            await self._proposals.delete(table)
            self._bus.publish(TableChanged(table))
            return False
        proposal = await self._proposals.add_agreement(table, seat, live.cursor_of(None))
        if proposal is None:
            raise ProblemError(Problem.NOT_NOW, "there is no open take-back request")
        return await self._settle_proposal(table, proposal)

    async def withdraw_take_back(self, person: Person, table: UUID, seat: int) -> None:
        """Withdraw the open take-back request of this seat; raises `Problem.NOT_NOW` if it has none."""
        await self._cards.require_seat(table, person, seat)
        live = await self._live.get(table)
        await self._journal.refresh(table)
        if not await self._proposals.withdraw(table, seat, live.cursor_of(None)):
            raise ProblemError(Problem.NOT_NOW, "there is no open take-back request")
        self._bus.publish(TableChanged(table))

    async def resign(self, person: Person, table: UUID, seat: int) -> None:
        """Resign a seat."""
        await self._cards.require_seat(table, person, seat)

        def act(match: AnyMatch) -> AnyStep:
            if match.is_over or seat in match.forfeits:
                raise ProblemError(Problem.NOT_NOW, "the game is over, or the seat has already forfeited")
            return match.forfeit(Seat(seat), "resigned")

        await self._execute(table, act)

    async def leave(self, person: Person, table: UUID, seat: int) -> None:
        """Make a bot play the seat; the person still holds it and can return."""
        await self._cards.require_seat(table, person, seat)

        def act(match: AnyMatch) -> AnyStep:
            self._require_human(match, Seat(seat))
            if match.is_over:
                raise ProblemError(Problem.NOT_NOW, "the game is over")
            return match.change_seat(Seat(seat), Player(match.players[seat].name, DEFAULT_BOT))

        await self._execute(table, act)

    async def return_to_seat(self, person: Person, table: UUID, seat: int) -> None:
        """Play the seat again in place of the bot."""
        await self._cards.require_seat(table, person, seat)

        def act(match: AnyMatch) -> AnyStep:
            if match.is_over or match.players[seat].bot is None or seat in match.forfeits:
                raise ProblemError(Problem.NOT_NOW, "no bot plays this seat, or the game is over for it")
            return match.change_seat(Seat(seat), Player(match.players[seat].name))

        await self._execute(table, act)

    # Private helpers

    async def _propose_take_back(self, table: UUID, proposal: TakeBackProposal) -> bool:
        """Store a take-back request; return True if no further agreement is needed and the move was taken back."""
        await self._proposals.save(table, proposal)
        return await self._settle_proposal(table, proposal)

    async def _settle_proposal(self, table: UUID, proposal: TakeBackProposal) -> bool:
        """Take back if all required seats agree; otherwise notify the clients who agrees so far."""
        live = await self._live.get(table)
        agreed = tuple(Seat(seat) for seat in proposal.agreed)
        if live.match.may_take_back(proposal.target, agreed):
            await self._take_back_to(table, proposal.target, proposal.agreed, Seat(proposal.seat), proposal.move_id)
            await self._proposals.delete(table)
            self._bus.publish(TableChanged(table))
            return True
        self._bus.publish(TableChanged(table))
        return False

    async def _take_back_to(self, table: UUID, to: int, agreed: tuple[int, ...], seat: Seat, move_id: str) -> None:
        """Take back to just before entry `to`, committed under the seat and move id of the request."""

        def act(match: AnyMatch) -> AnyStep:
            if not match.may_take_back(to, [Seat(seat) for seat in agreed]):
                raise ProblemError(Problem.NOT_NOW, "this can no longer be taken back")
            if to < match.offset:
                raise RecordNotLoadedError
            return match.take_back(to, [Seat(seat) for seat in agreed])

        try:
            await self._execute(table, act, seat, move_id)
        except RecordNotLoadedError:
            await self._journal.load_full_record(table)
            await self._execute(table, act, seat, move_id)

    async def _execute(
        self, table: UUID, command: Command, seat: Seat | None = None, move_id: str | None = None
    ) -> None:
        """Execute a command that no rule can refuse."""
        refused = await self._journal.execute(table, command, seat=seat, move_id=move_id)
        assert refused is None, "only moves are refused"

    @staticmethod
    def _require_human(match: AnyMatch, seat: Seat) -> None:
        """Raise `Problem.NOT_NOW` if a bot plays this seat."""
        if bot_of(match, seat) is not None:
            raise ProblemError(Problem.NOT_NOW, "a bot plays this seat")

    def _move_decoder(self, match: AnyMatch) -> "msgspec.json.Decoder[Any]":
        """Return a decoder for the moves of this game, cached per game."""
        game = match.header.game
        if game not in self._move_decoders:
            self._move_decoders[game] = msgspec.json.Decoder(cast("type[Any]", match.plugin.types.move))
        return self._move_decoders[game]
