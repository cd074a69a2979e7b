"""The end of the game: RULES.md chapter 10."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.events import Counted, ScoreCategory, SolomonEvent
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import OBJECTS, SCROLLS, Tiles, total_curse, total_worth
from burghof.kernel import Emit, Outcome, Score, ScorePart, ranks_by_merit, say

POINTS = TILES.points


class Tally(Struct, frozen=True):
    """The points of a seat, by category (10.2 to 10.5)."""

    coins: int
    treasures: int
    scrolls: int
    curses: int
    objects: int

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.coins + self.treasures + self.scrolls + self.curses + self.objects


def count_scroll_sets(stock: Tiles) -> int:
    """Return the number of complete sets of scrolls among these tiles (10.3)."""
    return min(stock.count(scroll) for scroll in SCROLLS)


def count_objects(stock: Tiles) -> int:
    """Return the number of magic objects among these tiles (10.5)."""
    return sum(tile in OBJECTS for tile in stock)


def majority_points(amounts: Sequence[int], first: int, second: int) -> tuple[int, ...]:
    """Return the points of each seat for a majority (10.6 to 10.9).

    Several firsts share both bonuses. Several seconds share the second bonus, if they have at least half as much as the
    first.
    """
    most = max(amounts)
    leaders = amounts.count(most)
    if not most:
        return (0,) * len(amounts)
    if leaders > 1:
        return tuple((first + second) // leaders if amount == most else 0 for amount in amounts)
    runner_up = max(amount for amount in amounts if amount != most)
    share = second // amounts.count(runner_up) if 2 * runner_up >= most else 0
    return tuple(first if amount == most else share if amount == runner_up else 0 for amount in amounts)


def tallies(state: State) -> tuple[Tally, ...]:
    """Return each seat's points as if the game were over now."""
    curses = majority_points([total_curse(stock) for stock in state.stocks], POINTS.most_curses, POINTS.second_curses)
    objects = majority_points(
        [count_objects(stock) for stock in state.stocks], POINTS.most_objects, POINTS.second_objects
    )
    return tuple(
        Tally(
            state.coins[seat],
            total_worth(stock),
            POINTS.scroll_set * count_scroll_sets(stock),
            curses[seat],
            objects[seat],
        )
        for seat, stock in enumerate(state.stocks)
    )


def emit_counts(state: State, emit: Emit[State, SolomonEvent]) -> None:
    """Emit what each seat has, one category after the other (10.1 to 10.5)."""
    points, stocks = tallies(state), state.stocks
    amounts: dict[ScoreCategory, list[int]] = {
        "coins": list(state.coins),
        "treasures": [total_worth(stock) for stock in stocks],
        "scrolls": [count_scroll_sets(stock) for stock in stocks],
        "curses": [total_curse(stock) for stock in stocks],
        "objects": [count_objects(stock) for stock in stocks],
    }
    totals = [0] * state.seats
    for what, amount in amounts.items():
        won: list[int] = [getattr(tally, what) for tally in points]
        totals = [total + more for total, more in zip(totals, won, strict=True)]
        emit(Counted(what, tuple(amount), tuple(won), tuple(totals)), state)


def outcome(state: State) -> Outcome | None:
    """Return ranks and scores once the game is over, or None before (10.1, 10.10)."""
    if state.phase != "over":
        return None
    points = tallies(state)
    return Outcome(
        ranks_by_merit([(tally.total,) for tally in points]),
        tuple(_score(tally) for tally in points),
        say("reason-cards"),
    )


def _score(tally: Tally) -> Score:
    return Score(
        tally.total,
        (
            ScorePart(say("score-coins"), tally.coins),
            ScorePart(say("score-treasures"), tally.treasures),
            ScorePart(say("score-scrolls"), tally.scrolls),
            ScorePart(say("score-curses"), tally.curses),
            ScorePart(say("score-objects"), tally.objects),
        ),
    )
