"""Recorded games: plays one for each seat count and each way a game can end, and writes them to `records/`.

Run `python -m burghof.games.kilt_castle.tests.recording` when the rules version rises; the records of the old version
stay under their names as long as that reading stays.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import TypeAlias

from burghof.games.kilt_castle.model.board import LINES, SPACES, Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import KiltEvent, Overbuilt, RoofMoved, Skipped
from burghof.games.kilt_castle.model.moves import Build, KiltMove, Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.rules.relocating import row_sizes
from burghof.kernel import CHANCE, SILENT, Drawn, Match, Played, Player, Seat, new_match, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Aidan", "Callum", "Ian", "Lachlan")

Kilt: TypeAlias = Match[Options, State, KiltMove, KiltEvent, View, KiltPreview]
Policy: TypeAlias = Callable[[State, Sequence[KiltMove], random.Random], KiltMove]


def anything(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Any legal move."""
    del state
    return rng.choice(moves)


def ever_onward(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Lead the front round the board, and leave the rear row all but one card."""
    positions = [card.position for card in state.cards]
    front, rear = max(positions), min(positions)
    is_rear_full = row_sizes(state.cards)[rear % 20] == max(row_sizes(state.cards))
    onward = [
        move
        for move in moves
        if isinstance(move, Relocate)
        and move.to == (front + 1) % 20
        and (positions[move.card] != rear or is_rear_full)
        and positions[move.card] != front
    ]
    return rng.choice(onward or moves)


def on_the_same_field(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Build where the first builder just built, so that roofs wander."""
    return rng.choice([move for move in moves if isinstance(move, Build) and move.field == state.fresh] or moves)


def spendthrift(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Overbuild the highest tower that can be paid for."""
    builds = [move for move in moves if isinstance(move, Build)]
    highest = max((len(state.towers[move.field]) for move in builds), default=0)
    return rng.choice([move for move in builds if len(state.towers[move.field]) == highest] or moves)


def to_ruin(seats: int, seed: int) -> Kilt:
    """A game in which everybody conspires, orange too, until orange is led to a line where it can pay for nothing.

    A beam search: the lines of play that look closest to it are kept, the others dropped.
    """
    rng = random.Random(seed)
    match = started(seats, f"recorded-{seed}", Options())
    beam: list[tuple[State, tuple[KiltMove, ...]]] = [(match.state, ())]
    for _ in range(120):
        ahead: list[tuple[float, State, tuple[KiltMove, ...]]] = []
        for state, line in beam:
            for move in _sample(GAME.game.legal_moves(state, GAME.game.pending(state)[0].seat), rng):
                told: list[KiltEvent] = []
                seat = GAME.game.pending(state)[0].seat
                after = GAME.game.apply(state, seat, move, lambda event, _, told=told: told.append(event))  # type: ignore[misc]
                if any(isinstance(event, Skipped) and event.why == "no-field" for event in told):
                    return finished(match, [*line, move], rng)
                if GAME.game.pending(after):
                    ahead.append((_distance(after) + rng.random(), after, (*line, move)))
        ahead.sort(key=lambda item: item[0])
        beam = [(state, line) for _, state, line in ahead[:150]]
    raise AssertionError("no such line found")


def _sample(moves: Sequence[KiltMove], rng: random.Random) -> Sequence[KiltMove]:
    return moves if len(moves) <= 15 else rng.sample(moves, 15)


def _distance(state: State) -> int:
    """How far orange is from a line in which it can pay for nothing."""
    purse = state.purses[OWNERS[state.seats][Colour.ORANGE]]
    positions = [card.position for card in state.cards]
    reachable = range(min(positions) + 1, max(positions) + 2)
    lines = (sum(_gap(state, field, purse) for field in LINES[position % SPACES]) for position in reachable)
    return min(lines) + purse + 6 * state.is_ducat_day


def _gap(state: State, field: Field, purse: int) -> int:
    """How far a field is from being closed to orange."""
    tower = state.towers[field]
    if not tower:
        return 4
    if field in state.roofs:
        return 0
    is_own = OWNERS[state.seats][tower[-1].colour] == OWNERS[state.seats][Colour.ORANGE]
    return 5 if is_own else max(0, purse + 1 - len(tower))


def started(seats: int, seed: str, options: Options) -> Kilt:
    """A new match, opened."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], seed)
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def finished(match: Kilt, line: Sequence[KiltMove], rng: random.Random) -> Kilt:
    """The match after this line of play and then anything until its end."""
    for move in line:
        (decision,) = match.pending
        match.play(decision.seat, move, decision.token)
    while not match.is_over:
        (decision,) = match.pending
        match.play(decision.seat, rng.choice(match.game.legal_moves(match.state, decision.seat)), decision.token)
    return match


def played(seats: int, seed: int, policy: Policy, options: Options) -> Kilt:
    """A whole game in which all seats play like this."""
    rng = random.Random(seed)
    match = started(seats, f"recorded-{seed}", options)
    while not match.is_over:
        (decision,) = match.pending
        match.play(
            decision.seat, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng), decision.token
        )
    return match


def first(
    seats: int,
    is_it: Callable[[Kilt], bool],
    policy: Policy = anything,
    options: Options = Options(),  # noqa: B008 - frozen
) -> Kilt:
    """The first such game by seed."""
    games = (played(seats, seed, policy, options) for seed in count())
    return next(game for game in games if is_it(game))


def has(kind: type[KiltEvent], **fields: object) -> Callable[[Kilt], bool]:
    """Whether such an event happened in a game."""
    return lambda game: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for _, event in game.log
    )


