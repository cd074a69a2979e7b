"""The game's invariants, twin worlds, and all worlds of a position, written from RULES.md, independent of the code."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import FIELDS, HOLE_FIELDS, HOLES, TOWERS, Hole
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, Tile
from burghof.kernel import Audience, Recall, Rng

ROOM_LETTERS = "ABCDEFGHIJKLMNOPQR"
"""The letter of each room in a layout."""


def invariant(state: State) -> None:
    """Assert that tiles, mice, roofs and cheeses are at allowed places and that none is lost."""
    occupied = [field for mice in state.mice for field in mice]
    assert len(set(occupied)) == len(occupied), "at most one mouse on a field"
    assert set(occupied) <= set(FIELDS)
    assert all(mice == tuple(sorted(mice)) for mice in state.mice)
    for mice, outside, cheeses in zip(state.mice, state.outside, state.cheeses, strict=True):
        assert 0 <= outside <= CASTLE.mice - len(mice)
        assert len(set(cheeses)) == len(cheeses), "each cheese at most once"
        assert not {Tile.PLAIN, Tile.TRAP} & set(cheeses)
    assert 0 <= state.points <= CASTLE.actions
    assert state.turns <= CASTLE.rounds * state.seats
    if state.tiles:
        assert len(state.tiles) == len(HOLES) == len(state.seen)
        assert Counter((*state.tiles, state.spare)) == Counter(ALL_TILES)
        assert all(state.seen[hole] for hole in _open_holes(state)), "open tiles are marked as seen"
    rooms = {_letter(state, field) for field in occupied if field not in TOWERS}
    assert rooms <= {ROOM_LETTERS[room] for room in state.open}, "no mouse is under a roof"
    assert state.open == tuple(sorted(set(state.open)))


def twin(state: State, seat: Audience, recall: Recall, rng: Rng, /) -> State:
    """Shuffle the tiles that no audience may know among their holes; all audiences know the same (8.1 to 8.5)."""
    del seat
    secret = _secret_holes(state, recall)
    return _with_tiles(state, secret, rng.shuffle([state.tiles[hole] for hole in secret]))


def worlds(state: State, seat: Audience, recall: Recall) -> Iterable[tuple[State, int]]:
    """Yield every distinct arrangement of the tiles that `twin` shuffles; all are equally likely: weight 1."""
    del seat
    secret = _secret_holes(state, recall)
    for tiles in _arrangements(Counter(state.tiles[hole] for hole in secret)):
        yield _with_tiles(state, secret, tiles), 1


def options(rng: Rng, seats: int) -> Options:
    """Return random options. An open castle hides nothing, so only one in six is open."""
    del seats
    return Options(
        layout=("front", "back", "drawn")[rng.below(3)],
        goal=(4, 5, 6)[rng.below(3)],
        open_castle=rng.below(6) == 0,
    )


def _secret_holes(state: State, recall: Recall) -> list[Hole]:
    """Return the covered holes whose tile was never seen or, under pure recall, all covered holes."""
    if state.options.open_castle or not state.tiles:
        return []
    covered = [hole for hole in HOLES if hole not in _open_holes(state)]
    return covered if recall == "pure" else [hole for hole in covered if not state.seen[hole]]


def _open_holes(state: State) -> set[Hole]:
    """Return the holes in rooms without a roof, read from the letters of the layout."""
    letters = {ROOM_LETTERS[room] for room in state.open}
    return {hole for hole, field in zip(HOLES, HOLE_FIELDS, strict=True) if _letter(state, field) in letters}


def _letter(state: State, field: int) -> str:
    """Return the room letter of a field; a layout is seven rows of seven letters, with a separator after each row."""
    return state.layout[field // 7 * 8 + field % 7]


def _with_tiles(state: State, holes: list[Hole], tiles: tuple[Tile, ...]) -> State:
    """Return the state with these tiles in these holes."""
    changed = dict(zip(holes, tiles, strict=True))
    return replace(state, tiles=tuple(changed.get(hole, tile) for hole, tile in zip(HOLES, state.tiles, strict=False)))


def _arrangements(tiles: Counter[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Yield every distinct order of these tiles."""
    if not tiles.total():
        yield ()
    for tile in sorted(+tiles):
        for rest in _arrangements(tiles - Counter([tile])):
            yield (tile, *rest)
