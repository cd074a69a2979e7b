"""Memory under test, from the rules alone: what a seat may not know, and the invariant of the tiles."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit import GameUnderTest
from burghof.testkit.tests.pocket.memory.model import Face, Options, State
from burghof.testkit.tests.pocket.memory.plugin import GAME


def twin(state: State, seat: Audience, recall: Recall, rng: Rng) -> State:
    """Shuffle the tiles that this audience cannot know among their places (1.2, 1.3)."""
    secret = _secret_places(state, seat, recall)
    return _with_faces(state, secret, rng.shuffle([state.tiles[place] for place in secret]))


def worlds(state: State, seat: Audience, recall: Recall) -> Iterable[tuple[State, int]]:
    """Yield every distinct order of those tiles; all are equally likely, as each has equally many shuffles."""
    secret = _secret_places(state, seat, recall)
    for faces in _orders(Counter(state.tiles[place] for place in secret)):
        yield _with_faces(state, secret, faces), 1


def invariant(state: State) -> None:
    """Assert that every number is on two tiles, pairs are taken together, and open tiles were turned and not taken."""
    tiles = state.tiles or state.options.all_tiles
    assert tuple(sorted(tiles)) == state.options.all_tiles
    assert len(set(zip(tiles, state.takers, strict=True))) == state.options.pairs, "the tiles of a pair are together"
    assert all(state.takers[place] is None and state.turned[place] for place in state.open)
    assert len(set(state.open)) == len(state.open) < 2
    assert len(state.left) != 2, "the last two tiles are taken at once"
    assert state.turns <= state.options.candle
    assert len(state.peeks) == len(state.tokens) == state.seats


def options(rng: Rng, seats: int) -> Options:
    """Return any options; all are for any number of seats."""
    del seats
    return Options((3, 4, 5, 6)[rng.below(4)], ("one", "number")[rng.below(2)])


def _secret_places(state: State, seat: Audience, recall: Recall) -> list[int]:
    """Return the places of covered tiles that this audience never saw, or that pure recall does not remember."""
    covered = [place for place, taker in enumerate(state.takers) if taker is None and place not in state.open]
    if not state.tiles:
        return []
    if recall == "pure":
        return covered
    peeked = None if seat is None else state.peeks[seat]
    return [place for place in covered if not state.turned[place] and place != peeked]


def _with_faces(state: State, places: list[int], faces: tuple[Face, ...]) -> State:
    """Return the state with these faces at these places."""
    there = dict(zip(places, faces, strict=True))
    return replace(state, tiles=tuple(there.get(place, face) for place, face in enumerate(state.tiles)))


def _orders(left: Counter[Face]) -> Iterator[tuple[Face, ...]]:
    """Yield every distinct order of these tiles."""
    if not left.total():
        yield ()
    for face in sorted(+left):
        for rest in _orders(left - Counter([face])):
            yield (face, *rest)


TRIAL = GameUnderTest(GAME, twin, invariant, options, worlds)
