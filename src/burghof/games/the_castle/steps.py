"""Steps: for each step, the moves that are due, which of them are legal, and what follows."""

from collections.abc import Callable, Sequence

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
    Preparation,
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
from burghof.games.the_castle.model.state import State, Step
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
from burghof.games.the_castle.rules.decisions import cast_vote, close_ballot, elect
from burghof.games.the_castle.rules.rolling import apply_roll, next_roll, why_not_roll
from burghof.kernel import Ballot, Emit, Refusal, Seat, forbids

ANSWERS = (Accept(), Refuse())
CastleEmit = Emit[State, CastleEvent]

MOVES_BY_STEP: dict[Step, tuple[type[CastleMove], ...]] = {
    "pick": (Pick,),
    "ally": (Propose,),
    "answer": (Accept, Refuse),
    "entrance": (Enter,),
    "prepare": (Cast, Consult, Heal, DrinkTeleport, Study, Wear, Give, Done),
    "look": (Look,),
    "destination": (GoTo,),
    "gift": (Accept, Refuse),
    "vote": (Stop, Go, Leave, Gift),
    "attack": (Attack, Spare),
    "spells": (Cast, Hold),
    "items": (Acid, Shoot, Hold),
    "against": (Against,),
    "fighter": (Fight,),
    "loot": (Check, TakePile, Decline),
}
"""The kinds of moves that answer each step."""

LEGAL_BY_STEP: dict[Step, Callable[[State, Seat], Sequence[CastleMove]]] = {
    "pick": lambda state, _: setting_up.picks_left(state),
    "ally": setting_up.legal_proposals,
    "answer": lambda _, __: ANSWERS,
    "entrance": lambda state, _: setting_up.free_entrances(state),
    "prepare": lambda state, _: preparing.legal_preparations(state),
    "look": lambda state, _: looking.legal_looks(state, state.attempts[0].first),
    "destination": lambda state, _: moving.legal_destinations(state),
    "gift": lambda _, __: ANSWERS,
    "vote": lambda state, seat: [*moving.legal_ways(state), *giving.legal_gifts(state, seat)],
    "attack": lambda state, _: meeting.legal_attacks(state),
    "spells": casting.legal_spells,
    "items": items.legal_uses,
    "against": lambda state, _: melee.legal_opponents(state),
    "fighter": melee.legal_fighters,
    "loot": lambda state, _: looting.legal_loot(state),
}
"""The legal moves of each step, in the order of all moves."""


def why_not_draw(state: State, move: CastleMove) -> Refusal | None:
    """Return the clause that forbids this chance move, or None."""
    match move:
        case LayMonsters() if state.step == "monsters":
            return setting_up.why_not_lay(move)
        case LayTreasures() if state.step == "treasures":
            return setting_up.why_not_lay(move)
        case RollOrder() if state.step == "order":
            return setting_up.why_not_roll_order(state, move)
        case Roll():
            return why_not_roll(state, move)
        case _:
            return forbids("2.1", "not-due-now")


def why_not_play(state: State, seat: Seat, move: CastleMove) -> Refusal | None:
    """Return the clause that forbids a seat this move, which is due, or None."""
    match move:
        case Pick():
            return setting_up.why_not_pick(state, move)
        case Propose():
            return setting_up.why_not_propose(state, seat, move)
        case Enter():
            return setting_up.why_not_enter(state, move)
        case Look():
            return looking.why_not_look(state, move)
        case GoTo():
            return moving.why_not_destination(state, move)
        case Against():
            return melee.why_not_against(state, move)
        case Fight():
            return melee.why_not_fight(state, seat, move)
        case _:
            return _why_not_answer(state, seat, move)


