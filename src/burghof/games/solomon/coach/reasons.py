"""Reasons: what can be said for or against a move of King Solomon's Treasure Chamber, the weightiest first."""

from functools import lru_cache

from burghof.games.solomon.bots.evaluation import best_dig, tile_worth
from burghof.games.solomon.model.moves import (
    Add,
    Amulet,
    Choose,
    Decline,
    Dig,
    PayCoins,
    PayTreasure,
    Pick,
    Seal,
    Shift,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.pattern import PLACEMENTS, SIZES, UPRIGHT
from burghof.games.solomon.model.pit import measure_ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import (
    OBJECTS,
    SCROLLS,
    Tiles,
    total_curse,
    total_worth,
    with_article,
)
from burghof.games.solomon.presenting.offers import field_id, stock_id
from burghof.games.solomon.rules.digging import objects_for, placement_of
from burghof.games.solomon.rules.ending import POINTS, count_scroll_sets
from burghof.kernel import Candidate, Grounds, Reason, Seat, say

SolomonCandidate = Candidate[State, SolomonMove]


def find_scroll_set(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig completes sets of four scrolls."""
    stock = candidate.before.stocks[candidate.seat]
    sets = count_scroll_sets((*stock, *_dug(candidate))) - count_scroll_sets(stock)
    if sets <= 0:
        return None
    return Grounds(say("hint-scroll-set", points=sets * POINTS.scroll_set), _fields(candidate), sets)


def find_best_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find what the dig brings after its curses are paid; no other dig brings more treasure."""
    dug = _dug(candidate)
    gain = total_worth(dug) - total_curse(dug)
    if gain <= 0 or not _is_payable(candidate):
        return None
    words = say("hint-best-dig", worth=total_worth(dug), curse=total_curse(dug))
    return Grounds(words, _fields(candidate), gain)


def find_most_curses(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seat then has the most curses."""
    state, seat = candidate.before, candidate.seat
    curses = [total_curse(stock) for stock in state.stocks]
    own = curses.pop(seat)
    after = own + total_curse(_dug(candidate))
    if own > max(curses) or after <= max(curses) or not _is_payable(candidate):
        return None
    return Grounds(say("hint-most-curses", points=POINTS.most_curses), _fields(candidate))


def find_objects(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig brings magic objects."""
    objects = sum(tile in OBJECTS for tile in _dug(candidate))
    if not objects or not _is_payable(candidate):
        return None
    return Grounds(say("hint-objects", objects=objects), _fields(candidate), objects)


def find_new_scroll(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig brings a scroll that the seat lacks for its next set."""
    stock, dug = candidate.before.stocks[candidate.seat], _dug(candidate)
    sets = count_scroll_sets(stock)
    lacking = [scroll for scroll in SCROLLS if scroll in dug and stock.count(scroll) == sets]
    if not lacking or not _is_payable(candidate):
        return None
    return Grounds(say("hint-new-scroll", tile=with_article(lacking[0])), _fields(candidate), len(lacking))


def find_fair_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig brings more treasure than its curses cost."""
    dug = _dug(candidate)
    worth, curse = total_worth(dug), total_curse(dug)
    if worth <= curse or not _is_payable(candidate):
        return None
    return Grounds(say("hint-fair-dig", worth=worth, curse=curse), _fields(candidate))


def find_free_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig costs nothing."""
    dug = _dug(candidate)
    return Grounds(say("hint-free-dig"), _fields(candidate)) if dug and not total_curse(dug) else None


def find_saved_objects(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the dig needs no magic object."""
    move = candidate.move
    if not isinstance(move, Dig) or objects_for(move):
        return None
    return Grounds(say("hint-keeps-objects"), _fields(candidate))


def find_better_place(candidate: SolomonCandidate) -> Grounds | None:
    """Find that a better dig is possible after the shift."""
    move = candidate.move
    if not isinstance(move, Shift):
        return None
    before = _best_own_dig(candidate.before, candidate.seat)
    after = _best_own_dig(candidate.after, candidate.seat) if candidate.after.phase == "prepare" else before
    if after <= before:
        return None
    return Grounds(say("hint-better-place"), (field_id(move.source), field_id(move.to)))


def find_seal_freedom(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seal lets the seat pick freely."""
    if not isinstance(candidate.move, Seal):
        return None
    return Grounds(say("hint-seal", squares=SIZES[candidate.before.card]))


def find_no_good_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find that no dig is worth its curses."""
    if not isinstance(candidate.move, Decline) or _best_own_dig(candidate.before, candidate.seat) > 0:
        return None
    return Grounds(say("hint-no-good-dig"))


def find_saved_purse(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seat pays for no curse."""
    return Grounds(say("hint-saves-purse")) if isinstance(candidate.move, Decline) else None


def find_best_card(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the card can dig most as the pit lies; no other card of the hand can dig more."""
    move = candidate.move
    if not isinstance(move, Choose):
        return None
    worth = best_dig(candidate.before, candidate.seat, move.card)
    return Grounds(say("hint-best-card", card=move.card), (), worth) if worth > 0 else None


def find_early_card(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the card comes early; no other card of the hand comes earlier."""
    move = candidate.move
    return Grounds(say("hint-early-card", card=move.card), (), -move.card) if isinstance(move, Choose) else None


def find_many_places(candidate: SolomonCandidate) -> Grounds | None:
    """Find in how many places the card can dig; no other card of the hand has more."""
    move = candidate.move
    if not isinstance(move, Choose):
        return None
    ground = measure_ground(candidate.before.piles)
    places = sum(placement.is_level(ground) for placement in PLACEMENTS[move.card][UPRIGHT])
    return Grounds(say("hint-many-places", card=move.card), (), places) if places else None


def find_large_card(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the card digs many tiles; no other card of the hand digs more."""
    move = candidate.move
    return Grounds(say("hint-large-card", card=move.card), (), SIZES[move.card]) if isinstance(move, Choose) else None


def find_best_pick(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the tile on the field is worth most of those that can be picked."""
    move = candidate.move
    if not isinstance(move, Pick):
        return None
    tile = candidate.before.piles[move.field][-1]
    return Grounds(say("hint-best-pick", tile=with_article(tile)), (field_id(move.field),), tile_worth(tile))


def find_free_curses(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the curses cost nothing by the amulet."""
    saved = candidate.before.owed - candidate.after.owed
    return Grounds(say("hint-free-curses", saved=saved)) if isinstance(candidate.move, Amulet) else None


def find_saved_treasures(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seat pays without its treasures."""
    return Grounds(say("hint-keeps-treasures")) if isinstance(candidate.move, PayCoins) else None


def find_saved_coins(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seat pays without its coins."""
    return Grounds(say("hint-keeps-coins")) if isinstance(candidate.move, PayTreasure) else None


def find_exact_payment(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the treasure pays without change."""
    move = candidate.move
    if not isinstance(move, PayTreasure) or move.value > candidate.before.owed:
        return None
    return Grounds(say("hint-exact"))


def find_coins_as_change(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the change is taken in coins."""
    return Grounds(say("hint-takes-coins")) if isinstance(candidate.move, TakeCoins) else None


def find_treasure_as_change(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the change is taken as treasure, and nobody else can take it then."""
    return Grounds(say("hint-takes-treasure")) if isinstance(candidate.move, TakeTreasure) else None


def find_least_missed_tile(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the added tile is worth least of the seat's own."""
    move = candidate.move
    if not isinstance(move, Add):
        return None
    return Grounds(
        say("hint-least-missed", tile=with_article(move.tile)), (stock_id(move.tile),), -tile_worth(move.tile)
    )


def find_unpayable_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the seat cannot pay for the dig."""
    if not isinstance(candidate.move, Dig) or _is_payable(candidate):
        return None
    return Grounds(say("hint-unpayable"), _fields(candidate))


def find_costly_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the curses of the dig cost at least as much as it brings."""
    dug = _dug(candidate)
    worth, curse = total_worth(dug), total_curse(dug)
    if not dug or not curse or worth > curse:
        return None
    return Grounds(say("hint-costly", worth=worth, curse=curse), _fields(candidate))


def find_poor_dig(candidate: SolomonCandidate) -> Grounds | None:
    """Find what treasures the dig brings, and what its curses cost."""
    dug = _dug(candidate)
    words = say("hint-poor-dig", worth=total_worth(dug), curse=total_curse(dug))
    return Grounds(words, _fields(candidate)) if dug else None


def find_shift_price(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the shift costs one."""
    return Grounds(say("hint-shift-price")) if isinstance(candidate.move, Shift) else None


def find_late_card(candidate: SolomonCandidate) -> Grounds | None:
    """Find that the card comes after another card of the hand."""
    move = candidate.move
    if not isinstance(move, Choose) or move.card == min(candidate.before.hands[candidate.seat]):
        return None
    return Grounds(say("hint-late-card", card=move.card))


def _dug(candidate: SolomonCandidate) -> Tiles:
    """Return the tiles that the move digs; none if it is no dig."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Dig):
        return ()
    return tuple(state.piles[field][-1] for field in placement_of(state, move).fields)


def _fields(candidate: SolomonCandidate) -> tuple[str, ...]:
    """Return the fields that the move digs, as what shows a reason."""
    move = candidate.move
    if not isinstance(move, Dig):
        return ()
    return tuple(field_id(field) for field in placement_of(candidate.before, move).fields)


def _is_payable(candidate: SolomonCandidate) -> bool:
    """Return whether the seat can pay for the shifts and the curses of the dig (7.2)."""
    state, dug = candidate.before, _dug(candidate)
    return state.shifts + total_curse(dug) <= state.funds(candidate.seat) + total_worth(dug)


@lru_cache(maxsize=256)
def _best_own_dig(state: State, seat: Seat) -> int:
    """Return the value of the best dig with the seat's open card, less what its shifts cost."""
    return best_dig(state, seat, state.card) - 100 * state.shifts


REASONS: tuple[Reason[State, SolomonMove], ...] = (
    Reason("10.3", find_scroll_set),
    Reason("10.2", find_best_dig, is_most=True),
    Reason("10.4", find_most_curses),
    Reason("10.5", find_objects),
    Reason("10.3", find_new_scroll),
    Reason("10.2", find_fair_dig),
    Reason("4.1", find_better_place),
    Reason("6.4", find_seal_freedom),
    Reason("7.1", find_free_dig),
    Reason("6.1", find_saved_objects),
    Reason("5.5", find_no_good_dig),
    Reason("5.5", find_saved_purse),
    Reason("3.2", find_best_card, is_most=True),
    Reason("3.3", find_early_card, is_most=True),
    Reason("5.3", find_many_places, is_most=True),
    Reason("5.4", find_large_card, is_most=True),
    Reason("6.4", find_best_pick, is_most=True),
    Reason("6.6", find_free_curses),
    Reason("7.2", find_exact_payment),
    Reason("7.2", find_saved_treasures),
    Reason("7.2", find_saved_coins),
    Reason("7.4", find_coins_as_change),
    Reason("7.4", find_treasure_as_change),
    Reason("8.3", find_least_missed_tile, is_most=True),
    Reason("8.1", find_unpayable_dig, is_against=True),
    Reason("7.1", find_costly_dig, is_against=True),
    Reason("10.2", find_poor_dig, is_against=True),
    Reason("4.3", find_shift_price, is_against=True),
    Reason("3.3", find_late_card, is_against=True),
)
