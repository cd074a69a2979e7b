"""The choices of a finished game: the decisions in which a seat had several legal moves, in order."""

from typing import Generic

from msgspec import Struct

from burghof.kernel import CHANCE, SILENT, Decision, Match, Seat
from burghof.kernel.game import E, M, O, P, S, V
from burghof.kernel.record import Drawn, Forfeited, Played


class Question(Struct, Generic[S, M], frozen=True):
    """A choice of a seat: its position in the record, the state before it, and the move that was chosen."""

    entry: int
    seat: Seat
    state: S
    move: M
    choices: int
    """Number of legal moves."""
    fortune: bool
    """Whether chance or hidden information influenced what happened since the previous choice."""
    gone: frozenset[Seat] = frozenset()
    """Seats that had given up: they cannot win."""


class Questions(Struct, Generic[S, M], frozen=True):
    """All choices of a game, and whether chance or hidden information influenced what happened after the last one."""

    asked: tuple[Question[S, M], ...]
    ends_by_fortune: bool


def questions_of(match: Match[O, S, M, E, V, P]) -> Questions[S, M]:
    """Return every choice that counts: not taken back, not a sealed choice that was changed later, not forced.

    A bot's choices for a seat that had given up do not count either: they could not win anything.
    """
    assert match.is_over, "only a finished game is analysed"
    assert match.first == 0, "the analysis needs the full record"
    game = match.game
    state = game.start(match.header.options, match.seats)
    found: list[Question[S, M]] = []
    hides = match.plugin.card.hides
    is_drawn = True
    gone: frozenset[Seat] = frozenset()
    is_given_up = False
    for trace in match.trail:
        match match.entries[trace.position]:
            case Played(seat=seat, move=move):
                if _of(game.pending(state), seat).answered:
                    found = _without_last(found, seat)
                legal = game.legal_moves(state, seat)
                if len(legal) > 1 and seat not in gone:
                    by_fortune = (hides or is_drawn) and not is_given_up
                    found.append(Question(trace.position, seat, state, move, len(legal), by_fortune, gone))
                    is_drawn = is_given_up = False
                state = game.apply(state, seat, move, SILENT)
            case Drawn(move=move):
                state = game.apply(state, CHANCE, move, SILENT)
                is_drawn = True
            case Forfeited(seat=seat):
                gone |= {seat}
                is_given_up = True
            case _:
                pass
    return Questions(tuple(found), (hides or is_drawn) and not is_given_up)


def _of(decisions: tuple[Decision, ...], seat: Seat) -> Decision:
    return next(decision for decision in decisions if decision.seat == seat)


def _without_last(found: list[Question[S, M]], seat: Seat) -> list[Question[S, M]]:
    """Return all choices but the last one of this seat, which was changed before the ballot was revealed."""
    last = max(place for place, question in enumerate(found) if question.seat == seat)
    return found[:last] + found[last + 1 :]
