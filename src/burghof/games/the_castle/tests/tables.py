"""Builders of states, which name only what matters to a test, and helpers that play moves and collect events."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import COUNTER_OF, ENTRANCES, OUTSIDE, ROOMS, area_named
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    COUNTER_COUNT,
    FIRST_MONSTER,
    MONSTER_POOL,
    TREASURE_POOL,
    Discipline,
    Figure,
    Monster,
    Party,
    Treasure,
    figure_of,
)
from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.moves import CastleMove, Roll
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import IN_ROOM, carried_by, charmed_by, wild_in
from burghof.games.the_castle.model.state import PartyState, State, StepName
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.rules.turn import advance
from burghof.kernel import CHANCE, DISCARD, Refusal, Seat, with_item

RULES = GAME.newest_rules
FIGHTER, CLERIC, WIZARD = Discipline
A, B, C, D = (Seat(seat) for seat in range(4))
OURS, THEIRS = Party(0), Party(1)
WITH_FIRST, WITH_SECOND = map(carried_by, CHARACTERS[:2])
"""The positions of treasures that the first and the second character carry."""


def arrange_counters(pool: Sequence[str], wanted: Mapping[str, str]) -> tuple[str, ...]:
    """Return all counters of a pool: those in the named rooms as wanted, the others in their order."""
    rest = list(pool)
    for kind in wanted.values():
        rest.remove(kind)
    places = {COUNTER_OF[area_named(room)]: kind for room, kind in wanted.items()}
    others = iter(rest)
    return tuple(places[counter] if counter in places else next(others) for counter in range(COUNTER_COUNT))


def table(  # noqa: PLR0913 - a builder names what matters
    *parties: Sequence[Discipline],
    at: Sequence[str | None] = ("c1",),
    monsters: Mapping[str, Monster] | None = None,
    treasures: Mapping[str, Treasure] | None = None,
    carried: Mapping[str, int] | None = None,
    hits: Mapping[int, int] | None = None,
    step: StepName = "begin",
    options: Options | None = None,
    seats: int | None = None,
    rules_version: int = 2,
) -> State:
    """Return a state with parties in these areas (None: outside), these counters in rooms, and `carried` ones.

    `carried` maps the room of a treasure to the character who carries it.
    """
    disciplines = tuple(discipline for party in parties for discipline in party)
    count = len(disciplines) if seats is None else seats
    companies, first = [], 0
    for number, party in enumerate(parties):
        place = at[number] if number < len(at) else at[-1]
        area = OUTSIDE if place is None else area_named(place)
        companies.append(PartyState(CHARACTERS[first : first + len(party)], ENTRANCES[number], area))
        first += len(party)
    positions = [IN_ROOM] * COUNTER_COUNT
    for room, character in (carried or {}).items():
        positions[COUNTER_OF[area_named(room)]] = carried_by(CHARACTERS[character])
    wounds = [0] * (FIRST_MONSTER + COUNTER_COUNT)
    for figure, number in (hits or {}).items():
        wounds[figure] = number
    return State(
        options or Options(),
        count,
        (0,) * count,
        rules_version,
        step=step,
        order=tuple(Seat(seat) for seat in range(count)),
        owners=tuple(Seat(place % count) for place in range(len(disciplines))),
        disciplines=disciplines,
        companies=tuple(companies),
        monsters=tuple(map(Monster, arrange_counters(MONSTER_POOL, monsters or {}))),
        treasures=tuple(map(Treasure, arrange_counters(TREASURE_POOL, treasures or {}))),
        monster_at=tuple(map(wild_in, ROOMS)),
        treasure_at=tuple(positions),
        hits=tuple(wounds),
        moves_left=2,
    )


def advance_to_decision(state: State) -> State:
    """Advance to the first decision from here."""
    return advance(state, DISCARD)


def monster_in(room: str) -> Figure:
    """Return the monster that was laid in a room."""
    return figure_of(COUNTER_OF[area_named(room)])


def counter_in(room: str) -> int:
    """Return the counter that was laid in a room."""
    return COUNTER_OF[area_named(room)]


def with_charmed(state: State, room: str, party: Party = OURS) -> State:
    """Return the state in which the monster of a room goes with a party."""
    counter = counter_in(room)
    positions = with_item(state.monster_at, counter, charmed_by(party))
    return replace(state, monster_at=positions, face_up=state.face_up | 1 << counter)


def play(state: State, seat: Seat, move: CastleMove) -> tuple[State, list[CastleEvent]]:
    """Play a legal move; return the state and the events."""
    emitted: list[CastleEvent] = []
    assert RULES.why_not(state, seat, move) is None, move
    after = RULES.apply(state, seat, move, lambda event, _: emitted.append(event))
    return after, emitted


def play_all(state: State, *moves: tuple[Seat, CastleMove] | int) -> State:
    """Play these moves of seats and rolls of dice; return the state."""
    return play_all_with_events(state, *moves)[0]


def play_all_with_events(state: State, *moves: tuple[Seat, CastleMove] | int) -> tuple[State, list[CastleEvent]]:
    """Play these moves of seats and rolls of dice; return the state and all events."""
    emitted: list[CastleEvent] = []
    for move in moves:
        seat, played = (CHANCE, Roll(move)) if isinstance(move, int) else move
        state, events = play(state, seat, played)
        emitted += events
    return state, emitted


def clause_against(state: State, seat: Seat, move: CastleMove) -> str | None:
    """Return the clause that forbids a move, or None."""
    refusal: Refusal | None = RULES.why_not(state, seat, move)
    return None if refusal is None else refusal.clause


def pending_kinds(state: State) -> list[tuple[Seat, str]]:
    """Return seat and kind of each pending decision."""
    return [(decision.seat, decision.kind) for decision in RULES.pending(state)]
