"""Builders for tables of the Well; a test names only what it is about."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from hypothesis import strategies as st

from burghof.kernel import Match, Player, Recall, Record, Seat, Step, new_match
from tests.kernel.well import WELL
from tests.kernel.well_model import AnyEvent, AnyMove, Options, Pass, Preview, State, Take, View

WellMatch: TypeAlias = Match[Options, State, AnyMove, AnyEvent, View, Preview]
WellRecord: TypeAlias = Record[Options, AnyMove]
WellStep: TypeAlias = Step[State, AnyMove]

SEED = "a seed of the house"
PLAYERS = (Player("Ada"), Player("Ben"), Player("Cleo"))
BOTH_SEATS = (Seat(0), Seat(1))


def unopened_table(
    seats: int = 2,
    coins: int = 12,
    *,
    seed: str = SEED,
    recall: Recall = "pure",
    previous: str | None = None,
) -> WellMatch:
    """Return a table that is not opened yet."""
    options = Options(6) if coins == 6 else Options(12)
    return new_match(WELL, options, PLAYERS[:seats], seed, recall=recall, previous=previous)


def opened_table(
    *moves: AnyMove,
    seats: int = 2,
    coins: int = 12,
    seed: str = SEED,
    recall: Recall = "pure",
    previous: str | None = None,
) -> WellMatch:
    """Return an opened table after these moves, each played by the first seat that has not answered yet."""
    match = unopened_table(seats, coins, seed=seed, recall=recall, previous=previous)
    match.open([f"{player.name}'s own" for player in PLAYERS[:seats]])
    play_all(match, moves)
    return match


def play_all(match: WellMatch, moves: Sequence[AnyMove]) -> None:
    """Play these moves, each by the first seat that has not answered yet."""
    for move in moves:
        owing = next(decision.seat for decision in match.pending if not decision.answered)
        play(match, owing, move)


def play(match: WellMatch, seat: Seat, move: AnyMove) -> WellStep:
    """Play a legal move with the expected token and return its step."""
    decision = match.decision_of(seat)
    assert decision is not None
    answer = match.play(seat, move, decision.token)
    assert isinstance(answer, Step)
    return answer


FINISHING_MOVES = (Take(2), Pass(), Take(2), Pass(), Take(2))
"""Moves that finish a game of six coins and two seats: the first seat takes two, the second two, the first two."""


def finished_table(*, seed: str = SEED, recall: Recall = "pure", previous: str | None = None) -> WellMatch:
    """Return a finished table of two seats: the first has four coins, the second two."""
    return opened_table(*FINISHING_MOVES, coins=6, seed=seed, recall=recall, previous=previous)


def match_fields(match: WellMatch) -> tuple[object, ...]:
    """Return everything that defines a match, for comparison."""
    return match.header, match.core, match.outcome


def possible_actions(match: WellMatch) -> list[Callable[[], object]]:
    """Return all actions possible now: moves (listed three times), take-backs, new players, forfeit of a third seat."""
    seats = [Seat(at) for at in range(match.seats)]
    agreements = [tuple(seats), *((seat,) for seat in seats)]
    moves = [
        partial(play, match, decision.seat, move)
        for decision in match.pending
        for move in match.game.legal_moves(match.state, decision.seat)
    ]
    backs = [
        partial(match.take_back, trace.position, agreed)
        for trace in match.history
        for agreed in agreements
        if match.may_take_back(trace.position, agreed)
    ]
    changes = [partial(match.change_seat, seats[-1], Player("Deep Blue", "strong"))]
    forfeits = [partial(match.forfeit, seat, "resigned") for seat in seats[2:] if seat not in match.forfeits]
    return [*moves, *moves, *moves, *backs, *changes, *forfeits]


def play_choices(choices: Sequence[int], seats: int = 2) -> WellMatch:
    """Return a table after these choices, each among all actions that were possible at that time."""
    match = opened_table(seats=seats)
    for choice in choices:
        actions = possible_actions(match) if not match.is_over else [int]
        actions[choice % len(actions)]()
    return match


WANDERINGS = st.builds(play_choices, st.lists(st.integers(0, 999), max_size=24), st.integers(1, 3))
"""Tables after random sequences of actions."""
