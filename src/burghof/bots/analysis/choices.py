"""The choices of a finished game: the decisions in which a seat had several legal moves, in order."""

from typing import Generic

from msgspec import Struct

from burghof.kernel import CHANCE, DISCARD, Decision, Match, Seat
from burghof.kernel.game import E, M, O, P, S, V
from burghof.kernel.record import Drawn, Forfeited, Played


class Choice(Struct, Generic[S, M], frozen=True):
    """A choice of a seat: its position in the record, the state before it, and the move that was chosen."""

    entry: int
    seat: Seat
    state: S
    move: M
    choices: int
    """Number of legal moves."""
    follows_luck: bool
    """Whether chance or hidden information influenced what happened since the previous choice."""
    forfeited: frozenset[Seat] = frozenset()
    """Seats that had given up: they cannot win."""


class GameChoices(Struct, Generic[S, M], frozen=True):
    """All choices of a game, and whether chance or hidden information influenced what happened after the last one."""

    choices: tuple[Choice[S, M], ...]
    ends_with_luck: bool


def find_choices(match: Match[O, S, M, E, V, P]) -> GameChoices[S, M]:
    """Return every choice that counts: not taken back, not a sealed choice that was changed later, not forced.

    A bot's choices for a seat that had given up do not count either: they could not win anything.
    """
    assert match.is_over, "only a finished game is analysed"
    assert match.offset == 0, "the analysis needs the full record"
    game = match.game
    state = game.start(match.header.options, match.seats)
    found: list[Choice[S, M]] = []
    hides = match.plugin.card.has_hidden_information
    is_drawn = True
    forfeited: frozenset[Seat] = frozenset()
    is_given_up = False
    for trace in match.history:
        match match.entries[trace.position]:
            case Played(seat=seat, move=move):
                if _decision_of(game.pending(state), seat).answered:
                    found = _without_last(found, seat)
                legal = game.legal_moves(state, seat)
                if len(legal) > 1 and seat not in forfeited:
                    follows_luck = (hides or is_drawn) and not is_given_up
                    found.append(Choice(trace.position, seat, state, move, len(legal), follows_luck, forfeited))
                    is_drawn = is_given_up = False
                state = game.apply(state, seat, move, DISCARD)
            case Drawn(move=move):
                state = game.apply(state, CHANCE, move, DISCARD)
                is_drawn = True
            case Forfeited(seat=seat):
                forfeited |= {seat}
                is_given_up = True
            case _:
                pass
    return GameChoices(tuple(found), (hides or is_drawn) and not is_given_up)


def _decision_of(decisions: tuple[Decision, ...], seat: Seat) -> Decision:
    return next(decision for decision in decisions if decision.seat == seat)


def _without_last(found: list[Choice[S, M]], seat: Seat) -> list[Choice[S, M]]:
    """Return all choices but the last one of this seat, which was changed before the ballot was revealed."""
    last = max(place for place, question in enumerate(found) if question.seat == seat)
    return found[:last] + found[last + 1 :]
