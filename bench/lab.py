"""`python -m bench.lab [GAME [PLAYERS [GAMES]]]`: games per second with one worker and with two.

Both use Ray, and the overhead of its processes is measured too. Its start, and the first games of each worker, are not.
"""

import sys
from itertools import islice
from time import perf_counter

from burghof.bots.playout import MAX_STEPS
from burghof.kernel import find_games, load_plugin
from burghof.kernel.discovery import GAMES_PACKAGE
from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.cluster import cluster, map_unordered
from burghof.lab.code_fingerprint import fingerprint
from burghof.lab.play import play_game

ROUNDS = 3
"""One worker and two take turns, and the best of each counts: other load on the machine can only slow them down."""


def main(game: str = "kilt-castle", players: str = "greedy", games: str = "200") -> None:
    """Measure and print."""
    plan = Arena(
        shelf=GAMES_PACKAGE,
        game=game,
        rules=load_plugin(find_games()[game]).card.rules_version,
        code=fingerprint(GAMES_PACKAGE, game),
        options={},
        players=tuple(players.split(",")),
        seats=2,
        seed=1,
        cap=MAX_STEPS,
    )
    best = {1: 0.0, 2: 0.0}
    for _ in range(ROUNDS):
        for workers in (1, 2):
            best[workers] = max(best[workers], games_per_second(plan, int(games), workers))
    for workers, found in best.items():
        print(f"{game} {players}, workers {workers}: {found:.2f} games/s")
    print(f"ratio {best[2] / best[1]:.2f}")


def games_per_second(plan: Arena, games: int, workers: int) -> float:
    """Return games per second, after each worker has warmed up."""
    jobs = [ArenaGame(plan, number) for number in range(games)]
    with cluster(workers) as size:
        list(map_unordered(play_game, islice(jobs, 4 * size), size))
        begun = perf_counter()
        list(map_unordered(play_game, jobs, size))
        return games / (perf_counter() - begun)


if __name__ == "__main__":
    main(*sys.argv[1:])
