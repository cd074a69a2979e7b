"""The final count, fast: of tiles only what they count for matters (10.2 to 10.9)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from burghof.games.solomon.model.tile import SCROLLS, Tiles, total_curse, total_worth
from burghof.games.solomon.rules.ending import POINTS, count_objects, majority_points
from burghof.kernel import Seat


class Count(Struct, frozen=True):
    """What tiles count for at the end: treasures, curses, objects, and scrolls of each sign."""

    worth: int
    curses: int
    objects: int
    scrolls: tuple[int, ...]

    def plus(self, other: "Count") -> "Count":
        """Return the sum of two counts."""
        return Count(
            self.worth + other.worth,
            self.curses + other.curses,
            self.objects + other.objects,
            tuple([own + more for own, more in zip(self.scrolls, other.scrolls, strict=True)]),
        )


def add_counts(some: Sequence[Count], others: Sequence[Count]) -> list[Count]:
    """Return the sums of two counts for each seat."""
    return [count.plus(more) for count, more in zip(some, others, strict=True)]


@lru_cache(maxsize=1 << 12)
def count_tiles(tiles: Tiles) -> Count:
    """Return what these tiles count for."""
    return Count(
        total_worth(tiles), total_curse(tiles), count_objects(tiles), tuple([tiles.count(scroll) for scroll in SCROLLS])
    )


def final_lead(counts: Sequence[Count], coins: Sequence[int], seat: Seat) -> int:
    """Return by how many points a seat is ahead of the best other seat; it wins alone if this is positive."""
    totals = [
        coin + count.worth + POINTS.scroll_set * min(count.scrolls) for count, coin in zip(counts, coins, strict=True)
    ]
    curses = majority_points([count.curses for count in counts], POINTS.most_curses, POINTS.second_curses)
    objects = majority_points([count.objects for count in counts], POINTS.most_objects, POINTS.second_objects)
    totals = [sum(points) for points in zip(totals, curses, objects, strict=True)]
    return totals.pop(seat) - max(totals)
