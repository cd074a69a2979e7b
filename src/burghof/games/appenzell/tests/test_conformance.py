"""The conformance tests that every game must pass, and the notebook compared with a perfect memory."""

import random

import pytest
from msgspec.json import encode

from burghof.bots.fast_rng import FastRng
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.invariants import invariant, options, twin, worlds
from burghof.games.appenzell.tests.small_castle import SMALL_GAME_UNDER_TEST, SmallCastle
from burghof.kernel import CHANCE, DISCARD, Event
from burghof.testkit import GameUnderTest, conformance
from burghof.testkit.determinization import check_determinized_worlds
from burghof.testkit.effort import current_effort
from burghof.testkit.two_worlds import check_two_worlds

TestConformance = conformance(GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options))
SMALL = SmallCastle()


@pytest.mark.no_cover
def test_in_a_small_castle_imagined_worlds_are_as_likely_as_chance_has_them() -> None:
    check_determinized_worlds(SMALL_GAME_UNDER_TEST, current_effort().positions // 10)


@pytest.mark.no_cover
def test_in_a_small_castle_nobody_can_tell_two_worlds_apart() -> None:
    check_two_worlds(SMALL_GAME_UNDER_TEST, "pure", current_effort().pairs // 4)
    check_two_worlds(SMALL_GAME_UNDER_TEST, "notebook", current_effort().pairs // 4)


def small_castle(rng: FastRng) -> State:
    """Return a small castle at the first turn."""
    state = SMALL.start(Options(goal=6), 4)
    while SMALL.pending(state)[0].seat == CHANCE:
        state = SMALL.apply(state, CHANCE, SMALL.draw(state, rng), DISCARD)
    return state


def play_moves(state: State, moves: list[AppenzellMove]) -> tuple[State, list[Event]] | None:
    """Return the table after these moves and all emitted events, or None if a move is illegal."""
    events: list[Event] = []

    def emit(event: AppenzellEvent, after: State) -> None:
        del after
        events.append(event)

    for move in moves:
        pending = SMALL.pending(state)
        if not pending or SMALL.why_not(state, pending[0].seat, move):
            return None
        state = SMALL.apply(state, pending[0].seat, move, emit)
    return state, events


def random_moves(state: State, rng: FastRng, length: int) -> list[AppenzellMove]:
    """Return `length` random legal moves in a row, or fewer if the game ends before."""
    moves: list[AppenzellMove] = []
    for _ in range(length):
        pending = SMALL.pending(state)
        legal = SMALL.legal_moves(state, pending[0].seat) if pending else ()
        chosen = [legal[rng.below(len(legal))] for _ in legal[:1]]
        for move in chosen:
            state = SMALL.apply(state, pending[0].seat, move, DISCARD)
        moves += chosen
    return moves


@pytest.mark.rule("8.2", "8.4")
@pytest.mark.parametrize("seed", range(12))
def test_a_notebook_holds_exactly_what_a_perfect_memory_knows(seed: int) -> None:
    dice = FastRng(random.Random(seed))
    start = small_castle(dice)
    moves = random_moves(start, dice, 3 + seed)
    truth = play_moves(start, moves)
    assert truth is not None
    after, emitted = truth
    lived = [play_moves(world, moves) for world, _ in worlds(start, None, "notebook")]
    possible = {encode(end) for ended in lived if ended is not None for end, events in [ended] if events == emitted}

    assert possible == {encode(world) for world, _ in worlds(after, None, "notebook")}
