"""The conformance tests that every game must pass, and properties that only Kilt Castle has."""

import random

import pytest

from burghof.bots.fast_rng import FastRng
from burghof.games.kilt_castle.model.events import FinalPaid, IncomePaid, KiltEvent
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.tests.invariants import invariant, options, twin
from burghof.games.kilt_castle.tests.tables import RULES
from burghof.testkit import GameUnderTest, conformance

TestConformance = conformance(GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options))

MIN_RELOCATIONS = {2: 9, 3: 6, 4: 9}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_ducats_come_only_from_the_bank_and_only_on_ducat_days_and_at_the_end(seats: int, seed: int) -> None:
    paid = 0
    dice = FastRng(random.Random(seed))
    state = RULES.start(options(dice, seats), seats)
    state = RULES.apply(state, RULES.pending(state)[0].seat, RULES.draw(state, dice), lambda *_: None)

    def emit(event: KiltEvent, after: State) -> None:
        nonlocal paid
        paid += event.ducats if isinstance(event, IncomePaid | FinalPaid) else 0
        assert sum(after.purses) == 10 * seats + paid

    while RULES.pending(state):
        seat = RULES.pending(state)[0].seat
        moves = RULES.legal_moves(state, seat)
        state = RULES.apply(state, seat, moves[dice.below(len(moves))], emit)

    assert sum(state.purses) == 10 * seats + paid


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_a_card_to_relocate(seats: int) -> None:
    fewest = 99
    for seed in range(25):
        dice = FastRng(random.Random(seed))
        state = RULES.start(options(FastRng(random.Random(0)), seats), seats)
        state = RULES.apply(state, RULES.pending(state)[0].seat, RULES.draw(state, dice), lambda *_: None)
        while RULES.pending(state):
            seat = RULES.pending(state)[0].seat
            moves = RULES.legal_moves(state, seat)
            fewest = min(fewest, len(moves)) if state.phase == "relocate" else fewest
            state = RULES.apply(state, seat, moves[dice.below(len(moves))], lambda *_: None)

    assert fewest >= MIN_RELOCATIONS[seats]
