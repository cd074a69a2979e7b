"""The rules of Castle of Appenzell as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from operator import attrgetter

from burghof.games.appenzell.model.moves import (
    AppenzellMove,
    DrawLayout,
    DrawStart,
    End,
    Enter,
    EnterOver,
    LayTiles,
    Slide,
    Step,
    Uncover,
)
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.preview import AppenzellPreview
from burghof.games.appenzell.model.state import PhaseName, State
from burghof.games.appenzell.model.view import determinize, view
from burghof.games.appenzell.presenting.offers import offers
from burghof.games.appenzell.presenting.outline import outline
from burghof.games.appenzell.rules.ending import outcome
from burghof.games.appenzell.rules.running import (
    ENTER_OVER_MOVES,
    STEP_MOVES,
    why_not_enter,
    why_not_enter_over,
    why_not_step,
)
from burghof.games.appenzell.rules.setting_up import (
    ENTER_MOVES,
    divide_castle,
    draw_rooms,
    draw_start,
    draw_tiles,
    lay_tiles,
    legal_placements,
    place_mouse,
    set_first_seat,
    start,
    why_not_draw_layout,
    why_not_draw_start,
    why_not_lay_tiles,
    why_not_place,
)
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES, why_not_slide
from burghof.games.appenzell.rules.turn import (
    END,
    legal_actions,
    play_end,
    play_enter,
    play_enter_over,
    play_slide,
    play_step,
    play_uncover,
)
from burghof.games.appenzell.rules.uncovering import UNCOVER_MOVES, why_not_uncover
from burghof.kernel import (
    CHANCE,
    Decision,
    Offer,
    Phase,
    PhaseTable,
    Recall,
    Seat,
    always_legal,
    forbids,
    move_kind,
)

MOVES: tuple[AppenzellMove, ...] = (
    *UNCOVER_MOVES,
    *ENTER_MOVES.values(),
    *(move for by_end in ENTER_OVER_MOVES.values() for move in by_end.values()),
    *(move for by_end in STEP_MOVES for move in by_end.values()),
    *SLIDE_MOVES,
    END,
)

PHASES = PhaseTable(
    Phase("layout", (move_kind(DrawLayout, why_not_draw_layout, divide_castle),), draw=draw_rooms),
    Phase("tiles", (move_kind(LayTiles, why_not_lay_tiles, lay_tiles),), draw=draw_tiles),
    Phase("start", (move_kind(DrawStart, why_not_draw_start, set_first_seat),), draw=draw_start),
    Phase("place", (move_kind(Enter, why_not_place, place_mouse),), legal=legal_placements),
    Phase(
        "act",
        (
            move_kind(Uncover, why_not_uncover, play_uncover),
            move_kind(Enter, why_not_enter, play_enter),
            move_kind(EnterOver, why_not_enter_over, play_enter_over),
            move_kind(Step, why_not_step, play_step),
            move_kind(Slide, why_not_slide, play_slide),
            move_kind(End, always_legal, play_end),
        ),
        legal=legal_actions,
    ),
    names=PhaseName,
    moves=AppenzellMove,
    phase_of=attrgetter("phase"),
    # The phase "act" has every kind of move of a player, so a move can be not due only before the first turn.
    not_due=lambda _: forbids("2.4", "first-a-mouse-into-a-tower"),
)


class Appenzell:
    """The rules of Castle of Appenzell, version 1."""

    start = staticmethod(start)

    def moves(self, options: Options, seats: int) -> Sequence[AppenzellMove]:
        """Return all well-formed moves; they are the same for all options and numbers of seats."""
        del options, seats
        return MOVES

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the pending decision: of CHANCE during setup, otherwise of one seat; none once the game is over."""
        phase = state.phase
        if phase in ("act", "place"):
            return (Decision(state.active, phase, state.step),)
        return () if phase == "over" else (Decision(CHANCE, phase),)

    legal_moves = staticmethod(PHASES.legal_moves)
    why_not = staticmethod(PHASES.why_not)
    apply = staticmethod(PHASES.apply)
    draw = staticmethod(PHASES.draw)
    view = staticmethod(view)
    determinize = staticmethod(determinize)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AppenzellMove, AppenzellPreview]]:
        """Return the legal moves with their texts and previews."""
        return offers(state, seat, self.legal_moves(state, seat), recall)

    outline = staticmethod(outline)
    outcome = staticmethod(outcome)
