"""A naive count of puzzles, by the words of their questions: it shares no code with `puzzles/`, only the rules."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import chain

from burghof.games.kilt_castle.game import KiltCastle
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.games.kilt_castle.plugin import GAME
from burghof.kernel import DISCARD, Player, Seat, Tally
from burghof.kernel.puzzle import Puzzle, open_puzzle

RULES = KiltCastle(2)

Score = Callable[[State, State, Seat], int]
"""What a theme asks for, from the states before and after a turn."""


def find_fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle; empty if all its counts are right and it has one answer."""
    state, seat = position_of(puzzle)
    tallies = count_moves(state, seat, SCORES[puzzle.theme])
    wrong = [choice for choice in puzzle.choices if choice.tally != tallies[choice.move]]
    answers = [number for number, tally in enumerate(tallies) if tally.right == tally.cases]
    if wrong:
        return f"counted {tallies[wrong[0].move]}, not {wrong[0].tally}"
    return "" if answers == [puzzle.answer.move] else f"right in all cases: {answers}"


def position_of(puzzle: Puzzle) -> tuple[State, Seat]:
    """Return the state of a puzzle and the seat that decides."""
    match = open_puzzle(GAME, puzzle, [Player(f"Player {seat}", "page") for seat in range(puzzle.seats)])
    return match.state, RULES.pending(match.state)[0].seat


def count_moves(state: State, seat: Seat, score: Score) -> list[Tally]:
    """Count for each legal move against how many answers it brings what the best move brings for sure."""
    after = (RULES.apply(state, seat, move, DISCARD) for move in RULES.legal_moves(state, seat))
    scores = [_scores_after(one, seat, lambda end: score(state, end, seat)) for one in after]
    needed = max(min(brought) for brought in scores)
    return [
        Tally(sum(amount >= needed for amount in brought), len(brought), min(brought), max(brought))
        for brought in scores
    ]


def _scores_after(state: State, seat: Seat, score: Callable[[State], int]) -> list[int]:
    """Return what each answer of the others leaves; the seat itself chooses the best worst case, then the average."""
    pending = RULES.pending(state)
    if not pending or pending[0].kind == "relocate":
        return [score(state)]
    decision = pending[0]
    branches = [
        _scores_after(RULES.apply(state, decision.seat, move, DISCARD), seat, score)
        for move in RULES.legal_moves(state, decision.seat)
    ]
    if decision.seat != seat:
        return list(chain.from_iterable(branches))
    return max(branches, key=lambda brought: (min(brought), Fraction(sum(brought), len(brought))))


# What the questions ask


def _is_won(before: State, after: State, seat: Seat) -> int:
    del before
    ended = RULES.outcome(after)
    return int(ended is not None and ended.ranks[seat] == min(ended.ranks) and ended.ranks.count(min(ended.ranks)) == 1)


def _lead_in_purses(before: State, after: State, seat: Seat) -> int:
    del before
    return _lead(after.purses, seat)


def _lead_with_day(before: State, after: State, seat: Seat) -> int:
    del before
    return _lead([sum(both) for both in zip(after.purses, _day(after), strict=True)], seat)


def _own_day(before: State, after: State, seat: Seat) -> int:
    del before
    return _day(after)[seat]


def _taken_from_rival(before: State, after: State, seat: Seat) -> int:
    """Return how much less the best-paid other player would get; there is one such player."""
    others = [(paid, other) for other, paid in enumerate(_day(before)) if other != seat]
    most = max(others)
    assert [paid for paid, _ in others].count(most[0]) == 1, "two others would get as much"
    return most[0] - _day(after)[most[1]]


def _has_no_day(before: State, after: State, seat: Seat) -> int:
    """Return whether no relocation of the next player can lead to a ducat day that pays that player more."""
    del before
    next_player = after.active
    assert next_player != seat, "the next player is another one"
    for move in RULES.legal_moves(after, next_player):
        called = RULES.apply(after, next_player, move, DISCARD)
        is_day = called.is_ducat_day or called.ducat_days > after.ducat_days
        if is_day and _can_get_more(called, next_player, seat):
            return 0
    return 1


def _can_get_more(state: State, next_player: Seat, seat: Seat) -> bool:
    """Return whether the next player can be paid more than the seat, if only the seat builds against it."""
    if not state.builders:
        paid = _day(state)
        return paid[next_player] > paid[seat]
    builder = OWNERS[state.seats][state.builders[0]]
    results = (
        _can_get_more(RULES.apply(state, builder, move, DISCARD), next_player, seat)
        for move in RULES.legal_moves(state, builder)
    )
    return all(results) if builder == seat else any(results)


def _day(state: State) -> tuple[int, ...]:
    """Return what a ducat day would pay each seat, as every view shows it."""
    return RULES.view(state, None, "notebook").incomes


def _lead(amounts: Sequence[int], seat: Seat) -> int:
    return amounts[seat] - max((*amounts[:seat], *amounts[seat + 1 :]))


SCORES: dict[str, Score] = {
    "last-floor": _is_won,
    "ducat-day": _lead_in_purses,
    "cut": _taken_from_rival,
    "lasting": _own_day,
    "roof": _lead_with_day,
    "no-day": _has_no_day,
}
"""What the question of each theme asks for."""