def _why_not_answer(state: State, seat: Seat, move: CastleMove) -> Refusal | None:
    """Return the clause that forbids a preparation or a vote, or None."""
    match move:
        case Stop() | Go() | Leave():
            return moving.why_not_vote(state, move)
        case Gift():
            return giving.why_not_gift(state, seat, move)
        case Attack() | Spare():
            return meeting.why_not_attack(state, move)
        case Check() | TakePile() | Decline():
            return looting.why_not_loot(state, move)
        case Cast() | Hold() if state.step == "spells":
            return casting.why_not_spell(state, seat, move)
        case Acid() | Shoot() | Hold():
            return items.why_not_use(state, seat, move)
        case Cast() | Consult() | Heal() | DrinkTeleport() | Study() | Wear() | Give() | Done():
            return preparing.why_not_prepare(state, move)
        case _:
            return None


def play(state: State, seat: Seat, move: CastleMove, emit: CastleEmit) -> State:
    """Apply a move, without advancing to the next decision."""
    match move:
        case Roll():
            return _roll(state, move, emit)
        case LayMonsters():
            return setting_up.lay_monsters(state, move)
        case LayTreasures():
            return setting_up.lay_treasures(state, move, emit)
        case RollOrder():
            return setting_up.roll_order(state, move, emit)
        case Pick():
            return setting_up.pick(state, seat, move, emit)
        case Propose():
            return setting_up.propose(state, seat, move, emit)
        case Enter():
            return setting_up.enter(state, move, emit)
        case _:
            return _play_in_turn(state, seat, move, emit)


def _play_in_turn(state: State, seat: Seat, move: CastleMove, emit: CastleEmit) -> State:
    """Apply a move in a turn, or an answer about an alliance."""
    match move:
        case Accept() | Refuse() if state.step == "gift":
            return giving.answer_gift(state, move, emit)
        case Accept() | Refuse():
            return setting_up.answer(state, seat, move, emit)
        case Look():
            return looking.look(state, move, emit)
        case GoTo():
            return moving.teleport_party(state, move, emit)
        case _ if state.step == "prepare":
            assert isinstance(move, Preparation), "no other move is due"
            return preparation_effects.prepare(state, move, emit)
        case _:
            assert isinstance(move, Vote), "no other move is due"
            return _vote(state, seat, move, emit)


SETTLE_BY_STEP: dict[Step, Callable[[State, CastleEmit], State]] = {
    "prepare": preparation_effects.settle_preparation,
    "spells": casting.settle_spells,
    "items": items.settle_items,
    "melee": melee.settle_melee,
    "loot": looting.settle_loot,
}
"""For each step with dice, what follows once all dice are rolled."""


def _roll(state: State, move: Roll, emit: CastleEmit) -> State:
    """Apply a die; after the last die, resolve what the dice decide."""
    state = apply_roll(state, move, emit)
    return state if next_roll(state) is not None else SETTLE_BY_STEP[state.step](state, emit)


def _vote(state: State, seat: Seat, move: Vote, emit: CastleEmit) -> State:
    """Apply a vote; after the last vote, carry out what was decided."""
    state = cast_vote(state, seat, move)
    votes = state.ballot
    assert votes is not None, "a vote was just cast"
    return _count(close_ballot(state, emit), votes, emit) if votes.is_complete else state


def _count(state: State, votes: Ballot[Character, Vote], emit: CastleEmit) -> State:
    """Carry out the decision of a complete ballot."""
    match state.step:
        case "vote":
            return _walk(state, votes, emit)
        case "spells":
            return casting.cast_spells(state, votes, emit)
        case "items":
            return items.use_items(state, votes, emit)
        case "fighter":
            return melee.send_fighters(state, votes, emit)
        case "against":
            return melee.set_opponent(state, elect(votes), emit)
        case "attack":
            return meeting.attack(state, elect(votes), emit)
        case _:
            return looting.loot(state, elect(votes), emit)


def _walk(state: State, votes: Ballot[Character, Vote], emit: CastleEmit) -> State:
    """Move the party; if there are gifts, resolve them first, and open a new vote on the same step (4.13)."""
    gifts = tuple(choice for _, choice in votes.reveal() if isinstance(choice, Gift))
    if gifts:
        return giving.offer_gifts(state, gifts, emit)
    return moving.go(state, moving.choose_way(votes, state.rules_version), emit)
