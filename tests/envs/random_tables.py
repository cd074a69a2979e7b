"""All games with all numbers of seats, and random play on them."""

from collections.abc import Iterator
from random import Random

import numpy as np

from burghof.envs import GameEnv, raw_env
from burghof.kernel import Recall, find_games
from tests.tiers import full_except

GAMES = find_games()
TABLES = [(game, seats) for game, found in GAMES.items() for seats in found.card.seats]


SOME_TABLES = full_except(TABLES, [(game, max(found.card.seats)) for game, found in GAMES.items()])
"""The largest table of each game on each push, all tables in the full tier."""


def random_action(env: GameEnv, rng: Random) -> int:
    """Return a random legal action of the agent to act."""
    legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
    return int(legal[rng.randrange(len(legal))])


def is_over(env: GameEnv) -> bool:
    return all(env.terminations.values())


def play_randomly(env: GameEnv, rng: Random) -> Iterator[GameEnv]:
    """Play random actions to the end, and yield the environment before each of them."""
    while not is_over(env):
        yield env
        env.step(random_action(env, rng))


def sample_positions(
    game: str, seats: int, one_in: int = 4, recall: Recall = "notebook", seed: int = 0
) -> Iterator[GameEnv]:
    """Yield the environment at about one in `one_in` decisions of a random game with random options."""
    rng = Random(f"{game} {seats} {seed}")
    options: dict[str, object] = {option.name: rng.choice(option.values) for option in GAMES[game].card.options}
    env = raw_env(game, seats=seats, options=options, recall=recall)
    env.reset(seed=seats)
    return (env for env in play_randomly(env, rng) if rng.randrange(one_in) == 0)
