"""The review of a game: win probabilities over time, the turning points, and what luck and skill added.

A seat starts with its fair share. If it did not choose the best known move, all resulting changes, for every seat, are
skill. Changes of the win probabilities between two choices are luck: deals, dice, revealed facts. If nothing was drawn
and nothing is hidden there is no luck, and such changes are skill too. Over all parties, luck and skill each add up to
zero. For each party they add up to the difference between its result and its fair share.
"""

from collections.abc import Collection, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from burghof.bots.analysis.verdict import SIGNIFICANCE_SE, Verdict
from burghof.kernel import Outcome, Seat

MAX_TURNING_POINTS = 5
MIN_SWING = 0.04
"""Minimum change of a win probability that makes a turning point."""


class TurningPoint(Struct, frozen=True):
    """A turning point: the index of its verdict, the seat whose win probability changed, and by how much."""

    at: int
    seat: Seat
    swing: float


class ResultBreakdown(Struct, frozen=True):
    """The parts of a seat's result: `start + luck + skill = result`, each a win probability."""

    seat: Seat
    start: float
    luck: float
    skill: float
    result: float
    error: float
    """Standard error of the skill, and so of the luck."""


class Review(Struct, frozen=True):
    """The analysis of a game."""

    seats: int
    verdicts: tuple[Verdict, ...]
    band: tuple[tuple[float, ...], ...]
    """Win probabilities of all parties: at the start, before each choice as its seat could know them, at the end."""
    turning_points: tuple[TurningPoint, ...]
    """In the order of the game."""
    ledgers: tuple[ResultBreakdown, ...]


def make_review(seats: int, verdicts: Sequence[Verdict], outcome: Outcome | None, *, ends_with_luck: bool) -> Review:
    """Return the review of a game with these verdicts; without an outcome, of the part that is judged so far."""
    start = _start_shares(seats, verdicts)
    before = [verdict.best.chances for verdict in verdicts]
    if outcome is None:
        return Review(seats, tuple(verdicts), (start, *before), (), ())
    result = victory_shares(seats, outcome)
    band = (start, *before, result)
    ledgers = _result_breakdowns(seats, verdicts, band, ends_with_luck=ends_with_luck)
    return Review(seats, tuple(verdicts), band, _turning_points(verdicts, band), ledgers)


def hide_choices(review: Review, seats: Collection[int]) -> Review:
    """Return the review without judgements of these seats' choices: only their win probabilities remain."""
    return replace(
        review,
        verdicts=tuple(
            _without_judgement(verdict) if verdict.seat in seats else verdict for verdict in review.verdicts
        ),
        turning_points=tuple(turn for turn in review.turning_points if turn.seat not in seats),
        ledgers=tuple(ledger for ledger in review.ledgers if ledger.seat not in seats),
    )


def _without_judgement(verdict: Verdict) -> Verdict:
    """Return the verdict with only the move that was played and the win probabilities before it."""
    best = verdict.best
    return replace(
        verdict, played=replace(verdict.played, chances=best.chances, error=best.error, why=None), better=None, tried=()
    )


def victory_shares(seats: int, outcome: Outcome) -> tuple[float, ...]:
    """Return each party's share of the victory; without winners all share it, or the castle beats a lone player."""
    winners = outcome.winners
    if seats == 1:
        return (1.0, 0.0) if winners else (0.0, 1.0)
    return (
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats)) if winners else _fair_shares(seats)
    )


def _fair_shares(seats: int) -> tuple[float, ...]:
    return (1 / seats,) * seats


def _start_shares(seats: int, verdicts: Sequence[Verdict]) -> tuple[float, ...]:
    """Return each seat's fair share; a lone player starts with the win probability before its first choice."""
    if seats > 1:
        return _fair_shares(seats)
    return verdicts[0].best.chances if verdicts else (0.5, 0.5)


def _turning_points(verdicts: Sequence[Verdict], band: Sequence[Sequence[float]]) -> tuple[TurningPoint, ...]:
    """Return the largest swings, in the order of the game."""
    swings = [TurningPoint(at, verdict.seat, _swing(verdicts, band, at)) for at, verdict in enumerate(verdicts)]
    large = [turn for turn in swings if abs(turn.swing) >= max(MIN_SWING, _noise(verdicts, turn.at))]
    most = sorted(large, key=lambda turn: -abs(turn.swing))[:MAX_TURNING_POINTS]
    return tuple(sorted(most, key=lambda turn: turn.at))


def _swing(verdicts: Sequence[Verdict], band: Sequence[Sequence[float]], at: int) -> float:
    """Return what a choice changed for its seat: what it lost by the move, or else what its turn brought.

    Seats know different things. So a change counts only if it shows both at the next choice, as that seat sees it, and
    at the seat's own next choice. Without chance and hidden information, only the chosen move can change anything.
    """
    verdict = verdicts[at]
    if verdict.better:
        return -verdict.loss
    if at + 1 < len(verdicts) and not verdicts[at + 1].fortune:
        return 0.0
    seat = verdict.seat
    now = band[at + 1][seat]
    own = next((later for later in range(at + 1, len(verdicts)) if verdicts[later].seat == seat), len(verdicts))
    at_next, at_own_next = band[at + 2][seat] - now, band[own + 1][seat] - now
    return 0.0 if at_next * at_own_next <= 0 else min(at_next, at_own_next, key=abs)


def _noise(verdicts: Sequence[Verdict], at: int) -> float:
    """Return the threshold below which a swing is not significant."""
    verdict = verdicts[at]
    if verdict.better:
        return SIGNIFICANCE_SE * verdict.loss_error
    after = verdicts[at + 1].best.error if at + 1 < len(verdicts) else 0.0
    return SIGNIFICANCE_SE * sqrt(verdict.best.error**2 + after**2)


def _result_breakdowns(
    seats: int, verdicts: Sequence[Verdict], band: Sequence[Sequence[float]], *, ends_with_luck: bool
) -> tuple[ResultBreakdown, ...]:
    """Return what luck and skill added, for each seat."""
    followed_by_luck = [*(verdict.fortune for verdict in verdicts[1:]), ends_with_luck][: len(verdicts)]
    error = _luck_error(verdicts, followed_by_luck)
    ledgers = []
    for seat in range(seats):
        chosen = [verdict.played.chances[seat] - verdict.best.chances[seat] for verdict in verdicts]
        since = [after[seat] - verdict.played.chances[seat] for verdict, after in zip(verdicts, band[2:], strict=True)]
        skill = sum(chosen) + sum(moved for moved, is_luck in zip(since, followed_by_luck, strict=True) if not is_luck)
        start, result = band[0][seat], band[-1][seat]
        ledgers.append(ResultBreakdown(Seat(seat), start, result - start - skill, skill, result, error))
    return tuple(ledgers)


def _luck_error(verdicts: Sequence[Verdict], followed_by_luck: Sequence[bool]) -> float:
    """Return the standard error of luck, and so of skill.

    It covers every win probability at which a stretch of luck begins or ends, but not those that it passes through.
    """
    squares = 0.0
    luck_before = True
    for verdict, luck_after in zip(verdicts, followed_by_luck, strict=True):
        if verdict.better:
            squares += luck_before * verdict.better.error**2 + luck_after * verdict.played.error**2
        elif luck_before != luck_after:
            squares += verdict.played.error**2
        luck_before = luck_after
    return sqrt(squares)
