"""The conformance tests that every game must pass, and the notebook compared with a perfect memory."""

import random

import pytest
from msgspec.json import encode

from burghof.bots.dice import LooseDice
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.laws import law, options, twin, worlds
from burghof.games.appenzell.tests.small_castle import SMALL_TRIAL, SmallCastle
from burghof.kernel import CHANCE, SILENT, Event
from burghof.testkit import Trial, conformance
from burghof.testkit.effort import effort
from burghof.testkit.imagine import check_imagined_worlds
from burghof.testkit.two_worlds import check_two_worlds

TestConformance = conformance(Trial(plugin=GAME, twin=twin, law=law, options=options))
SMALL = SmallCastle()


@pytest.mark.no_cover
def test_in_a_small_castle_imagined_worlds_are_as_likely_as_chance_has_them() -> None:
    check_imagined_worlds(SMALL_TRIAL, effort().positions // 10)


@pytest.mark.no_cover
def test_in_a_small_castle_nobody_can_tell_two_worlds_apart() -> None:
    check_two_worlds(SMALL_TRIAL, "pure", effort().pairs // 4)
    check_two_worlds(SMALL_TRIAL, "notebook", effort().pairs // 4)


def small_castle(dice: LooseDice) -> State:
    """Return a small castle at the first turn."""
    state = SMALL.start(Options(goal=6), 4)
    while SMALL.pending(state)[0].seat == CHANCE:
        state = SMALL.apply(state, CHANCE, SMALL.draw(state, dice), SILENT)
    return state


def played(state: State, moves: list[AppenzellMove]) -> tuple[State, list[Event]] | None:
    """Return the table after these moves and all emitted events, or None if a move is illegal."""
    events: list[Event] = []

    def tell(event: AppenzellEvent, after: State) -> None:
        del after
        events.append(event)

    for move in moves:
        pending = SMALL.pending(state)
        if not pending or SMALL.why_not(state, pending[0].seat, move):
            return None
        state = SMALL.apply(state, pending[0].seat, move, tell)
    return state, events


def random_line(state: State, dice: LooseDice, length: int) -> list[AppenzellMove]:
    """Return `length` random legal moves in a row, or fewer if the game ends before."""
    moves: list[AppenzellMove] = []
    for _ in range(length):
        pending = SMALL.pending(state)
        legal = SMALL.legal_moves(state, pending[0].seat) if pending else ()
        chosen = [legal[dice.below(len(legal))] for _ in legal[:1]]
        for move in chosen:
            state = SMALL.apply(state, pending[0].seat, move, SILENT)
        moves += chosen
    return moves


@pytest.mark.rule("8.2", "8.4")
@pytest.mark.parametrize("seed", range(12))
def test_a_notebook_holds_exactly_what_a_perfect_memory_knows(seed: int) -> None:
    dice = LooseDice(random.Random(seed))
    start = small_castle(dice)
    moves = random_line(start, dice, 3 + seed)
    truth = played(start, moves)
    assert truth is not None
    after, told = truth
    lived = [played(world, moves) for world, _ in worlds(start, None, "notebook")]
    possible = {encode(end) for ended in lived if ended is not None for end, events in [ended] if events == told}

    assert possible == {encode(world) for world, _ in worlds(after, None, "notebook")}
