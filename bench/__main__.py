"""`python -m bench`: all speed measurements in one run, one line of text each."""

from collections.abc import Mapping
from random import Random

from bench import tictactoe
from bench.environments import ours_bare, ours_documented
from bench.ours import bare, recorded, with_views
from bench.pace import PlayGame, paces
from bench.rivals import openspiel, pettingzoo_bare, pettingzoo_documented
from burghof.kernel import Found, load, shelf

SEED = 1


def main() -> None:
    """Measure and print."""
    for found in shelf().values():
        print_paces(castle(found))
    figures = print_paces(tic_tac_toe())
    for ours, theirs in COMPARED:
        print(
            f"ratio tic-tac-toe {ours}/{theirs} {figures[f'tic-tac-toe {ours}'] / figures[f'tic-tac-toe {theirs}']:.1f}"
        )


COMPARED = (
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


def castle(found: Found) -> dict[str, PlayGame]:
    """Return a game for each number of seats: bare, as a recorded match with a view per step, as an environment."""
    plugin, name = load(found), found.card.id
    rng = Random(SEED)
    return {
        **{f"{name} {seats} seats": bare(plugin, seats, rng) for seats in plugin.card.seats},
        **{f"{name} {seats} seats as a match": recorded(plugin, seats, rng) for seats in plugin.card.seats},
        **{
            f"{name} {seats} seats as an environment": ours_bare(plugin, seats, rng.random)
            for seats in plugin.card.seats
        },
    }


def tic_tac_toe() -> dict[str, PlayGame]:
    """Return tic-tac-toe on each engine; the one in C++ is for information only."""
    rng = Random(SEED)
    return {
        "tic-tac-toe burghof": bare(tictactoe.GAME, 2, rng),
        "tic-tac-toe burghof-with-views": with_views(tictactoe.GAME, 2, rng),
        "tic-tac-toe burghof-environment": ours_bare(tictactoe.GAME, 2, rng.random),
        "tic-tac-toe burghof-environment-documented": ours_documented(tictactoe.GAME, 2, rng.random),
        "tic-tac-toe pettingzoo": pettingzoo_bare(rng.random),
        "tic-tac-toe pettingzoo-documented": pettingzoo_documented(rng.random),
        "tic-tac-toe openspiel-python": openspiel(rng.random, "python_tic_tac_toe"),
        "tic-tac-toe openspiel-c++": openspiel(rng.random, "tic_tac_toe"),
    }


def print_paces(players: Mapping[str, PlayGame]) -> dict[str, float]:
    """Measure these together, print the results and return them."""
    figures = paces(players)
    for name, figure in figures.items():
        print(f"{name}: {figure:,.0f} steps/s")
    return figures


if __name__ == "__main__":
    main()
