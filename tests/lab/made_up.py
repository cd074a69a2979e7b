"""Made-up arenas and results, whose answers are known."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burghof.lab.arena import Arena, ArenaGame, Slot
from burghof.lab.book import Kept
from burghof.lab.code import fingerprint
from burghof.lab.result import GameResult

GAMES = "burghof.games"

Ranks: TypeAlias = Callable[[Slot], Sequence[int]]
"""The rank of each seat, by a game's place in the plan."""


def arena(
    players: Sequence[str] = ("greedy", "random"),
    seats: int = 2,
    *,
    game: str = "kilt-castle",
    goal: float | None = None,
    until: bool = False,
    seed: int = 0,
) -> Arena:
    """An arena as the command makes it."""
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
    """A game that ended with these ranks; a seat's score is 10 less its rank, and each thought for one second."""
    job = ArenaGame(plan, number)
    made = {
        "number": number,
        "seed": job.seed,
        "deal": job.deal,
        "players": plan.seated(number),
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


def kept(plan: Arena, games: int, ranks: Ranks) -> Kept:
    """A book in which each line-up has played so many games that ended like this."""
    numbers = range(plan.size(games))
    return Kept(plan, {number: result(plan, number, ranks(plan.slot(number))) for number in numbers})


def first_wins(slot: Slot) -> tuple[int, ...]:
    """The first of the line-up wins from every seat; the others follow in their order."""
    return tuple(place + 1 for place in slot.places)


def seat_one_wins(slot: Slot) -> tuple[int, ...]:
    """Seats win in their order, whoever sits there."""
    return tuple(range(1, len(slot.places) + 1))


def the_deal_decides(slot: Slot) -> tuple[int, ...]:
    """Each deal favours another seat."""
    seats = len(slot.places)
    return tuple((seat + slot.deal) % seats + 1 for seat in range(seats))
