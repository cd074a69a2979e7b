"""A naive second opinion on puzzles: all worlds of a view, played by the rules alone, without `puzzles/`."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec.structs import replace

from burghof.games.appenzell.game import Appenzell
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, Slide, Uncover
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, Tile
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.rules.ending import outcome
from burghof.kernel import DISCARD, Seat

RULES = Appenzell()

Aim = Callable[[State], bool]


def find_worlds(state: State, seat: Seat, kinds: Collection[Tile] = tuple(Tile)) -> list[State]:
    """Return all worlds that the seat cannot tell from this state; they are equally likely.

    If only some kinds of tiles matter, plain tiles stand for all others, so that there are fewer worlds.
    """
    places = [hole for hole, is_seen in enumerate(state.seen) if not is_seen]
    unseen = Counter(ALL_TILES)
    unseen.subtract([state.spare or Tile.PLAIN, *(tile for hole, tile in enumerate(state.tiles) if state.seen[hole])])
    unseen = Counter(tile if tile in kinds else Tile.PLAIN for tile in unseen.elements())
    worlds = []
    for order in _orders(unseen, len(places)):
        tiles = list(state.tiles)
        for hole, tile in zip(places, order, strict=True):
            tiles[hole] = tile
        worlds.append(replace(state, tiles=tuple(tiles)))
    known = RULES.view(state, seat, "notebook")
    assert all(RULES.view(world, seat, "notebook") == known for world in worlds)
    return worlds


def _orders(left: Counter[Tile], length: int) -> Iterator[tuple[Tile, ...]]:
    """Yield all different orders of these tiles."""
    if not length:
        yield ()
    for tile in [tile for tile, number in left.items() if number and length]:
        left[tile] -= 1
        yield from ((tile, *rest) for rest in _orders(left, length - 1))
        left[tile] += 1


class BestPlay:
    """In how many of its worlds a seat can reach an aim in its turn if it does the same where it sees the same."""

    def __init__(self, seat: Seat, turn: int, is_aim: Aim) -> None:
        self._seat = seat
        self._turn = turn
        self._is_aim = is_aim
        self._best: dict[View, int] = {}

    def count_after(self, worlds: Sequence[State], move: AppenzellMove) -> int:
        """Return the number of worlds in which the best play after this move reaches the aim."""
        after = [RULES.apply(world, self._seat, move, DISCARD) for world in worlds]
        reached = sum(self._is_aim(state) for state in after)
        open_states = [state for state in after if not self._is_aim(state) and self._is_own_turn(state)]
        return reached + sum(self._count(view, group) for view, group in _by_view(open_states, self._seat).items())

    def _count(self, view: View, worlds: Sequence[State]) -> int:
        if view not in self._best:
            legal = RULES.legal_moves(worlds[0], self._seat)
            useless = (End, Uncover, Enter) if view.points == 1 else (End,)  # the last action runs or pushes
            moves = [move for move in legal if not isinstance(move, useless)]
            self._best[view] = max((self.count_after(worlds, move) for move in moves), default=0)
        return self._best[view]

    def _is_own_turn(self, state: State) -> bool:
        return state.phase == "act" and state.turns == self._turn


def _by_view(states: Sequence[State], seat: Seat) -> dict[View, list[State]]:
    """Return the states that a seat cannot tell from each other together."""
    groups: dict[View, list[State]] = {}
    for state in states:
        groups.setdefault(RULES.view(state, seat, "notebook"), []).append(state)
    return groups


def count_collecting(state: State, seat: Seat, moves: Sequence[AppenzellMove]) -> tuple[int, list[int]]:
    """Return the number of worlds, and for each move in how many the seat can collect a cheese in this turn."""
    own = state.cheeses[seat]
    worlds = find_worlds(state, seat, [tile for tile in Tile if tile not in own])
    play = BestPlay(seat, state.turns, lambda after: len(after.cheeses[seat]) > len(own))
    return len(worlds), [play.count_after(worlds, move) for move in moves]


def count_winning(state: State, seat: Seat, moves: Sequence[AppenzellMove]) -> tuple[int, list[int]]:
    """Return the number of worlds, and for each move in how many the seat can win in this turn."""
    worlds = find_worlds(state, seat)
    play = BestPlay(seat, state.turns, lambda after: (end := outcome(after)) is not None and end.winners == (seat,))
    return len(worlds), [play.count_after(worlds, move) for move in moves]


def count_safe(state: State, seat: Seat, moves: Sequence[AppenzellMove]) -> tuple[int, list[int]]:
    """Return the number of placements of the traps, and for each move in how many no mouse of the seat falls.

    It may fall by the move or by the next push.
    """
    worlds = find_worlds(state, seat, (Tile.TRAP,))

    def is_safe(world: State, move: AppenzellMove) -> bool:
        before, after = world.fallen(seat), RULES.apply(world, seat, move, DISCARD)
        pushes = [push for push in RULES.legal_moves(after, after.active) if isinstance(push, Slide)]
        ends = [after, *(RULES.apply(after, after.active, push, DISCARD) for push in pushes)]
        return all(end.fallen(seat) == before for end in ends)

    return len(worlds), [sum(is_safe(world, move) for world in worlds) for move in moves]


def count_hungry(state: State, seat: Seat, moves: Sequence[AppenzellMove]) -> tuple[int, list[int]]:
    """Return the number of worlds, and for each move in how many the next player collects nothing.

    It may collect by the move or by an action that costs one of its own.
    """
    rival = Seat((seat + 1) % state.seats)
    worlds = find_worlds(state, seat, [tile for tile in Tile if tile not in state.cheeses[rival]])

    def is_hungry(world: State, move: AppenzellMove) -> bool:
        after = RULES.apply(world, seat, move, DISCARD)
        actions = [RULES.apply(after, rival, action, DISCARD) for action in RULES.legal_moves(after, rival)]
        single = [end for end in actions if end.phase == "over" or end.points == after.points - 1]
        return all(end.cheeses[rival] == world.cheeses[rival] for end in [after, *single])

    return len(worlds), [sum(is_hungry(world, move) for world in worlds) for move in moves]


COUNTS: dict[str, Callable[[State, Seat, Sequence[AppenzellMove]], tuple[int, list[int]]]] = {
    "this-turn": count_collecting,
    "jump": count_collecting,
    "last-cheese": count_winning,
    "safe-ground": count_safe,
    "empty-plate": count_hungry,
}
"""For each theme, how its question is answered by playing everything."""
