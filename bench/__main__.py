"""`python -m bench`: all speed measurements in one run, one line of text each."""

from collections.abc import Mapping
from random import Random

from bench import tictactoe
from bench.burghof_games import play_recorded, play_rules_only, play_with_views
from bench.environments import burghof_as_documented, burghof_bare
from bench.rivals import openspiel, pettingzoo_as_documented, pettingzoo_bare
from bench.throughput import PlayGame, compare_throughput
from burghof.kernel import InstalledGame, find_games, load_plugin

SEED = 1


def main() -> None:
    """Measure and print."""
    for found in find_games().values():
        print_throughput(game_players(found))
    figures = print_throughput(tic_tac_toe())
    for ours, theirs in COMPARISONS:
        print(
            f"ratio tic-tac-toe {ours}/{theirs} {figures[f'tic-tac-toe {ours}'] / figures[f'tic-tac-toe {theirs}']:.1f}"
        )


COMPARISONS = (
    ("burghof", "pettingzoo"),
    ("burghof", "pettingzoo-documented"),
    ("burghof", "openspiel-python"),
    ("burghof-with-views", "pettingzoo"),
    ("burghof-environment", "pettingzoo"),
    ("burghof-environment-documented", "pettingzoo-documented"),
)
"""Pairs of engines whose ratio is printed.

PettingZoo makes an observation for each step. So our engine is also compared with a view for each step, and as a
PettingZoo environment, which makes an array of the view.
"""


def game_players(found: InstalledGame) -> dict[str, PlayGame]:
    """Return a game for each number of seats: bare, as a recorded match with a view per step, as an environment."""
    plugin, name = load_plugin(found), found.card.id
    rng = Random(SEED)
    return {
        **{f"{name} {seats} seats": play_rules_only(plugin, seats, rng) for seats in plugin.card.seats},
        **{f"{name} {seats} seats as a match": play_recorded(plugin, seats, rng) for seats in plugin.card.seats},
        **{
            f"{name} {seats} seats as an environment": burghof_bare(plugin, seats, rng.random)
            for seats in plugin.card.seats
        },
    }


def tic_tac_toe() -> dict[str, PlayGame]:
    """Return tic-tac-toe on each engine; the one in C++ is for information only."""
    rng = Random(SEED)
    return {
        "tic-tac-toe burghof": play_rules_only(tictactoe.GAME, 2, rng),
        "tic-tac-toe burghof-with-views": play_with_views(tictactoe.GAME, 2, rng),
        "tic-tac-toe burghof-environment": burghof_bare(tictactoe.GAME, 2, rng.random),
        "tic-tac-toe burghof-environment-documented": burghof_as_documented(tictactoe.GAME, 2, rng.random),
        "tic-tac-toe pettingzoo": pettingzoo_bare(rng.random),
        "tic-tac-toe pettingzoo-documented": pettingzoo_as_documented(rng.random),
        "tic-tac-toe openspiel-python": openspiel(rng.random, "python_tic_tac_toe"),
        "tic-tac-toe openspiel-c++": openspiel(rng.random, "tic_tac_toe"),
    }


def print_throughput(players: Mapping[str, PlayGame]) -> dict[str, float]:
    """Measure these together, print the results and return them."""
    figures = compare_throughput(players)
    for name, figure in figures.items():
        print(f"{name}: {figure:,.0f} steps/s")
    return figures


if __name__ == "__main__":
    main()
