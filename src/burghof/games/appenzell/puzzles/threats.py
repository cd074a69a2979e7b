"""Puzzles of the last action of a turn: what the next player can do with one action, whatever lies under the roofs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import HOLE_AT, HOLE_FIELDS, LINE_HOLES, NEIGHBOURS, Field, Hole, Slot
from burghof.games.appenzell.model.layout import Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, Enter, Slide, Step
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, TRAP, Tile
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.puzzles.guesses import Guess, TooManyAnswersError, ask
from burghof.games.appenzell.puzzles.unseen import (
    AppenzellCase,
    AppenzellCases,
    count_deals,
    deal_world,
    first_world,
    unseen_holes,
    unseen_kinds,
)
from burghof.games.appenzell.rules.running import STEP_MOVES
from burghof.games.appenzell.rules.settling import MICE_TO_COLLECT
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES
from burghof.games.appenzell.rules.turn import END, LINE_FIELDS
from burghof.kernel import Case, CaseMove, Seat

Ground: TypeAlias = Tile | Hole
"""What lies on the floor: a tile that everybody knows, or the tile of an unseen hole of the first state."""

HOLES_IN_ORDER: Final = tuple(range(len(HOLE_FIELDS)))


class Danger(Struct, frozen=True):
    """That something bad happens: at once, or by this action of the next player."""

    action: Slide | Step | None = None


class Floor(Struct, frozen=True):
    """The floor of the castle during a puzzle: for each hole what lies there, and the spare tile."""

    grounds: tuple[Ground, ...]
    spare: Ground

    def at(self, field: Field) -> Ground | None:
        """Return what lies in a field; None for raised fields and towers."""
        hole = HOLE_AT[field]
        return None if hole is None else self.grounds[hole]


NO_GUESS: Final = Guess({}, {})
"""Answers every question about an unseen hole with no."""


class Table(Struct, frozen=True):
    """A table after the last action of a turn, as far as a guess goes."""

    floor: Floor
    mice: tuple[tuple[Field, ...], ...]
    rooms: frozenset[Room | None]
    """The rooms that are open in the next turn."""


def floor_of(state: State) -> Floor:
    """Return the floor of a state."""
    spare = state.spare
    assert spare is not None, "the spare tile exists once the tiles are laid"
    grounds: tuple[Ground, ...] = tuple(
        state.tiles[hole] if state.seen[hole] else Hole(hole) for hole in HOLES_IN_ORDER
    )
    return Floor(grounds, spare)


def push(floor: Floor, slot: Slot) -> Floor:
    """Return the floor after a slide."""
    line = LINE_HOLES[slot]
    grounds = list(floor.grounds)
    for was, to in pairwise(line):
        grounds[to] = floor.grounds[was]
    grounds[line[0]] = floor.spare
    return Floor(tuple(grounds), floor.grounds[line[-1]])


class LastAction:
    """Judges the last action of a seat's turn by what the next player can do with one action."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._floor = floor_of(state)
        self._seats = tuple(Seat(one) for one in range(state.seats))
        self.rival = Seat((seat + 1) % state.seats)

    def may_end_game(self, move: AppenzellMove) -> bool:
        """Return whether this move may make enough mice of a seat fall to end the game."""
        if not isinstance(move, Slide):
            return False
        floor, has_traps = push(self._floor, move.slot), TRAP in unseen_kinds(self._state)
        line = LINE_FIELDS[move.slot]
        for seat in self._seats:
            grounds = [floor.at(field) for field in self._state.mice[seat] if field in line]
            falls = sum(ground is TRAP or (has_traps and _is_unseen(ground)) for ground in grounds)
            if falls and self._state.fallen(seat) + falls >= CASTLE.lost_mice:
                return True
        return False

    def can_lose_mouse(self, move: AppenzellMove, guess: Guess) -> Danger | None:
        """Return the danger that a mouse of the seat falls, by the move or by the next push."""
        table = self._after(guess, move, (self._seat,))
        own = table.mice[self._seat]
        if len(own) < len(self._state.mice[self._seat]):
            return Danger()
        for one in (NO_GUESS, guess):  # what is sure first, so that nothing else is asked
            for slide in SLIDE_MOVES:
                floor = push(table.floor, slide.slot)
                if any(_is_tile(one, floor.at(field), TRAP) for field in own):
                    return Danger(slide)
        return None

    def can_feed_rival(self, move: AppenzellMove, guess: Guess) -> Danger | None:
        """Return the danger that the next player collects a cheese, by the move or by one action of its own."""
        table = self._after(guess, move, self._seats)
        mice = table.mice[self.rival]
        for one in (NO_GUESS, guess):  # what is sure first, so that nothing else is asked
            if self._has_pair(one, table.floor, mice):
                return Danger()
            for step in self._steps_of_rival(table):
                moved = [step.to if field == step.source else field for field in mice]
                if self._has_pair(one, table.floor, moved):
                    return Danger(step)
            for slide in SLIDE_MOVES:
                if self._has_pair(one, push(table.floor, slide.slot), mice):
                    return Danger(slide)
        return None

    def _after(self, guess: Guess, move: AppenzellMove, fallers: Iterable[Seat]) -> Table:
        """Return the table after a move; whether mice of other seats than `fallers` fall is not asked."""
        mice = list(self._state.mice)
        own = mice[self._seat]
        floor = self._floor
        match move:
            case Step(source, to):
                mice[self._seat] = (*(field for field in own if field != source), to)
            case Enter(tower):
                mice[self._seat] = (*own, tower)
            case Slide(slot):
                floor = push(floor, slot)
                line = LINE_FIELDS[slot]
                for seat in fallers:
                    mice[seat] = tuple(
                        field for field in mice[seat] if field not in line or not _is_tile(guess, floor.at(field), TRAP)
                    )
            case _:
                pass
        room_at = plan_of(self._state.layout).room_at
        return Table(floor, tuple(mice), frozenset(room_at[field] for mine in mice for field in mine))

    def _has_pair(self, guess: Guess, floor: Floor, mice: Sequence[Field]) -> bool:
        """Return whether two of these mice of the next player stand on the same cheese, which it lacks."""
        grounds = [ground for field in mice if (ground := floor.at(field)) is not None]
        lacking = (cheese for cheese in CHEESES if cheese not in self._state.cheeses[self.rival])
        return any(_number_of(guess, grounds, cheese) >= MICE_TO_COLLECT for cheese in lacking)

    def _steps_of_rival(self, table: Table) -> Iterator[Step]:
        """Yield the steps of the next player onto open fields with a tile, for one action each."""
        occupied = {field for own in table.mice for field in own}
        room_at = plan_of(self._state.layout).room_at
        for source in table.mice[self.rival]:
            for to in NEIGHBOURS[source]:
                if room_at[to] in table.rooms and to not in occupied and HOLE_AT[to] is not None:
                    yield STEP_MOVES[source][to]


