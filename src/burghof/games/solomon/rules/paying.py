"""Paying: RULES.md chapter 7, and the amulet (6.6)."""

from msgspec.structs import replace

from burghof.games.solomon.model.events import (
    ChangeLost,
    CoinsPaid,
    CoinsTaken,
    HandedOver,
    LastCoins,
    ObjectsPlayed,
    SolomonEvent,
    TreasurePaid,
    TreasureTaken,
)
from burghof.games.solomon.model.moves import (
    VALUES,
    Amulet,
    Default,
    PayCoins,
    PayTreasure,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import AMULET, TREASURES, WORTH, Tiles, join_tiles, total_curse, without_tiles
from burghof.games.solomon.rules.penalty import begin_penalty
from burghof.games.solomon.rules.round import end_turn
from burghof.games.solomon.rules.stock import give_tile
from burghof.kernel import Emit, Refusal, Seat, forbids, next_tokens, with_item

PLAY_AMULET, PAY_COINS, DEFAULT, TAKE_COINS = Amulet(), PayCoins(), Default(), TakeCoins()
PAY_TREASURE: tuple[PayTreasure, ...] = tuple(PayTreasure(value) for value in VALUES)
TAKE_TREASURE: tuple[TakeTreasure, ...] = tuple(TakeTreasure(value) for value in VALUES)


def settle(state: State, seat: Seat, emit: Emit[State, SolomonEvent]) -> State:
    """Set what this turn cost as owed; end the turn if nothing is owed (7.1)."""
    owed = state.shifts + total_curse(state.dug)
    if not owed:
        return end_turn(state, emit)
    return replace(state, phase="pay", owed=owed, tokens=next_tokens(state.tokens, (seat,)))


# Paying


def why_not_amulet(state: State, seat: Seat, move: Amulet) -> Refusal | None:
    """Return the first clause that forbids playing the amulet, or None."""
    if AMULET not in state.stocks[seat]:
        return forbids("6.6", "no-amulet", dug=int(AMULET in state.dug))
    if state.paid:
        return forbids("6.6", "amulet-before-paying")
    if state.owed <= state.shifts:
        return forbids("6.6", "no-curse-to-ward-off")
    return None


def why_not_pay_treasure(state: State, seat: Seat, move: PayTreasure) -> Refusal | None:
    """Return the first clause that forbids paying with this treasure, or None."""
    tile = TREASURES[move.value - 1]
    has_it = tile in state.dug or tile in state.stocks[seat]
    return _why_not_pay(state, seat) or (None if has_it else forbids("7.2", "no-such-treasure", value=move.value))


def why_not_pay_coins(state: State, seat: Seat, move: PayCoins) -> Refusal | None:
    """Return the first clause that forbids paying with coins, or None."""
    return _why_not_pay(state, seat) or (None if state.coins[seat] else forbids("7.2", "no-coins"))


def _why_not_pay(state: State, seat: Seat) -> Refusal | None:
    """Return the clause that forbids payments of a seat that cannot pay in full, or None.

    Such a seat pays nothing (8.1), or hands over everything if it dug nothing (7.6).
    """
    owed, funds = state.owed, state.funds(seat)
    if funds >= owed:
        return None
    if state.dug:
        return forbids("8.1", "cannot-pay", owed=owed, funds=funds)
    return forbids("7.6", "cannot-pay-shifts", owed=owed, funds=funds)


def why_not_default(state: State, seat: Seat, move: Default) -> Refusal | None:
    """Return the clause that forbids a seat that can pay to default, or None."""
    is_able = state.funds(seat) >= state.owed
    return forbids("7.3", "who-can-pay-must", owed=state.owed) if is_able else None


def legal_payments(state: State, seat: Seat) -> list[SolomonMove]:
    """Return the amulet if it may be played, and all possible payments; the default if the seat cannot pay."""
    found: list[SolomonMove] = [PLAY_AMULET] if why_not_amulet(state, seat, PLAY_AMULET) is None else []
    if state.funds(seat) < state.owed:
        return [*found, DEFAULT]
    own = {*state.dug, *state.stocks[seat]}
    found += [move for move, tile in zip(PAY_TREASURE, TREASURES, strict=True) if tile in own]
    return [*found, PAY_COINS] if state.coins[seat] else found


def play_amulet(state: State, seat: Seat, move: Amulet, emit: Emit[State, SolomonEvent]) -> State:
    """Play the amulet: only the shifts are owed now (6.6)."""
    state = give_tile(state, seat, AMULET, emit)
    state = replace(
        state,
        spent=tuple(sorted((*state.spent, AMULET))),
        owed=state.shifts,
        tokens=next_tokens(state.tokens, (seat,)) if state.shifts else state.tokens,
    )
    emit(ObjectsPlayed(seat, (AMULET,)), state)
    return state if state.owed else end_turn(state, emit)


def pay_treasure(state: State, seat: Seat, move: PayTreasure, emit: Emit[State, SolomonEvent]) -> State:
    """Move the treasure to the supply; a payment that is too high gives change (7.2, 7.4)."""
    tile = TREASURES[move.value - 1]
    is_dug = tile in state.dug
    state = replace(state, dug=without_tiles(state.dug, tile)) if is_dug else give_tile(state, seat, tile, emit)
    owed = state.owed - move.value
    state = replace(state, supply=join_tiles(state.supply, (tile,)), owed=owed, paid=state.paid + move.value)
    if owed > 0:
        state = replace(state, tokens=next_tokens(state.tokens, (seat,)))
    emit(TreasurePaid(seat, tile), state)
    if owed > 0:
        return state
    return _give_change(replace(state, phase="change", owed=-owed), seat, emit)


def pay_coins(state: State, seat: Seat, move: PayCoins, emit: Emit[State, SolomonEvent]) -> State:
    """Pay everything owed in coins, or all coins if they are fewer (7.2)."""
    coins = min(state.coins[seat], state.owed)
    owed = state.owed - coins
    if owed and state.rules_version > 1:
        emit(LastCoins(seat), state)
    state = replace(
        state,
        coins=with_item(state.coins, seat, state.coins[seat] - coins),
        bank=state.bank + coins,
        owed=owed,
        paid=state.paid + coins,
        tokens=next_tokens(state.tokens, (seat,)) if owed else state.tokens,
    )
    emit(CoinsPaid(seat, coins), state)
    return state if owed else end_turn(state, emit)


def default(state: State, seat: Seat, move: Default, emit: Emit[State, SolomonEvent]) -> State:
    """Deal what was dug to the others; a seat that dug nothing hands over all coins and treasures (7.6, 8.1)."""
    return begin_penalty(state, seat, emit) if state.dug else _hand_over(state, seat, emit)


def _hand_over(state: State, seat: Seat, emit: Emit[State, SolomonEvent]) -> State:
    """Move all coins and treasures of the seat to the supply (7.6)."""
    treasures = tuple(tile for tile in state.stocks[seat] if WORTH[tile])
    for tile in treasures:
        state = give_tile(state, seat, tile, emit)
    state = replace(
        state,
        coins=with_item(state.coins, seat, 0),
        bank=state.bank + state.coins[seat],
        supply=join_tiles(state.supply, treasures),
    )
    emit(HandedOver(seat), state)
    return end_turn(state, emit)


# Change


def best_change(due: int, bank: int, supply: Tiles) -> int:
    """Return the most of this change that coins and treasures of the supply can give (7.5)."""
    if bank >= due:
        return due
    sums = {0}
    for tile in supply:
        sums |= {total + WORTH[tile] for total in sums if total + WORTH[tile] <= due}
    return max(min(due, total + bank) for total in sums)


def why_not_take_coins(state: State, seat: Seat, move: TakeCoins) -> Refusal | None:
    """Return the first clause that forbids taking the change in coins, or None."""
    coins = min(state.bank, state.owed)
    if not coins:
        return forbids("7.4", "no-coins-in-the-supply")
    best = best_change(state.owed, state.bank, state.supply)
    is_best = coins + best_change(state.owed - coins, 0, state.supply) == best
    return None if is_best else forbids("7.5", "other-change-gives-more")


def why_not_take_treasure(state: State, seat: Seat, move: TakeTreasure) -> Refusal | None:
    """Return the first clause that forbids taking this treasure as change, or None."""
    tile = TREASURES[move.value - 1]
    if tile not in state.supply:
        return forbids("7.4", "not-in-the-supply", value=move.value)
    if move.value > state.owed:
        return forbids("7.4", "too-much-change", due=state.owed)
    after = best_change(state.owed - move.value, state.bank, without_tiles(state.supply, tile))
    if move.value + after < best_change(state.owed, state.bank, state.supply):
        return forbids("7.5", "other-change-gives-more")
    return None


def legal_change(state: State, seat: Seat) -> list[SolomonMove]:
    """Return the moves that take a next piece of change."""
    found: list[SolomonMove] = [TAKE_COINS] if why_not_take_coins(state, seat, TAKE_COINS) is None else []
    return found + [move for move in TAKE_TREASURE if why_not_take_treasure(state, seat, move) is None]


def take_coins(state: State, seat: Seat, move: TakeCoins, emit: Emit[State, SolomonEvent]) -> State:
    """Give the seat its change in coins, as far as the supply has any (7.4)."""
    coins = min(state.bank, state.owed)
    state = replace(
        state,
        coins=with_item(state.coins, seat, state.coins[seat] + coins),
        bank=state.bank - coins,
        owed=state.owed - coins,
    )
    emit(CoinsTaken(seat, coins), state)
    return _give_change(state, seat, emit)


def take_treasure(state: State, seat: Seat, move: TakeTreasure, emit: Emit[State, SolomonEvent]) -> State:
    """Give the seat a treasure of the supply as change (7.4)."""
    tile = TREASURES[move.value - 1]
    state = replace(
        state,
        stocks=with_item(state.stocks, seat, join_tiles(state.stocks[seat], (tile,))),
        followed=with_item(state.followed, seat, join_tiles(state.followed[seat], (tile,))),
        supply=without_tiles(state.supply, tile),
        owed=state.owed - move.value,
    )
    emit(TreasureTaken(seat, tile), state)
    return _give_change(state, seat, emit)


def _give_change(state: State, seat: Seat, emit: Emit[State, SolomonEvent]) -> State:
    """Ask for the next piece of change; a piece without alternative is taken at once, the rest is lost (7.4, 7.5)."""
    if not state.owed:
        return end_turn(state, emit)
    ways = legal_change(state, seat)
    if not ways:
        emit(ChangeLost(seat, state.owed), state)
        return end_turn(state, emit)
    if len(ways) > 1:
        return replace(state, tokens=next_tokens(state.tokens, (seat,)))
    (only,) = ways
    if isinstance(only, TakeTreasure):
        return take_treasure(state, seat, only, emit)
    return take_coins(state, seat, TAKE_COINS, emit)
