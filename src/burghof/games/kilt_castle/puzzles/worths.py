"""What the end of a turn is worth for a seat, by the question of a theme: mostly a number of ducats."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.puzzles.next_day import find_day_for_next
from burghof.games.kilt_castle.rules.ducat_day import incomes
from burghof.games.kilt_castle.rules.ending import outcome
from burghof.kernel import Seat

Worth: TypeAlias = Callable[[State], int]
"""What the state after a turn is worth."""


def won_by(seat: Seat) -> Worth:
    """Return 1 for a game that this seat has won alone, otherwise 0."""

    def worth(after: State) -> int:
        ended = outcome(after)
        return int(ended is not None and ended.winners == (seat,))

    return worth


def lead_in_purses(seat: Seat) -> Worth:
    """Return by how many ducats the seat's purse exceeds the fullest other purse."""
    return lambda after: lead_of(after.purses, seat)


def lead_with_day(seat: Seat) -> Worth:
    """Return the same lead, after adding to each purse what a ducat day would pay."""
    return lambda after: lead_of(add_day(after), seat)


def income_of(seat: Seat) -> Worth:
    """Return what a ducat day would pay the seat."""
    return lambda after: incomes(after)[seat]


def loss_of(rival: Seat, before: State) -> Worth:
    """Return by how many ducats less than before a ducat day would pay this rival."""
    paid = incomes(before)[rival]
    return lambda after: paid - incomes(after)[rival]


def safe_from_next(seat: Seat) -> Worth:
    """Return 1 if the next player can call no ducat day that pays more to that player than to the seat, otherwise 0."""
    return lambda after: int(find_day_for_next(after, seat) is None)


def lead_of(amounts: Sequence[int], seat: Seat) -> int:
    """Return by how much the amount of a seat exceeds the greatest other one."""
    return amounts[seat] - most_of_others(amounts, seat)


def most_of_others(amounts: Sequence[int], seat: Seat) -> int:
    """Return the greatest amount of the other seats."""
    return max(amount for other, amount in enumerate(amounts) if other != seat)


def add_day(state: State) -> tuple[int, ...]:
    """Return for each seat its purse and what a ducat day would pay, together."""
    return tuple(purse + paid for purse, paid in zip(state.purses, incomes(state), strict=True))


def best_paid_rival(state: State, seat: Seat) -> Seat | None:
    """Return the rival whom a ducat day would pay most; None if it would pay two of them as much."""
    paid = incomes(state)
    most = most_of_others(paid, seat)
    rivals = [Seat(other) for other in range(state.seats) if other != seat and paid[other] == most]
    return rivals[0] if len(rivals) == 1 else None
