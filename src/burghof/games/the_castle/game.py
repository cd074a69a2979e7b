"""The Castle as the kernel asks for it."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from burghof.games.the_castle.imagining import imagine
from burghof.games.the_castle.model.castle import AREAS, ENTRANCES, ROOMS
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    FIGURES,
    ITEMS,
    MONSTER_FIGURES,
    Character,
    Discipline,
    Party,
    Spell,
)
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
    Sight,
    Spare,
    Stop,
    Study,
    TakePile,
    Vote,
    Wear,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview
from burghof.games.the_castle.model.state import State, Step
from burghof.games.the_castle.model.view import View, view
from burghof.games.the_castle.offers import offer
from burghof.games.the_castle.outline import outline
from burghof.games.the_castle.rules import casting, looting, meeting, melee, moving, preparing, setting_up, using
from burghof.games.the_castle.rules.asking import cast, close, decided
from burghof.games.the_castle.rules.ending import outcome
from burghof.games.the_castle.rules.rolling import draw_roll, next_roll, rolled, stream, why_not_roll
from burghof.games.the_castle.rules.turn import advance
from burghof.kernel import (
    CHANCE,
    Audience,
    Ballot,
    Decision,
    Dice,
    Offer,
    Outcome,
    Outline,
    Recall,
    Refusal,
    Rng,
    Seat,
    Tell,
    forbids,
)

SIGHTS: tuple[Sight, ...] = ("monster", "treasure", "both")
ANSWERS = (Accept(), Refuse())
Told = Tell[State, CastleEvent]

DUE: dict[Step, tuple[type[CastleMove], ...]] = {
    "pick": (Pick,),
    "ally": (Propose,),
    "answer": (Accept, Refuse),
    "entrance": (Enter,),
    "prepare": (Cast, Consult, Heal, DrinkTeleport, Study, Wear, Give, Done),
    "look": (Look,),
    "destination": (GoTo,),
    "vote": (Stop, Go, Leave),
    "attack": (Attack, Spare),
    "spells": (Cast, Hold),
    "items": (Acid, Shoot, Hold),
    "against": (Against,),
    "fighter": (Fight,),
    "loot": (Check, TakePile, Decline),
}
"""Which moves answer which question."""


@cache
def proposals(seats: int) -> tuple[Propose, ...]:
    """Every set of seats that can be asked."""
    everyone = [Seat(seat) for seat in range(seats)]
    return tuple(Propose(chosen) for number in range(seats + 1) for chosen in combinations(everyone, number))


@cache
def all_moves(seats: int) -> tuple[CastleMove, ...]:
    """Every well-formed move of a player."""
    return (
        *map(Pick, Discipline),
        *proposals(seats),
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
        preparing.WEAR,
        *(Give(item, to) for item in ITEMS for to in CHARACTERS),
        preparing.DONE,
        *(Look(room, what) for room in ROOMS for what in SIGHTS),
        *map(GoTo, AREAS),
        moving.STOP,
        *map(Go, AREAS),
        moving.LEAVE,
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
    """The rules of The Castle, version 1."""

    def start(self, options: Options, seats: int) -> State:
        """The castle before the counters are laid (chapter 1)."""
        return setting_up.start(options, seats)

    def moves(self, options: Options, seats: int) -> Sequence[CastleMove]:
        """Every well-formed move of a player."""
        del options
        return all_moves(seats)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Chance, the voters of a ballot, or one seat."""
        if state.ballot is not None:
            return state.ballot.decisions(state.step, state.tokens, lambda voter: state.owners[voter])
        if state.step == "over":
            return ()
        if state.step in ("monsters", "treasures", "order"):
            return (Decision(CHANCE, state.step),)
        if state.attempts and state.step != "look":
            return (Decision(CHANCE, stream(state)),)
        seat = asked_seat(state)
        return (Decision(seat, state.step, state.tokens[seat]),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[CastleMove]:
        """What this seat may do."""
        return LEGAL[state.step](state, seat)

    def why_not(self, state: State, seat: Seat, move: CastleMove) -> Refusal | None:
        """The first clause that forbids the move; another thing than what is due now breaks 2.1."""
        if seat == CHANCE:
            return _why_not_draw(state, move)
        if not isinstance(move, DUE.get(state.step, ())):
            return forbids("2.1", "not-due-now")
        return _why_not_play(state, seat, move)

    def apply(self, state: State, seat: Seat, move: CastleMove, tell: Told) -> State:
        """The state after the move, up to the next decision."""
        if state.hand and state.hand[0] == seat:
            state = replace(state, hand=())
        return advance(_apply(state, seat, move, tell), tell)

    def draw(self, state: State, dice: Dice) -> CastleMove:
        """The counters, the order, or a die."""
        match state.step:
            case "monsters":
                return setting_up.drawn_monsters(dice)
            case "treasures":
                return setting_up.drawn_treasures(dice)
            case "order":
                return setting_up.draw_order(state, dice)
            case _:
                return draw_roll(dice)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """What this audience may know (chapter 10)."""
        return view(state, seat, recall)

    def imagine(self, view: View, rng: Rng) -> State:
        """Faces of the counters as likely as chance alone makes them."""
        return imagine(view, rng, self.legal_moves)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[CastleMove, CastlePreview]]:
        """The legal moves with their words and previews."""
        shown = view(state, seat, recall)
        return [offer(state, shown, move) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        """The table as a tree of sentences."""
        return outline(view)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended (chapter 9)."""
        return outcome(state)


def asked_seat(state: State) -> Seat:
    """The one seat that is asked."""
    match state.step:
        case "pick":
            return state.order[len(state.owners) % state.seats]
        case "ally":
            return state.order[state.asked]
        case "entrance":
            return state.owners[state.companies[state.asked].members[0]]
        case "look":
            return state.owners[state.attempts[0].by]
        case "destination":
            return moving.destination_seat(state)
        case _:
            return state.owners[state.preparing[0]]


def _legal_proposals(state: State, seat: Seat) -> Sequence[CastleMove]:
    moves = proposals(state.seats)
    return [move for move in moves if setting_up.why_not_propose(state, seat, move) is None]


LEGAL: dict[Step, Callable[[State, Seat], Sequence[CastleMove]]] = {
    "pick": lambda state, _: setting_up.picks_left(state),
    "ally": _legal_proposals,
    "answer": lambda _, __: ANSWERS,
    "entrance": lambda state, _: setting_up.free_entrances(state),
    "prepare": lambda state, _: preparing.legal_preparations(state),
    "look": lambda state, _: preparing.looks(state, state.attempts[0].first),
    "destination": lambda state, _: moving.legal_destinations(state),
    "vote": lambda state, _: moving.legal_ways(state),
    "attack": lambda state, _: meeting.legal_attacks(state),
    "spells": casting.legal_spells,
    "items": using.legal_uses,
    "against": lambda state, _: melee.legal_opponents(state),
    "fighter": melee.legal_fighters,
    "loot": lambda state, _: looting.legal_loot(state),
}
"""What may be done at each step, in the order of all moves."""


def _why_not_draw(state: State, move: CastleMove) -> Refusal | None:
    """Why chance does not draw this."""
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


def _why_not_play(state: State, seat: Seat, move: CastleMove) -> Refusal | None:
    """The clause that forbids a seat this move, which answers what is asked."""
    match move:
        case Pick():
            return setting_up.why_not_pick(state, move)
        case Propose():
            return setting_up.why_not_propose(state, seat, move)
        case Enter():
            return setting_up.why_not_enter(state, move)
        case Look():
            return preparing.why_not_look(state, move)
        case GoTo():
            return moving.why_not_destination(state, move)
        case Against():
            return melee.why_not_against(state, move)
        case Fight():
            return melee.why_not_fight(state, seat, move)
        case _:
            return _why_not_answer(state, seat, move)


def _why_not_answer(state: State, seat: Seat, move: CastleMove) -> Refusal | None:
    """The clause that forbids a preparation or a vote."""
    match move:
        case Stop() | Go() | Leave():
            return moving.why_not_vote(state, move)
        case Attack() | Spare():
            return meeting.why_not_attack(state, move)
        case Check() | TakePile() | Decline():
            return looting.why_not_loot(state, move)
        case Cast() | Hold() if state.step == "spells":
            return casting.why_not_spell(state, seat, move)
        case Acid() | Shoot() | Hold():
            return using.why_not_use(state, seat, move)
        case Cast() | Consult() | Heal() | DrinkTeleport() | Study() | Wear() | Give() | Done():
            return preparing.why_not_prepare(state, move)
        case _:
            return None


def _apply(state: State, seat: Seat, move: CastleMove, tell: Told) -> State:
    """The state right after the move."""
    match move:
        case Roll():
            return _roll(state, move, tell)
        case LayMonsters():
            return setting_up.lay_monsters(state, move)
        case LayTreasures():
            return setting_up.lay_treasures(state, move, tell)
        case RollOrder():
            return setting_up.roll_order(state, move, tell)
        case Pick():
            return setting_up.pick(state, seat, move, tell)
        case Propose():
            return setting_up.propose(state, seat, move, tell)
        case Enter():
            return setting_up.enter(state, move, tell)
        case _:
            return _apply_in_turn(state, seat, move, tell)


def _apply_in_turn(state: State, seat: Seat, move: CastleMove, tell: Told) -> State:
    """The state right after a move in a turn, or an answer about an alliance."""
    match move:
        case Accept() | Refuse():
            return setting_up.answer(state, seat, move, tell)
        case Look():
            return preparing.look(state, move, tell)
        case GoTo():
            return moving.jump(state, move, tell)
        case Cast() | Consult() | Heal() | DrinkTeleport() | Study() | Wear() | Give() | Done() if (
            state.step == "prepare"
        ):
            return preparing.prepare(state, as_preparation(move), tell)
        case _:
            return _vote(state, seat, as_vote(move), tell)


def as_preparation(move: CastleMove) -> Preparation:
    """The move as what it is at this step."""
    assert isinstance(move, Preparation), "nothing else is asked"
    return move


def as_vote(move: CastleMove) -> Vote:
    """The move as what it is at this step."""
    assert isinstance(move, Vote), "nothing else is asked"
    return move


SETTLE: dict[Step, Callable[[State, Told], State]] = {
    "prepare": casting.settle_preparation,
    "spells": casting.settle_spells,
    "items": using.settle_items,
    "melee": melee.settle_melee,
    "loot": looting.settle_loot,
}
"""What follows when all dice of a step are rolled."""


def _roll(state: State, move: Roll, tell: Told) -> State:
    """The state after a die; after the last one what it decides happens."""
    state = rolled(state, move, tell)
    return state if next_roll(state) is not None else SETTLE[state.step](state, tell)


def _vote(state: State, seat: Seat, move: Vote, tell: Told) -> State:
    """The state after a vote; after the last one the party does what it decided."""
    state = cast(state, seat, move)
    votes = state.ballot
    assert votes is not None, "it was just cast"
    return _count(close(state, tell), votes, tell) if votes.is_complete else state


def _count(state: State, votes: Ballot[Character, Vote], tell: Told) -> State:
    """What all have decided together happens."""
    match state.step:
        case "vote":
            return moving.go(state, moving.chosen_way(votes), tell)
        case "spells":
            return casting.cast_spells(state, votes, tell)
        case "items":
            return using.use_items(state, votes, tell)
        case "fighter":
            return melee.send(state, votes, tell)
        case "against":
            return melee.face(state, decided(votes, votes.leaders()), tell)
        case "attack":
            return meeting.attack(state, decided(votes, votes.leaders()), tell)
        case _:
            return looting.loot(state, decided(votes, votes.leaders()), tell)
