"""The worlds that fit a view: what the others may have behind their screens, and what may lie under a top tile."""

from collections.abc import Iterator, Sequence
from math import comb
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.solomon.hidden.determinization import determinize
from burghof.games.solomon.model.moves import Shift
from burghof.games.solomon.model.pit import FIELDS, Field
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tiles, join_tiles, subtract_tiles
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.counting import Count, count_tiles
from burghof.kernel import ChanceStream, Seat, with_item

MAX_SPLITS = 100_000
"""Maximum number of different arrangements of the tiles that lie face down."""
MAX_ARRANGEMENTS = 1_500
"""Maximum number of those that count differently."""
Place: TypeAlias = tuple[Field, int]
"""A place of a tile: a field and a level, counted from 0."""


class TooManyCasesError(Exception):
    """Raised if more would have to be looked at than a puzzle allows."""


class Arrangement(Struct, frozen=True):
    """The tiles that lie face down behind each screen and in the discard, and for how many arrangements it stands."""

    hidden: tuple[Tiles, ...]
    """For each seat, the tiles that only this seat knows; none for the viewer."""
    lost: Tiles
    weight: int


def seat_of(view: View) -> Seat:
    """Return the seat of a view."""
    assert view.seat is not None, "a spectator has no puzzle"
    return view.seat


def first_world(view: View) -> State:
    """Return one world that fits the view, always the same."""
    return determinize(view, ChanceStream(b"puzzle", "solomon", "world", 0))


# Tiles that lie face down


def arrangements(view: View) -> tuple[Arrangement, ...]:
    """Return the arrangements of the tiles that lie face down; of those that count the same, only the first.

    Raises `TooManyCasesError`.
    """
    seat = seat_of(view)
    sizes = [0 if owner == seat else number or 0 for owner, number in enumerate(view.hidden)]
    down = subtract_tiles(view.heap, subtract_tiles(view.stock, view.followed[seat]))
    found: dict[tuple[Count, ...], Arrangement] = {}
    for number, (parts, weight) in enumerate(_splits(down, [*sizes, view.lost])):
        key = tuple(map(count_tiles, parts[:-1]))
        first = found.get(key) or Arrangement(parts[:-1], parts[-1], 0)
        found[key] = Arrangement(first.hidden, first.lost, first.weight + weight)
        if number >= MAX_SPLITS or len(found) > MAX_ARRANGEMENTS:
            raise TooManyCasesError
    return tuple(found.values())


def _splits(tiles: Tiles, sizes: Sequence[int]) -> Iterator[tuple[tuple[Tiles, ...], int]]:
    """Yield each way to split these tiles into parts of these sizes, with its number of equal ways."""
    if not sizes:
        yield (), 1
        return
    for part, weight in different_parts(tiles, sizes[0]):
        for others, more in _splits(subtract_tiles(tiles, part), sizes[1:]):
            yield (part, *others), weight * more


def different_parts(tiles: Tiles, size: int) -> Iterator[tuple[Tiles, int]]:
    """Yield each different part of sorted tiles with this size, with the number of ways to choose it."""
    if size > len(tiles):
        return
    if not size:
        yield (), 1
        return
    kind = tiles[0]
    number = tiles.count(kind)
    for taken in range(min(number, size), -1, -1):
        for part, weight in different_parts(tiles[number:], size - taken):
            yield (kind,) * taken + part, weight * comb(number, taken)


def arrange(state: State, old: Arrangement, new: Arrangement) -> State:
    """Return the state with the tiles that lie face down in another arrangement."""
    stocks = tuple(
        join_tiles(subtract_tiles(stock, before), after)
        for stock, before, after in zip(state.stocks, old.hidden, new.hidden, strict=True)
    )
    return replace(state, stocks=stocks, lost=join_tiles(subtract_tiles(state.lost, old.lost), new.lost))


def arrangement_in(state: State, view: View) -> Arrangement:
    """Return how the tiles lie that are face down in a world of this view."""
    hidden = tuple(
        () if seat == view.seat else subtract_tiles(stock, known)
        for seat, (stock, known) in enumerate(zip(state.stocks, state.followed, strict=True))
    )
    return Arrangement(hidden, state.lost, 0)


# Tiles that were never on top


def worlds_below(state: State, move: Shift) -> Iterator[tuple[State, int]]:
    """Yield the worlds with each kind of tile that a shift may uncover, and the number of equal worlds."""
    source, level = move.source, len(state.piles[move.source]) - 2
    if state.unseen[source] != level + 1 or level < 0:
        yield state, 1
        return
    places = [(field, below) for field in FIELDS for below in range(state.unseen[field])]
    pool = [state.piles[field][below] for field, below in places]
    for kind in sorted(set(pool)):
        other = (source, level) if state.piles[source][level] == kind else places[pool.index(kind)]
        yield swap(state, (source, level), other), pool.count(kind)


def swap(state: State, one: Place, other: Place) -> State:
    """Return the state with the tiles of two places swapped."""
    piles = state.piles
    tile, instead = piles[one[0]][one[1]], piles[other[0]][other[1]]
    piles = with_item(piles, one[0], with_item(piles[one[0]], one[1], instead))
    return replace(state, piles=with_item(piles, other[0], with_item(piles[other[0]], other[1], tile)))
