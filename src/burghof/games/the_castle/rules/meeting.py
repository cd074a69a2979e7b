"""Meeting monsters and other parties: RULES.md chapter 6, the third step of a turn."""

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import BITS, FIRST_MONSTER, NOBODY, Figure, Monster, Treasure
from burghof.games.the_castle.model.events import (
    Attacked,
    CastleEvent,
    CoffinClosed,
    MonstersRevealed,
    NoCoffin,
    Spared,
)
from burghof.games.the_castle.model.moves import Attack, Spare, Vote
from burghof.games.the_castle.model.names import name_of, place_of
from burghof.games.the_castle.model.state import (
    DEAD,
    GONE,
    State,
    carried,
    everybody,
    has,
    has_wild,
    monster_of,
    seats_of,
    wild,
)
from burghof.games.the_castle.rules.asking import ask_all, speakers
from burghof.games.the_castle.rules.moving import others_in
from burghof.games.the_castle.rules.possessions import exclude, show
from burghof.kernel import Refusal, Tell, forbids, replaced

SPARE = Spare()


def meet(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Meet the figures in the area: monsters are fought, other parties may be attacked (6.1, 6.3)."""
    area = state.companies[state.active].area
    if area == OUTSIDE:
        return replace(state, step="end")
    if has_wild(state, area):
        state = close_coffins(reveal(state, tell), tell)
    if has_wild(state, area):
        return replace(state, enemy=None, against=NOBODY, step="cast")
    if state.options.attacks and others_in(state, area, state.active):
        return ask_all(state, "attack", speakers(state, state.active))
    return replace(state, step="reward")


def reveal(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Turn all monsters of the area face up (6.1)."""
    area = state.companies[state.active].area
    hidden = [figure for figure in wild(state, area) if not has(state.face_up, figure - FIRST_MONSTER)]
    if not hidden:
        return state
    state = replace(state, face_up=state.face_up | sum(1 << figure - FIRST_MONSTER for figure in hidden))
    tell(MonstersRevealed(place_of(area), tuple(monster_of(state, figure) for figure in hidden)), state)
    return state


def close_coffins(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Remove a vampire and a coffin together, as long as the party has a coffin (6.2)."""
    for figure in wild(state, state.companies[state.active].area):
        if monster_of(state, figure) is Monster.VAMPIRE:
            state = _close_coffin(state, figure, tell)
    return state


def _close_coffin(state: State, vampire: Figure, tell: Tell[State, CastleEvent]) -> State:
    """Remove a vampire with a coffin, or show that the party has none."""
    ours = carried(state, state.active)
    coffin = next((counter for counter in ours if state.treasures[counter] is Treasure.COFFIN), None)
    if coffin is None:
        return _show_no_coffin(state, tell)
    state = show(replace(state, treasure_at=replaced(state.treasure_at, coffin, GONE)), coffin)
    state = replace(state, monster_at=replaced(state.monster_at, vampire - FIRST_MONSTER, DEAD))
    tell(CoffinClosed(name_of(state, vampire)), state)
    return state


def _show_no_coffin(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Make it public that the party carries no coffin (10.4)."""
    ours = carried(state, state.active)
    state, was = exclude(state, ours, BITS[Treasure.COFFIN]), state
    if state.nots != was.nots:
        tell(NoCoffin(seats_of(state, state.active)), state)
    return state


def why_not_attack(state: State, move: Vote) -> Refusal | None:
    """Return the clause that forbids attacking this party, or None (6.3)."""
    area = state.companies[state.active].area
    if isinstance(move, Attack) and move.party not in others_in(state, area, state.active):
        return forbids("6.3", "not-here")
    return None


def legal_attacks(state: State) -> list[Vote]:
    """Return the attacks that the party may vote for, and sparing."""
    return [*map(Attack, others_in(state, state.companies[state.active].area, state.active)), SPARE]


def attack(state: State, choice: Vote, tell: Tell[State, CastleEvent]) -> State:
    """Attack another party, or spare all others."""
    seats = seats_of(state, state.active)
    if not isinstance(choice, Attack):
        state = replace(state, step="reward")
        tell(Spared(seats), state)
        return state
    state = replace(state, enemy=choice.party, step="cast")
    tell(Attacked(seats, everybody(state, choice.party)), state)
    return state
