"""Scenarios: the games that the tests of a game record, one per number of seats and per way a game can go or end."""

import random
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from math import inf
from pathlib import Path
from typing import Generic

from msgspec import Struct

from burghof.kernel import (
    CHANCE,
    AnyMatch,
    Decision,
    Match,
    Player,
    Plugin,
    Recall,
    Seat,
    Step,
    new_match,
    write_record,
)
from burghof.kernel.game import E, M, O, P, S, V
from burghof.testkit.policies import DecisionPicker, Policy, first_decision, random_move
from burghof.testkit.predicates import any_game

MOVES_BEFORE_TIMEOUT = 20
MOVES_BEFORE_RESIGNING = 5


class Scenarios(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """Plays games that depend only on the arguments: their chance and their moves follow from a seed."""

    plugin: Plugin[O, S, M, E, V, P]
    names: tuple[str, ...]
    """The players, in the order of seats."""
    substitute: str
    """The bot that takes a seat during a game."""
    options: O
    recall: Recall = "pure"
    policy: Policy[S, M] = random_move
    pick_decision: DecisionPicker = first_decision
    counts_draws: bool = True
    """Whether entries of chance count as moves where a number of moves is played."""
    has_seats_in_seeds: bool = False
    """Whether the seeds of `taken_back`, `left_early` and `resigned` differ by the number of seats."""

    def start(
        self, seats: int, seed: str, options: O | None = None, recall: Recall | None = None
    ) -> Match[O, S, M, E, V, P]:
        """Return a new match, opened."""
        names = self.names[:seats]
        match = new_match(
            self.plugin,
            self.options if options is None else options,
            [Player(name) for name in names],
            f"recorded-{seed}",
            recall=recall or self.recall,
        )
        match.open([name.lower() for name in names])
        return match

    def play_on(
        self,
        match: Match[O, S, M, E, V, P],
        rng: random.Random,
        policy: Policy[S, M] | None = None,
        *,
        moves: int | None = None,
    ) -> Match[O, S, M, E, V, P]:
        """Play `moves` moves by this policy, or to the end of the game, and return the match."""
        choose, left = policy or self.policy, inf if moves is None else moves
        while not match.is_over and left > 0:
            decision = self.pick_decision([one for one in match.pending if not one.answered], rng)
            legal = match.game.legal_moves(match.state, decision.seat)
            step = play_move(match, decision, choose(match.state, decision.seat, legal, rng))
            left -= len(step.entries) if self.counts_draws else 1
        return match

    def first(  # noqa: PLR0913 - a scenario names any of these
        self,
        name: str,
        such_that: Callable[[Match[O, S, M, E, V, P]], bool] = any_game,
        policy: Policy[S, M] | None = None,
        *,
        seats: Iterable[int] | None = None,
        options: O | None = None,
        recall: Recall | None = None,
        first_seed: int | Mapping[int, int] = 0,
    ) -> dict[str, Match[O, S, M, E, V, P]]:
        """Return for each of these seat counts, or each on the card, the first game by seed that satisfies `such_that`.

        Seeds are counted from `first_seed`, which may depend on the seat count: it is greater than 0 where the search
        from 0 would take long.
        """
        found = {}
        for players in self.plugin.card.seats if seats is None else seats:
            start = first_seed if isinstance(first_seed, int) else first_seed.get(players, 0)
            seeds = (f"{name}-{number}" for number in count(start))
            tried = (
                self.play_on(self.start(players, seed, options, recall), random.Random(seed), policy) for seed in seeds
            )
            found[f"{name}-{players}"] = next(game for game in tried if such_that(game))
        return found

    def taken_back(
        self, before: int, *, between: int = 2, to_move: int = 0, bot_seat: int = 1
    ) -> dict[str, Match[O, S, M, E, V, P]]:
        """Return for each seat count a game with a free take-back, one by all seats, and a bot that takes a seat.

        The free one follows `before` moves and as many more as it takes until a seat has the right to it. The other one
        follows `between` moves later and goes back to the players' move with the index `to_move`. A negative `bot_seat`
        counts from the last seat.
        """
        games = {}
        for seats in self.plugin.card.seats:
            rng, everybody = random.Random(seats), [Seat(seat) for seat in range(seats)]
            match = self.play_on(self._start_named("taken-back", seats), rng, moves=before)
            while all(match.take_back_limit(seat) is None for seat in everybody):
                assert not match.is_over, "no seat may take anything back by itself"
                self.play_on(match, rng, moves=1)
            last = match.history[-1]
            match.take_back(last.position, [last.seat])
            self.play_on(match, rng, moves=between)
            played = [trace.position for trace in match.history if trace.seat != CHANCE]
            match.take_back(played[to_move], everybody)
            match.change_seat(everybody[bot_seat], self._bot)
            games[f"taken-back-{seats}"] = self.play_on(match, rng)
        return games

    def left_early(
        self, seats: Iterable[int], policy: Policy[S, M] | None = None, *, name: str = "left-early"
    ) -> dict[str, Match[O, S, M, E, V, P]]:
        """Return for each of these seat counts a game in which a seat runs out of time and a bot plays on for it."""
        games = {}
        for players in seats:
            rng = random.Random(players)
            match = self._start_named("left-early", players)
            self.play_on(match, rng, policy, moves=MOVES_BEFORE_TIMEOUT)
            match.forfeit(Seat(1), "out-of-time")
            match.change_seat(Seat(1), self._bot)
            games[f"{name}-{players}"] = self.play_on(match, rng, policy)
        return games

    def resigned(self, seats: Iterable[int] | None = None) -> dict[str, Match[O, S, M, E, V, P]]:
        """Return for each of these seat counts a game in which all seats but the first resign; a seat alone resigns."""
        games = {}
        for players in self.plugin.card.seats if seats is None else seats:
            match = self._start_named("given-up", players)
            self.play_on(match, random.Random(players), moves=MOVES_BEFORE_RESIGNING)
            for seat in range(min(1, players - 1), players):
                match.forfeit(Seat(seat), "resigned")
            games[f"given-up-{players}"] = match
        return games

    @property
    def _bot(self) -> Player:
        return Player(self.substitute, bot="greedy")

    def _start_named(self, name: str, seats: int) -> Match[O, S, M, E, V, P]:
        return self.start(seats, f"{name}-{seats}" if self.has_seats_in_seeds else name)


def play_move(match: Match[O, S, M, E, V, P], decision: Decision, move: M) -> Step[S, M]:
    """Answer a pending decision with a move that must be legal."""
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer
    return answer


def write_records(folder: Path, games: Mapping[str, AnyMatch]) -> None:
    """Write the record of each game to the file of its name."""
    folder.mkdir(exist_ok=True)
    for name, game in games.items():
        (folder / f"{name}.json").write_bytes(write_record(game.record()))
