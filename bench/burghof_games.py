"""Our games, played with random moves: only the rules, with a view for each decision, and as a recorded match."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from bench.throughput import PlayGame
from burghof.bots.playout import playout
from burghof.bots.random_player import RandomPlayer
from burghof.kernel import AnyPlugin, Player, new_match

M = TypeVar("M")


class ViewingRandomBot:
    """Random player that gets its view before it chooses."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, view: object, legal: Sequence[M]) -> M:
        """Return a random legal move."""
        del view
        return legal[int(self._random() * len(legal))]


def default_options(plugin: AnyPlugin) -> Struct:
    """Return the default options of a game."""
    return cast("Struct", msgspec.convert({}, type=plugin.types.options))


def play_rules_only(plugin: AnyPlugin, seats: int, rng: Random) -> PlayGame:
    """Play with the rules only: pending, legal moves, apply."""
    options = default_options(plugin)
    bots = [RandomPlayer(rng)] * seats
    return lambda: playout(plugin, options, bots, rng).steps


def play_with_views(plugin: AnyPlugin, seats: int, rng: Random) -> PlayGame:
    """Play with the rules, and compute the view of the seat to act before each choice."""
    options = default_options(plugin)
    bots = [ViewingRandomBot(rng)] * seats
    return lambda: playout(plugin, options, bots, rng).steps


def play_recorded(plugin: AnyPlugin, seats: int, rng: Random) -> PlayGame:
    """Play a match as a table does: validated, with events and a record, and with a view before each choice.

    The view is that of the seat to act.
    """
    options = default_options(plugin)
    players = [Player(f"random {seat}", "random") for seat in range(seats)]
    seeds = count()

    def play() -> int:
        match = new_match(plugin, options, players, f"bench {next(seeds)}")
        match.open()
        while match.pending:
            decision = next(decision for decision in match.pending if not decision.answered)
            match.game.view(match.state, decision.seat, match.header.recall)
            legal = match.game.legal_moves(match.state, decision.seat)
            match.play(decision.seat, legal[int(rng.random() * len(legal))], decision.token)
        match.record()
        return match.position - 1  # the first entry of a record is not a move

    return play
