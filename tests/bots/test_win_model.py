"""Values of the win model at the end of games."""

from random import Random

import pytest

from burghof.bots.fast_rng import FastRng
from burghof.bots.playout import first_unanswered
from burghof.bots.roster import BOT_FACTORIES
from burghof.bots.win_model import WinModel
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.plugin import GAME as CASTLE
from burghof.kernel import CHANCE, DISCARD, find_games, read_record, replay

MIN_VALUE_WON, MAX_VALUE_LOST = 0.9, 0.1


def play_solo_game(seed: int) -> State:
    """Play a solo game with a greedy bot and return its final state."""
    game, rng = CASTLE.newest_rules, Random(seed)
    dice, bot = FastRng(rng), BOT_FACTORIES["greedy"](CASTLE, CASTLE.card.rules_version, rng)
    state = game.start(Options(), 1)
    while decisions := game.pending(state):
        seat = first_unanswered(decisions).seat
        if seat == CHANCE:
            move = game.draw(state, dice)
        else:
            move = bot.choose(game.view(state, seat, "notebook"), game.legal_moves(state, seat))
        state = game.apply(state, seat, move, DISCARD)
    return state


def load_final_state(name: str) -> State:
    """Return the final state of a recorded game."""
    file = find_games()["the-castle"].folder / "tests" / "records" / f"{name}.json"
    return replay(CASTLE, read_record(CASTLE, file.read_bytes())).state


def assert_values_match_outcomes(ends: list[State]) -> None:
    """Check that the win model gives a high value to winners and a low value to losers."""
    judge = WinModel(CASTLE, CASTLE.newest_rules)
    for state in ends:
        (value,) = judge.values(state)
        outcome = CASTLE.newest_rules.outcome(state)
        assert outcome is not None
        assert value >= MIN_VALUE_WON if outcome.winners else value <= MAX_VALUE_LOST


def test_who_plays_alone_has_won_or_lost_whatever_was_brought_out() -> None:
    ends = [load_final_state(name) for name in ("princess-saved-1", "all-dead-1", "all-out-1")]

    assert len({state.princess for state in ends}) > 1, "some save the Princess, some do not"
    assert_values_match_outcomes(ends)


@pytest.mark.full
def test_who_plays_alone_by_greed_has_won_or_lost() -> None:
    ends: list[State] = []
    while len({state.princess for state in ends}) < 2:
        ends.append(play_solo_game(len(ends)))
        assert len(ends) < 12, "some save the Princess, some do not"

    assert_values_match_outcomes(ends)
