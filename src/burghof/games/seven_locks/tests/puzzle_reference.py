"""A naive count of puzzles, by the words of their questions: it shares no code with `puzzles/`, only the rules.

Every arrangement of the hidden depths is tried. What a seat knows after a move is what its view shows: worlds with the
same view are the worlds that it cannot tell apart.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import TOWERS, Echo, Tower
from burghof.games.seven_locks.model.moves import Join, LocksMove, Pass, Resound, Roll, TakeKey, Walk
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.invariants import worlds
from burghof.games.seven_locks.tests.tables import RULES
from burghof.kernel import CHANCE, DISCARD, Player, Seat
from burghof.kernel.puzzle import Puzzle, open_puzzle

FACES = ((1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2))
ECHOES = tuple(Echo(echo) for echo in range(-5, 15))


class Count(Struct, frozen=True):
    """In how many of its cases a move is right, and what it brings at worst."""

    right: int
    cases: int
    worst: int = 0


Counter: TypeAlias = Callable[[Sequence[State], Sequence[LocksMove]], list[Count]]
"""Counts for each legal move, from all worlds that the seat cannot tell apart."""


def find_fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle; empty if all its counts are right and it has one answer."""
    state, seat = position_of(puzzle)
    possible = [world for world, _ in worlds(state)]
    assert all(_view(world) == _view(state) for world in possible), "no world looks different"
    counts = COUNTERS[puzzle.theme](possible, RULES.legal_moves(state, seat))
    for choice in puzzle.choices:
        count, stored = counts[choice.move], choice.tally
        if (count.right, count.cases) != (stored.right, stored.cases):
            return f"counted {count}, not {stored}"
        if puzzle.theme in WORST and count.worst != WORST[puzzle.theme](stored.least, stored.most):
            return f"counted {count}, not {stored}"
    answers = [number for number, count in enumerate(counts) if count.right == count.cases]
    return "" if answers == [puzzle.answer.move] else f"right in all cases: {answers}"


def position_of(puzzle: Puzzle) -> tuple[State, Seat]:
    """Return the state of a puzzle and the seat that decides."""
    match = open_puzzle(GAME, puzzle, [Player(f"Player {seat}", "page") for seat in range(puzzle.seats)])
    return match.state, RULES.pending(match.state)[0].seat


# What the questions ask


