"""The choice of a card: who digs before, whatever cards the others have chosen."""

from collections.abc import Sequence
from math import comb, factorial

from msgspec.structs import replace

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import Choose, SolomonMove
from burghof.games.solomon.model.pattern import CARDS, PLACEMENTS, UPRIGHT, Card, Placement
from burghof.games.solomon.model.pit import measure_ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import SCROLLS, TREASURES, WORTH, Tile, total_curse, total_worth
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.last_dig import SolomonCase, SolomonCases
from burghof.games.solomon.puzzles.turns import TurnEndings
from burghof.games.solomon.puzzles.worlds import first_world, seat_of
from burghof.games.solomon.rules.digging import DIGS
from burghof.games.solomon.rules.ending import POINTS, count_scroll_sets
from burghof.games.solomon.rules.paying import PLAY_AMULET
from burghof.games.solomon.rules.round import CHOICES
from burghof.kernel import DISCARD, Ballot, Case, CaseMove, Seat, new_ballot

MIN_FITTING = 2
"""Minimum number of cards of the hand that could dig the tile: otherwise there is nothing to compare."""
MIN_LOWER = 2
"""Minimum number of cards lower than the answer, all of which are in the discard or in the own hand."""
TREASURE_5 = TREASURES[-1]


def find_first_scroll(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of all cards, if several could dig the fourth scroll of a set."""
    missing = missing_scroll(view)
    return None if missing is None else _find(view, legal, missing, POINTS.scroll_set)


def find_first_treasure(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of all cards, if several could dig a treasure of 5."""
    return _find(view, legal, TREASURE_5, WORTH[TREASURE_5])


def _find(view: View, legal: Sequence[SolomonMove], tile: Tile, points: int) -> SolomonCases | None:
    cards = [move.card for move in legal if isinstance(move, Choose)]
    places = [places_with(view, card, tile) for card in cards]
    first = [card for card, found in zip(cards, places, strict=True) if found and card < min(unseen_cards(view))]
    if sum(map(bool, places)) < MIN_FITTING or len(first) != 1 or first[0] <= MIN_LOWER:
        return None
    world = first_world(view)
    return [
        _cases_of(view, world, card, found[0] if found else None, points)
        for card, found in zip(cards, places, strict=True)
    ]


def missing_scroll(view: View) -> Tile | None:
    """Return the only scroll that the seat lacks for its next set, or None."""
    sets = count_scroll_sets(view.stock)
    missing = [scroll for scroll in SCROLLS if view.stock.count(scroll) == sets]
    return missing[0] if len(missing) == 1 else None


def places_with(view: View, card: Card, tile: Tile) -> list[Placement]:
    """Return the places where a card digs such a tile at once, and the seat can pay for it."""
    ground = measure_ground(view.piles)
    found = []
    for placement in PLACEMENTS[card][UPRIGHT]:
        if placement.is_level(ground):
            tops = [view.piles[field][-1] for field in placement.fields]
            known = [top for top in tops if top is not None]
            if tile in known and total_curse(known) <= total_worth((*view.stock, *known)) + _coins(view):
                found.append(placement)
    return found


def unseen_cards(view: View) -> list[Card]:
    """Return the cards that the others may have: all but the discard and the own hand."""
    return [card for card in CARDS if card not in view.hand and card not in view.discard]


def _coins(view: View) -> int:
    return view.coins[seat_of(view)] or 0


def _cases_of(view: View, world: State, card: Card, place: Placement | None, points: int) -> list[SolomonCase]:
    """Return the cases of a card: one for each lowest card that the others may choose."""
    unseen, others = unseen_cards(view), view.seats - 1
    cases = []
    for lowest in unseen:
        higher = [one for one in unseen if one > lowest]
        weight = comb(len(higher), others - 1) * factorial(others)
        if weight:
            cases.append(_case(view, world, card, place, [lowest, *higher[: others - 1]], points, weight))
    return cases


def _case(  # noqa: PLR0913, PLR0917 - what makes up a case
    view: View, world: State, card: Card, place: Placement | None, chosen: Sequence[Card], points: int, weight: int
) -> SolomonCase:
    """Return the case in which the others choose these cards, the lowest first."""
    seat = seat_of(view)
    rivals = [Seat((seat + 1 + number) % view.seats) for number in range(view.seats - 1)]
    dealt = _deal(view, world, dict(zip(rivals, chosen, strict=True)))
    line = tuple(CaseMove[SolomonMove](rival, CHOICES[one]) for rival, one in zip(rivals, chosen, strict=True))
    if place is None or card > chosen[0]:
        return Case(dealt, is_right=False, line=line, weight=weight)
    state = PHASES.apply(dealt, seat, CHOICES[card], DISCARD)
    for one in line:
        state = PHASES.apply(state, one.seat, one.move, DISCARD)
    dig = DIGS[UPRIGHT, False][place.at]
    rest = TurnEndings(seat, avoid=(PLAY_AMULET,)).richest(state, dig).line
    return Case(dealt, is_right=True, line=(*line, CaseMove(seat, dig), *rest), amount=points, weight=weight)


def _deal(view: View, world: State, chosen: dict[Seat, Card]) -> State:
    """Return the world in which these seats have these cards in hand, and have not chosen yet."""
    rest = iter(card for card in unseen_cards(view) if card not in chosen.values())
    hands = tuple(
        world.hands[seat]
        if (own := chosen.get(Seat(seat))) is None
        else tuple(sorted([own, *(next(rest) for _ in range(view.cards_left - 1))]))
        for seat in range(view.seats)
    )
    ballot: Ballot[Seat, Card] = new_ballot([Seat(seat) for seat in range(view.seats)])
    if view.choice is not None:
        ballot = ballot.cast(seat_of(view), view.choice)
    return replace(world, hands=hands, box=tuple(sorted(rest)), choices=ballot)
