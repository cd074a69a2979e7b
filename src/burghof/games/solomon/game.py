"""King Solomon's Treasure Chamber as an implementation of the kernel's `Game`."""

from collections.abc import Sequence
from operator import attrgetter

from burghof.games.solomon.hidden.determinization import determinize
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
    Shift,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.preview import SolomonPreview
from burghof.games.solomon.model.state import PhaseName, State
from burghof.games.solomon.model.view import view
from burghof.games.solomon.presenting.offers import offers
from burghof.games.solomon.presenting.outline import outline
from burghof.games.solomon.rules.digging import (
    DECLINE,
    DIGS,
    PICKS,
    SEALS,
    decline,
    dig,
    legal_picks,
    legal_preparations,
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
from burghof.games.solomon.rules.round import CHOICES, choose, legal_choices, why_not_choose
from burghof.games.solomon.rules.setting_up import (
    deal_cards,
    draw_cards,
    draw_dark,
    draw_light,
    lay_dark,
    lay_light,
    start,
    why_not_deal_cards,
    why_not_lay_dark,
    why_not_lay_light,
)
from burghof.games.solomon.rules.shifting import ALL_SHIFTS, shift, why_not_shift
from burghof.kernel import (
    CHANCE,
    Decision,
    Offer,
    Phase,
    PhaseTable,
    Recall,
    Seat,
    forbids,
    move_kind,
)

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

PHASES = PhaseTable(
    Phase("dark", (move_kind(LayDark, why_not_lay_dark, lay_dark),), draw=draw_dark),
    Phase("light", (move_kind(LayLight, why_not_lay_light, lay_light),), draw=draw_light),
    Phase("cards", (move_kind(DealCards, why_not_deal_cards, deal_cards),), draw=draw_cards),
    Phase("choose", (move_kind(Choose, why_not_choose, choose),), legal=legal_choices),
    Phase(
        "prepare",
        (
            move_kind(Shift, why_not_shift, shift),
            move_kind(Dig, why_not_dig, dig),
            move_kind(Seal, why_not_seal, play_seal),
            move_kind(Decline, why_not_decline, decline),
        ),
        legal=legal_preparations,
    ),
    Phase("pick", (move_kind(Pick, why_not_pick, pick),), legal=legal_picks),
    Phase(
        "pay",
        (
            move_kind(Amulet, why_not_amulet, play_amulet),
            move_kind(PayTreasure, why_not_pay_treasure, pay_treasure),
            move_kind(PayCoins, why_not_pay_coins, pay_coins),
            move_kind(Default, why_not_default, default),
        ),
        legal=legal_payments,
    ),
    Phase(
        "change",
        (
            move_kind(TakeCoins, why_not_take_coins, take_coins),
            move_kind(TakeTreasure, why_not_take_treasure, take_treasure),
        ),
        legal=legal_change,
    ),
    Phase("add", (move_kind(Add, why_not_add, add),), legal=legal_adds),
    Phase("deal", (move_kind(DealTiles, why_not_deal_tiles, deal_tiles),), draw=draw_tiles),
    names=PhaseName,
    moves=SolomonMove,
    phase_of=attrgetter("phase"),
    not_due=lambda state: forbids("3.5", "not-due-now", due=state.phase),
)


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

    legal_moves = staticmethod(PHASES.legal_moves)
    why_not = staticmethod(PHASES.why_not)
    apply = staticmethod(PHASES.apply)
    draw = staticmethod(PHASES.draw)
    view = staticmethod(view)
    determinize = staticmethod(determinize)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[SolomonMove, SolomonPreview]]:
        """Return the legal moves with their messages and previews."""
        return offers(state, seat, self.legal_moves(state, seat), recall)

    outline = staticmethod(outline)
    outcome = staticmethod(outcome)
