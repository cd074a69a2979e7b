"""Offers: the legal moves with their texts, picks and previews, which reveal no more than the view."""

from typing import TypeAlias

from burghof.games.seven_locks.model.castle import Key, Tower, key_id, tower_id, tower_name
from burghof.games.seven_locks.model.moves import (
    Bet,
    Drop,
    Join,
    Keep,
    LocksMove,
    Pass,
    Place,
    TakeKey,
    Walk,
    Withdraw,
)
from burghof.games.seven_locks.model.preview import (
    CoatPreview,
    DropPreview,
    KeyPreview,
    LocksPreview,
    WagerPreview,
    WalkPreview,
)
from burghof.games.seven_locks.model.state import State, keymaster_tower
from burghof.games.seven_locks.rules.turn import next_seat, seats_with_coats
from burghof.games.seven_locks.rules.walking import walk_targets
from burghof.kernel import Offer, PlayerName, Recall, Seat, say

LocksOffer: TypeAlias = Offer[LocksMove, LocksPreview]


def offer(state: State, seat: Seat, move: LocksMove, recall: Recall) -> LocksOffer:
    """Return the offer of a legal move of the seat to act."""
    match move:
        case Place(tower=tower):
            return Offer(move, (tower_id(tower),), say("offer-place", tower=tower_name(tower)))
        case Drop():
            return _drop(state, move, recall)
        case Walk():
            return _walk(state, move, recall)
        case TakeKey():
            return _key(state, move)
        case Bet():
            return _bet(state, seat, move)
        case _:
            return _coat(state, seat, move, recall)


def _drop(state: State, move: Drop, recall: Recall) -> LocksOffer:
    inside = _pearls_inside(state, move.tower, recall)
    tower = tower_name(move.tower)
    words = say("offer-drop", tower=tower) if inside is None else say("offer-drop-noted", tower=tower, pearls=inside)
    return Offer(move, (tower_id(move.tower),), words, DropPreview(inside, state.bin - 1))


def _walk(state: State, move: Walk, recall: Recall) -> LocksOffer:
    inside = _pearls_inside(state, move.tower, recall)
    tower, steps = tower_name(move.tower), 1 + walk_targets(state).index(move.tower)
    if inside is None:
        words = say("offer-walk", tower=tower, steps=steps)
    else:
        words = say("offer-walk-noted", tower=tower, steps=steps, pearls=inside)
    return Offer(move, (tower_id(move.tower),), words, WalkPreview(steps, inside))


def _key(state: State, move: TakeKey) -> LocksOffer:
    asked = tuple(seat for seat in seats_with_coats(state, next_seat(state)) if seat != state.active)
    wagers = _wagers(state, move.key)
    tower = tower_name(keymaster_tower(state))
    known = [attempt.fit for attempt in state.attempts[keymaster_tower(state)] if attempt.key == move.key]
    words = say("offer-take-key", key=move.key, tower=tower)
    if known:
        words = say("offer-take-key-again", key=move.key, tower=tower, fit=known[0])
    elif wagers:
        words = say("offer-take-key-with-wagers", key=move.key, tower=tower, seats=_names(wagers))
    return Offer(move, (key_id(move.key),), words, KeyPreview(asked, wagers))


def _bet(state: State, seat: Seat, move: Bet) -> LocksOffer:
    rivals = _wagers(state, move.key)
    words = say("offer-bet-beside", key=move.key, seats=_names(rivals)) if rivals else say("offer-bet", key=move.key)
    return Offer(move, (key_id(move.key),), words, WagerPreview(rivals, state.coats[seat] - 1))


def _coat(state: State, seat: Seat, move: LocksMove, recall: Recall) -> LocksOffer:
    """Return the offer of an answer about a coat of arms."""
    coats = state.coats[seat]
    match move:
        case Join():
            share = _share(state, len(state.joined) + 1, recall)
            words = say("offer-join") if share is None else say("offer-join-noted", pearls=share)
            return Offer(move, (), words, CoatPreview(share, coats - 1))
        case Keep():
            share = _share(state, len(state.joined), recall)
            words = say("offer-keep") if share is None else say("offer-keep-noted", pearls=share)
            return Offer(move, (), words, CoatPreview(share, coats))
        case Withdraw():
            return Offer(move, (), say("offer-withdraw"), CoatPreview(0, coats + 1))
        case Pass() if state.phase == "bet":
            return Offer(move, (), say("offer-no-bet"), WagerPreview((), coats))
        case Pass():
            return Offer(move, (), say("offer-stand-aside"), CoatPreview(0, coats))
        case _:
            raise AssertionError("CHANCE has no offers")


def _pearls_inside(state: State, tower: Tower, recall: Recall) -> int | None:
    """Return the number of pearls in a tower if the notebook has it, otherwise None."""
    return len(state.heard[tower]) if recall == "notebook" else None


def _share(state: State, joined: int, recall: Recall) -> int | None:
    """Return what each of this number of joined seats would get if the notebook has it, otherwise None (5.10)."""
    inside = _pearls_inside(state, keymaster_tower(state), recall)
    return None if inside is None else inside // (1 + joined)


def _wagers(state: State, key: Key) -> tuple[Seat, ...]:
    """Return the seats that have a coat of arms on this key."""
    return tuple(wager.seat for wager in state.wagers if wager.key == key)


def _names(seats: tuple[Seat, ...]) -> tuple[PlayerName, ...]:
    return tuple(PlayerName(seat) for seat in seats)