def _count_opened(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count the worlds in which one and the same key opens the tower of each walk."""
    return [
        Count(max(sum(_is_opened(world, walk, key) for world in possible) for key in _takes(possible)), len(possible))
        for walk in legal
    ]


def _count_left(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count the worlds in which as few depths are left as after the best key at its worst."""
    (tower,) = {world.keymaster for world in possible}
    assert tower is not None
    left = [_count_depths(possible, key, tower) for key in legal]
    needed = min(max(numbers) for numbers in left)
    return [Count(sum(number <= needed for number in numbers), len(numbers), max(numbers)) for numbers in left]


def _count_depths(possible: Sequence[State], key: LocksMove, tower: Tower) -> list[int]:
    """Return for each world how many depths of the tower look the same after this key."""
    views = [_view(_let_all_pass(_apply(world, key))) for world in possible]
    depths: dict[object, set[int]] = {}
    for world, view in zip(possible, views, strict=True):
        depths.setdefault(view, set()).add(world.depths[tower])
    return [len(depths[view]) for view in views]


def _count_pearls(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count the worlds and echoes in which a drop brings what the best drop brings for sure in this turn."""
    groups = [list(_group_by_echo(possible, drop)) for drop in legal]
    plans = [[_plan(group) for group in same] for same in groups]
    needed = max(min(max(min(amounts) for amounts in options) for options in same) for same in plans)
    return [_count_enough([_choose(options, needed) for options in same], needed) for same in plans]


def _count_enough(amounts: Sequence[Sequence[int]], needed: int) -> Count:
    together = [amount for one in amounts for amount in one]
    return Count(sum(amount >= needed for amount in together), len(together), min(together))


def _choose(options: Sequence[Sequence[int]], needed: int) -> Sequence[int]:
    """Return the amounts of the plan that brings enough most often, and then most at worst."""
    return max(options, key=lambda amounts: (sum(amount >= needed for amount in amounts), min(amounts)))


def _group_by_echo(possible: Sequence[State], drop: LocksMove) -> Iterator[list[State]]:
    """Yield for each echo of the pearl all worlds that can sound like that."""
    falling = [_apply(world, drop) for world in possible]
    for echo in ECHOES:
        sound = Resound(echo)
        heard = [
            RULES.apply(world, CHANCE, sound, DISCARD) for world in falling if not RULES.why_not(world, CHANCE, sound)
        ]
        if heard:
            yield heard


def _plan(group: Sequence[State]) -> list[list[int]]:
    """Return for each walk and key the pearls that they bring at worst in each world of the group."""
    first = group[0]
    walks: Sequence[LocksMove | None] = [None] if first.phase == "key" else RULES.legal_moves(first, _seat(first))
    return [[_brought(_forget_echoes(world), walk, key) for world in group] for walk in walks for key in _takes(group)]


def _forget_echoes(world: State) -> State:
    """Return the world with equal echoes: how pearls sounded does not change what they bring."""
    return replace(world, heard=tuple((Echo(4),) * len(echoes) for echoes in world.heard), sounds=())


@lru_cache(maxsize=100_000)
def _brought(world: State, walk: LocksMove | None, key: LocksMove) -> int:
    """Return the pearls that the seat takes at worst, over all answers of the others."""
    seat = _seat(world)
    taken = _apply(world if walk is None else _apply(world, walk), key)
    return min(end.boxes[seat] for end in _answers(taken)) - world.boxes[seat]


def _count_faces(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count the faces with which the next player cannot walk to the only sure tower."""
    (sure,) = _sure_towers(possible)
    key, *_ = _takes(possible)
    ends = [_let_all_pass(_apply(_apply(possible[0], walk), key)) for walk in legal]
    return [Count(sum(sure not in _reach(end, face) for face in FACES), len(FACES)) for end in ends]


def _count_swept(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count worlds and faces in which the tower is opened and the next player cannot walk to a sure one."""
    cases = len(possible) * len(FACES)
    return [Count(max(_count_swept_by(possible, walk, key) for key in _takes(possible)), cases) for walk in legal]


def _count_swept_by(possible: Sequence[State], walk: LocksMove, key: LocksMove) -> int:
    assert isinstance(walk, Walk)
    ends = [_let_all_pass(_apply(_apply(world, walk), key)) for world in possible]
    opened = [end for end in ends if end.shown[walk.tower] is not None]
    if not opened:
        return 0
    assert len({_view(end) for end in opened}) == 1, "all look the same"
    sure = _sure_towers(opened)
    return sum(sure.isdisjoint(_reach(end, face)) for end in opened for face in FACES)


def _count_not_lost(possible: Sequence[State], legal: Sequence[LocksMove]) -> list[Count]:
    """Count worlds and answers of the others after which the seat has not lost."""
    ends = [[end for world in possible for end in _answers(_apply(world, key))] for key in legal]
    return [Count(sum(not _has_lost(end, _seat(possible[0])) for end in same), len(same)) for same in ends]


def _has_lost(state: State, seat: Seat) -> bool:
    ended = RULES.outcome(state)
    return ended is not None and ended.ranks[seat] > 1


# Worlds and moves


def _view(state: State) -> object:
    return RULES.view(state, _seat(state) if RULES.pending(state) else None, "notebook")


def _seat(state: State) -> Seat:
    """Return the seat that acts."""
    return RULES.pending(state)[0].seat


def _apply(state: State, move: LocksMove) -> State:
    """Apply a move of the seat that acts."""
    return RULES.apply(state, _seat(state), move, DISCARD)


def _takes(possible: Sequence[State]) -> list[TakeKey]:
    return [TakeKey(key) for key in possible[0].keys]


def _is_opened(world: State, walk: LocksMove, key: LocksMove) -> bool:
    assert isinstance(walk, Walk)
    return _let_all_pass(_apply(_apply(world, walk), key)).shown[walk.tower] is not None


def _answers(state: State) -> Iterator[State]:
    """Yield the states after all answers of the others about a coat of arms beside the keymaster."""
    if state.phase != "join":
        yield state
        return
    for answer in (Join(), Pass()):
        yield from _answers(_apply(state, answer))


def _let_all_pass(state: State) -> State:
    while state.phase in ("join", "bet"):
        state = _apply(state, Pass())
    return state


def _sure_towers(possible: Sequence[State]) -> set[Tower]:
    """Return the locked towers that have the same depth in all these worlds."""
    return {
        tower
        for tower in TOWERS
        if possible[0].shown[tower] is None and len({world.depths[tower] for world in possible}) == 1
    }


def _reach(state: State, face: tuple[int, int]) -> set[Tower]:
    """Return where the next player can walk with this face: by dropping any pearls, then listing the legal walks."""
    state = RULES.apply(state, CHANCE, Roll(*face), DISCARD)
    while state.phase in ("drop", "echo"):
        if state.phase == "drop":
            state = _apply(state, RULES.legal_moves(state, _seat(state))[0])
        else:
            assert state.falling is not None
            state = RULES.apply(state, CHANCE, Resound(Echo(state.depths[state.falling])), DISCARD)
    if state.phase == "key":
        assert state.keymaster is not None
        return {state.keymaster}
    return {move.tower for move in RULES.legal_moves(state, _seat(state)) if isinstance(move, Walk)}


COUNTERS: dict[str, Counter] = {
    "sure-tower": _count_opened,
    "telling-key": _count_left,
    "sure-pearl": _count_pearls,
    "out-of-reach": _count_faces,
    "clean-sweep": _count_swept,
    "not-yet": _count_not_lost,
}
"""The count of each theme."""

WORST: dict[str, Callable[[int, int], int]] = {"telling-key": max, "sure-pearl": min}
"""For themes whose sentences name the worst amount, which bound of the stored amounts is the worst."""
