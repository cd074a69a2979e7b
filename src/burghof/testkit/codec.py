"""Codec: every value of a game, and its record, survives a round trip through JSON."""

from msgspec import ValidationError
from msgspec.json import decode, encode

from burghof.kernel import Event, Fault, Offer, Outline, read_record, replay, verify, write_record
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_game, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld


def check_codec(trial: AnyTrial, games: int, every: int = 1) -> None:
    """Encode and decode games for each number of seats: every n-th position, all moves, and the record."""
    types = trial.plugin.types
    for seats in trial.plugin.card.seats:
        for n in range(games):
            world = None
            for number, world in enumerate(random_game(trial, rng_for(trial, f"codec/{seats}", n), "notebook", seats)):
                if number % every == 0:
                    _check_position(trial, world)
            assert world is not None, "a random game has a first position"
            for move in world.game.moves(world.header.options, seats):
                round_trip("move", move, types.move)
            _check_record(trial, world)


def round_trip(part: str, value: object, declared: object) -> None:
    """Raise `ContractError` unless the value survives JSON, to the byte."""
    text = encode(value)
    try:
        back: object = decode(text, type=declared)
    except ValidationError as error:
        back = error
    if back != value or encode(back) != text:
        raise ContractError(part, f"does not survive JSON: {value!r} comes back as {back!r}")


def _check_position(trial: AnyTrial, world: ForkedWorld) -> None:
    types = trial.plugin.types
    round_trip("state", world.state, types.state)
    for audience in world.audiences:
        view = world.game.view(world.state, audience, world.header.recall)
        round_trip("view", view, types.view)
        round_trip("outline", world.game.outline(view), Outline)
    for decision in world.pending:
        for offer in world.game.offers(world.state, decision.seat, world.header.recall):
            round_trip("offer", offer, Offer[types.move, types.preview])  # type: ignore[name-defined]


def _check_event(trial: AnyTrial, event: Event) -> None:
    round_trip("event", event, trial.plugin.types.event)
    faded = event.redacted()
    if faded is not None:
        round_trip("event", faded, trial.plugin.types.event)


def _check_record(trial: AnyTrial, world: ForkedWorld) -> None:
    """Raise `ContractError` unless a finished game's record survives its file, is valid and replays to the same."""
    record = world.record()
    written = write_record(record)
    again = read_record(trial.plugin, written)
    if again != record or write_record(again) != written:
        raise ContractError("record", "does not survive its file")
    verified = verify(trial.plugin, record)
    if isinstance(verified, Fault):
        raise ContractError("record", f"is not valid: {verified}")
    replayed = replay(trial.plugin, record)
    if encode(replayed.state) != encode(world.state) or replayed.log != world.log:
        raise ContractError("record", "does not replay to the same game")
    for _, event in world.log:
        _check_event(trial, event)
