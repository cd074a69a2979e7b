"""Reasons: what can be said for or against a move of Kilt Castle, the weightiest first."""

from collections.abc import Sequence

from burghof.games.kilt_castle.model.board import field_name
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.state import OWNERS, State, owner
from burghof.games.kilt_castle.presenting.offers import cost_of, field_id, incomes_after, roof_after
from burghof.games.kilt_castle.rules.building import legal_builds, legal_sites
from burghof.games.kilt_castle.rules.ducat_day import best_area, incomes, skyline
from burghof.games.kilt_castle.rules.ending import count_towers_and_crests, outcome
from burghof.kernel import Candidate, Grounds, PlayerName, Reason, Seat, say

KiltCandidate = Candidate[State, KiltMove]


def find_win(candidate: KiltCandidate) -> Grounds | None:
    """Find that the game ends, and the seat has won."""
    ended = outcome(candidate.after)
    if ended is None or candidate.seat not in ended.winners:
        return None
    return Grounds(say("hint-wins", ducats=candidate.after.purses[candidate.seat]))


def find_best_paid_day(candidate: KiltCandidate) -> Grounds | None:
    """Find that a ducat day follows that pays the seat more than everybody else, as the castle stands."""
    if not _brings_day(candidate):
        return None
    own, most = _own_and_most(incomes(candidate.after), candidate.seat)
    if own <= most:
        return None
    return Grounds(say("hint-paid-day", ducats=own, most=most), _own_fields(candidate), own - most)


