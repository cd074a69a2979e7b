"""King Solomon's Treasure Chamber as an implementation of the kernel's `Game`."""

from collections.abc import Sequence
from typing import assert_never

from burghof.games.solomon.hidden.determinization import determinize
from burghof.games.solomon.model.events import SolomonEvent
from burghof.games.solomon.model.moves import (
    Add,
    Amulet,
    Choose,
    DealCards,
    DealTiles,
    Decline,
    Default,
    Dig,
    LayDark,
    LayLight,
    PayCoins,
    PayTreasure,
    Pick,
    Seal,
    SeatMove,
    Shift,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS
from burghof.games.solomon.model.pit import measure_ground
from burghof.games.solomon.model.preview import SolomonPreview
from burghof.games.solomon.model.state import Phase, State
from burghof.games.solomon.model.view import View, view
from burghof.games.solomon.presenting.offers import offers
from burghof.games.solomon.presenting.outline import outline
from burghof.games.solomon.rules.digging import (
    DECLINE,
    DIGS,
    PICKS,
    SEALS,
    decline,
    dig,
    legal_digs,
    legal_picks,
    may_decline,
    pick,
    play_seal,
    why_not_decline,
    why_not_dig,
    why_not_pick,
    why_not_seal,
)
from burghof.games.solomon.rules.ending import outcome
from burghof.games.solomon.rules.paying import (
    DEFAULT,
    PAY_COINS,
    PAY_TREASURE,
    PLAY_AMULET,
    TAKE_COINS,
    TAKE_TREASURE,
    default,
    legal_change,
    legal_payments,
    pay_coins,
    pay_treasure,
    play_amulet,
    take_coins,
    take_treasure,
    why_not_amulet,
    why_not_default,
    why_not_pay_coins,
    why_not_pay_treasure,
    why_not_take_coins,
    why_not_take_treasure,
)
from burghof.games.solomon.rules.penalty import (
    ADDS,
    add,
    deal_tiles,
    draw_tiles,
    legal_adds,
    why_not_add,
    why_not_deal_tiles,
)
from burghof.games.solomon.rules.round import choose, why_not_choose
from burghof.games.solomon.rules.setting_up import (
    deal_cards,
    draw,
    lay_dark,
    lay_light,
    start,
    why_not_deal_cards,
    why_not_lay_dark,
    why_not_lay_light,
)
from burghof.games.solomon.rules.shifting import ALL_SHIFTS, legal_shifts, shift, why_not_shift
from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Emit,
    Offer,
    Outcome,
    Outline,
    Recall,
    Refusal,
    Rng,
    Seat,
    forbids,
)

CHOICES: dict[int, Choose] = {card: Choose(card) for card in CARDS}

MOVES: tuple[SolomonMove, ...] = (
    *CHOICES.values(),
    *ALL_SHIFTS,
    *(move for moves in DIGS.values() for move in moves),
    *SEALS,
    DECLINE,
    *PICKS,
    PLAY_AMULET,
    *PAY_TREASURE,
    PAY_COINS,
    DEFAULT,
    TAKE_COINS,
    *TAKE_TREASURE,
    *ADDS.values(),
)

PHASE_BY_MOVE: dict[type[SolomonMove], Phase] = {
    Choose: "choose",
    Shift: "prepare",
    Dig: "prepare",
    Seal: "prepare",
    Decline: "prepare",
    Pick: "pick",
    Amulet: "pay",
    PayTreasure: "pay",
    PayCoins: "pay",
    Default: "pay",
    TakeCoins: "change",
    TakeTreasure: "change",
    Add: "add",
}
"""The phase in which each kind of seat move is due."""


