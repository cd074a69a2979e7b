"""The rules of Kilt Castle as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from typing import assert_never

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.events import KiltEvent
from burghof.games.kilt_castle.model.moves import Build, BuildOther, Deal, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import OTHER_COLOUR, State, owner
from burghof.games.kilt_castle.model.view import View, determinize, view
from burghof.games.kilt_castle.presenting.offers import offer
from burghof.games.kilt_castle.presenting.outline import outline
from burghof.games.kilt_castle.rules.building import BUILD_MOVES, BUILD_OTHER_MOVES, legal_builds, why_not_build
from burghof.games.kilt_castle.rules.ducat_day import incomes
from burghof.games.kilt_castle.rules.ending import outcome
from burghof.games.kilt_castle.rules.relocating import RELOCATE_MOVES, legal_relocations, why_not_relocate
from burghof.games.kilt_castle.rules.roofing import ROOF_MOVES, legal_roof_moves, why_not_take_roof
from burghof.games.kilt_castle.rules.setting_up import deal_cards, draw_deal, start, why_not_deal
from burghof.games.kilt_castle.rules.turn import play_build, play_relocation, play_roof
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


class KiltCastle:
    """The rules of Kilt Castle, in the rules version given to the constructor."""

    def __init__(self, rules_version: int) -> None:
        self._rules_version = rules_version

    def start(self, options: Options, seats: int) -> State:
        """Return the table before the cards are laid out (chapter 1)."""
        return start(options, seats, self._rules_version)

    def moves(self, options: Options, seats: int) -> Sequence[KiltMove]:
        """Return relocations by card and space, builds by field and crests, roofs by field, other-colour builds."""
        others = BUILD_OTHER_MOVES if options.any_own_colour and OTHER_COLOUR[seats] else ()
        relocations = RELOCATE_MOVES[: MATERIAL.tables[seats].cards]
        return [
            *(move for by_space in relocations for move in by_space),
            *(move for by_crests in BUILD_MOVES for move in by_crests),
            *ROOF_MOVES,
            *(move for by_crests in others for move in by_crests),
        ]

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the pending decision: of CHANCE before the start, otherwise of a seat; none once the game is over."""
        phase = state.phase
        if phase == "relocate":
            return (Decision(state.active, phase, state.step),)
        if phase == "over":
            return ()
        if phase == "deal":
            return (Decision(CHANCE, phase),)
        return (Decision(owner(state, state.builders[0]), phase, state.step),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[KiltMove]:
        """Return the legal moves of the seat to act."""
        del seat
        if state.phase == "relocate":
            return legal_relocations(state)
        return legal_builds(state) if state.phase == "build" else legal_roof_moves(state)

    def why_not(self, state: State, seat: Seat, move: KiltMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None; 2.1 forbids moves that do not belong to the phase."""
        match move:
            case Deal():
                return why_not_deal(state, move)
            case Relocate() if state.phase == "relocate":
                return why_not_relocate(state, move)
            case Build() | BuildOther() if state.phase == "build":
                return why_not_build(state, seat, move)
            case TakeRoof() if state.phase == "roof":
                return why_not_take_roof(state, move)
            case _:
                return forbids("2.1", "not-due-now", due=state.phase)

    def apply(self, state: State, seat: Seat, move: KiltMove, emit: Emit[State, KiltEvent]) -> State:
        """Return the table after the move, advanced to the next decision."""
        match move:
            case Relocate():
                return play_relocation(state, seat, move, emit)
            case Build() | BuildOther():
                return play_build(state, move, emit)
            case TakeRoof():
                return play_roof(state, move, emit)
            case Deal():
                return deal_cards(state, move, emit)
            case _:
                assert_never(move)

    def draw(self, state: State, rng: Rng) -> KiltMove:
        """Draw the order and orientation of the double cards."""
        return draw_deal(state, rng)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return the view, which contains the complete state because nothing is hidden."""
        return view(state, seat, recall, incomes(state))

    def determinize(self, view: View, rng: Rng) -> State:
        """Return the true state, the only one that is consistent with the view."""
        del rng
        return determinize(view)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[KiltMove, KiltPreview]]:
        """Return the legal moves with their texts and previews."""
        del recall
        return [offer(state, seat, move) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        """Return the table as a tree of sentences."""
        return outline(view)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game is running (chapter 7)."""
        return outcome(state)
