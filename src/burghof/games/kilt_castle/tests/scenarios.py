"""Scenarios of Kilt Castle: one recorded game per seat count and per way a game can go or end.

Run `python -m burghof.games.kilt_castle.tests.scenarios` when the rules version rises. First rename the records of the
old version: they stay as long as the rules of that version stay.
"""

import random
from collections.abc import Sequence
from itertools import pairwise
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
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove, Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.rules.relocating import row_sizes
from burghof.games.kilt_castle.tests.unpayable import UNPAYABLE_SEEDS, unpayable_moves
from burghof.kernel import DISCARD, Match, Played, Record, Seat
from burghof.testkit.predicates import has_event, is_shared
from burghof.testkit.record_folder import emitted_events
from burghof.testkit.scenarios import Scenarios, play_move, write_records

RECORDS = Path(__file__).parent / "records"
KILT_CASTLE = Scenarios(GAME, ("Aidan", "Callum", "Ian", "Lachlan"), "Morag", Options())

KiltMatch: TypeAlias = Match[Options, State, KiltMove, KiltEvent, View, KiltPreview]


# Policies


def advance_front(state: State, _seat: Seat, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
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


def build_on_fresh_field(state: State, _seat: Seat, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Build where the first builder just built, so that roofs move often."""
    return rng.choice([move for move in moves if isinstance(move, Build) and move.field == state.fresh] or moves)


def overbuild_highest(state: State, _seat: Seat, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Overbuild the highest tower that can be paid for."""
    builds = [move for move in moves if isinstance(move, Build)]
    highest = max((len(state.towers[move.field]) for move in builds), default=0)
    return rng.choice([move for move in builds if len(state.towers[move.field]) == highest] or moves)


def avoid_building(state: State, seat: Seat, moves: Sequence[KiltMove], rng: random.Random) -> KiltMove:
    """Relocate a card whose colours cannot build."""
    relocations = [move for move in moves if isinstance(move, Relocate)]
    after = {move: GAME.newest_rules.apply(state, seat, move, DISCARD) for move in relocations}
    return rng.choice([move for move in relocations if after[move].idle_turns > state.idle_turns] or moves)


# Predicates of games


def laps_soonest(game: KiltMatch) -> bool:
    """Return whether the front caught up with the rear row as early as possible: a relocation later with six cards."""
    return relocations_to_lap(game.record()) == (18 if game.seats == 3 else 17)


def relocations_to_lap(record: Record[Options, KiltMove]) -> int | None:
    """Return after how many relocations the front caught up with the rear row, whose cards then join it, or None."""
    laid = [item.state.cards for item in emitted_events(GAME, record) if isinstance(item.event, Dealt | Relocated)]
    moved = [sum(card != was for card, was in zip(after, before, strict=True)) for before, after in pairwise(laid)]
    return next((number for number, cards in enumerate(moved, start=1) if cards > 1), None)


def cards_laid_apart(record: Record[Options, KiltMove]) -> int:
    """Return how many cards were laid alone with no card on the space directly behind them."""
    relocated = [(item.event, item.state) for item in emitted_events(GAME, record) if isinstance(item.event, Relocated)]
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


# Scenarios


def unpayable_game(seats: int) -> KiltMatch:
    match = KILT_CASTLE.start(seats, UNPAYABLE_SEEDS[seats])
    for move in unpayable_moves(seats):
        play_move(match, match.pending[0], move)
    return KILT_CASTLE.play_on(match, random.Random(seats))


def scenarios() -> dict[str, KiltMatch]:
    """Play every recorded game; return them by the names of their records."""
    first = KILT_CASTLE.first
    one_colour = Options(first_colour_ends=True)
    return {
        **first("plain"),
        **first("gaps", has_gaps),
        **first("lapping", laps_soonest, advance_front),
        **first("roofs-wander", has_event(RoofMoved), build_on_fresh_field),
        **first("dear", has_event(Overbuilt, price=6), overbuild_highest),
        **first("exhausted-colour", has_event(Skipped, why="no-floor"), seats=[2]),
        **first("floors-decide", floors_decide),
        **first("shared", is_shared, seats=[2], options=one_colour),
        **first("shared", is_shared, seats=[3, 4]),
        **first("neighbours", options=Options(every_new_row_needs_a_neighbour=True)),
        **first(
            "roofs-by-colour", has_own_roof, build_on_fresh_field, seats=[2], options=Options(roofs_by_colour=True)
        ),
        **first("first-colour-ends", seats=[2], options=one_colour),
        **first("any-own-colour", builds_in_other_colour, seats=[2], options=Options(any_own_colour=True)),
        **first("building-stops", has_event(BuildingStopped), avoid_building, seats=[2]),
        **{f"unpayable-{seats}": unpayable_game(seats) for seats in UNPAYABLE_SEEDS},
        **KILT_CASTLE.taken_back(9, to_move=2),
        **KILT_CASTLE.left_early([3, 4]),
        **KILT_CASTLE.resigned(),
    }


if __name__ == "__main__":
    write_records(RECORDS, scenarios())
