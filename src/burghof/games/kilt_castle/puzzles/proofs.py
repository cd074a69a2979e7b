"""What the puzzles say: the count of a move, and the proof of an answer."""

from collections.abc import Sequence

from burghof.games.kilt_castle.game import PHASES
from burghof.games.kilt_castle.model.board import LINE_NAMES, SPACE_COUNT, Field, field_name
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove, Relocate
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.games.kilt_castle.model.view import View, determinize
from burghof.games.kilt_castle.presenting.offers import card_id, field_id
from burghof.games.kilt_castle.puzzles.finding import seat_of, sets_roof
from burghof.games.kilt_castle.puzzles.next_day import calling_relocations, is_alone
from burghof.games.kilt_castle.puzzles.prospects import Prospect, look_ahead
from burghof.games.kilt_castle.puzzles.worths import (
    Worth,
    add_day,
    best_paid_rival,
    income_of,
    lead_in_purses,
    lead_with_day,
    loss_of,
    most_of_others,
    won_by,
)
from burghof.games.kilt_castle.rules.ducat_day import best_area, incomes, skyline
from burghof.games.kilt_castle.rules.ending import seat_without_floors
from burghof.kernel import Grounds, Message, PlayerName, Seat, Tally, say

Proof = tuple[Grounds, ...]

MAX_LOST_FIELDS = 2
"""Maximum number of fields that no longer count for which a proof names them."""


# Counts


def count_wins(tally: Tally) -> Message:
    """Say against how many answers a move wins."""
    return say("puzzle-last-floor-count", right=tally.right, cases=tally.cases)


def count_leads(tally: Tally) -> Message:
    """Say how far ahead a move leaves its seat in its worst case."""
    sign = "ahead" if tally.least > 0 else "behind" if tally.least else "level"
    return say("puzzle-lead-count", sign=sign, ducats=abs(tally.least), right=tally.right, cases=tally.cases)


def count_losses(tally: Tally) -> Message:
    """Say how many ducats a move takes from the best-paid rival in its worst case."""
    sign = "less" if tally.least > 0 else "more" if tally.least else "same"
    return say("puzzle-cut-count", sign=sign, ducats=abs(tally.least), right=tally.right, cases=tally.cases)


def count_incomes(tally: Tally) -> Message:
    """Say what a ducat day pays after a move in its worst case."""
    return say("puzzle-lasting-count", ducats=tally.least, right=tally.right, cases=tally.cases)


def count_safe(tally: Tally) -> Message:
    """Say after how many answers a move leaves the next player no good ducat day."""
    return say("puzzle-no-day-count", right=tally.right, cases=tally.cases)


# Proofs


