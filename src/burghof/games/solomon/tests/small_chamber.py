"""A small chamber: near the end of a game, when so little is unknown that all worlds can be enumerated."""

from collections import Counter

from msgspec.structs import replace

from burghof.games.solomon.game import Solomon
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES, OBJECTS, TREASURES
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.rules.round import begin_round
from burghof.games.solomon.tests.invariants import invariant, options, twin
from burghof.games.solomon.tests.tables import table
from burghof.games.solomon.tests.world_enumeration import worlds
from burghof.kernel import DISCARD
from burghof.testkit import GameUnderTest

PIT = {
    "A1": "c1",
    "B1": "c2",
    "C1": "c1",
    "A2": "c3",
    "B2": "lion",
    "C2": "t1",
    "A3": "star",
    "B3": "c2",
    "C3": "t2",
}
BURIED = {**PIT, "B2": "t5 lion"}
"""The same pit with a tile that nobody ever saw."""


class SmallChamber(Solomon):
    """The game from a position near its end: the first seat has almost all tiles, the others have few coins.

    With two seats, both choose one of their last two cards. With three seats, the second has the turn, and each has one
    card left. Some tiles of the others were dealt to them face down.
    """

    def start(self, options: Options, seats: int) -> State:
        if seats == 2:
            state = table(1, pit=PIT, stocks={1: "t1 t3 moon"}, followed={1: "t1"}, coins={0: 4, 1: 1}, bank=35)
            state = replace(state, hands=((Card(2), Card(5)), (Card(3), Card(7))), laid=(None, None), queue=())
            return begin_round(_complete(state, options, box=9), DISCARD)
        stocks = {1: "t1 t3 moon", 2: "c1"}
        coins = {0: 4, 1: 1, 2: 2}
        state = table(
            1, seats=3, pit=BURIED, stocks=stocks, followed={1: "", 2: ""}, coins=coins, bank=33, queue=(1, 2, 0)
        )
        return _complete(replace(state, hands=((Card(5),), (Card(7),), (Card(8),))), options, box=9)


def _complete(state: State, options: Options, box: int) -> State:
    """Put all other tiles and cards where they do not matter."""
    rest = ALL_TILES - Counter(tile for heap in (*state.piles, *state.stocks) for tile in heap)
    own = tuple(sorted(tile for tile in rest.elements() if tile not in (*TREASURES, *OBJECTS)))
    out = {box, *state.laid, *(card for hand in state.hands for card in hand)}
    return replace(
        state,
        options=options,
        unseen=tuple(max(0, len(pile) - 1) for pile in state.piles),
        stocks=(own, *state.stocks[1:]),
        followed=(own, *state.followed[1:]),
        supply=tuple(sorted(tile for tile in rest.elements() if tile in TREASURES)),
        spent=tuple(sorted(tile for tile in rest.elements() if tile in OBJECTS)),
        box=(Card(box),),
        discard=tuple(card for card in CARDS if card not in out),
    )


SMALL_TRIAL = GameUnderTest(
    plugin=replace(GAME, card=replace(GAME.card, seats=(2, 3)), rules_by_version={2: SmallChamber(2)}),
    twin=twin,
    invariant=invariant,
    options=options,
    worlds=worlds,
)
