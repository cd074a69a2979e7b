"""Creates environments for all installed games by id, and registers them with PettingZoo."""

from collections.abc import Mapping
from typing import get_args

import msgspec
import pettingzoo
from msgspec import Struct
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from burghof.envs.env import Action, GameEnv, Observation
from burghof.kernel import AnyPlugin, Recall, find_games, load_plugin

ILLEGAL_ACTION_REWARD = -1
"""Reward for an illegal action, as in PettingZoo's own games: it also ends the game, and the other agents get 0."""


def games() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(find_games())


def register() -> None:
    """Register all games with PettingZoo: `pettingzoo.make("aec", "burghof/ID-vN")`, where N is the rules version."""
    for game, found in find_games().items():
        name = f"burghof/{game}-v{found.card.rules_version}"
        pettingzoo.register("aec", name, entry_point=make, kwargs={"game": game})


def make(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    recall: Recall = "notebook",
) -> AECEnv[str, Observation, Action]:
    """Return an environment of this game in PettingZoo's standard wrappers; `unwrapped` is the bare environment.

    The default number of seats is two, or the smallest that the game allows. `options` are those on the game's card, by
    name; the others have their defaults. With recall `pure`, observations contain only what lies open. Raises
    ValueError for an unknown game or for values that it does not allow.
    """
    return wrap(raw_env(game, seats=seats, options=options, recall=recall))


def raw_env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    recall: Recall = "notebook",
) -> GameEnv:
    """Return the environment without wrappers, for search: an illegal action raises ValueError."""
    found = find_games().get(game)
    if found is None:
        raise ValueError(f"no game is called {game}; there are {', '.join(find_games())}")
    return make_env(load_plugin(found), seats, options or {}, recall)


def make_env(plugin: AnyPlugin, seats: int | None, options: Mapping[str, object], recall: Recall) -> GameEnv:
    """Return an environment of this game. Raises ValueError for seats, options or recall that it does not allow."""
    card = plugin.card
    number = (2 if 2 in card.seats else min(card.seats)) if seats is None else seats  # noqa: PLR2004 - two seats by default
    if number not in card.seats:
        raise ValueError(f"{card.id} is not played with {number} seats but with {', '.join(map(str, card.seats))}")
    if recall not in get_args(Recall):
        raise ValueError(f"recall is {' or '.join(get_args(Recall))}, not {recall}")
    return GameEnv(plugin, number, _read_options(plugin, options), recall)


def wrap(env: GameEnv) -> AECEnv[str, Observation, Action]:
    """Put an environment into the wrappers of PettingZoo's own games."""
    ending = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_ACTION_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))


def _read_options(plugin: AnyPlugin, changes: Mapping[str, object]) -> Struct:
    """Return the default options with these changes. Raises ValueError for unknown names or values."""
    defaults = {option.name: option.default for option in plugin.card.options}
    if unknown := changes.keys() - defaults.keys():
        raise ValueError(f"{plugin.card.id} has no option {min(unknown)}; it has {', '.join(defaults)}")
    options: Struct = msgspec.convert({**defaults, **changes}, type=plugin.types.options)
    if not plugin.card.allows(options):
        raise ValueError(f"{plugin.card.id} does not allow {dict(changes)}")
    return options
