"""Running an arena: only missing games are played, and the order in which results arrive does not matter."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.result import GameResult, without_timing
from burghof.lab.results_file import ResultsFile
from burghof.lab.run import Executor, run, run_locally
from burghof.lab.stopping import CHECK_EVERY_GAMES
from tests.lab.synthetic_results import arena

PLAN = arena(["greedy", "random"])


class ShufflingExecutor:
    """Simulated workers that return games in another order than they received them, and log the games they received."""

    def __init__(self, under_way: int) -> None:
        self.under_way = under_way
        self.sent: list[int] = []

    def __call__(self, jobs: Iterable[ArenaGame]) -> Iterator[GameResult]:
        waiting: list[ArenaGame] = []
        for job in jobs:
            self.sent.append(job.number)
            waiting.append(job)
            if len(waiting) == self.under_way:
                yield from run_locally([waiting.pop(job.number % self.under_way)])
        yield from run_locally(reversed(waiting))


def run_arena(
    plan: Arena = PLAN, games: int = 6, spread: Executor = run_locally, known: dict[int, GameResult] | None = None
) -> dict[int, GameResult]:
    """Run the arena and return the results without their times."""
    results = run(plan, games, known or {}, spread, lambda _result, _total: None)
    return {number: without_timing(result) for number, result in results.items()}


def test_workers_that_come_back_in_any_order_give_the_same_results() -> None:
    assert run_arena(spread=ShufflingExecutor(4)) == run_arena()


def test_a_stopped_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(result: GameResult, _total: int) -> None:
        book.add(result)
        if len(book.results) == 3:
            raise Stopped

    path, workers = tmp_path / "a.jsonl", ShufflingExecutor(1)
    with ResultsFile(path, PLAN) as book, suppress(Stopped):
        run(PLAN, 6, {}, run_locally, stop)
    with ResultsFile(path, PLAN) as book:
        results = run(PLAN, 6, dict(book.results), workers, lambda result, _total: book.add(result))

    assert workers.sent == [3, 4, 5]
    assert {number: without_timing(result) for number, result in results.items()} == run_arena()


def test_an_arena_can_be_prolonged() -> None:
    workers = ShufflingExecutor(1)

    longer = run_arena(games=10, known=run_arena(games=6), spread=workers)

    assert workers.sent == [6, 7, 8, 9]
    assert longer == run_arena(games=10)


def test_games_beyond_those_asked_for_do_not_count() -> None:
    assert run_arena(games=4, known=run_arena(games=6)) == run_arena(games=4)


def test_a_line_up_that_has_shown_enough_is_not_sent_out_again() -> None:
    plan, workers = arena(["greedy", "random"], goal=0.5, until=True), ShufflingExecutor(4)

    results = run_arena(plan, 100, workers)

    assert list(results) == list(range(CHECK_EVERY_GAMES))
    assert max(workers.sent) < 2 * CHECK_EVERY_GAMES
    assert results == run_arena(plan, 100)


def test_each_result_is_noted_with_how_many_games_there_will_be() -> None:
    notes: list[tuple[int, int]] = []

    run(
        arena(["greedy", "random"], goal=0.5, until=True),
        100,
        {},
        run_locally,
        lambda result, total: notes.append((result.number, total)),
    )

    assert notes == [
        *((number, 100) for number in range(CHECK_EVERY_GAMES - 1)),
        (CHECK_EVERY_GAMES - 1, CHECK_EVERY_GAMES),
    ]
