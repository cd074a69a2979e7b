"""The rules of Kilt Castle as an implementation of the kernel's `Game` protocol."""

from collections.abc import Sequence
from operator import attrgetter

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.moves import Build, BuildOther, Deal, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import OTHER_COLOUR, PhaseName, State, owner
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
    Offer,
    Phase,
    PhaseTable,
    Recall,
    Rng,
    Seat,
    forbids,
    move_kind,
)

PHASES = PhaseTable(
    Phase("deal", (move_kind(Deal, why_not_deal, deal_cards),), draw=draw_deal),
    Phase("relocate", (move_kind(Relocate, why_not_relocate, play_relocation),), legal=legal_relocations),
    Phase(
        "build",
        (move_kind(Build, why_not_build, play_build), move_kind(BuildOther, why_not_build, play_build)),
        legal=legal_builds,
    ),
    Phase("roof", (move_kind(TakeRoof, why_not_take_roof, play_roof),), legal=legal_roof_moves),
    names=PhaseName,
    moves=KiltMove,
    phase_of=attrgetter("phase"),
    not_due=lambda state: forbids("2.1", "not-due-now", due=state.phase),
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

    legal_moves = staticmethod(PHASES.legal_moves)
    why_not = staticmethod(PHASES.why_not)
    apply = staticmethod(PHASES.apply)
    draw = staticmethod(PHASES.draw)

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

    outline = staticmethod(outline)
    outcome = staticmethod(outcome)
