"""Values of the win model at the end of games."""

from random import Random

import pytest

from burghof.bots.dice import LooseDice
from burghof.bots.judge import Judge
from burghof.bots.playout import first_to_answer
from burghof.bots.roster import ROSTER
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.plugin import GAME as CASTLE
from burghof.kernel import CHANCE, SILENT, read_record, replay, shelf

SAVED, LOST = 0.9, 0.1


def ended(seed: int) -> State:
    """Play a solo game with a greedy bot and return its final state."""
    game, rng = CASTLE.game, Random(seed)
    dice, bot = LooseDice(rng), ROSTER["greedy"](CASTLE, CASTLE.card.rules_version, rng)
    state = game.start(Options(), 1)
    while decisions := game.pending(state):
        seat = first_to_answer(decisions).seat
        if seat == CHANCE:
            move = game.draw(state, dice)
        else:
            move = bot.choose(game.view(state, seat, "notebook"), game.legal_moves(state, seat))
        state = game.apply(state, seat, move, SILENT)
    return state


def recorded(name: str) -> State:
    """Return the final state of a recorded game."""
    file = shelf()["the-castle"].folder / "tests" / "records" / f"{name}.json"
    return replay(CASTLE, read_record(CASTLE, file.read_bytes())).state


def assert_judged(ends: list[State]) -> None:
    """Check that the win model gives a high value to winners and a low value to losers."""
    judge = Judge(CASTLE, CASTLE.game)
    for state in ends:
        (value,) = judge.values(state)
        outcome = CASTLE.game.outcome(state)
        assert outcome is not None
        assert value >= SAVED if outcome.winners else value <= LOST


def test_who_plays_alone_has_won_or_lost_whatever_was_brought_out() -> None:
    ends = [recorded(name) for name in ("princess-saved-1", "all-dead-1", "all-out-1")]

    assert len({state.princess for state in ends}) > 1, "some save the Princess, some do not"
    assert_judged(ends)


@pytest.mark.full
def test_who_plays_alone_by_greed_has_won_or_lost() -> None:
    ends: list[State] = []
    while len({state.princess for state in ends}) < 2:
        ends.append(ended(len(ends)))
        assert len(ends) < 12, "some save the Princess, some do not"

    assert_judged(ends)
