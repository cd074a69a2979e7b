"""A table as an environment: actions, masks, rewards, copies and determinization."""

import pickle
from random import Random
from typing import cast

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from msgspec.structs import replace

from burghof.envs import GameEnv, games, make, raw_env, registry
from burghof.envs.rewards import rewards_of
from burghof.kernel import OptionCard, Outcome, Seat, load_plugin, say
from tests.envs.random_tables import GAMES, SOME_TABLES, is_over, play_randomly, random_action, sample_positions


def outcome(*ranks: int) -> Outcome:
    return Outcome(ranks, (), say("reason-forfeit"))


@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_the_mask_shows_exactly_the_legal_moves_of_whoever_is_to_act(game: str, seats: int) -> None:
    for env in sample_positions(game, seats):
        agent, rules, state = env.agent_selection, env._game, env.get_state()
        seat = Seat(env.possible_agents.index(agent))
        mask = env.observe(agent)["action_mask"]

        assert [env.moves[action] for action in np.flatnonzero(mask)] == list(rules.legal_moves(state, seat))
        assert np.array_equal(env.infos[agent]["action_mask"], mask)
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)


def find_illegal_action(env: GameEnv) -> int:
    """Play on until some action is illegal for the agent to act, and return such an action."""
    rng = Random(1)
    masks = (env.infos[env.agent_selection]["action_mask"] for _ in play_randomly(env, rng))
    mask = next(mask for mask in masks if not mask.all())
    return int(np.flatnonzero(mask == 0)[0])


@pytest.mark.parametrize("game", games())
def test_an_illegal_action_is_refused_with_its_clause_where_nothing_is_wrapped(game: str) -> None:
    env = raw_env(game)
    env.reset(seed=1)
    illegal, before = find_illegal_action(env), env.get_state()

    with pytest.raises(ValueError, match=r"is against rule \d"):
        env.step(illegal)
    with pytest.raises(ValueError, match="is not an action"):
        env.step(len(env.moves))
    with pytest.raises(ValueError, match="is not an action"):
        env.step(None)

    assert env.get_state() is before


@pytest.mark.parametrize("game", games())
def test_an_illegal_action_ends_a_wrapped_game_and_costs_one(game: str) -> None:
    env = make(game)
    env.reset(seed=1)
    illegal = find_illegal_action(cast("GameEnv", env.unwrapped))
    agent = env.agent_selection

    env.step(np.int64(illegal))

    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.agents}


@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_nobody_is_rewarded_before_the_end_and_then_it_sums_to_nothing_among_several(game: str, seats: int) -> None:
    env, rng = raw_env(game, seats=seats), Random(seats)
    env.reset(seed=2)

    assert all(not any(table.rewards.values()) for table in play_randomly(env, rng))

    assert seats == 1 or sum(env.rewards.values()) == pytest.approx(0)
    assert all(set(info) == {"view", "action_mask"} for info in env.infos.values())


def test_rewards_follow_the_ranks() -> None:
    assert rewards_of(outcome(2, 1)) == (-1, 1)
    assert rewards_of(outcome(1, 1)) == rewards_of(outcome(2, 2)) == (0, 0)
    assert rewards_of(outcome(1, 2, 3)) == (1, 0, -1)
    assert rewards_of(outcome(1, 1, 3)) == (0.5, 0.5, -1)
    assert rewards_of(outcome(1)) == (1,)
    assert rewards_of(outcome(2)) == (-1,)


@pytest.mark.parametrize("game", games())
def test_a_copy_goes_the_same_way_and_leaves_its_original_alone(game: str) -> None:
    env = raw_env(game)
    env.reset(seed=3)
    before, agent = env.get_state(), env.agent_selection
    one, other = env.copy(), pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes

    ends = [[table.get_state() for table in play_randomly(copy, Random(4))] for copy in (one, other)]

    assert ends[0] == ends[1]
    assert one.rewards == other.rewards
    assert is_over(one)
    assert (env.get_state(), env.agent_selection, any(env.terminations.values())) == (before, agent, False)


