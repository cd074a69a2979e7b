"""Tic-tac-toe on our kernel: the game that every engine has, so that engines can be compared.

A board is two sets of fields, one for each seat; a set of fields is a number whose bit `f` stands for field `f`. Facts
about a set of fields (has it a line, what is still free) are looked up in precomputed tables. The rules are:

- 1.1 Crosses begin; then both mark a free field by turns.
- 1.2 Nobody marks a field that has a mark.
- 1.3 Three marks in a line win; a full board without a line is a draw.
"""

from collections.abc import Sequence
from typing import Annotated, NewType

from msgspec import Struct

from burghof.kernel import (
    Audience,
    Card,
    Credits,
    Decision,
    Emit,
    Event,
    Message,
    Move,
    Node,
    Offer,
    Outcome,
    Outline,
    PlayerName,
    Plugin,
    Recall,
    Refusal,
    Rng,
    Score,
    Seat,
    Types,
    forbids,
    max_length,
    say,
)

Field = NewType("Field", int)
"""A field of the board, counted row by row from 0."""

Fields = NewType("Fields", int)
"""A set of fields."""

CROSSES = Seat(0)
NOUGHTS = Seat(1)
FIELDS = tuple(Field(field) for field in range(9))
FULL = Fields(0b111_111_111)
ALL_SETS = tuple(Fields(fields) for fields in range(FULL + 1))


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """No options."""


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The board: the fields that each seat has marked."""

    crosses: Fields
    noughts: Fields


class Mark(Move, frozen=True, gc=False, tag="mark"):
    """Mark a free field."""

    field: Field


class Marked(Event, frozen=True, gc=False, tag="marked"):
    """A field was marked."""

    seat: Seat
    field: Field


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The board as every audience sees it."""

    seat: Audience
    crosses: Annotated[tuple[Field, ...], max_length(5)]
    noughts: Annotated[tuple[Field, ...], max_length(4)]


class Preview(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a mark would do."""

    wins: bool


def field_set(fields: Sequence[Field]) -> Fields:
    """Return these fields as a set."""
    return Fields(sum(1 << field for field in fields))


def _decision_for(taken: Fields) -> tuple[Decision, ...]:
    """Return the decision while these fields are taken and there is no line; none on a full board."""
    marks = taken.bit_count()
    return () if taken == FULL else (Decision(Seat(marks % 2), "mark", marks),)


LINES = tuple(
    field_set([Field(field) for field in line])
    for line in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
)
MARKS = tuple(Mark(field) for field in FIELDS)
BITS = tuple(Fields(1 << field) for field in FIELDS)
MEMBERS = tuple(tuple(field for field in FIELDS if fields & BITS[field]) for fields in ALL_SETS)
FREE = tuple(tuple(mark for mark in MARKS if not taken & BITS[mark.field]) for taken in ALL_SETS)
HAS_LINE = tuple(any(fields & line == line for line in LINES) for fields in ALL_SETS)
TURN = tuple(_decision_for(taken) for taken in ALL_SETS)


class TicTacToe:
    """The rules of tic-tac-toe."""

    def start(self, options: Options, seats: int) -> State:
        """Return the empty board."""
        return State(Fields(0), Fields(0))

    def moves(self, options: Options, seats: int) -> Sequence[Mark]:
        """Return a mark on each field."""
        return MARKS

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return whose turn it is, until there is a line or the board is full (1.1, 1.3)."""
        if HAS_LINE[state.crosses] or HAS_LINE[state.noughts]:
            return ()
        return TURN[state.crosses | state.noughts]

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Mark]:
        """Return marks on the free fields (1.2)."""
        return FREE[state.crosses | state.noughts]

    def why_not(self, state: State, seat: Seat, move: Mark) -> Refusal | None:
        """Refuse a mark on a field that has a mark (1.2)."""
        if (state.crosses | state.noughts) & BITS[move.field]:
            return forbids("1.2", "field-is-taken", field=move.field)
        return None

    def apply(self, state: State, seat: Seat, move: Mark, emit: Emit[State, Marked]) -> State:
        """Return the board with the new mark."""
        field = move.field
        if seat == CROSSES:
            after = State(Fields(state.crosses | BITS[field]), state.noughts)
        else:
            after = State(state.crosses, Fields(state.noughts | BITS[field]))
        emit(Marked(seat, field), after)
        return after

    def draw(self, state: State, rng: Rng) -> Mark:
        """Never called: this game has no chance."""
        raise AssertionError("chance never moves in tic-tac-toe")

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return the whole board: nothing is hidden."""
        return View(seat, MEMBERS[state.crosses], MEMBERS[state.noughts])

    def determinize(self, view: View, rng: Rng) -> State:
        """Return the only state that fits the view."""
        return state_from_view(view)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[Mark, Preview]]:
        """Return a mark on each free field, and whether it wins."""
        own = state.crosses if seat == CROSSES else state.noughts
        return [
            Offer(
                mark,
                (f"field-{mark.field}",),
                say("offer-mark", field=mark.field),
                Preview(HAS_LINE[own | BITS[mark.field]]),
            )
            for mark in self.legal_moves(state, seat)
        ]

    def outline(self, view: View) -> Outline:
        """Return what to do now, then the nine fields with their marks."""
        now = Node("now", _now_message(self.pending(state_from_view(view))))
        return Outline((now, *(Node(f"field-{field}", _field_message(view, field)) for field in FIELDS)))

    def outcome(self, state: State) -> Outcome | None:
        """Return who has a line, or a draw on a full board (1.3)."""
        if HAS_LINE[state.crosses]:
            return Outcome((1, 2), (Score(1), Score(0)), say("reason-line"))
        if HAS_LINE[state.noughts]:
            return Outcome((2, 1), (Score(0), Score(1)), say("reason-line"))
        if state.crosses | state.noughts == FULL:
            return Outcome((1, 1), (Score(0), Score(0)), say("reason-full"))
        return None


def state_from_view(view: View) -> State:
    """Return the state that a view shows."""
    return State(field_set(view.crosses), field_set(view.noughts))


def _now_message(decisions: tuple[Decision, ...]) -> Message:
    """Return whose turn it is, or that the game is over."""
    return say("now-mark", seat=PlayerName(decisions[0].seat)) if decisions else say("now-over")


def _field_message(view: View, field: Field) -> Message:
    if field in view.crosses:
        return say("field-cross", field=field)
    if field in view.noughts:
        return say("field-nought", field=field)
    return say("field-free", field=field)


def evaluate(state: State, seat: Seat) -> int:
    """Return 1 for an own line, -1 for a line of the opponent."""
    crosses = int(HAS_LINE[state.crosses]) - int(HAS_LINE[state.noughts])
    return crosses if seat == CROSSES else -crosses


GAME: Plugin[Options, State, Mark, Marked, View, Preview] = Plugin(
    card=Card(
        id="tic-tac-toe",
        titles={"en": "Tic-tac-toe", "de": "Tic-Tac-Toe", "fr": "Morpion", "it": "Tris"},
        seats=(2,),
        minutes=(1, 1),
        age=4,
        rules_version=1,
        stage="rules",
        has_hidden_information=False,
        credits=Credits(designers=(), publisher="", year=0),
    ),
    rules_by_version={1: TicTacToe()},
    types=Types(options=Options, state=State, move=Mark, event=Marked, view=View, preview=Preview),
    evaluate=evaluate,
)
