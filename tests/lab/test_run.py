"""Running an arena: only missing games are played, and the order in which results arrive does not matter."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.book import Book
from burghof.lab.result import GameResult, repeatable
from burghof.lab.run import Spread, here, run
from burghof.lab.stopping import LOOK
from tests.lab.made_up import arena

PLAN = arena(["greedy", "random"])


class Workers:
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
                yield from here([waiting.pop(job.number % self.under_way)])
        yield from here(reversed(waiting))


def played(
    plan: Arena = PLAN, games: int = 6, spread: Spread = here, known: dict[int, GameResult] | None = None
) -> dict[int, GameResult]:
    """Run the arena and return the results without their times."""
    results = run(plan, games, known or {}, spread, lambda _result, _total: None)
    return {number: repeatable(result) for number, result in results.items()}


def test_workers_that_come_back_in_any_order_give_the_same_results() -> None:
    assert played(spread=Workers(4)) == played()


def test_a_stopped_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(result: GameResult, _total: int) -> None:
        book.add(result)
        if len(book.results) == 3:
            raise Stopped

    path, workers = tmp_path / "a.jsonl", Workers(1)
    with Book(path, PLAN) as book, suppress(Stopped):
        run(PLAN, 6, {}, here, stop)
    with Book(path, PLAN) as book:
        results = run(PLAN, 6, dict(book.results), workers, lambda result, _total: book.add(result))

    assert workers.sent == [3, 4, 5]
    assert {number: repeatable(result) for number, result in results.items()} == played()


def test_an_arena_can_be_prolonged() -> None:
    workers = Workers(1)

    longer = played(games=10, known=played(games=6), spread=workers)

    assert workers.sent == [6, 7, 8, 9]
    assert longer == played(games=10)


def test_games_beyond_those_asked_for_do_not_count() -> None:
    assert played(games=4, known=played(games=6)) == played(games=4)


def test_a_line_up_that_has_shown_enough_is_not_sent_out_again() -> None:
    plan, workers = arena(["greedy", "random"], goal=0.5, until=True), Workers(4)

    results = played(plan, 100, workers)

    assert list(results) == list(range(LOOK))
    assert max(workers.sent) < 2 * LOOK
    assert results == played(plan, 100)


def test_each_result_is_noted_with_how_many_games_there_will_be() -> None:
    notes: list[tuple[int, int]] = []

    run(
        arena(["greedy", "random"], goal=0.5, until=True),
        100,
        {},
        here,
        lambda result, total: notes.append((result.number, total)),
    )

    assert notes == [*((number, 100) for number in range(LOOK - 1)), (LOOK - 1, LOOK)]
