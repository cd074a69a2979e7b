"""Giving: how magic items are given while preparing and while moving: RULES.md clauses 4.12 and 4.13."""

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit, with_bit
from burghof.games.the_castle.model.counters import COUNTER_COUNT, GOLD_BITS, ITEMS, KEY_BITS, Character
from burghof.games.the_castle.model.events import CastleEvent, GiftOffered, GiftRefused, ItemGiven
from burghof.games.the_castle.model.figure_names import Name, name_of
from burghof.games.the_castle.model.moves import Accept, Gift, Refuse
from burghof.games.the_castle.model.positions import carried_by, carried_by_any, holder_of
from burghof.games.the_castle.model.state import State, living_members
from burghof.games.the_castle.rules.decisions import ask
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

# Legal gifts instead of a vote


def why_not_gift(state: State, seat: Seat, move: Gift) -> Refusal | None:
    """Return the clause that forbids giving this instead of a vote, or None; version 1 has no such gifts (4.13)."""
    if state.rules_version == 1:
        return forbids("2.1", "not-due-now")
    if not _is_own_item(state, seat, move.counter):
        return forbids("4.13", "no-item-of-yours")
    is_holder = state.treasure_at[move.counter] == carried_by(move.to)
    if is_holder or move.to not in living_members(state, state.active):
        return forbids("4.12", "not-to-an-ally")
    if has_bit(state.given, move.counter):
        return forbids("4.12", "given-this-turn", item=state.treasures[move.counter])
    return None


def _is_own_item(state: State, seat: Seat, counter: int) -> bool:
    """Return whether a counter is a magic item that a character of this seat carries."""
    if not 0 <= counter < COUNTER_COUNT or state.treasures[counter] not in ITEMS:
        return False
    holder = holder_of(state.treasure_at[counter])
    return holder in living_members(state, state.active) and state.owners[holder] == seat


def legal_gifts(state: State, seat: Seat) -> list[Gift]:
    """Return what a seat may give instead of voting, in the order of all moves (4.13)."""
    ours = living_members(state, state.active)
    if state.rules_version == 1 or len(ours) == 1:
        return []
    carried = carried_by_any(ours)
    own = [
        counter
        for counter, at in enumerate(state.treasure_at)
        if at in carried and not has_bit(state.given, counter) and _is_own_item(state, seat, counter)
    ]
    return [Gift(counter, ally) for counter in own for ally in ours if state.treasure_at[counter] != carried_by(ally)]


# Offers and answers


def offer_gifts(state: State, gifts: tuple[Gift, ...], emit: Emit[State, CastleEvent]) -> State:
    """Offer gifts one after the other; all players know then that these counters are magic items (4.12)."""
    nots, given = state.ruled_out, state.given
    for gift in gifts:
        nots = with_item(nots, gift.counter, nots[gift.counter] | GOLD_BITS | KEY_BITS)
        given = with_bit(given, gift.counter)
    return _offer_next(replace(state, offered=gifts, ruled_out=nots, given=given), emit)


def _offer_next(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Ask for the next gift, except within one seat; after the last gift the party goes on (4.12)."""
    while state.offered:
        names, to = _gift_names(state), state.offered[0].to
        if state.owners[_giver(state)] != state.owners[to]:
            state = ask(state, "gift", state.owners[to])
            emit(GiftOffered(*names), state)
            return state
        state = _give_first(state, emit)
    return replace(state, step="ready" if state.preparing else "walk")


def _giver(state: State) -> Character:
    """Return the character who offers the first gift."""
    holder = holder_of(state.treasure_at[state.offered[0].counter])
    assert holder is not None, "only what is carried is offered"
    return Character(holder)


def _gift_names(state: State) -> tuple[Name, Name]:
    """Return the names of the giver and the receiver of the first gift."""
    return name_of(state, _giver(state)), name_of(state, state.offered[0].to)


def _give_first(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Give the item to the ally, who may use it even if he has ended his preparation (4.12)."""
    names, gift = _gift_names(state), state.offered[0]
    is_asked_again = bool(state.preparing) and gift.to not in state.preparing
    state = replace(
        state,
        treasure_at=with_item(state.treasure_at, gift.counter, carried_by(gift.to)),
        preparing=(*state.preparing, gift.to) if is_asked_again else state.preparing,
        offered=state.offered[1:],
    )
    emit(ItemGiven(*names), state)
    return state


def accept_gift(state: State, seat: Seat, move: Accept, emit: Emit[State, CastleEvent]) -> State:
    """Accept the first gift (4.12)."""
    return _offer_next(_give_first(state, emit), emit)


def refuse_gift(state: State, seat: Seat, move: Refuse, emit: Emit[State, CastleEvent]) -> State:
    """Refuse the first gift (4.12)."""
    names = _gift_names(state)
    state = replace(state, offered=state.offered[1:])
    emit(GiftRefused(*names), state)
    return _offer_next(state, emit)