class Solomon:
    """The rules of King Solomon's Treasure Chamber, in one version."""

    def __init__(self, rules_version: int) -> None:
        self._rules_version = rules_version

    def start(self, options: Options, seats: int) -> State:
        """Return the state before any tile is laid (chapter 2)."""
        return start(options, seats, self._rules_version)

    def moves(self, options: Options, seats: int) -> Sequence[SolomonMove]:
        """Return all seat moves: cards, shifts, digs, objects, fields, payments, change, tiles; equal at all tables."""
        del options, seats
        return MOVES

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions: all seats while they choose a card, then the active seat; or chance."""
        match state.phase:
            case "choose":
                assert state.choices is not None, "the phase choose has a ballot"
                return state.choices.decisions("choose", state.tokens)
            case "dark" | "light" | "cards":
                return (Decision(CHANCE, state.phase),)
            case "deal":
                return (Decision(CHANCE, f"penalty/{state.active}"),)
            case "over":
                return ()
            case _:
                seat = state.queue[0]
                return (Decision(seat, state.phase, state.tokens[seat]),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[SolomonMove]:
        """Return the legal moves of a seat that has a pending decision."""
        match state.phase:
            case "prepare":
                here = measure_ground(state.piles)
                digs = legal_digs(state, seat, here)
                shifts = legal_shifts(state, seat, here)
                return [*shifts, *digs, DECLINE] if may_decline(state, seat, digs) else shifts + digs
            case "choose":
                return [CHOICES[card] for card in state.hands[seat]]
            case "pick":
                return legal_picks(state)
            case "pay":
                return legal_payments(state, seat)
            case "change":
                return legal_change(state)
            case _:
                return legal_adds(state, seat)

    def why_not(self, state: State, seat: Seat, move: SolomonMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None."""
        match move:
            case LayDark():
                return why_not_lay_dark(state, move)
            case LayLight():
                return why_not_lay_light(state, move)
            case DealCards():
                return why_not_deal_cards(state, move)
            case DealTiles():
                return why_not_deal_tiles(state, move)
            case _ if PHASE_BY_MOVE[type(move)] != state.phase:
                return forbids("3.5", "not-due-now", due=state.phase)
            case _:
                return self._why_not_seat(state, seat, move)

    def _why_not_seat(self, state: State, seat: Seat, move: SeatMove) -> Refusal | None:  # noqa: C901, PLR0911, PLR0912 - one line per move
        """Return the first clause that forbids a seat move that is due, or None."""
        match move:
            case Choose():
                return why_not_choose(state, seat, move)
            case Shift():
                return why_not_shift(state, seat, move)
            case Dig():
                return why_not_dig(state, seat, move)
            case Seal():
                return why_not_seal(state, seat, move)
            case Decline():
                return why_not_decline(state, seat)
            case Pick():
                return why_not_pick(state, move)
            case Amulet():
                return why_not_amulet(state, seat)
            case PayTreasure():
                return why_not_pay_treasure(state, seat, move)
            case PayCoins():
                return why_not_pay_coins(state, seat)
            case Default():
                return why_not_default(state, seat)
            case TakeCoins():
                return why_not_take_coins(state)
            case TakeTreasure():
                return why_not_take_treasure(state, move)
            case Add():
                return why_not_add(state, seat, move)
            case _:
                assert_never(move)

    def apply(self, state: State, seat: Seat, move: SolomonMove, emit: Emit[State, SolomonEvent]) -> State:
        """Apply a move and return the state at the next decision."""
        match move:
            case LayDark():
                return lay_dark(state, move, emit)
            case LayLight():
                return lay_light(state, move, emit)
            case DealCards():
                return deal_cards(state, move, emit)
            case DealTiles():
                return deal_tiles(state, move, emit)
            case _:
                return self._apply_seat(state, seat, move, emit)

    def _apply_seat(self, state: State, seat: Seat, move: SeatMove, emit: Emit[State, SolomonEvent]) -> State:  # noqa: C901, PLR0911, PLR0912 - one line per move
        match move:
            case Shift():
                return shift(state, seat, move, emit)
            case Dig():
                return dig(state, seat, move, emit)
            case Choose():
                return choose(state, seat, move, emit)
            case PayTreasure():
                return pay_treasure(state, seat, move, emit)
            case PayCoins():
                return pay_coins(state, seat, emit)
            case Decline():
                return decline(state, seat, emit)
            case Default():
                return default(state, seat, emit)
            case Seal():
                return play_seal(state, seat, move, emit)
            case Pick():
                return pick(state, seat, move, emit)
            case Amulet():
                return play_amulet(state, seat, emit)
            case TakeCoins():
                return take_coins(state, seat, emit)
            case TakeTreasure():
                return take_treasure(state, seat, move, emit)
            case Add():
                return add(state, seat, move, emit)
            case _:
                assert_never(move)

    def draw(self, state: State, rng: Rng) -> SolomonMove:
        """Draw a chance move: tiles and cards during setup, or the tiles of a penalty."""
        return draw_tiles(state, rng) if state.phase == "deal" else draw(state, rng)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return what this audience may know (chapter 9)."""
        return view(state, seat, recall)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a state that is consistent with the view: hands, buried tiles and screens are drawn at random."""
        return determinize(view, rng)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[SolomonMove, SolomonPreview]]:
        """Return the legal moves with their messages and previews."""
        return offers(state, seat, self.legal_moves(state, seat), recall)

    def outline(self, view: View) -> Outline:
        """Return the table as a tree of sentences."""
        return outline(view)

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks and scores once the game is over, or None before (chapter 10)."""
        return outcome(state)
