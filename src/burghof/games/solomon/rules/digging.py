"""Digging: RULES.md chapter 5, and the effects of mirror, axe and seal (chapter 6)."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.solomon.model.events import (
    Declined,
    Dug,
    FieldPicked,
    ObjectsPlayed,
    SolomonEvent,
    Uncovered,
)
from burghof.games.solomon.model.moves import Decline, Dig, Pick, Seal, SolomonMove
from burghof.games.solomon.model.pattern import PLACEMENT_AT, PLACEMENTS, SIZES, TURNS, UPRIGHT, Placement, Turn
from burghof.games.solomon.model.pit import (
    BIT,
    FIELDS,
    Field,
    Ground,
    field_name,
    fields_in,
    in_groups_of,
    mask_of,
    measure_ground,
    with_neighbours,
)
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import AXE, MIRROR, SEAL, Tiles, join_tiles
from burghof.games.solomon.rules.paying import settle
from burghof.games.solomon.rules.shifting import legal_shifts, mark_tops_seen
from burghof.games.solomon.rules.stock import give_tile
from burghof.kernel import Emit, Refusal, Seat, forbids, next_tokens

DECLINE = Decline()
PICKS: tuple[Pick, ...] = tuple(Pick(field) for field in FIELDS)
SEALS: tuple[Seal, ...] = (Seal(axe=False), Seal(axe=True))
DIGS: dict[tuple[Turn, bool], tuple[Dig, ...]] = {
    (turn, axe): tuple(Dig(at, turn, axe) for at in FIELDS) for turn in TURNS for axe in (False, True)
}
"""For each turn of the card, with and without the axe, the dig at each field."""


# Patterns


def why_not_dig(state: State, seat: Seat, move: Dig) -> Refusal | None:
    """Return the first clause that forbids this dig, or None; a dig that cannot be paid is allowed (8.1)."""
    stock, card = state.stocks[seat], state.card
    if move.turn != UPRIGHT and MIRROR not in stock:
        return forbids("6.2", "no-mirror")
    if move.axe and AXE not in stock:
        return forbids("6.3", "no-axe")
    if not PLACEMENTS[card][move.turn]:
        return forbids("6.2", "turn-changes-nothing")
    placement = PLACEMENT_AT[card][move.turn].get(move.at)
    if placement is None:
        return forbids("5.1", "does-not-fit", card=card)
    return _why_not_here(state, placement, axe=move.axe)


def _why_not_here(state: State, placement: Placement, *, axe: bool) -> Refusal | None:
    """Return the clause that forbids digging these fields together, or None."""
    heights = {len(state.piles[field]) for field in placement.fields}
    if 0 in heights:
        empty = next(field for field in placement.fields if not state.piles[field])
        return forbids("5.2", "field-is-empty", field=field_name(empty))
    if len(heights) > 1 and not axe:
        return _not_level(state, placement.fields)
    if len(heights) == 1 and axe:
        return forbids("6.3", "axe-not-needed")
    return None


def _not_level(state: State, fields: tuple[Field, ...]) -> Refusal:
    """Return the refusal that names a field which is not as high as most others, and one of these."""
    heights = {field: len(state.piles[field]) for field in fields}
    ((level, _),) = Counter(heights.values()).most_common(1)
    odd = [field for field in fields if heights[field] != level]
    height = heights[odd[0]]
    return forbids(
        "5.3",
        "not-one-level",
        field=field_name(odd[0]),
        height=height,
        other=field_name(next(field for field in fields if heights[field] == level)),
        level=level,
        odd=len(odd),
        steps=abs(height - level),
        higher=int(height > level),
    )


def legal_digs(state: State, seat: Seat, ground: Ground) -> list[SolomonMove]:
    """Return all legal digs of the card's pattern, then those with the seal."""
    stock = state.stocks[seat]
    heights, by_height = ground.heights, ground.levels
    has_axe = AXE in stock
    found: list[SolomonMove] = []
    for turn in TURNS if MIRROR in stock else TURNS[:1]:
        on_level, with_axe = DIGS[turn, False], DIGS[turn, True]
        level: list[SolomonMove] = []
        steep: list[SolomonMove] = []
        for placement in PLACEMENTS[state.card][turn]:
            mask, height = placement.mask, heights[placement.first]
            if height and not mask & ~by_height[height]:  # inlined `is_level`, for speed
                level.append(on_level[placement.at])
            elif has_axe and not mask & by_height[0]:
                steep.append(with_axe[placement.at])
        found += level + steep
    if SEAL in stock:
        found += [
            move for move in SEALS if (has_axe or not move.axe) and _seal_starts(state, ground, any_level=move.axe)
        ]
    return found


