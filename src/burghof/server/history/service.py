"""Replays: which person may look back on which game, and what the replay contains."""

import asyncio
from collections import OrderedDict
from typing import Final
from uuid import UUID

from burghof.kernel import Audience, Games, Leg, Outline, Seat, Series
from burghof.server.history.moments import moments_of, retold
from burghof.server.journal.live import LiveTable
from burghof.server.journal.live_tables import LiveTables
from burghof.server.people.session import Person
from burghof.server.tables.card import TableCard
from burghof.server.tables.cards import Cards
from burghof.wire.answers import Replay, SeriesScore
from burghof.wire.problem import Problem, Trouble

AT_HAND: Final = 8
"""Number of finished games cached with all steps: a client that steps through a game requests many positions."""

LONGEST: Final = 20
"""Maximum number of games of a series that are added up."""


class Replays:
    """Replays: of a finished game from any seat, of a running game with a notebook from a seat the person holds."""

    def __init__(self, cards: Cards, live: LiveTables) -> None:
        self._cards = cards
        self._live = live
        self._finished: OrderedDict[UUID, LiveTable] = OrderedDict()

    async def read(self, person: Person | None, table: UUID, seat: int | None) -> Replay:
        """Return the whole game as this seat, or a spectator, may see it. Raises `Trouble` if not allowed."""
        live, audience = await self._open(person, table, seat)
        return await asyncio.to_thread(_replay, live, audience)

    async def outline(self, person: Person | None, table: UUID, seat: int | None, at: int) -> Outline:
        """Return the table as text after `at` steps of this audience. Raises `Problem.NOT_FOUND`."""
        live, audience = await self._open(person, table, seat)
        steps = moments_of(live, audience)
        if not 1 <= at <= len(steps):
            raise Trouble(Problem.NOT_FOUND, "the replay has no such step")
        match = live.match
        return match.game.outline(match.game.view(steps[at - 1].after, audience, match.header.recall))

    async def series(self, person: Person | None, table: UUID) -> SeriesScore:
        """Return the score of the chain of rematches up to this table. Raises `Trouble` if a table is hidden."""
        card = await self._cards.seen(table, person)
        seats, legs = len(card.chairs), list[Leg]()
        while card.phase == "over" or card.id == table:
            if card.phase == "over":
                legs.append(await self._leg(card.id, seats))
            if card.previous is None or len(legs) == LONGEST:
                break
            card = await self._cards.seen(card.previous, person)
        series = Series(Games(len(legs)), seats, tuple(reversed(legs)))
        return SeriesScore(tuple(leg.points for leg in series.legs), series.sums)

    async def _leg(self, table: UUID, seats: int) -> Leg:
        """Return a finished game of a series, with 0 points for each seat if the game has no scores."""
        outcome = (await self.finished(table)).match.outcome
        points = tuple(score.total for score in outcome.scores) if outcome is not None else ()
        return Leg(str(table), points or (0,) * seats)

    async def _open(self, person: Person | None, table: UUID, seat: int | None) -> tuple[LiveTable, Audience]:
        """Return the game and the requested audience. Raises `Trouble` if the person may not look back."""
        card = await self._cards.seen(table, person)
        _require(card, person, seat)
        live = await (self.finished(table) if card.phase == "over" else self._live.whole(table))
        return live, None if seat is None else Seat(seat)

    async def finished(self, table: UUID) -> LiveTable:
        """Return a finished game with all its steps, cached: nothing is ever added to it."""
        live = self._finished.get(table) or await self._live.whole(table)
        self._finished[table] = live
        self._finished.move_to_end(table)
        if len(self._finished) > AT_HAND:
            self._finished.popitem(last=False)
        return live


def _require(card: TableCard, person: Person | None, seat: int | None) -> None:
    """Raise `Trouble` if this person may not look back on this game from this seat."""
    if card.phase == "gathering":
        raise Trouble(Problem.NOT_NOW, "the game has not begun")
    if card.phase == "over":
        if seat is not None and not 0 <= seat < len(card.chairs):
            raise Trouble(Problem.NOT_FOUND, "no such seat")
        return
    if seat is None or not card.is_held_by(person, seat):
        raise Trouble(Problem.NOT_YOURS, "a running game can be replayed only from a seat you hold")
    if card.recall == "pure":
        raise Trouble(Problem.NOT_NOW, "this table has no notebook: no replay until the game is over")


def _replay(live: LiveTable, audience: Audience) -> Replay:
    match = live.match
    steps = moments_of(live, audience)
    return Replay(
        table=live.id,
        seat=audience,
        view=match.game.view(steps[0].before, audience, match.header.recall),
        moments=retold(match, steps, audience),
        players=tuple(match.players),
        outcome=match.outcome if match.is_over else None,
    )
