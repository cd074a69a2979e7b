"""An observation holds what its seat may know and nothing more."""

import importlib
from random import Random

import pytest
from gymnasium.utils.env_checker import data_equivalence

from burghof.bots.fast_rng import FastRng
from burghof.envs import GameEnv, games
from burghof.kernel import Recall, Seat
from tests.envs.random_tables import GAMES, random_action, sample_positions

MIN_PAIRS = 20


def has_sealed_choice(env: GameEnv) -> bool:
    """Return whether several seats must still choose in secret and the agent to act has more than one legal action."""
    open_ = [one for one in env._game.pending(env.get_state()) if one.sealed and not one.answered]
    return len(open_) > 1 and int(env.infos[env.agent_selection]["action_mask"].sum()) > 1


def find_sealed_pairs() -> list[tuple[GameEnv, GameEnv, str]]:
    """Return pairs of tables of all games that differ in one sealed choice, each with the agent that made it."""
    found = []
    for game, card in ((game, found.card) for game, found in GAMES.items()):
        for seats in (seats for seats in card.seats if seats > 1):
            rng = Random(seats)
            for env in filter(has_sealed_choice, sample_positions(game, seats, one_in=1)):
                mover = env.agent_selection
                one, other = env.copy(), env.copy()
                one.step(random_action(one, rng))
                other.step(random_action(other, rng))
                if one.get_state() != other.get_state():
                    found.append((one, other, mover))
    return found


def test_who_chooses_later_sees_nothing_of_an_earlier_sealed_choice() -> None:
    pairs = [pair for pair in find_sealed_pairs() if is_ballot_open(pair[0]) and is_ballot_open(pair[1])]

    assert len(pairs) > MIN_PAIRS
    for one, other, mover in pairs:
        assert one.agent_selection == other.agent_selection
        assert one.rewards == other.rewards
        for agent in one.agents:
            if agent != mover:
                assert data_equivalence(one.observe(agent), other.observe(agent), exact=True)
                assert data_equivalence(one.infos[agent], other.infos[agent], exact=True)


def is_ballot_open(env: GameEnv) -> bool:
    return any(one.sealed for one in env._game.pending(env.get_state()))


@pytest.mark.parametrize("recall", ["pure", "notebook"])
@pytest.mark.parametrize("game", games())
def test_nobody_can_tell_a_table_from_its_twin(game: str, recall: Recall) -> None:
    twin = importlib.import_module(f"{GAMES[game].package}.tests.invariants").twin
    dice, rearranged = FastRng(Random(1)), 0
    for seats in GAMES[game].card.seats:
        for env in sample_positions(game, seats, 10, recall):
            for seat, agent in enumerate(env.agents):
                other = env.copy()
                other.set_state(twin(env.get_state(), Seat(seat), recall, dice))
                rearranged += other.get_state() != env.get_state()

                assert data_equivalence(other.observe(agent)["observation"], env.observe(agent)["observation"])
                if agent == env.agent_selection == other.agent_selection:
                    assert data_equivalence(other.last(), env.last(), exact=True)
    assert GAMES[game].card.has_hidden_information == (rearranged > MIN_PAIRS)
