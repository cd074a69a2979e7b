"""The maximum length of a game: floors run out, and a game without new floors ends (7.1, 7.5)."""

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.game import KiltCastle
from burghof.games.kilt_castle.model.board import SPACE_COUNT
from burghof.games.kilt_castle.model.moves import KiltMove, Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.rules.ending import MAX_IDLE_ROUNDS
from burghof.games.kilt_castle.tests.tables import BLUE, EMPTY_STOCK, GOLD, GREEN, RED, table
from burghof.kernel import CHANCE, DISCARD

Policy: TypeAlias = Callable[[KiltCastle, State, Sequence[KiltMove], random.Random], KiltMove]


def max_turns(seats: int) -> int:
    """Return the upper bound on turns: at most two rounds pass between floors, and the number of floors is fixed."""
    floors = sum(MATERIAL.floors) * MATERIAL.tables[seats].colours
    return MAX_IDLE_ROUNDS * seats * floors


def anything(rules: KiltCastle, state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    del rules, state
    return rng.choice(moves)


def prolong_game(rules: KiltCastle, state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Return a move that prolongs the game: not its last, without a floor, and by as few spaces as possible."""

    def haste(move: KiltMove) -> tuple[bool, bool, int, float]:
        after = rules.apply(state, state.active, move, DISCARD)
        steps = (move.to - state.cards[move.card].position) % SPACE_COUNT if isinstance(move, Relocate) else 0
        return after.phase == "over", after.idle_turns <= state.idle_turns, steps, rng.random()

    return min(moves, key=haste) if state.phase == "relocate" else rng.choice(moves)


def count_turns(rules: KiltCastle, state: State, policy: Policy, rng: random.Random, max_count: int) -> int:
    """Return how many turns a game from this table lasts; counting stops beyond `max_count`."""
    turns = 0
    while (pending := rules.pending(state)) and turns <= max_count:
        seat = pending[0].seat
        turns += state.phase == "relocate"
        state = rules.apply(state, seat, policy(rules, state, rules.legal_moves(state, seat), rng), DISCARD)
    return turns


def deal_table(rules: KiltCastle, seats: int, options: Options, rng: random.Random) -> State:
    """Return a table after the deal."""
    start = rules.start(options, seats)
    return rules.apply(start, CHANCE, rules.draw(start, FastRng(rng)), DISCARD)


@st.composite
def seats_and_options(draw: st.DrawFn) -> tuple[int, Options]:
    """Draw a number of players and any options."""
    return draw(st.sampled_from([2, 3, 4])), Options(*(draw(st.booleans()) for _ in range(4)))


@pytest.mark.no_cover
@pytest.mark.rule("7.5")
@settings(deadline=None, max_examples=40)
@given(seats_and_options(), st.integers(0, 1 << 32), st.sampled_from([anything, prolong_game]))
def test_no_game_lasts_longer_than_two_rounds_for_each_floor(
    reading: tuple[int, Options], seed: int, policy: Policy
) -> None:
    (seats, options), rng, rules = reading, random.Random(seed), KiltCastle(2)

    assert count_turns(rules, deal_table(rules, seats, options, rng), policy, rng, max_turns(seats)) <= max_turns(seats)


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("seed", range(3))
def test_two_players_with_an_exhausted_colour_each_cannot_go_on_for_ever_any_more(seed: int) -> None:
    floors = {GOLD: (11, 3, 2), GREEN: (11, 3, 2)}
    state = table(2, stocks={RED: EMPTY_STOCK, BLUE: EMPTY_STOCK, **floors})
    most = MAX_IDLE_ROUNDS * 2 * sum(sum(stock) for stock in floors.values())

    by_version = {
        version: count_turns(
            KiltCastle(version), replace(state, rules_version=version), prolong_game, random.Random(seed), most
        )
        for version in (1, 2)
    }

    assert by_version[2] <= most < by_version[1]
