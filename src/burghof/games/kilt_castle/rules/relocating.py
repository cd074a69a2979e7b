"""Relocating a card: RULES.md chapter 3."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import LINE_NAMES, SPACE_COUNT, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import DucatDayCalled, KiltEvent, Relocated
from burghof.games.kilt_castle.model.moves import Relocate
from burghof.games.kilt_castle.model.state import BuildingCard, State
from burghof.kernel import Emit, Refusal, Seat, forbids

RELOCATE_MOVES: tuple[tuple[Relocate, ...], ...] = tuple(
    tuple(Relocate(card, Space(space)) for space in range(SPACE_COUNT)) for card in range(len(MATERIAL.cards))
)
"""Every `Relocate` move, by card and space."""

ROW_LIMITS: dict[int, tuple[int, int]] = {
    seats: (table.cards_a_row, table.rows_at_once) for seats, table in MATERIAL.tables.items()
}
"""For each number of seats, the maximum cards per row (3.5) and the maximum number of rows (3.6)."""


def why_not_relocate(state: State, seat: Seat, move: Relocate) -> Refusal | None:
    """Return the first clause that forbids this relocation, or None."""
    source = state.cards[move.card].position
    steps = (move.to - source) % SPACE_COUNT
    if not steps:
        return forbids("3.2", "at-least-one-space")
    target = source + steps
    positions = [card.position for card in state.cards]
    front, rear = max(positions), min(positions)
    if target > front + 1:
        if target - SPACE_COUNT >= rear or steps > SPACE_COUNT // 2:
            return forbids("3.2", "never-backwards", line=LINE_NAMES[move.to])
        return forbids("3.3", "not-beyond-the-front", limit=LINE_NAMES[(front + 1) % SPACE_COUNT])
    counts = row_sizes(state.cards)
    cards_a_row, rows_at_once = ROW_LIMITS[state.seats]
    counts[source % SPACE_COUNT] -= 1
    if counts[move.to] >= cards_a_row:
        return forbids("3.5", "row-is-full", most=cards_a_row, line=LINE_NAMES[move.to])
    if counts[move.to]:
        return None
    if target > front and not counts[front % SPACE_COUNT]:
        return forbids("3.4", "no-card-behind", line=LINE_NAMES[move.to - 1])
    if SPACE_COUNT - counts.count(0) >= rows_at_once:
        return forbids("3.6", "too-many-rows", most=rows_at_once)
    if state.options.every_new_row_needs_a_neighbour and not counts[move.to - 1]:
        return forbids("3.9", "no-card-behind", line=LINE_NAMES[move.to - 1])
    return None


def legal_relocations(state: State, seat: Seat) -> Sequence[Relocate]:
    """Return every relocation that `why_not_relocate` allows, by card and space."""
    positions = [card.position for card in state.cards]
    targets = _legal_targets(state, positions)
    return [
        relocations[space]
        for relocations, position in zip(RELOCATE_MOVES, positions, strict=False)
        for space in targets[position]
    ]


def _legal_targets(state: State, positions: list[int]) -> dict[int, list[int]]:
    """Return, for each position that holds cards, the spaces to which a card from there may go, in ascending order.

    A single pass from the front to the rear: spaces visited earlier lie ahead of those visited later.
    """
    counts = row_sizes(state.cards)
    cards_a_row, rows_at_once = ROW_LIMITS[state.seats]
    rows = SPACE_COUNT - counts.count(0)
    front, rear = max(positions), min(positions)
    rows_ahead: list[int] = []
    spaces_ahead: list[int] = []
    targets = {}
    for position in range(front + 1, rear - 1, -1):
        space = position % SPACE_COUNT
        size = counts[space]
        if not size:
            spaces_ahead.append(space)
            continue
        if position <= front:
            is_alone = size == 1
            found = (spaces_ahead if rows - is_alone < rows_at_once else rows_ahead)[:]
            if is_alone and position == front and not counts[(front + 1) % SPACE_COUNT]:
                found = []
            if state.options.every_new_row_needs_a_neighbour:
                found = [to for to in found if counts[to] or counts[to - 1] > ((to - 1) % SPACE_COUNT == space)]
            if front + 1 - position == SPACE_COUNT and size < cards_a_row:
                found.remove(space)
            found.sort()
            targets[position] = found
        if size < cards_a_row:
            rows_ahead.append(space)
            spaces_ahead.append(space)
    return targets


def row_sizes(cards: Sequence[BuildingCard]) -> list[int]:
    """Return the number of cards on each space."""
    counts = [0] * SPACE_COUNT
    for card in cards:
        counts[card.position % SPACE_COUNT] += 1
    return counts


def relocate(state: State, seat: Seat, move: Relocate, emit: Emit[State, KiltEvent]) -> State:
    """Move the card, turn it if it is double, and turn the seal if its space is empty now (3.8, 3.10, 3.11)."""
    card = state.cards[move.card]
    source = Space(card.position % SPACE_COUNT)
    target = card.position + (move.to - source) % SPACE_COUNT
    turned = BuildingCard(target, card.outer, card.inner)
    cards = list(state.cards) if target < SPACE_COUNT else _join_lapped_cards(state.cards, target)
    cards[move.card] = turned
    is_row_left = card.position in [other.position for other in cards]
    state = replace(
        state, cards=tuple(cards), row=move.to, builders=colours_on(turned), fresh=None, fresh_by=None, phase="build"
    )
    is_double = card.inner is not card.outer
    emit(Relocated(seat, move.card, source, move.to, is_double, turned.inner, turned.outer), state)
    if is_row_left:
        return state
    state = replace(state, is_ducat_day=True)
    emit(DucatDayCalled(source), state)
    return state


def _join_lapped_cards(cards: tuple[BuildingCard, ...], target: int) -> list[BuildingCard]:
    """Return the cards with those on the target space moved to the foremost row that has caught up with them (3.8)."""
    lapped = target - SPACE_COUNT
    return [replace(card, position=target) if card.position == lapped else card for card in cards]


def colours_on(card: BuildingCard) -> tuple[Colour, ...]:
    """Return the colours that build by this card, in building order (4.2)."""
    return (card.inner,) if card.inner is card.outer else (card.inner, card.outer)
