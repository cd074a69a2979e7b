"""A small castle: mice hold almost all rooms open, so that few tiles are unknown and all worlds can be enumerated."""

from msgspec.structs import replace

from burghof.games.appenzell.game import Appenzell
from burghof.games.appenzell.model.castle import HOLE_AT, HOLES
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.layout import plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, LayTiles
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import TRAP
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.invariants import invariant, twin, worlds
from burghof.games.appenzell.tests.tables import table
from burghof.kernel import CHANCE, DISCARD, Emit, Rng, Seat
from burghof.testkit import GameUnderTest

MICE = ("C1 E1 A3 C3", "D4 E3 G3 C5", "A5 G5 C7 E7", "D2 B4 F4 B6")
"""The fields of the mice, by seat: they hold all rooms open except two."""


class SmallCastle(Appenzell):
    """The game from a position in the middle, with all mice in the castle."""

    def start(self, options: Options, seats: int) -> State:
        """Return a table with all mice in rooms of their own and the tiles still to be laid."""
        assert seats == len(MICE), "the small castle needs four seats"
        return replace(table(*MICE, options=options), phase="tiles", tiles=(), spare=None, seen=(), points=0, step=0)

    def draw(self, state: State, rng: Rng) -> AppenzellMove:
        """Draw as usual, but lay no trap under a mouse."""
        while True:
            move = super().draw(state, rng)
            if not isinstance(move, LayTiles) or not _traps_a_mouse(super().apply(state, CHANCE, move, DISCARD)):
                return move

    def apply(self, state: State, seat: Seat, move: AppenzellMove, emit: Emit[State, AppenzellEvent]) -> State:
        """Apply as usual, but mark open tiles as seen at once, and skip the placing of mice."""
        after = super().apply(state, seat, move, emit)
        if after.phase == "start":
            holes = plan_of(after.layout).holes
            lit = {hole for room in after.open for hole in holes[room]}
            return replace(after, seen=tuple(hole in lit for hole in HOLES))
        return replace(after, phase="act", points=4) if after.phase == "place" else after


def _traps_a_mouse(state: State) -> bool:
    """Return whether a trap lies under a mouse."""
    under = [state.tiles[hole] for mice in state.mice for field in mice if (hole := HOLE_AT[field]) is not None]
    return TRAP in under


def options(rng: Rng, seats: int) -> Options:
    """Return the default rooms with a random goal; more cheeses make a longer game."""
    del seats
    return Options(goal=(4, 5, 6)[rng.below(3)])


SMALL_GAME_UNDER_TEST = GameUnderTest(
    plugin=replace(GAME, card=replace(GAME.card, seats=(4,)), rules_by_version={1: SmallCastle()}),
    twin=twin,
    invariant=invariant,
    options=options,
    worlds=worlds,
)
