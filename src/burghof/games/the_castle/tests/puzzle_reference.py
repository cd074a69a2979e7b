"""Naive counts of puzzles, by the words of their questions: every die is rolled and every kind tried by the rules.

Nothing is shared with `puzzles/`. A world of the seat is the true one with unseen counters exchanged.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import gcd
from typing import TypeAlias

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import AREA_KINDS, COUNTER_OF, Area, AreaKind
from burghof.games.the_castle.model.counters import Treasure
from burghof.games.the_castle.model.moves import (
    Cast,
    CastleMove,
    Check,
    Go,
    Hold,
    Roll,
)
from burghof.games.the_castle.model.positions import GONE, wild_in
from burghof.games.the_castle.model.state import State, followers, living_members, wild_monsters
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.tables import RULES
from burghof.kernel import CHANCE, DISCARD, Player, Seat, Tally
from burghof.kernel.puzzle import Puzzle, next_to_act, open_puzzle

DICE = range(1, 7)
SAFE = Fraction(9, 10)

Judge: TypeAlias = Callable[[State, Seat, CastleMove], Tally]
"""Counts a move in a position."""


def position_of(puzzle: Puzzle) -> tuple[State, Seat]:
    """Return the true state at the decision of a puzzle, and the seat that decides."""
    match = open_puzzle(GAME, puzzle, [Player("bot", "page")] * puzzle.seats)
    decision = next_to_act(match)
    assert decision is not None, "a seat decides"
    return match.state, decision.seat


def find_fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle by a naive count, or nothing."""
    state, seat = position_of(puzzle)
    legal = RULES.legal_moves(state, seat)
    tallies = JUDGES[puzzle.theme](state, seat, legal)
    for choice in puzzle.choices:
        counted, stored = tallies[choice.move], choice.tally
        if counted != stored:
            return f"{puzzle.id}: {legal[choice.move]} is counted as {counted}"
    if [index for index, tally in enumerate(tallies) if tally.is_answer] != [puzzle.answer.move]:
        return f"{puzzle.id}: another move is right"
    return ""


def play(state: State, seat: Seat, move: CastleMove) -> State:
    """Return the state after a move."""
    return RULES.apply(state, seat, move, DISCARD)


# Fights


class FightCount:
    """Rolls every die of a fight, and chooses the best fighter or spell by trying all."""

    def __init__(self, start: State, *, counts_hits: bool) -> None:
        self._party = start.active
        self._figures = followers(start, start.active)
        self._start = start
        self._area = start.companies[start.active].area
        self._counts_hits = counts_hits
        self._values: dict[object, Fraction] = {}

    def after(self, seat: Seat, move: CastleMove) -> Fraction:
        """Return the chance to lose nobody after a move, or the number of hits."""
        return self._until_change(self._start, seat, move)

    def value(self, state: State) -> Fraction:
        """Return the value of a state with the hits taken before, with the best choices."""
        if self.is_over(state):
            return Fraction(self._hits(state)) if self._counts_hits else Fraction(self._is_whole(state))
        key = self._key(state)
        if key not in self._values:
            seat = state.owners[living_members(state, self._party)[0]]
            moves = [Roll(1)] if RULES.pending(state)[0].seat == CHANCE else RULES.legal_moves(state, seat)
            found = [self._until_change(state, seat, move) for move in moves]
            self._values[key] = min(found) if self._counts_hits else max(found)
        return self._values[key]

    def _until_change(self, state: State, seat: Seat, move: CastleMove) -> Fraction:
        """Return the value of a choice that is repeated while nothing changes."""
        begun = state if isinstance(move, Roll) else play(state, seat, move)
        same, rest = Fraction(0), Fraction(0)
        for chance, after in self._flatten(begun, is_first=True):
            if not self.is_over(after) and self._key(after) == self._key(state):
                same += chance
            else:
                rest += chance * self.value(after)
        return rest / (1 - same) if same < 1 else Fraction(0)

    def _flatten(
        self, state: State, *, is_first: bool = False, chance: Fraction = Fraction(1)
    ) -> Iterator[tuple[Fraction, State]]:
        """Yield the states at the next round, each with its chance."""
        if self.is_over(state):
            yield chance, state
            return
        decision = RULES.pending(state)[0]
        begins = bool(state.attempts) and state.attempts[0].means == "melee" and not state.attempts[0].first
        if decision.seat == CHANCE and (is_first or not begins):
            for pips in DICE:
                yield from self._flatten(play(state, CHANCE, Roll(pips)), chance=chance / 6)
        elif decision.seat != CHANCE and state.step == "items":
            yield from self._flatten(play(state, decision.seat, Hold()), chance=chance)
        else:
            yield chance, state

    def is_over(self, state: State) -> bool:
        """Return whether the fight is over: the monster is no longer there, or the party. A dead witch still casts."""
        if state.attempts and state.attempts[0].means == "witch":
            return False
        away = state.companies[self._party].area != self._area or state.step == "destination"
        return away or not living_members(state, self._party) or wild_in(self._area) not in state.monster_at

    def _key(self, state: State) -> object:
        return state.step, state.hits, state.dead, state.monster_at, state.treasure_at, state.heroic, state.cursed

    def _hits(self, state: State) -> int:
        return sum(state.hits[figure] - self._start.hits[figure] for figure in self._figures)

    def _is_whole(self, state: State) -> bool:
        """Return whether all figures of the party live; a freed monster is no longer one of them."""
        return all(
            not state.dead >> figure & 1 if figure < len(state.owners) else figure in followers(state, self._party)
            for figure in self._figures
        )


