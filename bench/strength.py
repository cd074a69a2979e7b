"""`python -m bench.strength [FOLDER]`: the strength of the levels, one arena per core; takes hours.

The results files are stored in the folder, by default `bench/results`, and a stopped run continues from them. After a
change of the kernel, the bots or its game, a file cannot be continued: delete it. `burghof report` then makes a report
per game from them, with a chapter for each number of seats.
"""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from shlex import join
from time import perf_counter

from msgspec import Struct

from burghof.kernel import find_games, load_plugin

MAX_GAMES = 400
"""Maximum number of games of a pairing whose interval still contains the goal."""


class Pairing(Struct, frozen=True):
    """Players to compare, and the share of games that the first of them should win."""

    game: str
    players: str
    seats: int = 2
    goal: float | None = None
    games: int = MAX_GAMES

    @property
    def file(self) -> str:
        """Name of the results file."""
        return f"{self.game}-{self.seats}-{self.players.replace('/', '').replace(',', '-')}.jsonl"

    def command(self, folder: Path) -> list[str]:
        """Return the command that measures the pairing on one core."""
        goal = [] if self.goal is None else ["--goal", str(self.goal), "--until"]
        out = ["--out", str(folder / self.file)]
        size = ["--seats", str(self.seats), "--games", str(self.games)]
        return ["arena", self.game, "--players", self.players, *size, *goal, "--workers=1", "--seed=7", *out]


REDUCED_ITERATIONS = {"kilt-castle": 1200, "appenzell": 800, "seven-locks": 250, "solomon": 280, "the-castle": 250}
"""Iterations with which a marshal takes about 0.2 s per decision."""

GOALS = {"kilt-castle": 0.70, "appenzell": 0.65, "solomon": 0.65, "seven-locks": 0.58}
"""With two seats, the share of games that a level should win against the next lower level."""

FEWER_GAMES = 60
"""Number of games of pairings without a goal: marshal with its full budget, and every number of seats."""


def pairings() -> Iterator[Pairing]:
    """Yield all pairings: levels, more seats, every number of seats for the reports, marshal with its full budget."""
    seats = {game: load_plugin(find_games()[game]).card.seats for game in REDUCED_ITERATIONS}
    marshals = {game: f"marshal/{brief}" for game, brief in REDUCED_ITERATIONS.items()}
    for game, goal in GOALS.items():
        for players in ("squire,page", "knight,squire", f"{marshals[game]},knight"):
            yield Pairing(game, players, goal=goal)
    yield Pairing("kilt-castle", f"{marshals['kilt-castle']},greedy", goal=0.75)
    yield Pairing("kilt-castle", f"{marshals['kilt-castle']},random", goal=0.98)
    for many in (3, 4):
        yield Pairing("kilt-castle", f"{marshals['kilt-castle']}{',knight' * (many - 1)}", many, 1.5 / many)
    yield Pairing("the-castle", f"{marshals['the-castle']},greedy", 1, games=FEWER_GAMES)
    yield from (
        Pairing(game, "squire,greedy", many, games=FEWER_GAMES) for game in REDUCED_ITERATIONS for many in seats[game]
    )
    for game in REDUCED_ITERATIONS:
        few = min(seats[game])
        # In solo games, each of the two players plays its own games.
        yield Pairing(game, f"marshal,{marshals[game]}", few, games=FEWER_GAMES if few > 1 else FEWER_GAMES // 2)


def measure(pairing: Pairing, folder: Path) -> None:
    """Play the missing games, and print the command and the standings."""
    begun = perf_counter()
    command = pairing.command(folder)
    burghof = Path(sys.executable).with_name("burghof")
    done = subprocess.run([burghof, *command], check=True, capture_output=True, text=True)  # noqa: S603 - our own program
    print(f"$ burghof {join(command)}\n{done.stdout}{perf_counter() - begun:.0f} s\n", flush=True)


def main(folder: str = "bench/results") -> None:
    """Measure all pairings, then print the commands that write the reports."""
    begun, place = perf_counter(), Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(cpu_count()) as cores:
        for done in [cores.submit(measure, pairing, place) for pairing in pairings()]:
            done.result()
    print(f"all: {(perf_counter() - begun) / 3600:.1f} hours on {cpu_count()} cores")
    for game in REDUCED_ITERATIONS:
        print(f"$ burghof report {game} {place}/{game}-*.jsonl --out {game}.md")


if __name__ == "__main__":
    main(*sys.argv[1:])
