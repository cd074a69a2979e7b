"""The table of steps: for each step the moves that are due, what judges and applies them, and what follows."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeAlias

from burghof.games.the_castle.model.counters import Character
from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.moves import (
    Accept,
    Acid,
    Against,
    Attack,
    Cast,
    CastleMove,
    Check,
    Consult,
    Decline,
    Done,
    DrinkTeleport,
    Enter,
    Fight,
    Gift,
    Give,
    Go,
    GoTo,
    Heal,
    Hold,
    LayMonsters,
    LayTreasures,
    Leave,
    Look,
    Pick,
    Propose,
    Refuse,
    Roll,
    RollOrder,
    Shoot,
    Spare,
    Stop,
    Study,
    TakePile,
    Vote,
    Wear,
)
from burghof.games.the_castle.model.state import DecisionStepName, State
from burghof.games.the_castle.rules import (
    casting,
    giving,
    items,
    looking,
    looting,
    meeting,
    melee,
    moving,
    preparation_effects,
    preparing,
    setting_up,
)
from burghof.games.the_castle.rules.decisions import cast_vote, close_ballot, elect, legal_answers
from burghof.games.the_castle.rules.rolling import apply_roll, draw_roll, next_roll, why_not_roll
from burghof.kernel import Ballot, Emit, Phase, PhaseTable, Refusal, Seat, always_legal, forbids, move_kind

CastleEmit: TypeAlias = Emit[State, CastleEvent]
Settle: TypeAlias = Callable[[State, CastleEmit], State]
Resolve: TypeAlias = Callable[[State, Ballot[Character, Vote], CastleEmit], State]


class Step(Phase[State, CastleMove, CastleEvent], frozen=True):
    """A step at which players or chance decide."""

    settle: Settle | None = None
    """What follows the last die."""
    resolve: Resolve | None = None
    """What follows the last vote."""


def roll(state: State, seat: Seat, move: Roll, emit: CastleEmit) -> State:
    """Apply a die; after the last die, resolve what the dice decide."""
    state = apply_roll(state, move, emit)
    return state if next_roll(state) is not None else SETTLE_BY_STEP[state.step](state, emit)


def vote(state: State, seat: Seat, move: Vote, emit: CastleEmit) -> State:
    """Apply a vote; after the last vote, carry out what was decided."""
    state = cast_vote(state, seat, move)
    votes = state.ballot
    assert votes is not None, "a vote was just cast"
    return RESOLVE_BY_STEP[state.step](close_ballot(state, emit), votes, emit) if votes.is_complete else state


def by_election(carry_out: Callable[[State, Vote, CastleEmit], State]) -> Resolve:
    """Return a function that elects one choice of a complete ballot and carries it out (5.3)."""
    return lambda state, votes, emit: carry_out(state, elect(votes), emit)


def not_due(state: State) -> Refusal:
    """Return the refusal of a move that is not due at this step."""
    return forbids("2.1", "not-due-now")


ROLL = move_kind(Roll, why_not_roll, roll)

STEPS = (
    Step(
        "monsters",
        (move_kind(LayMonsters, setting_up.why_not_lay_monsters, setting_up.lay_monsters),),
        draw=setting_up.shuffle_monsters,
    ),
    Step(
        "treasures",
        (move_kind(LayTreasures, setting_up.why_not_lay_treasures, setting_up.lay_treasures),),
        draw=setting_up.shuffle_treasures,
    ),
    Step(
        "order",
        (move_kind(RollOrder, setting_up.why_not_roll_order, setting_up.roll_order),),
        draw=setting_up.draw_order,
    ),
    Step("pick", (move_kind(Pick, setting_up.why_not_pick, setting_up.pick),), legal=setting_up.legal_picks),
    Step(
        "ally",
        (move_kind(Propose, setting_up.why_not_propose, setting_up.propose),),
        legal=setting_up.legal_proposals,
    ),
    Step(
        "answer",
        (move_kind(Accept, always_legal, vote), move_kind(Refuse, always_legal, vote)),
        legal=legal_answers,
        resolve=setting_up.form_alliance,
    ),
    Step("entrance", (move_kind(Enter, setting_up.why_not_enter, setting_up.enter),), legal=setting_up.legal_entrances),
    Step(
        "prepare",
        (
            move_kind(Cast, preparing.why_not_cast, preparation_effects.cast),
            move_kind(Consult, preparing.why_not_consult, preparation_effects.consult),
            move_kind(Heal, preparing.why_not_heal, preparation_effects.heal),
            move_kind(DrinkTeleport, preparing.why_not_drink_teleport, preparation_effects.drink_teleport),
            move_kind(Study, preparing.why_not_study, preparation_effects.study),
            move_kind(Wear, preparing.why_not_wear, preparation_effects.wear),
            move_kind(Give, preparing.why_not_give, preparation_effects.give),
            move_kind(Done, always_legal, preparation_effects.end_preparation),
            ROLL,
        ),
        legal=preparing.legal_preparations,
        draw=draw_roll,
        settle=preparation_effects.settle_preparation,
    ),
    Step("look", (move_kind(Look, looking.why_not_look, looking.look),), legal=looking.legal_looks),
    Step(
        "destination",
        (move_kind(GoTo, moving.why_not_go_to, moving.teleport_party),),
        legal=moving.legal_destinations,
    ),
    Step(
        "gift",
        (move_kind(Accept, always_legal, giving.accept_gift), move_kind(Refuse, always_legal, giving.refuse_gift)),
        legal=legal_answers,
    ),
    Step(
        "vote",
        (
            move_kind(Stop, always_legal, vote),
            move_kind(Go, moving.why_not_go, vote),
            move_kind(Leave, moving.why_not_leave, vote),
            move_kind(Gift, giving.why_not_gift, vote),
        ),
        legal=moving.legal_votes,
        resolve=moving.move_party,
    ),
    Step(
        "attack",
        (move_kind(Attack, meeting.why_not_attack, vote), move_kind(Spare, always_legal, vote)),
        legal=meeting.legal_attacks,
        resolve=by_election(meeting.attack),
    ),
    Step(
        "spells",
        (move_kind(Cast, casting.why_not_cast_in_fight, vote), move_kind(Hold, always_legal, vote), ROLL),
        legal=casting.legal_spells,
        draw=draw_roll,
        settle=casting.settle_spells,
        resolve=casting.cast_spells,
    ),
    Step(
        "items",
        (
            move_kind(Acid, items.why_not_throw, vote),
            move_kind(Shoot, items.why_not_shoot, vote),
            move_kind(Hold, always_legal, vote),
            ROLL,
        ),
        legal=items.legal_uses,
        draw=draw_roll,
        settle=items.settle_items,
        resolve=items.use_items,
    ),
    Step(
        "against",
        (move_kind(Against, melee.why_not_against, vote),),
        legal=melee.legal_opponents,
        resolve=by_election(melee.set_opponent),
    ),
    Step(
        "fighter",
        (move_kind(Fight, melee.why_not_fight, vote),),
        legal=melee.legal_fighters,
        resolve=melee.send_fighters,
    ),
    Step("melee", (ROLL,), draw=draw_roll, settle=melee.settle_melee),
    Step(
        "loot",
        (
            move_kind(Check, looting.why_not_check, vote),
            move_kind(TakePile, looting.why_not_take_pile, vote),
            move_kind(Decline, always_legal, vote),
            ROLL,
        ),
        legal=looting.legal_loot,
        draw=draw_roll,
        settle=looting.settle_loot,
        resolve=by_election(looting.loot),
    ),
)

SETTLE_BY_STEP: dict[str, Settle] = {step.name: step.settle for step in STEPS if step.settle is not None}
RESOLVE_BY_STEP: dict[str, Resolve] = {step.name: step.resolve for step in STEPS if step.resolve is not None}

STEP_TABLE = PhaseTable(*STEPS, names=DecisionStepName, moves=CastleMove, phase_of=attrgetter("step"), not_due=not_due)
