"""The rules of Castle of Appenzell as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from typing import assert_never

from burghof.games.appenzell.model.events import AppenzellEvent
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
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View, determinize, view
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
    draw,
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
)

MOVES: tuple[AppenzellMove, ...] = (
    *UNCOVER_MOVES,
    *ENTER_MOVES.values(),
    *(move for by_end in ENTER_OVER_MOVES.values() for move in by_end.values()),
    *(move for by_end in STEP_MOVES for move in by_end.values()),
    *SLIDE_MOVES,
    END,
)


class Appenzell:
    """The rules of Castle of Appenzell, version 1."""

    def start(self, options: Options, seats: int) -> State:
        """Return the table before anything was drawn (chapter 2)."""
        return start(options, seats)

    def moves(self, options: Options, seats: int) -> Sequence[AppenzellMove]:
        """Return all well-formed moves: rooms, towers, runs over towers, runs, slots, the end; the same everywhere."""
        del options, seats
        return MOVES

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the pending decision: of CHANCE during setup, otherwise of one seat; none once the game is over."""
        phase = state.phase
        if phase in ("act", "place"):
            return (Decision(state.active, phase, state.step),)
        return () if phase == "over" else (Decision(CHANCE, phase),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[AppenzellMove]:
        """Return the legal moves of the seat to act."""
        return legal_actions(state, seat) if state.phase == "act" else legal_placements(state)

    def why_not(self, state: State, seat: Seat, move: AppenzellMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None."""
        match move:
            case DrawLayout():
                return why_not_draw_layout(move)
            case LayTiles():
                return why_not_lay_tiles(move)
            case DrawStart():
                return why_not_draw_start(state, move)
            case _ if state.phase == "place":
                return why_not_place(state, move)
            case _:
                return self._why_not_act(state, seat, move)

    def _why_not_act(
        self, state: State, seat: Seat, move: Uncover | Enter | EnterOver | Step | Slide | End
    ) -> Refusal | None:
        """Return the first clause that forbids an action, or None."""
        match move:
            case Uncover():
                return why_not_uncover(state, seat, move)
            case Enter():
                return why_not_enter(state, seat, move)
            case EnterOver():
                return why_not_enter_over(state, seat, move)
            case Step():
                return why_not_step(state, seat, move)
            case Slide():
                return why_not_slide(state)
            case End():
                return None
            case _:
                assert_never(move)

    def apply(self, state: State, seat: Seat, move: AppenzellMove, emit: Emit[State, AppenzellEvent]) -> State:
        """Return the table after the move, advanced to the next decision."""
        match move:
            case Step():
                return play_step(state, seat, move, emit)
            case Slide():
                return play_slide(state, seat, move, emit)
            case Uncover():
                return play_uncover(state, seat, move, emit)
            case End():
                return play_end(state, seat, emit)
            case Enter():
                is_placing = state.phase == "place"
                return place_mouse(state, move, emit) if is_placing else play_enter(state, seat, move, emit)
            case EnterOver():
                return play_enter_over(state, seat, move, emit)
            case DrawLayout():
                return divide_castle(state, move, emit)
            case LayTiles():
                return lay_tiles(state, move, emit)
            case DrawStart():
                return set_first_seat(state, move, emit)
            case _:
                assert_never(move)

    def draw(self, state: State, rng: Rng) -> AppenzellMove:
        """Draw the move of CHANCE: the rooms, the tiles or the seat that begins."""
        return draw(state, rng)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return what lies open and, with a notebook, what everybody has seen before (chapter 8)."""
        return view(state, seat, recall)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a world: the same table with the unknown tiles in random order."""
        return determinize(view, rng)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AppenzellMove, AppenzellPreview]]:
        """Return the legal moves with their texts and previews."""
        return offers(state, seat, self.legal_moves(state, seat), recall)

    def outline(self, view: View) -> Outline:
        """Return the table as a tree of sentences."""
        return outline(view)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game is running (chapter 9)."""
        return outcome(state)