def prove_last_floor(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove a win: who ends the game, what the end pays, and the purses in the worst case."""
    state, seat = determinize(view), seat_of(view)
    (prospect,) = _look_ahead(state, seat, [move], won_by(seat))
    enders = {seat_without_floors(end.state) for end in prospect.endings}
    ender = enders.pop()
    margin = lead_in_purses(seat)
    last = min((end.state for end in prospect.endings), key=margin)
    rivals = most_of_others(last.purses, seat)
    ends = (
        say("puzzle-last-floor-ends")
        if enders or ender is None
        else say("puzzle-last-floor-built", seat=PlayerName(ender))
    )
    pay = say("puzzle-last-floor-pay", ducats=last.paid[seat], most=most_of_others(last.paid, seat))
    own = last.purses[seat]
    purses = say("puzzle-last-floor-purses", ducats=own, most=rivals, tie=own == rivals, cases=tally.cases)
    return Grounds(ends, _items(move)), Grounds(pay, _own_towers(last, seat)), Grounds(purses)


def prove_ducat_day(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove a lead in purses: whether a ducat day follows, the purses in the worst case, and the other moves."""
    state, seat = determinize(view), seat_of(view)
    prospect, second = _compare(state, seat, move, lead_in_purses(seat))
    after = prospect.worst
    own, most = after.purses[seat], most_of_others(after.purses, seat)
    purses = say("puzzle-ducat-day-purses", ducats=own, most=most, cases=tally.cases)
    return (
        Grounds(_say_day(state, move), _items(move)),
        Grounds(purses, _best_fields(after, seat) if after.ducat_days > state.ducat_days else ()),
        _say_worse(tally.least - second),
    )


def prove_cut(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove a loss of the best-paid rival: what a ducat day pays before and after, and after the other moves."""
    state, seat = determinize(view), seat_of(view)
    rival = best_paid_rival(state, seat)
    assert rival is not None, "the theme needs one best-paid rival"
    prospect, second = _compare(state, seat, move, loss_of(rival, state))
    paid, name = incomes(state)[rival], PlayerName(rival)
    before, left = _best_area_fields(state, rival), _best_area_fields(prospect.worst, rival)
    lost = tuple(field_name(field) for field in before if field not in left)
    lost = lost if len(lost) <= MAX_LOST_FIELDS else ()
    then = say("puzzle-cut-then", rival=name, ducats=paid - tally.least, cases=tally.cases, lost=lost, number=len(lost))
    return (
        Grounds(say("puzzle-cut-now", rival=name, ducats=paid), tuple(map(field_id, before))),
        Grounds(then, (*_items(move), *map(field_id, left))),
        Grounds(say("puzzle-cut-others", rival=name, ducats=paid - second)),
    )


def prove_lasting(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove what a ducat day pays the seat: the number of answers, the worst case, and the other moves."""
    state, seat = determinize(view), seat_of(view)
    prospect, second = _compare(state, seat, move, income_of(seat))
    then = say("puzzle-lasting-then", ducats=tally.least, cases=tally.cases)
    return (
        Grounds(say("puzzle-lasting-now", ducats=incomes(state)[seat]), _best_fields(state, seat)),
        Grounds(then, (*_items(move), *_best_fields(prospect.worst, seat))),
        Grounds(say("puzzle-lasting-others", ducats=second)),
    )


def prove_roof(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove a lead in purses and a ducat day together: whether a roof follows, the sums, and the other moves."""
    state, seat = determinize(view), seat_of(view)
    prospect, second = _compare(state, seat, move, lead_with_day(seat))
    sums = add_day(prospect.worst)
    assert state.fresh is not None, "the theme needs a field on which a roof can follow"
    field = field_name(state.fresh)
    roof = say("puzzle-roof-set", field=field) if sets_roof(state, move) else say("puzzle-roof-none", field=field)
    together = say("puzzle-roof-sums", ducats=sums[seat], most=most_of_others(sums, seat))
    return (
        Grounds(roof, (field_id(state.fresh),)),
        Grounds(together, (*_items(move), *_best_fields(prospect.worst, seat))),
        _say_worse(tally.least - second),
    )


def prove_no_day(view: View, move: KiltMove, tally: Tally) -> Proof:
    """Prove that no ducat day follows: the cards that lie alone now, none after the move, and the other moves."""
    del tally
    state, seat = determinize(view), seat_of(view)
    rival = PlayerName(Seat((seat + 1) % state.seats))
    alone = sorted({relocation.card for relocation in calling_relocations(state)})
    return (
        Grounds(say("puzzle-no-day-now", cards=len(alone)), tuple(card_id(card) for card in alone)),
        Grounds(say("puzzle-no-day-then", rival=rival), _items(move)),
        Grounds(say("puzzle-no-day-others", rival=rival)),
    )


def _compare(state: State, seat: Seat, move: KiltMove, worth: Worth) -> tuple[Prospect, int]:
    """Return the prospect of the answer, and what the second-best move brings in its worst case."""
    legal = PHASES.legal_moves(state, seat)
    prospects = _look_ahead(state, seat, legal, worth)
    answer = legal.index(move)
    return prospects[answer], max(one.least for number, one in enumerate(prospects) if number != answer)


def _look_ahead(state: State, seat: Seat, moves: Sequence[KiltMove], worth: Worth) -> list[Prospect]:
    prospects = look_ahead(state, seat, moves, worth)
    assert prospects is not None, "the cases of a puzzle were counted"
    return prospects


# Sentences of several proofs


def _say_day(state: State, move: KiltMove) -> Message:
    """Say whether a relocation calls a ducat day."""
    assert isinstance(move, Relocate), "the theme is about relocations"
    if not is_alone(state.cards, move.card):
        return say("puzzle-ducat-day-none")
    line = LINE_NAMES[state.cards[move.card].position % SPACE_COUNT]
    return say("puzzle-ducat-day-called", line=line)


def _say_worse(ducats: int) -> Grounds:
    """Say how much worse every other move can turn out."""
    return Grounds(say("puzzle-others-worse", ducats=ducats))


# What on the board shows it


def _items(move: KiltMove) -> tuple[str, ...]:
    """Return what on the board shows a move."""
    match move:
        case Relocate():
            return (card_id(move.card), f"space-{move.to}")
        case Build() | BuildOther():
            return (field_id(move.field),)
        case _:
            return ()


def _best_fields(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what on the board shows for which fields a ducat day pays a seat."""
    return tuple(map(field_id, _best_area_fields(state, seat)))


def _best_area_fields(state: State, seat: Seat) -> tuple[Field, ...]:
    """Return the fields for which a ducat day pays a seat."""
    seen = skyline(state)
    colours = [colour for colour, by in OWNERS[state.seats].items() if by == seat]
    return tuple(sorted({field for colour in colours for field in best_area(seen, colour).fields}))


def _own_towers(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the fields for which the end pays a seat (7.2)."""
    owners = OWNERS[state.seats]
    tops = [(field, tower[-1].colour) for field, tower in enumerate(state.towers) if tower]
    return tuple(
        field_id(Field(field)) for field, colour in tops if owners[colour] == seat and field not in state.roofs
    )
