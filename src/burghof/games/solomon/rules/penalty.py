"""The penalty of a seat that cannot pay: RULES.md chapter 8."""

from collections import Counter

from msgspec.structs import replace

from burghof.games.solomon.model.events import (
    CouldNotPay,
    NothingToAdd,
    OwnTileAdded,
    Received,
    SolomonEvent,
    TileAdded,
    TilesDealt,
)
from burghof.games.solomon.model.moves import Add, DealTiles, SolomonMove
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, Tiles, join_tiles, with_article, without_tiles
from burghof.games.solomon.rules.round import end_turn
from burghof.kernel import CHANCE, Emit, Refusal, Rng, Seat, forbids, next_tokens, with_item

ADDS: dict[Tile, Add] = {tile: Add(tile) for tile in Tile}
TWO_SEATS = 2


def begin_penalty(state: State, seat: Seat, emit: Emit[State, SolomonEvent]) -> State:
    """Start the penalty: nothing is paid, the dug tiles are dealt; if they are too few, one is added (8.1 to 8.3)."""
    state = replace(state, owed=0, paid=0)
    others = state.seats - 1
    number = len(state.stocks[seat])
    is_short = len(state.dug) < others
    if is_short and number >= min_tiles_to_choose(state):
        state = replace(state, phase="add", tokens=next_tokens(state.tokens, (seat,)))
        emit(CouldNotPay(seat), state)
        return state
    state = replace(state, phase="deal")
    emit(CouldNotPay(seat), state)
    if is_short and number:
        return add(state, seat, Add(state.stocks[seat][0]), emit)
    if is_short and state.rules_version > 1:
        emit(NothingToAdd(seat), state)
    if others == 1:
        return deal_tiles(state, CHANCE, DealTiles(state.dug), emit)
    return state


def min_tiles_to_choose(state: State) -> int:
    """Return the minimum number of tiles at which a seat is asked which one it adds (8.3).

    Since version 2 a seat with a single tile is asked too: the number of tiles is hidden behind the screen (9.2).
    """
    return 2 if state.rules_version == 1 else 1


def deal_shares(state: State, tiles: int) -> tuple[int, int]:
    """Return how many of these tiles each other seat gets, and how many are left (8.2).

    If there are fewer tiles than other seats, some seats get one each.
    """
    others = state.seats - 1
    return (tiles // others, tiles % others) if tiles >= others else (1, 0)


# Adding a tile


def why_not_add(state: State, seat: Seat, move: Add) -> Refusal | None:
    """Return the clause that forbids adding this tile, or None."""
    has_it = move.tile in state.stocks[seat]
    return None if has_it else forbids("8.3", "no-such-tile", tile=with_article(move.tile))


def legal_adds(state: State, seat: Seat) -> list[SolomonMove]:
    """Return one addition per kind of tile behind the seat's screen."""
    own = set(state.stocks[seat])
    return [ADDS[tile] for tile in Tile if tile in own]


def add(state: State, seat: Seat, move: Add, emit: Emit[State, SolomonEvent]) -> State:
    """Add a tile face down; no other player can follow any tile left behind the giver's screen any more (8.3, 9.5)."""
    state = replace(
        state,
        phase="deal",
        stocks=with_item(state.stocks, seat, without_tiles(state.stocks[seat], move.tile)),
        followed=with_item(state.followed, seat, ()),
        added=move.tile,
    )
    emit(TileAdded(seat), state)
    emit(OwnTileAdded((seat,), move.tile), state)
    return state


# Dealing


def _tiles_to_deal(state: State) -> Tiles:
    """Return the tiles to be dealt."""
    return state.dug if state.added is None else join_tiles(state.dug, (state.added,))


def draw_tiles(state: State, rng: Rng) -> DealTiles:
    """Shuffle the tiles to be dealt (8.2)."""
    return DealTiles(rng.shuffle(_tiles_to_deal(state)))


def why_not_deal_tiles(state: State, seat: Seat, move: DealTiles) -> Refusal | None:
    """Return the clause that forbids dealing these tiles, or None."""
    is_right = Counter(move.tiles) == Counter(_tiles_to_deal(state))
    return None if is_right else forbids("8.2", "not-these-tiles")


def deal_tiles(state: State, seat: Seat, move: DealTiles, emit: Emit[State, SolomonEvent]) -> State:
    """Deal all other seats equally many tiles, clockwise from the giver's left; discard the rest face down (8.2)."""
    giver = state.active
    others = state.seats - 1
    each, rest = deal_shares(state, len(move.tiles))
    dealt = move.tiles[: len(move.tiles) - rest]
    receivers = tuple(Seat((giver + 1 + n) % state.seats) for n in range(min(others, len(dealt))))
    stocks, followed = list(state.stocks), list(state.followed)
    got = [tuple(sorted(dealt[n::others])) for n in range(len(receivers))]
    for receiver, tiles in zip(receivers, got, strict=True):
        stocks[receiver] = join_tiles(stocks[receiver], tiles)
    if state.seats == TWO_SEATS:  # both players saw what was dug and know which seat has it now
        followed[receivers[0]] = join_tiles(followed[receivers[0]], dealt)
    state = replace(
        state,
        stocks=tuple(stocks),
        followed=tuple(followed),
        lost=join_tiles(state.lost, move.tiles[len(dealt) :]),
        dug=(),
        added=None,
    )
    emit(TilesDealt(giver, receivers, each, rest), state)
    for receiver, tiles in zip(receivers, got, strict=True):
        emit(Received((receiver,), giver, tiles), state)
    return end_turn(state, emit)
