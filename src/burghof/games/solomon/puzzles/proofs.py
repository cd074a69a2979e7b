"""The proofs: what convinces of an answer, with the numbers and the fields that show it."""

from collections.abc import Sequence

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import Choose, Dig, Shift, SolomonMove
from burghof.games.solomon.model.pit import Field
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import (
    CURSES,
    OBJECTS,
    SCROLLS,
    Tile,
    Tiles,
    total_curse,
    total_worth,
    with_article,
)
from burghof.games.solomon.model.view import View
from burghof.games.solomon.presenting.offers import card_id, field_id
from burghof.games.solomon.puzzles.cards import TREASURE_5, missing_scroll, places_with
from burghof.games.solomon.puzzles.ground import places_of
from burghof.games.solomon.puzzles.last_dig import SolomonCase, search_of
from burghof.games.solomon.puzzles.one_shift import OneShift
from burghof.games.solomon.puzzles.worlds import first_world, seat_of
from burghof.games.solomon.rules.digging import placement_of
from burghof.games.solomon.rules.ending import POINTS, count_objects, count_scroll_sets, tallies
from burghof.kernel import DISCARD, Grounds, Message, Seat, Tally, say

MAX_SENTENCES = 3


# The last turn


def prove_greatest_lead(view: View, move: SolomonMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that a move surely wins by more than any other."""
    search = search_of(view)
    legal = PHASES.legal_moves(search.root, search.seat)
    second = max(search.least(other) for other in legal if other != move)
    changes = _prove_changes(view, move, search.cases_of(move, tally.least))
    return (*changes, Grounds(say("puzzle-no-greater-lead", points=tally.least, second=second), (f"seat-{view.seat}",)))


def _prove_changes(view: View, move: SolomonMove, cases: Sequence[SolomonCase]) -> tuple[Grounds, ...]:
    """Prove a lead by the majorities and sets that the move changes."""
    ends = [_play_out(case, seat_of(view), move) for case in cases]
    changes = [*_prove_majorities(view, move, cases[0].world, ends), *_prove_sets(view, move, ends)]
    first = (_prove_fit(view, move, cases),) if isinstance(move, Shift) else ()
    return (*first, *changes[: MAX_SENTENCES - 1 - len(first)])


def _prove_fit(view: View, shift: Shift, cases: Sequence[SolomonCase]) -> Grounds:
    """Prove that the shape fits after a shift, or else that every tile it may uncover is good enough."""
    state = PHASES.apply(first_world(view), seat_of(view), shift, DISCARD)
    places = {_fields(state, case.line[0].move) for case in cases}
    if len(places) > 1:
        return Grounds(say("puzzle-then-any"), _items(view, shift))
    fields = (*_items(view, shift), *map(field_id, places.pop()))
    return Grounds(say("puzzle-then-fits"), tuple(dict.fromkeys(fields)))


def _play_out(case: SolomonCase, seat: Seat, move: SolomonMove) -> State:
    """Return the last state of a case."""
    state = PHASES.apply(case.world, seat, move, DISCARD)
    for one in case.line:
        state = PHASES.apply(state, one.seat, one.move, DISCARD)
    return state


def _prove_majorities(view: View, move: SolomonMove, before: State, ends: Sequence[State]) -> list[Grounds]:
    """Prove the points for curses and for objects, if they are more than before the move."""
    seat = seat_of(view)
    now = tallies(before)[seat]
    found = []
    curses = [[total_curse(stock) for stock in end.stocks] for end in ends]
    points = min(tallies(end)[seat].curses for end in ends)
    if points > now.curses:
        own, most = _least_and_most(curses, seat)
        words = say("puzzle-curses", own=own, most=most, points=points)
        found.append(Grounds(words, _items(view, move, CURSES)))
    objects = [[count_objects(stock) for stock in end.stocks] for end in ends]
    points = min(tallies(end)[seat].objects for end in ends)
    if points > now.objects:
        own, most = _least_and_most(objects, seat)
        words = say("puzzle-objects", own=own, most=most, points=points)
        found.append(Grounds(words, _items(view, move, OBJECTS)))
    return found


def _prove_sets(view: View, move: SolomonMove, ends: Sequence[State]) -> list[Grounds]:
    """Prove the points for a new set of scrolls."""
    seat = seat_of(view)
    sets = min(count_scroll_sets(end.stocks[seat]) for end in ends) - count_scroll_sets(view.stock)
    if sets <= 0:
        return []
    return [Grounds(say("puzzle-set", points=sets * POINTS.scroll_set), _items(view, move, SCROLLS))]


def _least_and_most(amounts: Sequence[Sequence[int]], seat: Seat) -> tuple[int, int]:
    """Return the least amount of a seat, and the most of any other seat."""
    return min(one[seat] for one in amounts), max(max(_without(one, seat)) for one in amounts)


def _without(values: Sequence[int], seat: Seat) -> list[int]:
    return [value for one, value in enumerate(values) if one != seat]


# One shift


def prove_one_shift(view: View, move: SolomonMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove what a move brings at least, and that no other move surely brings as much."""
    search, seat = OneShift(view), seat_of(view)
    worst = min(search.ways_of(move), key=lambda way: way.points)
    state = PHASES.apply(worst.world, seat, move, DISCARD) if isinstance(move, Shift) else worst.world
    fields = () if worst.dig is None else worst.dig.fields
    tops = _tops(state, fields)
    sets = count_scroll_sets((*view.stock, *tops)) - count_scroll_sets(view.stock)
    owed = total_curse(tops) + isinstance(move, Shift)
    others = [one for one in PHASES.legal_moves(search.root, seat) if one != move]
    second = max(min((way.points for way in search.ways_of(one)), default=0) for one in others)
    words = say("puzzle-brings-what", worth=total_worth(tops), sets=sets * POINTS.scroll_set, owed=owed)
    return (
        Grounds(
            say("puzzle-then-fits") if isinstance(move, Shift) else say("puzzle-no-shift"),
            tuple(dict.fromkeys((*_items(view, move), *map(field_id, fields)))),
        ),
        Grounds(words, tuple(map(field_id, fields))),
        Grounds(say("puzzle-no-other", points=tally.least, second=second)),
    )


# Cards and the ground


def prove_first_scroll(view: View, move: SolomonMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that nobody can dig before this card, and that it completes a set."""
    missing = missing_scroll(view)
    assert missing is not None, "one scroll is missing"
    return _prove_first(view, move, missing, say("puzzle-missing", tile=with_article(missing), points=tally.least))


def prove_first_treasure(view: View, move: SolomonMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that nobody can dig before this card, and that it digs a treasure of 5."""
    del tally
    return _prove_first(view, move, TREASURE_5, say("puzzle-reached"))


def _prove_first(view: View, move: SolomonMove, tile: Tile, words: Message) -> tuple[Grounds, ...]:
    assert isinstance(move, Choose), "the theme is about cards"
    fields = places_with(view, move.card, tile)[0].fields
    return (
        Grounds(say("puzzle-lowest", card=move.card), (card_id(move.card), "discard")),
        Grounds(words, tuple(map(field_id, fields))),
    )


def prove_next_card(view: View, move: SolomonMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that a dig breaks every place of the next card."""
    del tally
    places = places_of(view)
    fields = tuple(dict.fromkeys(field_id(field) for place in places for field in place.fields))
    card = view.laid[view.queue[1]] or 0
    return (
        Grounds(say("puzzle-places-now", card=card, places=len(places)), fields),
        Grounds(say("puzzle-places-broken"), _items(view, move)),
    )


# What on the board shows it


def _fields(state: State, move: SolomonMove) -> tuple[Field, ...]:
    """Return the fields that a move digs, or between which it shifts."""
    match move:
        case Dig():
            return placement_of(state, move).fields
        case Shift():
            return (move.source, move.to)
        case _:
            return ()


def _tops(state: State, fields: Sequence[Field]) -> Tiles:
    return tuple(state.piles[field][-1] for field in fields)


def _items(view: View, move: SolomonMove, kinds: Tiles = ()) -> tuple[str, ...]:
    """Return the fields of a move; of a dig, only those with tiles of these kinds."""
    state = first_world(view)
    fields = _fields(state, move)
    if isinstance(move, Dig) and kinds:
        fields = tuple(field for field in fields if state.piles[field][-1] in kinds)
    return tuple(map(field_id, fields))
