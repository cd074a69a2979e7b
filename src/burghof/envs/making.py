"""Making: an environment for any game on the shelf, by its id."""

from collections.abc import Mapping
from typing import get_args

import msgspec
import pettingzoo
from msgspec import Struct
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from burghof.envs.env import Action, GameEnv, Observation
from burghof.kernel import AnyPlugin, Recall, load, shelf

ILLEGAL = -1
"""What an illegal action costs, as in PettingZoo's own games: it also ends the game, and the others get nothing."""


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(shelf())


def register() -> None:
    """Tell PettingZoo of all games: `pettingzoo.make("aec", "burghof/ID-vN")` makes the game by its rules version."""
    for game, found in shelf().items():
        name = f"burghof/{game}-v{found.card.rules_version}"
        pettingzoo.register("aec", name, entry_point=make, kwargs={"game": game})


def make(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    recall: Recall = "notebook",
) -> AECEnv[str, Observation, Action]:
    """A table of this game in PettingZoo's usual wrappers; `unwrapped` is the bare one.

    Without a number of seats there are two, or as few as the game allows. Options are those on the game's card, by
    name; what is left out is as usual. With recall `pure` observations hold only what lies open.
    """
    return wrapped(raw_env(game, seats=seats, options=options, recall=recall))


def raw_env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    recall: Recall = "notebook",
) -> GameEnv:
    """The same without wrappers, for search: an illegal action raises ValueError."""
    found = shelf().get(game)
    if found is None:
        raise ValueError(f"no game is called {game}; there are {', '.join(shelf())}")
    return table_of(load(found), seats, options or {}, recall)


def table_of(plugin: AnyPlugin, seats: int | None, options: Mapping[str, object], recall: Recall) -> GameEnv:
    """A table of this game; what it is not played with is refused."""
    card = plugin.card
    number = (2 if 2 in card.seats else min(card.seats)) if seats is None else seats  # noqa: PLR2004 - two is two
    if number not in card.seats:
        raise ValueError(f"{card.id} is not played with {number} seats but with {', '.join(map(str, card.seats))}")
    if recall not in get_args(Recall):
        raise ValueError(f"recall is {' or '.join(get_args(Recall))}, not {recall}")
    return GameEnv(plugin, number, _read_options(plugin, options), recall)


def wrapped(env: GameEnv) -> AECEnv[str, Observation, Action]:
    """An environment in the wrappers of PettingZoo's own games."""
    ending = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))


def _read_options(plugin: AnyPlugin, given: Mapping[str, object]) -> Struct:
    """The usual options with these changed."""
    usual = {option.name: option.default for option in plugin.card.options}
    if unknown := given.keys() - usual.keys():
        raise ValueError(f"{plugin.card.id} has no option {min(unknown)}; it has {', '.join(usual)}")
    options: Struct = msgspec.convert({**usual, **given}, type=plugin.types.options)
    if not plugin.card.allows(options):
        raise ValueError(f"{plugin.card.id} does not allow {dict(given)}")
    return options
