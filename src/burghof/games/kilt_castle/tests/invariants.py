"""The game's invariants: conditions that hold on every reachable table."""

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import SPACE_COUNT
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.rules.relocating import ROW_LIMITS, row_sizes
from burghof.kernel import Audience, Recall, Rng


def invariant(state: State) -> None:
    """Assert that cards, rows, floors and roofs are at allowed places and that none is lost."""
    table = MATERIAL.tables[state.seats]
    floors = sum(len(tower) for tower in state.towers) + sum(sum(stock) for stock in state.stocks)
    assert floors == sum(MATERIAL.floors) * table.colours
    assert min(state.purses) >= 0
    assert len(set(state.roofs)) == len(state.roofs) <= MATERIAL.roofs
    assert all(state.towers[field] for field in state.roofs)
    if state.phase != "deal":
        _card_invariant(state)


def _card_invariant(state: State) -> None:
    positions = [card.position for card in state.cards]
    sizes = [size for size in row_sizes(state.cards) if size]
    cards_a_row, rows_at_once = ROW_LIMITS[state.seats]
    assert len(positions) == MATERIAL.tables[state.seats].cards
    assert max(positions) - min(positions) < SPACE_COUNT
    assert max(sizes) <= cards_a_row
    assert len(sizes) <= rows_at_once
    assert len(sizes) == len(set(positions)), "cards on the same space have the same position"


def twin(state: State, seat: Audience, recall: Recall, rng: Rng, /) -> State:
    """Return the same state: nothing is hidden, so there is only one world."""
    del seat, recall, rng
    return state


def options(rng: Rng, seats: int) -> Options:
    """Return random options; those for two players are set only with two players."""
    is_for_two = seats == min(MATERIAL.tables)
    return Options(
        every_new_row_needs_a_neighbour=bool(rng.below(2)),
        roofs_by_colour=is_for_two and bool(rng.below(2)),
        first_colour_ends=is_for_two and bool(rng.below(2)),
        any_own_colour=is_for_two and bool(rng.below(2)),
    )