def placement_of(state: State, move: Dig) -> Placement:
    """Return the placement of a dig."""
    return PLACEMENT_AT[state.card][move.turn][move.at]


def objects_for(move: Dig) -> Tiles:
    """Return the objects that a dig needs (6.2, 6.3)."""
    return ((MIRROR,) if move.turn != UPRIGHT else ()) + ((AXE,) if move.axe else ())


def dig(state: State, seat: Seat, move: Dig, emit: Emit[State, SolomonEvent]) -> State:
    """Spend the objects, take the top tiles, and set what is owed (5.4, 6.1)."""
    fields = placement_of(state, move).fields
    return _take_tops(_play_objects(state, seat, objects_for(move), emit), seat, fields, emit)


def _take_tops(state: State, seat: Seat, fields: tuple[Field, ...], emit: Emit[State, SolomonEvent]) -> State:
    """Dig the top tiles of these fields (5.4)."""
    piles = list(state.piles)
    tops = tuple([piles[field][-1] for field in fields])
    for field in fields:
        piles[field] = piles[field][:-1]
    fresh = tuple(field for field in fields if state.unseen[field] and state.unseen[field] == len(piles[field]))
    state = replace(
        state,
        piles=tuple(piles),
        unseen=mark_tops_seen(state.unseen, fresh),
        dug=join_tiles(tops),
        picks=(),
        any_level=False,
    )
    emit(Dug(seat, fields, tops), state)
    bare = tuple(field for field in fields if piles[field])
    if bare:
        emit(Uncovered(bare, tuple(piles[field][-1] for field in bare)), state)
    return settle(state, seat, emit)


def _play_objects(state: State, seat: Seat, objects: Tiles, emit: Emit[State, SolomonEvent]) -> State:
    """Remove these objects from the game (6.1)."""
    if not objects:
        return state
    for tile in objects:
        state = give_tile(state, seat, tile, emit)
    state = replace(state, spent=tuple(sorted((*state.spent, *objects))))
    emit(ObjectsPlayed(seat, objects), state)
    return state


# Declining


def why_not_decline(state: State, seat: Seat, move: Decline) -> Refusal | None:
    """Return the clause that forbids declining, or None."""
    if may_decline(state, seat, legal_digs(state, seat, measure_ground(state.piles))):
        return None
    return forbids("5.6", "shifts-not-payable", shifts=state.shifts, funds=state.funds(seat))


def may_decline(state: State, seat: Seat, digs: Sequence[SolomonMove]) -> bool:
    """Return whether a seat that has these digs may decline (5.5, 5.6).

    In version 1 a dig that needs a magic object also forbids declining.
    """
    if state.shifts <= state.coins[seat] or state.shifts <= state.funds(seat):
        return True
    return not (digs if state.rules_version == 1 else any(map(needs_no_object, digs)))


def legal_preparations(state: State, seat: Seat) -> list[SolomonMove]:
    """Return all legal shifts, then all legal digs, then the move that declines if it is legal."""
    ground = measure_ground(state.piles)
    digs = legal_digs(state, seat, ground)
    shifts = legal_shifts(state, seat, ground)
    return [*shifts, *digs, DECLINE] if may_decline(state, seat, digs) else shifts + digs


