"""Builders of states, which name only what matters to a test, and helpers that play moves and collect events."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import COUNTER_OF, ENTRANCES, OUTSIDE, ROOMS, area_named
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    COUNTS,
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
from burghof.games.the_castle.model.state import CHARMED, IN_ROOM, Company, State, Step
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.rules.turn import advance
from burghof.kernel import CHANCE, SILENT, Refusal, Seat

RULES = GAME.game
FIGHTER, CLERIC, WIZARD = Discipline
A, B, C, D = (Seat(seat) for seat in range(4))
OURS, THEIRS = Party(0), Party(1)


def arranged(pool: Sequence[str], wanted: Mapping[str, str]) -> tuple[str, ...]:
    """Return all counters of a pool: those in the named rooms as wanted, the others in their order."""
    rest = list(pool)
    for kind in wanted.values():
        rest.remove(kind)
    places = {COUNTER_OF[area_named(room)]: kind for room, kind in wanted.items()}
    others = iter(rest)
    return tuple(places[counter] if counter in places else next(others) for counter in range(COUNTS))


def table(  # noqa: PLR0913 - a builder names what matters
    *parties: Sequence[Discipline],
    at: Sequence[str | None] = ("c1",),
    monsters: Mapping[str, Monster] | None = None,
    treasures: Mapping[str, Treasure] | None = None,
    carried: Mapping[str, int] | None = None,
    hits: Mapping[int, int] | None = None,
    step: Step = "begin",
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
        companies.append(Company(CHARACTERS[first : first + len(party)], ENTRANCES[number], area))
        first += len(party)
    places = [IN_ROOM] * COUNTS
    for room, character in (carried or {}).items():
        places[COUNTER_OF[area_named(room)]] = character
    wounds = [0] * (FIRST_MONSTER + COUNTS)
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
        monsters=tuple(map(Monster, arranged(MONSTER_POOL, monsters or {}))),
        treasures=tuple(map(Treasure, arranged(TREASURE_POOL, treasures or {}))),
        monster_at=ROOMS,
        treasure_at=tuple(places),
        hits=tuple(wounds),
        moves_left=2,
    )


def begun(state: State) -> State:
    """Advance to the first decision from here."""
    return advance(state, SILENT)


def monster_in(room: str) -> Figure:
    """Return the monster that was laid in a room."""
    return figure_of(COUNTER_OF[area_named(room)])


def counter_in(room: str) -> int:
    """Return the counter that was laid in a room."""
    return COUNTER_OF[area_named(room)]


def charmed_by(state: State, room: str, party: Party = OURS) -> State:
    """Return the state in which the monster of a room goes with a party."""
    counter = counter_in(room)
    places = list(state.monster_at)
    places[counter] = CHARMED + party
    return replace(state, monster_at=tuple(places), face_up=state.face_up | 1 << counter)


def play(state: State, seat: Seat, move: CastleMove) -> tuple[State, list[CastleEvent]]:
    """Play a legal move; return the state and the events."""
    told: list[CastleEvent] = []
    assert RULES.why_not(state, seat, move) is None, move
    after = RULES.apply(state, seat, move, lambda event, _: told.append(event))
    return after, told


def after(state: State, *moves: tuple[Seat, CastleMove] | int) -> State:
    """Play these moves of seats and rolls of dice; return the state."""
    return told_after(state, *moves)[0]


def told_after(state: State, *moves: tuple[Seat, CastleMove] | int) -> tuple[State, list[CastleEvent]]:
    """Play these moves of seats and rolls of dice; return the state and all events."""
    told: list[CastleEvent] = []
    for move in moves:
        seat, played = (CHANCE, Roll(move)) if isinstance(move, int) else move
        state, events = play(state, seat, played)
        told += events
    return state, told


def refused(state: State, seat: Seat, move: CastleMove) -> str | None:
    """Return the clause that forbids a move, or None."""
    refusal: Refusal | None = RULES.why_not(state, seat, move)
    return None if refusal is None else refusal.clause


def asked(state: State) -> list[tuple[Seat, str]]:
    """Return seat and kind of each pending decision."""
    return [(decision.seat, decision.kind) for decision in RULES.pending(state)]