def count_hits(state: State, seat: Seat, legal: Sequence[CastleMove]) -> list[Tally]:
    """Count how many hits each figure costs: one has the fewest."""
    fight = FightCount(state, counts_hits=True)
    found = [fight.after(seat, move) for move in legal]
    return [Tally(int(hits == min(found)), 1, *[round(100 * hits)] * 2) for hits in found]


def count_lives(state: State, seat: Seat, legal: Sequence[CastleMove]) -> list[Tally]:
    """Count how often each move beats the monster and loses nobody."""
    fight = FightCount(state, counts_hits=False)
    found = [lives_after(fight, seat, move) for move in legal]
    return [Tally(int(chance == max(found)), 1, *[round(100 * chance)] * 2) for chance in found]


def lives_after(fight: FightCount, seat: Seat, move: CastleMove) -> Fraction:
    """Return the chance to beat the monster; a party that is away has not beaten it."""
    return fight.after(seat, move) - (Fraction(1, 2) if leaves(move) else 0)


def leaves(move: CastleMove) -> bool:
    """Return whether a move is a teleport, which works on 4 to 6 and beats nothing."""
    return isinstance(move, Cast) and move.spell == "teleport"


# Rooms


def count_rooms(state: State, seat: Seat, legal: Sequence[CastleMove]) -> list[Tally]:
    """Count in how many worlds each room is safe: all ways to lay the unseen monsters into the rooms next door."""
    unseen = [counter for counter, kind in enumerate(RULES.view(state, seat, "notebook").monsters) if kind is None]
    rooms = {
        index: COUNTER_OF[move.area]
        for index, move in enumerate(legal)
        if isinstance(move, Go) and is_guarded_room(state, move.area)
    }
    hidden = [counter for counter in rooms.values() if counter in unseen]

    @cache
    def chance_of(index: int, kind: str) -> Fraction:
        source = next((counter for counter in unseen if state.monsters[counter] == kind), 0)
        world = exchange_monsters(state, rooms[index], source) if rooms[index] in hidden else state
        assert RULES.view(world, seat, "notebook") == RULES.view(state, seat, "notebook")
        inside = play(world, seat, legal[index])
        return (
            FightCount(inside, counts_hits=False).value(inside)
            if wild_monsters(inside, state_area(inside))
            else Fraction(1)
        )

    worlds = list(permutations(unseen, len(hidden)))
    tallies = []
    for index in range(len(legal)):
        if index not in rooms:
            tallies.append(Tally(0, len(worlds)))
            continue
        counter = rooms[index]
        kinds = [state.monsters[world[hidden.index(counter)] if counter in hidden else counter] for world in worlds]
        chances = [chance_of(index, kind) for kind in kinds]
        percents = [round(100 * chance) for chance in chances]
        tallies.append(Tally(sum(chance >= SAFE for chance in chances), len(worlds), min(percents), max(percents)))
    return tallies


