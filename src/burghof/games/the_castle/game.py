"""The Castle as an implementation of the kernel's `Game`."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from burghof.games.the_castle.hidden.determinization import determinize
from burghof.games.the_castle.model.castle import AREAS, ENTRANCES, ROOMS
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    COUNTER_COUNT,
    FIGURES,
    ITEMS,
    MONSTER_FIGURES,
    Discipline,
    Party,
    Spell,
)
from burghof.games.the_castle.model.moves import (
    Acid,
    Against,
    Attack,
    Cast,
    CastleMove,
    Consult,
    Drawing,
    Enter,
    Fight,
    Gift,
    Give,
    Go,
    GoTo,
    Heal,
    Look,
    LookTarget,
    Pick,
    Shoot,
    TakePile,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.model.view import View, view
from burghof.games.the_castle.presenting.offers import offer
from burghof.games.the_castle.presenting.outline import outline
from burghof.games.the_castle.rules import casting, looting, meeting, moving, preparing, setting_up
from burghof.games.the_castle.rules.decisions import ANSWERS, asked_seat, shows_voters
from burghof.games.the_castle.rules.ending import outcome
from burghof.games.the_castle.rules.rolling import stream_name
from burghof.games.the_castle.rules.step_table import STEP_TABLE, CastleEmit, not_due
from burghof.games.the_castle.rules.turn import advance
from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Offer,
    Recall,
    Refusal,
    Rng,
    Seat,
)

LOOK_TARGETS: tuple[LookTarget, ...] = ("monster", "treasure", "both")


@cache
def all_moves(seats: int, rules_version: int) -> tuple[CastleMove, ...]:
    """Return all well-formed moves of a player; only version 1 puts boots on, only version 2 has gifts while moving."""
    wear = (preparing.WEAR,) if rules_version == 1 else ()
    gifts = () if rules_version == 1 else (Gift(counter, to) for counter in range(COUNTER_COUNT) for to in CHARACTERS)
    return (
        *map(Pick, Discipline),
        *setting_up.proposals(seats),
        *ANSWERS,
        *map(Enter, ENTRANCES),
        *(Cast(Spell.CHARM, target) for target in MONSTER_FIGURES),
        Cast(Spell.ESP),
        *(Cast(Spell.FIREBALL, target) for target in FIGURES),
        *(Cast(Spell.HEROISM, target) for target in FIGURES[: len(CHARACTERS)]),
        Cast(Spell.SPEED),
        Cast(Spell.TELEPORT),
        *map(Consult, ROOMS),
        *map(Heal, FIGURES),
        preparing.DRINK_TELEPORT,
        preparing.STUDY,
        *wear,
        *(Give(item, to) for item in ITEMS for to in CHARACTERS),
        preparing.DONE,
        *(Look(room, what) for room in ROOMS for what in LOOK_TARGETS),
        *map(GoTo, AREAS),
        moving.STOP,
        *map(Go, AREAS),
        moving.LEAVE,
        *gifts,
        *(Attack(Party(party)) for party in range(len(CHARACTERS))),
        meeting.SPARE,
        *map(Acid, MONSTER_FIGURES),
        *map(Shoot, FIGURES),
        casting.HOLD,
        *map(Against, MONSTER_FIGURES),
        *map(Fight, FIGURES),
        *looting.CHECKS,
        *map(TakePile, CHARACTERS),
        looting.DECLINE,
    )


class Castle:
    """The rules of The Castle, in one version."""

    def __init__(self, rules_version: int) -> None:
        self._rules_version = rules_version

    def start(self, options: Options, seats: int) -> State:
        """Return the state before the counters are laid (chapter 1)."""
        return setting_up.start(options, seats, self._rules_version)

    def moves(self, options: Options, seats: int) -> Sequence[CastleMove]:
        """Return all well-formed moves of a player."""
        del options
        return all_moves(seats, self._rules_version)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decisions: of chance, of the voters of a ballot, or of one seat."""
        votes = state.ballot
        if votes is not None:
            if len(votes.voters) > 1:
                shows_answered = shows_voters(state, votes.voters)
                return votes.decisions(
                    state.step, state.tokens, lambda voter: state.owners[voter], shows_answered=shows_answered
                )
            alone = state.owners[votes.voters[0]]
            return (Decision(alone, state.step, state.tokens[alone]),)
        if state.step == "over":
            return ()
        if state.step in ("monsters", "treasures", "order"):
            return (Decision(CHANCE, state.step),)
        if state.attempts and state.step != "look":
            return (Decision(CHANCE, stream_name(state)),)
        seat = asked_seat(state)
        return (Decision(seat, state.step, state.tokens[seat]),)

    legal_moves = staticmethod(STEP_TABLE.legal_moves)
    draw = staticmethod(STEP_TABLE.draw)

    def why_not(self, state: State, seat: Seat, move: CastleMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None; a move that is not due breaks 2.1."""
        if isinstance(move, Drawing) != (seat == CHANCE):
            return not_due(state)
        return STEP_TABLE.why_not(state, seat, move)

    def apply(self, state: State, seat: Seat, move: CastleMove, emit: CastleEmit) -> State:
        """Apply a move and return the state at the next decision."""
        if state.hand is not None and state.hand.seat == seat:
            state = replace(state, hand=None)
        return advance(STEP_TABLE.apply(state, seat, move, emit), emit)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return what this audience may know (chapter 10)."""
        return view(state, seat, recall)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a state that is consistent with the view; faces of counters are as likely as chance makes them."""
        return determinize(view, rng, self.legal_moves)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[CastleMove, CastlePreview]]:
        """Return the legal moves with their messages and previews."""
        shown = view(state, seat, recall)
        return [offer(state, shown, move) for move in self.legal_moves(state, seat)]

    outline = staticmethod(outline)
    outcome = staticmethod(outcome)
