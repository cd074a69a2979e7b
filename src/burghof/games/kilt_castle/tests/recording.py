"""Play the recorded games and write them to `records/`: one per seat count and per way a game can go or end.

Run `python -m burghof.games.kilt_castle.tests.recording` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from math import inf
from pathlib import Path
from typing import TypeAlias

from burghof.games.kilt_castle.model.board import SPACE_COUNT
from burghof.games.kilt_castle.model.events import (
    BuildingStopped,
    Built,
    Dealt,
    KiltEvent,
    Overbuilt,
    Relocated,
    RoofMoved,
    RoofSet,
    Skipped,
)
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.rules.relocating import row_sizes
from burghof.games.kilt_castle.tests.tables import build, field, relocate
from burghof.kernel import DISCARD, Emitted, Match, Played, Player, Record, Seat, Step, new_match, replay, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Aidan", "Callum", "Ian", "Lachlan")
SEATS = (2, 3, 4)
DEFAULT_OPTIONS = Options()

KiltMatch: TypeAlias = Match[Options, State, KiltMove, KiltEvent, View, KiltPreview]
Policy: TypeAlias = Callable[[State, Sequence[KiltMove], random.Random], KiltMove]

UNPAYABLE_LINES = {
    2: (
        "n>2 C1 bg>3 D1 D1 bn>3 D2 D2 rb>3 D2 D2 b>2 C1 bn>4 E1 E1 b>3 D3 rb>4 E1 E2 n>3 D4 r>2 C1 n>4 E2 bg>4 E2 E3 "
        "gn>3 D5"
    ),
    3: (
        "b>4 E1 r>2 C1 g>5 C1 b>6 E2 g>7 E3 b>8 E4 g>9 E5 b>10 E4 rb>10 E4 E1 r>10 E1 bg>9 D5 E5 g>11 D5 rb>11 D5 D5 "
        "bg>12 C5 C1 g>12 C1 rb>12 C1 C5 g>13 B4 rb>13 B3 B3 r>13 B4 rg>9"
    ),
    4: (
        "rg>3 D1 D1 rn>3 D2 D3 rb>3 D4 D4 g>1 B1 n>1 B1 b>1 B1 rn>4 E1 E2 gn>4 E1 E2 bn>4 E1 E2 rb>4 E1 E3 n>2 C1 "
        "b>2 C1 bg>3 D5 D5 ^D1 b>3"
    ),
}
"""For each number of seats, a line of play by which all lead a seat to a line where it can pay for nothing.

Such lines of play are rare; these were found by a search. `card>space` relocates a card, a field name builds there, `^`
before a field takes its roof.
"""
UNPAYABLE_SEEDS = {2: "3", 3: "1", 4: "5"}
"""For each number of seats, the seed of the deal from which that line of play starts."""


# Policies


def anything(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    del state
    return rng.choice(moves)


def advance_front(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Lead the front around the board; take cards from the rear row only while it is as large as the largest row."""
    positions = [card.position for card in state.cards]
    front, rear = max(positions), min(positions)
    sizes = row_sizes(state.cards)
    is_rear_full = sizes[rear % SPACE_COUNT] == max(sizes)
    onward = [
        move
        for move in moves
        if isinstance(move, Relocate)
        and move.to == (front + 1) % SPACE_COUNT
        and (positions[move.card] != rear or is_rear_full)
        and positions[move.card] != front
    ]
    return rng.choice(onward or moves)


