"""Replays: which person may look back on which game, and what the replay contains."""

import asyncio
from collections import Counter, OrderedDict
from typing import Final
from uuid import UUID

from burghof.hosting.history.replay_steps import replay_frames, replay_steps
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.people.session import Person
from burghof.hosting.tables.bot_names import named_players
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Audience, FixedLength, Outcome, Outline, Seat, Series, SeriesGame
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import Replay, SeriesScore

CACHED_GAMES: Final = 8
"""Number of finished games cached with all steps: a client that steps through a game requests many positions."""

MAX_SERIES_LENGTH: Final = 20
"""Maximum number of games of a series that are added up."""


class ReplayService:
    """Replays: of a finished game from any seat, of a running game with a notebook from a seat the person holds."""

    def __init__(self, cards: TableCards, live: LiveTableCache) -> None:
        self._cards = cards
        self._live = live
        self._finished_games: OrderedDict[UUID, LiveTable] = OrderedDict()

    async def read(self, person: Person | None, table: UUID, seat: int | None) -> Replay:
        """Return the whole game as this seat, or a spectator, may see it. Raises `ProblemError` if not allowed."""
        live, audience = await self._load_if_allowed(person, table, seat)
        return await asyncio.to_thread(_build_replay, live, audience)

    async def outline(self, person: Person | None, table: UUID, seat: int | None, at: int) -> Outline:
        """Return the table as text after `at` steps of this audience. Raises `Problem.NOT_FOUND`."""
        live, audience = await self._load_if_allowed(person, table, seat)
        steps = replay_steps(live, audience)
        if not 1 <= at <= len(steps):
            raise ProblemError(Problem.NOT_FOUND, "the replay has no such step")
        match = live.match
        return match.game.outline(match.game.view(steps[at - 1].after, audience, match.header.recall))

    async def series_score(self, person: Person | None, table: UUID) -> SeriesScore:
        """Return the score of the chain of rematches up to this table. Raises `ProblemError` if a table is hidden."""
        card = await self._cards.require_visible(table, person)
        seats, games, wins = len(card.chairs), list[SeriesGame](), Counter[int]()
        while card.phase == "over" or card.id == table:
            if card.phase == "over":
                outcome = (await self.load_finished(card.id)).match.outcome
                games.append(_series_game(card.id, outcome, seats))
                wins.update(outcome.winners if outcome is not None else ())
            if card.previous is None or len(games) == MAX_SERIES_LENGTH:
                break
            card = await self._cards.require_visible(card.previous, person)
        series = Series(FixedLength(len(games)), seats, tuple(reversed(games)))
        return SeriesScore(
            tuple(leg.points for leg in series.legs), series.sums, tuple(wins[seat] for seat in range(seats))
        )

    async def _load_if_allowed(
        self, person: Person | None, table: UUID, seat: int | None
    ) -> tuple[LiveTable, Audience]:
        """Return the game and the requested audience. Raises `ProblemError` if the person may not look back."""
        card = await self._cards.require_visible(table, person)
        _check_may_replay(card, person, seat)
        live = await (self.load_finished(table) if card.phase == "over" else self._live.load_full(table))
        return live, None if seat is None else Seat(seat)

    async def load_finished(self, table: UUID) -> LiveTable:
        """Return a finished game with all its steps, cached: nothing is ever added to it."""
        live = self._finished_games.get(table) or await self._live.load_full(table)
        self._finished_games[table] = live
        self._finished_games.move_to_end(table)
        if len(self._finished_games) > CACHED_GAMES:
            self._finished_games.popitem(last=False)
        return live


def _series_game(table: UUID, outcome: Outcome | None, seats: int) -> SeriesGame:
    """Return a finished game of a series, with 0 points for each seat if the game has no scores."""
    points = tuple(score.total for score in outcome.scores) if outcome is not None else ()
    return SeriesGame(str(table), points or (0,) * seats)


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


def _build_replay(live: LiveTable, audience: Audience) -> Replay:
    match = live.match
    steps = replay_steps(live, audience)
    return Replay(
        table=live.id,
        seat=audience,
        view=match.game.view(steps[0].before, audience, match.header.recall),
        moments=replay_frames(match, steps, audience),
        players=named_players(live.id, match.players),
        outcome=match.outcome if match.is_over else None,
    )