def laps_soonest(game: Kilt) -> bool:
    """Whether the front caught up with the rear row as soon as it can: with six cards one relocation later."""
    return relocations_to_lap(game) == (18 if game.seats == 3 else 17)


def relocations_to_lap(game: Kilt) -> int | None:
    """How many relocations it took until the front caught up with the rear row, if it did."""
    relocations = 0
    state = game.game.start(game.header.options, game.seats)
    for entry in game.entries:
        if isinstance(entry, Drawn):
            state = game.game.apply(state, CHANCE, entry.move, SILENT)
        if isinstance(entry, Played):
            before, state = state, game.game.apply(state, entry.seat, entry.move, SILENT)
            relocations += isinstance(entry.move, Relocate)
            moved = [card for card, was in zip(state.cards, before.cards, strict=True) if card.position != was.position]
            if len(moved) > 1:
                return relocations
    return None


def tied_purses(game: Kilt) -> bool:
    """Whether floors decided a tie."""
    best = max(game.state.purses)
    return game.state.purses.count(best) > 1 and game.outcome is not None and len(game.outcome.winners) == 1


def shared(game: Kilt) -> bool:
    """Whether several won."""
    return game.outcome is not None and len(game.outcome.winners) > 1


def with_take_backs() -> Kilt:
    """A game in which a seat takes back freely, all take back a deal's first turns, and a bot takes over."""
    match = new_match(GAME, Options(), [Player(name) for name in NAMES[:3]], "recorded-take-back")
    match.open()
    rng = random.Random(1)
    for _ in range(9):
        (decision,) = match.pending
        match.play(decision.seat, rng.choice(match.game.legal_moves(match.state, decision.seat)), decision.token)
    last = match.trail[-1]
    match.take_back(last.position, [last.seat])
    match.take_back(match.trail[3].position, [Seat(0), Seat(1), Seat(2)])
    match.change_seat(Seat(1), Player("greedy", bot="greedy"))
    while not match.is_over:
        (decision,) = match.pending
        match.play(decision.seat, rng.choice(match.game.legal_moves(match.state, decision.seat)), decision.token)
    return match


def given_up(seats: int) -> Kilt:
    """A game that all but one gave up."""
    match = new_match(GAME, Options(), [Player(name) for name in NAMES[:seats]], "recorded-given-up")
    match.open()
    (decision,) = match.pending
    match.play(decision.seat, match.game.legal_moves(match.state, decision.seat)[0], decision.token)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


def always(game: Kilt) -> bool:
    """Any game will do."""
    del game
    return True


def stories() -> dict[str, Kilt]:
    """Every recorded game by its name."""
    strict = Options(every_new_row_needs_a_neighbour=True)
    return {
        **{f"plain-{seats}": first(seats, always) for seats in (2, 3, 4)},
        **{f"lapping-{seats}": first(seats, laps_soonest, ever_onward) for seats in (2, 3, 4)},
        **{f"roofs-wander-{seats}": first(seats, has(RoofMoved), on_the_same_field) for seats in (2, 3, 4)},
        **{f"unpayable-{seats}": to_ruin(seats, seed=1) for seats in (2, 3, 4)},
        **{f"dear-{seats}": first(seats, has(Overbuilt, price=6), spendthrift) for seats in (2, 3, 4)},
        "exhausted-colour-2": first(2, has(Skipped, why="no-floor")),
        **{f"floors-decide-{seats}": first(seats, tied_purses) for seats in (2, 3, 4)},
        "shared-2": first(2, shared, anything, Options(first_colour_ends=True)),
        **{f"shared-{seats}": first(seats, shared) for seats in (3, 4)},
        **{f"neighbours-{seats}": first(seats, always, anything, strict) for seats in (2, 3, 4)},
        "roofs-by-colour-2": first(2, has(RoofMoved), on_the_same_field, Options(roofs_by_colour=True)),
        "first-colour-ends-2": first(2, always, anything, Options(first_colour_ends=True)),
        "taken-back-3": with_take_backs(),
        "given-up-2": given_up(2),
        "given-up-4": given_up(4),
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
