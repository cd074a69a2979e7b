"""The end: RULES.md chapter 7."""

from msgspec.structs import replace

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import BuildingStopped, FinalPaid, KiltEvent, LastFloorSet
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, OWNERS, State, owner
from burghof.games.kilt_castle.rules.ducat_day import pay_from_bank
from burghof.kernel import Emit, Outcome, Score, ScorePart, Seat, ranks_by_merit, say

NO_FLOORS = (0, 0, 0)

MAX_IDLE_ROUNDS = 2
"""Number of rounds without a new floor after which the game ends (7.5)."""
IDLE_END_SINCE_VERSION = 2
"""First rules version with clause 7.5; under version 1 a game may continue forever without new floors."""


def seat_without_floors(state: State) -> Seat | None:
    """Return the seat that has built its last floor, the first of two in the same turn, or None (7.1, 7.4)."""
    if NO_FLOORS not in state.stocks:
        return None
    owners = OWNERS[state.seats]
    done = {seat for colour, seat in owners.items() if state.stocks[COLOUR_INDEX[colour]] == NO_FLOORS}
    if not state.options.first_colour_ends:
        done -= {seat for colour, seat in owners.items() if state.stocks[COLOUR_INDEX[colour]] != NO_FLOORS}
    if len(done) > 1 and state.fresh_by is not None:
        done.discard(owner(state, state.fresh_by))
    return min(done, default=None)


def idle_turns_left(state: State) -> int | None:
    """Return how many more turns in a row without a new floor end the game; None under version 1 (7.5)."""
    return MAX_IDLE_ROUNDS * state.seats - state.idle_turns if state.rules_version >= IDLE_END_SINCE_VERSION else None


def end_game(state: State, why: LastFloorSet | BuildingStopped, emit: Emit[State, KiltEvent]) -> State:
    """Emit why the game ends, and pay every player for their towers and crests (7.2)."""
    state = replace(state, phase="over")
    emit(why, state)
    for place in range(state.seats):
        seat = Seat(place)
        towers, crests = count_towers_and_crests(state, seat)
        purses = pay_from_bank(state.purses, seat, towers + crests)
        state = replace(state, purses=purses, paid=(*state.paid, towers + crests))
        emit(FinalPaid(seat, towers + crests, towers, crests), state)
    return state


def count_towers_and_crests(state: State, seat: Seat) -> tuple[int, int]:
    """Return the number of towers without a roof that a seat owns, and the number of crests visible on them."""
    owners = OWNERS[state.seats]
    tops = [tower[-1] for field, tower in enumerate(state.towers) if tower and field not in state.roofs]
    own = [top for top in tops if owners[top.colour] == seat]
    return len(own), sum(top.crests for top in own)


def outcome(state: State) -> Outcome | None:
    """Return the outcome: most ducats win, then most floors built; a remaining tie is shared (7.3)."""
    if state.phase != "over":
        return None
    floors = [floors_built(state, Seat(seat)) for seat in range(state.seats)]
    scores = tuple(
        Score(
            purse,
            (ScorePart(say("score-purse"), purse - paid), ScorePart(say("score-final-pay"), paid)),
            (ScorePart(say("score-floors"), built),),
        )
        for purse, paid, built in zip(state.purses, state.paid, floors, strict=True)
    )
    merits = list(zip(state.purses, floors, strict=True))
    reason = say("reason-building-stopped") if idle_turns_left(state) == 0 else say("reason-last-floor")
    return Outcome(ranks_by_merit(merits), scores, reason)


def floors_built(state: State, seat: Seat) -> int:
    """Return the number of floors that a seat has built."""
    return sum(_floors_of_colour_built(state, colour) for colour, other in OWNERS[state.seats].items() if other == seat)


def _floors_of_colour_built(state: State, colour: Colour) -> int:
    return sum(MATERIAL.floors) - sum(state.stocks[COLOUR_INDEX[colour]])