def is_guarded_room(state: State, area: Area) -> bool:
    """Return whether an area is a room with a monster."""
    return AREA_KINDS[area] is AreaKind.ROOM and wild_in(area) in state.monster_at


def state_area(state: State) -> Area:
    """Return where the active party is."""
    return state.companies[state.active].area


def exchange_monsters(state: State, one: int, other: int) -> State:
    """Return the world in which two counters of monsters are exchanged."""
    monsters = list(state.monsters)
    monsters[one], monsters[other] = monsters[other], monsters[one]
    return replace(state, monsters=tuple(monsters))


# Treasures


def count_openers(state: State, seat: Seat, legal: Sequence[CastleMove]) -> list[Tally]:
    """Count in how many worlds no other figure that checks the treasure runs a smaller risk."""
    view = RULES.view(state, seat, "notebook")
    unseen = [counter for counter, kind in enumerate(view.treasures) if kind is None]
    restricted = [counter for counter in unseen if view.ruled_out[counter]]
    here = COUNTER_OF[state_area(state)]

    @cache
    def risks_of(kind: Treasure) -> list[tuple[Fraction, bool] | None]:
        source = next(counter for counter in unseen if state.treasures[counter] is kind)
        world = lay(state, [source], [here])
        return [risk(world, seat, move) if isinstance(move, Check) else None for move in legal]

    weights = {kind: count_worlds(state, unseen, restricted, kind) for kind in {state.treasures[one] for one in unseen}}
    right = [0] * len(legal)
    for kind, weight in weights.items():
        risks = risks_of(kind)
        least = min(found for found in risks if found is not None)
        for index, found in enumerate(risks):
            right[index] += weight * (found == least)
    common = gcd(*weights.values())
    return [Tally(number // common, sum(weights.values()) // common) for number in right]


def count_worlds(state: State, unseen: Sequence[int], restricted: Sequence[int], kind: Treasure) -> int:
    """Count the ways to lay this kind here, and to fill the places that all players know something of."""
    kinds = list(Treasure)
    numbers = Counter(state.treasures[one] for one in unseen)

    @cache
    def fill(place: int, left: tuple[int, ...]) -> int:
        if place == len(restricted):
            return 1
        return sum(
            number * fill(place + 1, (*left[:index], number - 1, *left[index + 1 :]))
            for index, number in enumerate(left)
            if number and not state.ruled_out[restricted[place]] >> index & 1
        )

    return numbers[kind] * fill(0, tuple(numbers[one] - (one is kind) for one in kinds))


def lay(state: State, sources: Sequence[int], places: Sequence[int]) -> State:
    """Return the state in which the kinds of these counters are exchanged with those of these places."""
    kinds = list(state.treasures)
    for source, place in zip(sources, places, strict=True):
        kinds[source], kinds[place] = kinds[place], kinds[source]
    return replace(state, treasures=tuple(kinds))


def risk(state: State, seat: Seat, move: CastleMove) -> tuple[Fraction, bool]:
    """Return the chance that a hero dies of a treasure, and whether a curse stays."""
    heroes = living_members(state, state.active)
    ends = list(roll_all(play(state, seat, move)))
    deaths = sum(chance for chance, after in ends if living_members(after, state.active) != heroes)
    here = COUNTER_OF[state_area(state)]
    is_curse = state.treasures[here] in (Treasure.CURSE, Treasure.HEAVY_CURSE)
    cursed = is_curse and any(after.treasure_at[here] != GONE for _, after in ends)
    return Fraction(deaths), cursed


def roll_all(state: State, chance: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, State]]:
    """Yield the states after all dice of a treasure."""
    if not state.attempts:
        yield chance, state
        return
    for pips in DICE:
        yield from roll_all(play(state, CHANCE, Roll(pips)), chance / 6)


# The way out


JUDGES = {
    "spell": count_lives,
    "striker": count_hits,
    "lives": count_lives,
    "room": count_rooms,
    "opener": count_openers,
}
