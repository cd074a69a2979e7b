"""Hidden moves: moves that differ only in what an audience may not know send it the same events.

Two worlds share the record so far. So the events at the origin of a secret are compared here: those of the deal itself,
and those of the hidden choice itself.
"""

from itertools import islice

from msgspec import Struct
from msgspec.json import encode

from burghof.kernel import CHANCE, DISCARD, Audience, Drawn, Event, Move, Played, Rng, Seat
from burghof.testkit.errors import LeakError
from burghof.testkit.random_games import random_game, random_positions, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld

TWINS = 3


def check_hidden_draws(trial: AnyTrial, games: int) -> None:
    """Check all draws of this many games: draws with different states but equal notebooks emit equal events."""
    for seats in trial.plugin.card.seats:
        for n in range(games):
            dice = rng_for(trial, f"unseen-draws/{seats}", n)
            *_, world = random_game(trial, dice, "notebook", seats)
            for state in _chance_states(world):
                one, other = (_apply(world, state, CHANCE, world.game.draw(state, dice)) for _ in range(2))
                if one.state != other.state:
                    _compare_draws(world, one, other)


def check_hidden_moves(trial: AnyTrial, number: int) -> None:
    """Check at this many positions: moves of a seat that lead to twins for another audience send it equal events."""
    dice = rng_for(trial, "unseen-moves")
    for world in islice(random_positions(trial, "unseen-moves", "notebook"), number):
        for decision in world.pending:
            legal = world.game.legal_moves(world.state, decision.seat)
            after = [_apply(world, world.state, decision.seat, move) for move in legal]
            by_state = {encode(emitted.state): emitted for emitted in after}
            one = after[dice.below(len(after))]
            for audience in world.audiences:
                if audience != decision.seat:
                    _compare_with_twins(trial, one, by_state, audience, dice)


class _AfterMove(Struct, frozen=True):
    """State and events after a move, and whether the game is then over."""

    state: Struct
    events: tuple[Event, ...]
    is_over: bool


def _compare_with_twins(
    trial: AnyTrial, one: _AfterMove, by_state: dict[bytes, _AfterMove], audience: Audience, rng: Rng
) -> None:
    """Compare a move with the other moves that lead to one of its twins."""
    for _ in range(TWINS):
        other = by_state.get(encode(trial.twin(one.state, audience, "notebook", rng)))
        if other is not None and other.state != one.state:
            _compare(one, other, audience)


def _compare_draws(world: ForkedWorld, one: _AfterMove, other: _AfterMove) -> None:
    """Compare two draws for each audience whose notebook cannot distinguish them."""
    for audience in world.audiences:
        notes = [encode(world.game.view(emitted.state, audience, "notebook")) for emitted in (one, other)]
        if notes[0] == notes[1]:
            _compare(one, other, audience)


def _chance_states(world: ForkedWorld) -> list[Struct]:
    """Return the states of a played game in which chance was to move."""
    state = world.game.start(world.header.options, world.seats)
    states = []
    for entry in world.entries:
        match entry:
            case Drawn(move=move):
                states.append(state)
                state = world.game.apply(state, CHANCE, move, DISCARD)
            case Played(seat=seat, move=move):
                state = world.game.apply(state, seat, move, DISCARD)
            case _:
                pass
    return states


def _apply(world: ForkedWorld, state: Struct, seat: Seat, move: Move) -> _AfterMove:
    """Return the state and the events after a move."""
    events: list[Event] = []
    after = world.game.apply(state, seat, move, lambda event, _: events.append(event))
    return _AfterMove(after, tuple(events), is_over=not world.game.pending(after))


def _compare(one: _AfterMove, other: _AfterMove, audience: Audience) -> None:
    """Raise `LeakError` if this audience receives more than its notebook contains; after the end, all is public."""
    if one.is_over and other.is_over:
        return
    a, b = (encode([event for event in emitted.events if event.is_visible_to(audience)]) for emitted in (one, other))
    if a != b:
        raise LeakError("events", audience, "notebook", a, b)