def find_growing_area(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat's areas become worth more."""
    before, after = (incomes(state)[candidate.seat] for state in _around(candidate))
    if after <= before:
        return None
    return Grounds(say("hint-grows", ducats=after, before=before), _own_fields(candidate), after - before)


def find_field_to_grow(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat builds next, and can make its areas worth more."""
    after, seat = candidate.after, candidate.seat
    if not isinstance(candidate.move, Relocate) or after.phase != "build" or _builder(after) != seat:
        return None
    worth = {
        move: incomes_after(after, move, roof_after(after, move.field))[seat] for move in legal_builds(after, seat)
    }
    best = max(worth, key=lambda move: worth[move])
    gain = worth[best] - incomes(after)[seat]
    if gain <= 0:
        return None
    words = say("hint-can-grow", field=field_name(best.field), ducats=worth[best])
    return Grounds(words, (field_id(best.field),), gain)


def find_shrinking_area(candidate: KiltCandidate) -> Grounds | None:
    """Find that the areas of the best-paid other player become worth less."""
    before, after = incomes(candidate.before), incomes(candidate.after)
    others = [seat for seat in range(len(before)) if seat != candidate.seat]
    rival = max(others, key=lambda seat: before[seat])
    if after[rival] >= before[rival]:
        return None
    words = say("hint-shrinks", seat=PlayerName(Seat(rival)), ducats=after[rival], before=before[rival])
    return Grounds(words, _built_field(candidate), before[rival] - after[rival])


def find_no_day(candidate: KiltCandidate) -> Grounds | None:
    """Find that no ducat day follows, at a time when it would pay another player more."""
    if not isinstance(candidate.move, Relocate) or _brings_day(candidate):
        return None
    seen = incomes(candidate.before)
    own, most = _own_and_most(seen, candidate.seat)
    if own >= most:
        return None
    return Grounds(say("hint-no-day", seat=PlayerName(_best_paid_other(seen, candidate.seat)), ducats=own, most=most))


def find_building_alone(candidate: KiltCandidate) -> Grounds | None:
    """Find that only the seat builds with this card."""
    owners = _owners_on_card(candidate)
    if set(owners) != {candidate.seat}:
        return None
    return Grounds(say("hint-builds-alone", times=len(owners)), (), len(owners))


def find_hidden_crests_saved(candidate: KiltCandidate) -> Grounds | None:
    """Find that a plain floor goes under a roof, where crests would not be seen."""
    move, after = candidate.move, candidate.after
    if not isinstance(move, Build | BuildOther) or move.crests or move.field not in after.roofs:
        return None
    return Grounds(say("hint-plain-under-roof"), (field_id(move.field),))


def find_final_pay(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat's towers and crests pay more at the end."""
    before, after = (sum(count_towers_and_crests(state, candidate.seat)) for state in _around(candidate))
    if after <= before:
        return None
    return Grounds(say("hint-final-pay", more=after - before), _built_field(candidate), after - before)


def find_taken_tower(candidate: KiltCandidate) -> Grounds | None:
    """Find that a tower of another player is built over; that of the richest weighs most."""
    move, before = candidate.move, candidate.before
    if not isinstance(move, Build | BuildOther) or not before.towers[move.field]:
        return None
    loser = owner(before, before.towers[move.field][-1].colour)
    if loser == candidate.seat:
        return None
    words = say("hint-takes-tower", field=field_name(move.field), seat=PlayerName(loser))
    return Grounds(words, (field_id(move.field),), before.purses[loser])


def find_crests(candidate: KiltCandidate) -> Grounds | None:
    """Find that the floor has crests that count for the seat."""
    move, after = candidate.move, candidate.after
    if not isinstance(move, Build | BuildOther) or not move.crests or move.field in after.roofs:
        return None
    return Grounds(say("hint-crests", crests=move.crests), (field_id(move.field),), move.crests)


def find_regained_tower(candidate: KiltCandidate) -> Grounds | None:
    """Find that the tower that loses its roof is the seat's own."""
    move, before = candidate.move, candidate.before
    if not isinstance(move, TakeRoof) or owner(before, before.towers[move.field][-1].colour) != candidate.seat:
        return None
    return Grounds(say("hint-regains-tower", field=field_name(move.field)), (field_id(move.field),))


def find_free_floor(candidate: KiltCandidate) -> Grounds | None:
    """Find that the floor costs nothing."""
    if not isinstance(candidate.move, Build | BuildOther) or _cost(candidate):
        return None
    return Grounds(say("hint-free"), _built_field(candidate))


def find_first_builder(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat builds first, then another player."""
    owners = _owners_on_card(candidate)
    if owners[:1] != (candidate.seat,) or owners[-1] == candidate.seat:
        return None
    return Grounds(say("hint-builds-first", seat=PlayerName(owners[-1])))


def find_any_building(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat builds at all."""
    owners = _owners_on_card(candidate)
    if candidate.seat not in owners:
        return None
    return Grounds(say("hint-builds"))


def find_full_purse(candidate: KiltCandidate) -> Grounds | None:
    """Find that the floor costs less than others."""
    if not isinstance(candidate.move, Build | BuildOther):
        return None
    cost = _cost(candidate)
    sites = legal_sites(candidate.before)
    if not cost or cost > min(cost_of(candidate.before, candidate.seat, field) for field in sites):
        return None
    return Grounds(say("hint-cheapest"), _built_field(candidate))


def find_saved_crests(candidate: KiltCandidate) -> Grounds | None:
    """Find that a plain floor leaves the crests for a better place, while plain floors are left."""
    move = candidate.move
    if not isinstance(move, Build | BuildOther) or move.crests:
        return None
    return Grounds(say("hint-saves-crests"), _built_field(candidate))


def find_day_for_others(candidate: KiltCandidate) -> Grounds | None:
    """Find that a ducat day follows that pays another player more, as the castle stands."""
    if not _brings_day(candidate):
        return None
    seen = incomes(candidate.after)
    own, most = _own_and_most(seen, candidate.seat)
    if own >= most:
        return None
    rival = _best_paid_other(seen, candidate.seat)
    return Grounds(say("hint-day-for-others", seat=PlayerName(rival), ducats=own, most=most))


def find_no_building(candidate: KiltCandidate) -> Grounds | None:
    """Find that only other players build with this card."""
    owners = _owners_on_card(candidate)
    if not owners or candidate.seat in owners:
        return None
    return Grounds(say("hint-others-build"))


def find_rival_first(candidate: KiltCandidate) -> Grounds | None:
    """Find that another player builds before the seat."""
    owners = _owners_on_card(candidate)
    if owners[-1:] != (candidate.seat,) or owners[0] == candidate.seat:
        return None
    return Grounds(say("hint-rival-first", seat=PlayerName(owners[0])))


def find_price(candidate: KiltCandidate) -> Grounds | None:
    """Find that the floor costs ducats, and another player gets them."""
    move = candidate.move
    cost = _cost(candidate)
    if not cost or not isinstance(move, Build | BuildOther):
        return None
    payee = owner(candidate.before, candidate.before.towers[move.field][-1].colour)
    return Grounds(say("hint-costs", ducats=cost, seat=PlayerName(payee)), _built_field(candidate), cost)


def find_small_gain(candidate: KiltCandidate) -> Grounds | None:
    """Find that the seat's areas do not become worth more."""
    if not isinstance(candidate.move, Build | BuildOther) or find_growing_area(candidate) is not None:
        return None
    return Grounds(say("hint-no-growth"), _built_field(candidate))


def _around(candidate: KiltCandidate) -> tuple[State, State]:
    """Return the states before and after the move."""
    return candidate.before, candidate.after


def _brings_day(candidate: KiltCandidate) -> bool:
    """Return whether the move calls a ducat day, held at once or later in the turn."""
    before, after = _around(candidate)
    return isinstance(candidate.move, Relocate) and (after.is_ducat_day or after.ducat_days > before.ducat_days)


def _own_and_most(seen: Sequence[int], seat: Seat) -> tuple[int, int]:
    """Return what a ducat day pays the seat, and the most that it pays another."""
    return seen[seat], max(ducats for other, ducats in enumerate(seen) if other != seat)


def _best_paid_other(seen: Sequence[int], seat: Seat) -> Seat:
    """Return the other player whom a ducat day pays most."""
    return Seat(max((other for other in range(len(seen)) if other != seat), key=lambda other: seen[other]))


def _own_fields(candidate: KiltCandidate) -> tuple[str, ...]:
    """Return the fields of the seat's best areas after the move."""
    seen = skyline(candidate.after)
    colours = [colour for colour, seat in OWNERS[candidate.after.seats].items() if seat == candidate.seat]
    fields = sorted({field for colour in colours for field in best_area(seen, colour).fields})
    return tuple(field_id(field) for field in fields)


def _builder(state: State) -> Seat:
    """Return the seat that builds next."""
    return owner(state, state.builders[0])


def _owners_on_card(candidate: KiltCandidate) -> tuple[Seat, ...]:
    """Return who builds by the relocated card, in this order; nobody if the move relocates none."""
    move, before = candidate.move, candidate.before
    if not isinstance(move, Relocate):
        return ()
    card = before.cards[move.card]
    return tuple(owner(before, colour) for colour in dict.fromkeys((card.outer, card.inner)))


def _built_field(candidate: KiltCandidate) -> tuple[str, ...]:
    """Return the field on which the move builds, as what shows a reason."""
    move = candidate.move
    return (field_id(move.field),) if isinstance(move, Build | BuildOther) else ()


def _cost(candidate: KiltCandidate) -> int:
    """Return the price of the floor; 0 for a move that builds none."""
    move = candidate.move
    return cost_of(candidate.before, candidate.seat, move.field) if isinstance(move, Build | BuildOther) else 0


REASONS: tuple[Reason[State, KiltMove], ...] = (
    Reason("7.3", find_win),
    Reason("6.1", find_best_paid_day),
    Reason("6.3", find_growing_area),
    Reason("6.3", find_field_to_grow),
    Reason("6.2", find_shrinking_area),
    Reason("3.11", find_no_day),
    Reason("5.4", find_hidden_crests_saved),
    Reason("4.2", find_building_alone),
    Reason("7.2", find_final_pay),
    Reason("6.3", find_crests),
    Reason("5.5", find_regained_tower),
    Reason("4.10", find_taken_tower),
    Reason("4.5", find_free_floor),
    Reason("4.4", find_full_purse),
    Reason("4.2", find_first_builder),
    Reason("4.2", find_any_building),
    Reason("4.8", find_saved_crests),
    Reason("6.1", find_day_for_others, is_against=True),
    Reason("4.2", find_no_building, is_against=True),
    Reason("4.4", find_price, is_against=True),
    Reason("6.3", find_small_gain, is_against=True),
    Reason("4.2", find_rival_first, is_against=True),
)
