"""Replays: which person may look back on which game, and what the replay contains."""

from collections import Counter
from typing import Final
from uuid import UUID

from burghof.hosting.history.replay_tasks import ReadOutline, ReadReplay
from burghof.hosting.people.session import Person
from burghof.hosting.replayer.service import Replayer
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.result_task import read_result
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Audience, FixedLength, Seat, Series, SeriesGame
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import SeriesScore

MAX_SERIES_LENGTH: Final = 20
"""Maximum number of games of a series that are added up."""


class ReplayService:
    """Replays: of a finished game from any seat, of a running game with a notebook from a seat the person holds."""

    def __init__(self, cards: TableCards, replayer: Replayer) -> None:
        self._cards = cards
        self._replayer = replayer

    async def read(self, person: Person | None, table: UUID, seat: int | None, *, is_gzipped: bool) -> bytes:
        """Return the `Replay` of the whole game as this seat, or a spectator, may see it.

        Raises `ProblemError` if the person may not see it.
        """
        audience = await self._audience_if_allowed(person, table, seat)
        return await self._replayer.ask(await self._replayer.latest(table), ReadReplay(audience, is_gzipped))

    async def outline(self, person: Person | None, table: UUID, seat: int | None, at: int) -> bytes:
        """Return the `Outline` of the table after `at` steps of this audience. Raises `Problem.NOT_FOUND`."""
        audience = await self._audience_if_allowed(person, table, seat)
        return await self._replayer.ask(await self._replayer.latest(table), ReadOutline(audience, at))

    async def series_score(self, person: Person | None, table: UUID) -> SeriesScore:
        """Return the score of the chain of rematches up to this table. Raises `ProblemError` if a table is hidden."""
        card = await self._cards.require_visible(table, person)
        seats, games, wins = len(card.chairs), list[SeriesGame](), Counter[int]()
        while card.phase == "over" or card.id == table:
            if card.phase == "over":
                result = await read_result(card, self._replayer)
                games.append(SeriesGame(str(card.id), result.points or (0,) * seats))
                wins.update(seat for seat, rank in enumerate(result.ranks) if rank == 1)
            if card.previous is None or len(games) == MAX_SERIES_LENGTH:
                break
            card = await self._cards.require_visible(card.previous, person)
        series = Series(FixedLength(len(games)), seats, tuple(reversed(games)))
        return SeriesScore(
            tuple(leg.points for leg in series.legs), series.sums, tuple(wins[seat] for seat in range(seats))
        )

    async def _audience_if_allowed(self, person: Person | None, table: UUID, seat: int | None) -> Audience:
        """Return the requested audience. Raises `ProblemError` if the person may not look back on the game as it."""
        _check_may_replay(await self._cards.require_visible(table, person), person, seat)
        return None if seat is None else Seat(seat)


def _check_may_replay(card: TableCard, person: Person | None, seat: int | None) -> None:
    """Raise `ProblemError` if this person may not look back on this game from this seat."""
    if card.phase == "gathering":
        raise ProblemError(Problem.NOT_NOW, "the game has not begun")
    if card.phase == "over":
        if seat is not None and not 0 <= seat < len(card.chairs):
            raise ProblemError(Problem.NOT_FOUND, "no such seat")
        return
    if seat is None or not card.is_held_by(person, seat):
        raise ProblemError(Problem.NOT_YOURS, "a running game can be replayed only from a seat you hold")
    if card.recall == "pure":
        raise ProblemError(Problem.NOT_NOW, "this table has no notebook: no replay until the game is over")
