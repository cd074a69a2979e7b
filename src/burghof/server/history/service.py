"""Replays: who may look back on which game, and what they are shown."""

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
"""How many finished games are remembered whole: who steps through one asks for many of its positions."""

LONGEST: Final = 20
"""How many games of a series are summed up."""


class Replays:
    """Games to look back on: a finished one from any seat, a running one by who holds the seat and has a notebook."""

    def __init__(self, cards: Cards, live: LiveTables) -> None:
        """Replays of these tables."""
        self._cards = cards
        self._live = live
        self._finished: OrderedDict[UUID, LiveTable] = OrderedDict()

    async def read(self, person: Person | None, table: UUID, seat: int | None) -> Replay:
        """The whole game as this seat, or a spectator, may look back on it."""
        live, audience = await self._open(person, table, seat)
        return await asyncio.to_thread(_replay, live, audience)

    async def outline(self, person: Person | None, table: UUID, seat: int | None, at: int) -> Outline:
        """The table as text, after so many moments of this audience."""
        live, audience = await self._open(person, table, seat)
        steps = moments_of(live, audience)
        if not 1 <= at <= len(steps):
            raise Trouble(Problem.NOT_FOUND, "the game has no such moment")
        match = live.match
        return match.game.outline(match.game.view(steps[at - 1].after, audience, match.header.recall))

    async def series(self, person: Person | None, table: UUID) -> SeriesScore:
        """The score of a chain of rematches up to this table, for who may see all of it."""
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
        """A finished game of a series."""
        outcome = (await self.finished(table)).match.outcome
        points = tuple(score.total for score in outcome.scores) if outcome is not None else ()
        return Leg(str(table), points or (0,) * seats)

    async def _open(self, person: Person | None, table: UUID, seat: int | None) -> tuple[LiveTable, Audience]:
        """The game and the audience one asks to be, if one may."""
        card = await self._cards.seen(table, person)
        _require(card, person, seat)
        live = await (self.finished(table) if card.phase == "over" else self._live.whole(table))
        return live, None if seat is None else Seat(seat)

    async def finished(self, table: UUID) -> LiveTable:
        """A finished game, from its first entry: nothing is ever added to it."""
        live = self._finished.get(table) or await self._live.whole(table)
        self._finished[table] = live
        self._finished.move_to_end(table)
        if len(self._finished) > AT_HAND:
            self._finished.popitem(last=False)
        return live


def _require(card: TableCard, person: Person | None, seat: int | None) -> None:
    """Go on only if this person may look back on this game from there; raises Trouble."""
    if card.phase == "gathering":
        raise Trouble(Problem.NOT_NOW, "the game has not begun")
    if card.phase == "over":
        if seat is not None and not 0 <= seat < len(card.chairs):
            raise Trouble(Problem.NOT_FOUND, "no such seat")
        return
    if seat is None or not card.is_held_by(person, seat):
        raise Trouble(Problem.NOT_YOURS, "while a game runs, only who holds a seat looks back, from there")
    if card.recall == "pure":
        raise Trouble(Problem.NOT_NOW, "this table remembers only what lies open, until the game is over")


def _replay(live: LiveTable, audience: Audience) -> Replay:
    """All moments of this audience."""
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
