"""The Ray cluster: two nodes play the same games as one process, and a killed worker loses only its running game."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from burghof.kernel import find_games
from burghof.lab.arena import ArenaGame
from burghof.lab.cluster import JOBS_PER_WORKER, cluster, map_unordered
from burghof.lab.play import play_game
from burghof.lab.result import GameResult, without_timing
from burghof.lab.results_file import read_results
from burghof.lab.run import run, run_locally
from tests.cli.terminal import run_burghof
from tests.lab.synthetic_results import arena

PLAN = replace(arena(["greedy", "random"]), rules=find_games()["kilt-castle"].card.rules_version)
"""The plan that the command makes: by the newest rules."""
GAMES = 24
NODES_TIMEOUT_S = 300
"""Seconds to wait for two nodes; Ray itself allows 30 for each, which a busy machine may need for one."""
KILLED_GAME = 7
"""Number of the game whose worker is killed."""

Play: TypeAlias = Callable[[ArenaGame], GameResult]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Start two nodes with one processor each on this machine."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - `run_burghof.lab.cluster` sets it up first

    nodes = Cluster()
    nodes.add_node(wait=False, num_cpus=1, include_dashboard=False)
    nodes.add_node(wait=False, num_cpus=1)
    nodes.wait_for_nodes(NODES_TIMEOUT_S)
    yield nodes.address
    nodes.shutdown()  # type: ignore[no-untyped-call] # Ray has few types


@pytest.fixture
def workers(address: str) -> Iterator[int]:
    """Number of games that the two nodes play at a time."""
    with cluster(1, address) as size:
        yield size


def logging_player(folder: Path, *, killed_game: int | None = None, processes: int = 1) -> Play:
    """Return a play function that writes a file named after game and process when a game starts.

    At the end of the game the file contains the node. No game continues before `processes` processes have started one.
    The first process that starts the game `killed_game` never finishes it.
    """

    def play(job: ArenaGame) -> GameResult:
        import ray  # noqa: PLC0415 - asked where the game is played

        is_first = not list(folder.glob(f"{job.number}.*"))
        note = folder / f"{job.number}.{os.getpid()}"
        note.touch()
        while len({one.suffix for one in folder.iterdir()}) < processes or (job.number == killed_game and is_first):
            time.sleep(0.02)
        result = play_game(job)
        note.write_text(ray.get_runtime_context().get_node_id())
        return result

    return play


def without_times(results: dict[int, GameResult]) -> dict[int, GameResult]:
    return {number: without_timing(result) for number, result in results.items()}


@pytest.fixture(scope="module")
def by_one_process() -> dict[int, GameResult]:
    """The results of the same games played in this process."""
    return without_times(run(PLAN, GAMES, {}, run_locally, lambda _result, _total: None))


@pytest.mark.full
def test_two_nodes_play_the_same_games_as_one_process(
    workers: int, tmp_path: Path, by_one_process: dict[int, GameResult]
) -> None:
    play = logging_player(tmp_path, processes=2)

    results = run(PLAN, GAMES, {}, lambda jobs: map_unordered(play, jobs, workers), lambda _result, _total: None)

    assert without_times(results) == by_one_process
    assert workers == len({note.read_text() for note in tmp_path.iterdir()}) == 2


@pytest.mark.full
def test_a_worker_that_is_killed_costs_only_its_running_game(
    workers: int, tmp_path: Path, by_one_process: dict[int, GameResult]
) -> None:
    play = logging_player(tmp_path, killed_game=KILLED_GAME)
    killed: list[int] = []

    def kill(result: GameResult, _total: int) -> None:
        del result
        running = list(tmp_path.glob(f"{KILLED_GAME}.*"))
        if running and not killed:
            killed.append(int(running[0].suffix[1:]))
            os.kill(killed[0], signal.SIGKILL)

    results = run(PLAN, GAMES, {}, lambda jobs: map_unordered(play, jobs, workers), kill)

    begun = Counter(int(note.stem) for note in tmp_path.iterdir())
    assert killed
    assert begun == {number: 2 if number == KILLED_GAME else 1 for number in range(GAMES)}
    assert without_times(results) == by_one_process


@pytest.mark.full
def test_there_are_never_more_jobs_under_way_than_twice_the_workers(workers: int) -> None:
    asked: list[int] = []

    def jobs() -> Iterator[ArenaGame]:
        for number in range(GAMES):
            asked.append(number)
            yield ArenaGame(PLAN, number)

    come = 0
    for _ in map_unordered(play_game, jobs(), workers):
        come += 1
        assert len(asked) - come < JOBS_PER_WORKER * workers

    assert come == GAMES


@pytest.mark.full
def test_what_goes_wrong_in_a_game_is_told_and_not_tried_again(workers: int) -> None:
    def fail(job: int) -> int:
        raise ZeroDivisionError(job)

    with pytest.raises(ZeroDivisionError):
        list(map_unordered(fail, range(3), workers))


@pytest.mark.full
def test_the_command_plays_on_a_cluster(address: str, tmp_path: Path, by_one_process: dict[int, GameResult]) -> None:
    out = tmp_path / "a.jsonl"

    result = run_burghof(
        *("arena", "kilt-castle", "--players", "greedy,random", "--games", str(GAMES)),
        *("--address", address, "--out", out),
    )

    assert result.exit_code == 0, result.output
    assert without_times(dict(sorted(read_results(out).results.items()))) == by_one_process


def test_an_address_without_a_cluster_is_told_at_once() -> None:
    command = ("arena", "kilt-castle", "--players", "greedy,random", "--address", "127.0.0.1:1")

    result = run_burghof(*command)

    assert (result.exit_code, result.stderr.strip()) == (2, "There is no Ray cluster at 127.0.0.1:1.")


@pytest.mark.full
def test_the_command_plays_on_several_processes_of_this_machine(tmp_path: Path) -> None:
    command = ("arena", "kilt-castle", "--players", "greedy,random", "--games", "6")

    for workers in ("1", "2"):
        run_burghof(*command, "--workers", workers, "--out", tmp_path / f"{workers}.jsonl")

    one, two = (without_times(read_results(tmp_path / f"{workers}.jsonl").results) for workers in ("1", "2"))
    assert len(one) == 6
    assert two == one
