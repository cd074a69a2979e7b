"""Synthetic arenas and results for which the correct figures are known."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burghof.lab.arena import Arena, ArenaGame, Slot
from burghof.lab.code_fingerprint import fingerprint
from burghof.lab.result import GameResult
from burghof.lab.results_file import ArenaResults

GAMES = "burghof.games"

RankFunction: TypeAlias = Callable[[Slot], Sequence[int]]
"""Function from a game's place in the plan to the rank of each seat."""


def arena(
    players: Sequence[str] = ("greedy", "random"),
    seats: int = 2,
    *,
    game: str = "kilt-castle",
    goal: float | None = None,
    until: bool = False,
    seed: int = 0,
) -> Arena:
    """Return an arena as the command makes it."""
    return Arena(
        shelf=GAMES,
        game=game,
        rules=1,
        code=fingerprint(GAMES, game),
        options={},
        players=tuple(players),
        seats=seats,
        seed=seed,
        cap=100_000,
        goal=goal,
        until=until,
    )


def result(plan: Arena, number: int, ranks: Sequence[int], **other: object) -> GameResult:
    """Return a game with these ranks; each score is 10 minus the rank, and every seat made ten decisions of 1 s."""
    job = ArenaGame(plan, number)
    made = {
        "number": number,
        "seed": job.seed,
        "deal": job.deal,
        "players": plan.players_by_seat(number),
        "ended": "reason-made-up",
        "ranks": tuple(ranks),
        "scores": tuple(10 - rank for rank in ranks),
        "length": 30,
        "decisions": (10,) * plan.seats,
        "choices": 40 * plan.seats,
        "widest": 9,
        "figures": {"days": 3},
        "thought": ((1_000_000,) * 10,) * plan.seats,
    }
    return GameResult(**{**made, **other})  # type: ignore[arg-type] # a test names the fields it is about


def arena_results(plan: Arena, games: int, ranks: RankFunction) -> ArenaResults:
    """Return results in which each line-up has played `games` games with these ranks."""
    numbers = range(plan.size(games))
    return ArenaResults(plan, {number: result(plan, number, ranks(plan.slot(number))) for number in numbers})


def first_wins(slot: Slot) -> tuple[int, ...]:
    """Rank the first of the line-up first on every seat, and the others in their order."""
    return tuple(place + 1 for place in slot.places)


def seat_one_wins(slot: Slot) -> tuple[int, ...]:
    """Rank the seats in their order, regardless of the player."""
    return tuple(range(1, len(slot.places) + 1))


def deal_decides(slot: Slot) -> tuple[int, ...]:
    """Rank another seat first in each deal."""
    seats = len(slot.places)
    return tuple((seat + slot.deal) % seats + 1 for seat in range(seats))