def build_on_fresh_field(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Build where the first builder just built, so that roofs move often."""
    return rng.choice([move for move in moves if isinstance(move, Build) and move.field == state.fresh] or moves)


def overbuild_highest(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Overbuild the highest tower that can be paid for."""
    builds = [move for move in moves if isinstance(move, Build)]
    highest = max((len(state.towers[move.field]) for move in builds), default=0)
    return rng.choice([move for move in builds if len(state.towers[move.field]) == highest] or moves)


def avoid_building(state: State, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Relocate a card whose colours cannot build."""
    relocations = [move for move in moves if isinstance(move, Relocate)]
    after = {move: GAME.newest_rules.apply(state, state.active, move, DISCARD) for move in relocations}
    return rng.choice([move for move in relocations if after[move].idle_turns > state.idle_turns] or moves)


# Playing a game


def start_match(seats: int, seed: str, options: Options = DEFAULT_OPTIONS) -> KiltMatch:
    """Return a new match, opened."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], f"recorded-{seed}")
    match.open([name.lower() for name in NAMES[:seats]])
    return match


def play(match: KiltMatch, move: KiltMove) -> None:
    """Play this move for the seat to act."""
    (decision,) = match.pending
    answer = match.play(decision.seat, move, decision.token)
    assert isinstance(answer, Step), answer


def play_on(match: KiltMatch, rng: random.Random, policy: Policy = anything, *, moves: int | None = None) -> KiltMatch:
    """Play `moves` moves by this policy, or to the end of the game, and return the match."""
    end = inf if moves is None else match.position + moves
    while not match.is_over and match.position < end:
        (decision,) = match.pending
        play(match, policy(match.state, match.game.legal_moves(match.state, decision.seat), rng))
    return match


def any_game(game: KiltMatch) -> bool:
    """Accept any game."""
    del game
    return True


def first_games(
    scenario: str,
    seats: Sequence[int] = SEATS,
    such_that: Callable[[KiltMatch], bool] = any_game,
    policy: Policy = anything,
    options: Options = DEFAULT_OPTIONS,
) -> dict[str, KiltMatch]:
    """Return, for each of these seat counts, the first game of this policy by seed that satisfies `such_that`."""
    found = {}
    for players in seats:
        seeds = (f"{scenario}-{number}" for number in count())
        tried = (play_on(start_match(players, seed, options), random.Random(seed), policy) for seed in seeds)
        found[f"{scenario}-{players}"] = next(game for game in tried if such_that(game))
    return found


def unpayable_game(seats: int) -> KiltMatch:
    """Return a game in which a seat can pay for nothing."""
    match = start_match(seats, UNPAYABLE_SEEDS[seats])
    for word in UNPAYABLE_LINES[seats].split():
        play(match, _parse_move(word))
    return play_on(match, random.Random(seats))


def _parse_move(word: str) -> KiltMove:
    """Return the move that a word of `UNPAYABLE_LINES` stands for."""
    if word.startswith("^"):
        return TakeRoof(field(word[1:]))
    name, _, space = word.partition(">")
    return relocate(name, int(space)) if space else build(name)


def take_back_game(seats: int) -> KiltMatch:
    """Return a game with a free take-back, a take-back by all to the first turns, and a bot that takes a seat."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "taken-back"), rng, moves=9)
    last = match.history[-1]
    match.take_back(last.position, [last.seat])
    play_on(match, rng, moves=2)
    match.take_back(match.history[3].position, [Seat(seat) for seat in range(seats)])
    match.change_seat(Seat(1), Player("Morag", bot="greedy"))
    return play_on(match, rng)


def timeout_game(seats: int) -> KiltMatch:
    """Return a game in which a seat runs out of time and a bot plays its colour to the end."""
    rng = random.Random(seats)
    match = play_on(start_match(seats, "left-early"), rng, moves=20)
    match.forfeit(Seat(1), "out-of-time")
    match.change_seat(Seat(1), Player("Morag", bot="greedy"))
    return play_on(match, rng)


def resigned_game(seats: int) -> KiltMatch:
    """Return a game in which all but one seat resign."""
    match = play_on(start_match(seats, "given-up"), random.Random(seats), moves=5)
    for seat in range(1, seats):
        match.forfeit(Seat(seat), "resigned")
    return match


# Properties of a game


def emitted_events(record: Record[Options, KiltMove]) -> list[Emitted[State]]:
    """Return every event of a recorded game, with the state after it."""
    match = replay(GAME, record, upto=0)
    return [item for entry in record.entries for item in match.append(entry)]


def has_event(kind: type[KiltEvent], **fields: object) -> Callable[[KiltMatch], bool]:
    """Return a predicate: whether an event of this kind with these fields happened in a game."""
    return lambda game: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for _, event in game.log
    )


def laps_soonest(game: KiltMatch) -> bool:
    """Return whether the front caught up with the rear row as early as possible: a relocation later with six cards."""
    return relocations_to_lap(game.record()) == (18 if game.seats == 3 else 17)


def relocations_to_lap(record: Record[Options, KiltMove]) -> int | None:
    """Return after how many relocations the front caught up with the rear row, whose cards then join it, or None."""
    laid = [item.state.cards for item in emitted_events(record) if isinstance(item.event, Dealt | Relocated)]
    moved = [sum(card != was for card, was in zip(after, before, strict=True)) for before, after in pairwise(laid)]
    return next((number for number, cards in enumerate(moved, start=1) if cards > 1), None)


def cards_laid_apart(record: Record[Options, KiltMove]) -> int:
    """Return how many cards were laid alone with no card on the space directly behind them."""
    relocated = [(item.event, item.state) for item in emitted_events(record) if isinstance(item.event, Relocated)]
    laid = [(event.target, row_sizes(after.cards)) for event, after in relocated]
    return sum(sizes[space] == 1 and not sizes[space - 1] for space, sizes in laid)


def has_gaps(game: KiltMatch) -> bool:
    """Return whether a card was laid alone behind the front with no card directly behind it."""
    return cards_laid_apart(game.record()) > 0


def has_own_roof(game: KiltMatch) -> bool:
    """Return whether both builders under a new roof were colours of the same player."""
    events = [event for _, event in game.log]
    return any(
        isinstance(roof, RoofSet | RoofMoved) and isinstance(first, Built | Overbuilt) and first.seat == roof.seat
        for first, _, roof in zip(events, events[1:], events[2:], strict=False)
    )


def builds_in_other_colour(game: KiltMatch) -> bool:
    """Return whether a player built with a floor of the colour that was not on the card."""
    return any(isinstance(entry, Played) and isinstance(entry.move, BuildOther) for entry in game.entries)


def floors_decide(game: KiltMatch) -> bool:
    """Return whether the number of floors decided a tie."""
    best = max(game.state.purses)
    return game.state.purses.count(best) > 1 and not is_shared(game)


def is_shared(game: KiltMatch) -> bool:
    """Return whether several players won."""
    return game.outcome is not None and len(game.outcome.winners) > 1


def stories() -> dict[str, KiltMatch]:
    """Return every recorded game by its name."""
    neighbours = Options(every_new_row_needs_a_neighbour=True)
    by_colour, one_colour = Options(roofs_by_colour=True), Options(first_colour_ends=True)
    return {
        **first_games("plain"),
        **first_games("gaps", SEATS, has_gaps),
        **first_games("lapping", SEATS, laps_soonest, advance_front),
        **first_games("roofs-wander", SEATS, has_event(RoofMoved), build_on_fresh_field),
        **first_games("dear", SEATS, has_event(Overbuilt, price=6), overbuild_highest),
        **first_games("exhausted-colour", [2], has_event(Skipped, why="no-floor")),
        **first_games("floors-decide", SEATS, floors_decide),
        **first_games("shared", [2], is_shared, options=one_colour),
        **first_games("shared", [3, 4], is_shared),
        **first_games("neighbours", options=neighbours),
        **first_games("roofs-by-colour", [2], has_own_roof, build_on_fresh_field, by_colour),
        **first_games("first-colour-ends", [2], options=one_colour),
        **first_games("any-own-colour", [2], builds_in_other_colour, options=Options(any_own_colour=True)),
        **first_games("building-stops", [2], has_event(BuildingStopped), avoid_building),
        **{f"unpayable-{seats}": unpayable_game(seats) for seats in SEATS},
        **{f"taken-back-{seats}": take_back_game(seats) for seats in SEATS},
        **{f"left-early-{seats}": timeout_game(seats) for seats in (3, 4)},
        **{f"given-up-{seats}": resigned_game(seats) for seats in SEATS},
    }


def main() -> None:
    """Write all records."""
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))


if __name__ == "__main__":
    main()