@pytest.mark.parametrize("game", games())
def test_a_table_goes_back_to_any_state(game: str) -> None:
    env, rng = raw_env(game), Random(5)
    env.reset(seed=5)
    state, seen = env.get_state(), env.observe(env.agent_selection)
    for _ in play_randomly(env, rng):
        pass

    env.set_state(state)

    assert env.agents == env.possible_agents
    assert data_equivalence(env.observe(env.agent_selection), seen)


@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_an_imagined_table_looks_the_same_and_asks_the_same_seat(game: str, seats: int) -> None:
    rng = Random(6)
    for env in sample_positions(game, seats, one_in=6):
        for agent in env.agents:
            sampled = env.determinize(agent, rng)

            assert sampled.view(agent) == env.view(agent)
            if agent == env.agent_selection:
                assert sampled.agent_selection == agent
                assert data_equivalence(sampled.last(), env.last())


def test_imagined_tables_differ_have_chance_of_their_own_and_can_be_played_to_the_end() -> None:
    env = raw_env("solomon", seats=3)
    env.reset(seed=7)
    before = env.get_state()
    worlds = [env.determinize(env.agent_selection, Random(seed)) for seed in range(3)]

    starts = {world.get_state() for world in worlds}
    lengths = [sum(1 for _ in play_randomly(world, Random(8))) for world in worlds]

    assert len(starts) == 3
    assert all(lengths)
    assert all(map(is_over, worlds))
    assert env.get_state() is before


def test_nothing_is_imagined_after_the_end() -> None:
    env = raw_env("seven-locks")
    env.reset(seed=9)
    for _ in play_randomly(env, Random(9)):
        pass

    with pytest.raises(ValueError, match="the game is over"):
        env.determinize("player_0", Random(1))


def test_the_state_is_what_all_seats_know_together() -> None:
    env = raw_env("solomon", seats=3)
    env.reset(seed=10)
    env.step(random_action(env, Random(10)))

    seen = np.concatenate([env.observe(agent)["observation"] for agent in env.agents])

    assert np.array_equal(env.state(), seen)
    assert env.state_space.contains(env.state())


def test_without_a_seed_chance_goes_on_from_the_last_table() -> None:
    one, other = raw_env("kilt-castle"), raw_env("kilt-castle")
    for env in (one, other):
        env.reset(seed=11)
        env.reset()

    assert one.get_state() == other.get_state()


def test_what_is_no_game_no_seats_or_no_option_is_said() -> None:
    with pytest.raises(ValueError, match="no game is called chess"):
        make("chess")
    with pytest.raises(ValueError, match="not played with 9 seats"):
        make("kilt-castle", seats=9)
    with pytest.raises(ValueError, match="recall is pure or notebook"):
        make("kilt-castle", recall="perfect")  # type: ignore[arg-type] # as untyped code may call it
    with pytest.raises(ValueError, match="has no option dragons"):
        make("kilt-castle", options={"dragons": True})
    with pytest.raises(ValueError, match="Invalid"):
        make("appenzell", options={"goal": 3})


def test_a_game_is_played_only_by_options_on_its_card() -> None:
    plugin = load_plugin(GAMES["appenzell"])
    goals = OptionCard("goal", (4, 5), 4)
    shorter = replace(plugin, card=replace(plugin.card, options=(goals,)))

    with pytest.raises(ValueError, match="does not allow"):
        registry.make_env(shorter, 2, {"goal": 6}, "pure")


def test_all_agents_have_one_layout_and_nobody_else_has_one() -> None:
    env = raw_env("appenzell", seats=3)

    assert {env.layout(agent) for agent in env.possible_agents} == {env.layout("player_0")}
    with pytest.raises(AssertionError, match="no agent is called player_3"):
        env.layout("player_3")


def test_a_table_is_played_with_two_where_the_game_allows() -> None:
    assert {env.max_num_agents for env in map(make, games())} == {2}


def test_there_is_nothing_to_render() -> None:
    env = make("appenzell")
    env.reset(seed=1)

    env.render()

    assert env.metadata["render_modes"] == []