def _number_of(guess: Guess, grounds: Sequence[Ground], cheese: Tile) -> int:
    """Return how many of these grounds are this cheese; it asks only if the answer can make a difference."""
    number = sum(ground is cheese for ground in grounds)
    unseen = [ground for ground in grounds if _is_unseen(ground)]
    if number < MICE_TO_COLLECT <= number + len(unseen):
        number += sum(_is_tile(guess, ground, cheese) for ground in unseen)
    return number


def _is_unseen(ground: Ground | None) -> bool:
    return ground is not None and not isinstance(ground, Tile)


def _is_tile(guess: Guess, ground: Ground | None, tile: Tile) -> bool:
    """Return whether this ground is this tile."""
    if ground is None or isinstance(ground, Tile):
        return ground is tile
    return guess.is_tile(ground, tile)


# Cases


def find_safe_cases(view: View, legal: Sequence[AppenzellMove]) -> AppenzellCases | None:
    """Return the cases in which no mouse of the seat falls by the next push."""
    if not _is_last_action(view):
        return None
    state = first_world(view)
    last = LastAction(state, _seat(view))
    return _find_cases(last, state, legal, last.can_lose_mouse, (TRAP,))


def find_hungry_cases(view: View, legal: Sequence[AppenzellMove]) -> AppenzellCases | None:
    """Return the cases in which the next player collects no cheese with one action."""
    if not _is_last_action(view):
        return None
    state = first_world(view)
    last = LastAction(state, _seat(view))
    kinds = [TRAP, *(cheese for cheese in CHEESES if cheese not in state.cheeses[last.rival])]
    return _find_cases(last, state, legal, last.can_feed_rival, kinds)


def _is_last_action(view: View) -> bool:
    """Return whether the turn ends with the next action, and the game not by cheese of others than the next player."""
    if view.seat is None or view.phase != "act" or view.points != 1:
        return False
    near = [seat for seat, own in enumerate(view.cheeses) if len(own) >= view.options.goal - 1]
    is_last_turn = view.turns + 1 >= CASTLE.rounds * view.seats
    return not is_last_turn and all(seat == (view.seat + 1) % view.seats for seat in near)


def _find_cases(
    last: LastAction,
    state: State,
    legal: Sequence[AppenzellMove],
    judge: Callable[[AppenzellMove, Guess], Danger | None],
    kinds: Sequence[Tile],
) -> AppenzellCases | None:
    """Return the cases of all moves; None if nothing threatens, if the game may end, or if too much is unseen."""
    if any(last.may_end_game(move) for move in legal):
        return None
    try:
        if all(answer.result is None for answer in ask(state, partial(judge, END), kinds)):
            return None
        answers = [list(ask(state, partial(judge, move), kinds)) for move in legal]
    except TooManyAnswersError:
        return None
    unseen = len(unseen_holes(state))
    holes = max(len(answer.dealt) for found in answers for answer in found)
    cases = []
    for found in answers:
        weights: dict[Danger | None, int] = {}
        worlds: dict[Danger | None, State] = {}
        for answer in found:
            danger, dealt = answer.result, len(answer.dealt)
            others = count_deals(unseen - dealt, holes - dealt)
            weights[danger] = weights.get(danger, 0) + answer.ways * others
            worlds.setdefault(danger, deal_world(state, answer.dealt))
        cases.append([_case(last, worlds[danger], danger, weight) for danger, weight in weights.items()])
    return cases


def _case(last: LastAction, world: State, danger: Danger | None, weight: int) -> AppenzellCase:
    action = None if danger is None else danger.action
    line = () if action is None else (CaseMove[AppenzellMove](last.rival, action),)
    return Case(world, danger is None, line, int(danger is None), weight)


def _seat(view: View) -> Seat:
    assert view.seat is not None, "a spectator has no puzzle"
    return view.seat