def needs_no_object(move: SolomonMove) -> bool:
    """Return whether this is a dig of the unturned card on one level (5.1, 5.3)."""
    return isinstance(move, Dig) and move.turn == UPRIGHT and not move.axe


def decline(state: State, seat: Seat, move: Decline, emit: Emit[State, SolomonEvent]) -> State:
    """Dig nothing; shifts are still paid (5.5)."""
    emit(Declined(seat), state)
    return settle(state, seat, emit)


# The seal


def why_not_seal(state: State, seat: Seat, move: Seal) -> Refusal | None:
    """Return the first clause that forbids playing the seal in this way, or None."""
    stock = state.stocks[seat]
    if SEAL not in stock:
        return forbids("6.4", "no-seal")
    if move.axe and AXE not in stock:
        return forbids("6.5", "no-axe")
    if not _seal_starts(state, measure_ground(state.piles), any_level=move.axe):
        return forbids("6.4", "no-such-area", squares=SIZES[state.card])
    return None


def _seal_starts(state: State, ground: Ground, *, any_level: bool) -> int:
    """Return the fields with which picking may begin: those connected with enough others, as a bit mask."""
    size = SIZES[state.card]
    if any_level:
        return in_groups_of(size, ground.filled)
    return sum(in_groups_of(size, level) for level in ground.levels[1:])


def pickable(state: State) -> int:
    """Return the fields that may be picked next, as a bit mask (6.4, 6.5)."""
    here = measure_ground(state.piles)
    if not state.picks:
        return _seal_starts(state, here, any_level=state.any_level)
    picked = mask_of(state.picks)
    within = here.filled if state.any_level else here.levels[here.heights[state.picks[0]]]
    return with_neighbours(picked) & within & ~picked


def why_not_pick(state: State, seat: Seat, move: Pick) -> Refusal | None:
    """Return the clause that forbids picking this field, or None."""
    if pickable(state) & BIT[move.field]:
        return None
    return forbids("6.4", "not-connected", field=field_name(move.field), why=_why_apart(state, move.field))


def _why_apart(state: State, field: Field) -> str:
    """Return what is wrong with a field that cannot be picked, as the sentence selects it."""
    if not state.piles[field]:
        return "empty"
    if not state.picks:
        return "alone"
    if field in state.picks:
        return "picked"
    touches = with_neighbours(mask_of(state.picks)) & BIT[field]
    return "height" if touches else "apart"


def legal_picks(state: State, seat: Seat) -> list[SolomonMove]:
    """Return the picks of all fields that may be picked next."""
    return [PICKS[field] for field in fields_in(pickable(state))]


def play_seal(state: State, seat: Seat, move: Seal, emit: Emit[State, SolomonEvent]) -> State:
    """Spend the seal, and the axe if the move names it; fields are picked next (6.4, 6.5)."""
    state = _play_objects(state, seat, (SEAL, AXE) if move.axe else (SEAL,), emit)
    return replace(state, phase="pick", any_level=move.axe, tokens=next_tokens(state.tokens, (seat,)))


def pick(state: State, seat: Seat, move: Pick, emit: Emit[State, SolomonEvent]) -> State:
    """Pick one more field; the last pick digs (6.4)."""
    picks = (*state.picks, move.field)
    is_last = len(picks) == SIZES[state.card]
    tokens = state.tokens if is_last else next_tokens(state.tokens, (seat,))
    state = replace(state, picks=picks, tokens=tokens)
    emit(FieldPicked(seat, move.field), state)
    return _take_tops(state, seat, picks, emit) if is_last else _pick_the_only_one(state, seat, emit)


def _pick_the_only_one(state: State, seat: Seat, emit: Emit[State, SolomonEvent]) -> State:
    """Pick the next field at once if only one is possible."""
    only = only_pick(state)
    return state if only is None else pick(state, seat, PICKS[only], emit)


def only_pick(state: State) -> Field | None:
    """Return the only field that can be picked next, or None if there are several."""
    free = pickable(state)
    return None if free & (free - 1) else Field(free.bit_length() - 1)
