"""The rules of memory: RULES.md."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Emit,
    Message,
    Node,
    Offer,
    Outcome,
    Outline,
    PlayerName,
    Recall,
    Refusal,
    Rng,
    Score,
    ScorePart,
    Seat,
    forbids,
    ranks_by_merit,
    say,
)
from burghof.testkit.tests.pocket.memory.model import (
    AnyEvent,
    AnyMove,
    Deal,
    Options,
    Peek,
    Place,
    Preview,
    State,
    Turn,
    View,
    is_over,
)
from burghof.testkit.tests.pocket.memory.play import (
    deal,
    peek,
    points,
    turn,
    why_not_deal,
    why_not_peek,
    why_not_turn,
)


class Memory:
    """Memory with a peek."""

    def start(self, options: Options, seats: int) -> State:
        """Return the state before the deal."""
        places = 2 * options.pairs
        return State(options, seats, (None,) * places, (False,) * places, (None,) * seats, (0,) * seats)

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        """Return all well-formed moves: turn any tile, or peek at any."""
        places = [Place(place) for place in range(2 * options.pairs)]
        return [*map(Turn, places), *map(Peek, places)]

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return chance before the deal, then the active seat."""
        if not state.tiles:
            return (Decision(CHANCE, "deal"),)
        if state.is_over:
            return ()
        return (Decision(state.active, "second" if state.open else "first", state.tokens[state.active]),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[AnyMove]:
        """Return the moves that no clause forbids."""
        moves = self.moves(state.options, state.seats)
        return [move for move in moves if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: Seat, move: AnyMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None."""
        match move:
            case Deal():
                return why_not_deal(state, seat, move)
            case _ if seat == CHANCE:
                return forbids("1.2", "chance-only-deals")
            case Turn():
                return why_not_turn(state, move)
            case Peek():
                return why_not_peek(state, seat, move)
            case _:
                assert_never(move)

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        """Return the state after a legal move."""
        match move:
            case Deal():
                return deal(state, move, emit)
            case Turn():
                return turn(state, move, emit)
            case Peek():
                return peek(state, move, emit)
            case _:
                assert_never(move)

    def draw(self, state: State, rng: Rng) -> AnyMove:
        """Return all tiles in random order (1.2)."""
        return Deal(rng.shuffle(state.options.all_tiles))

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return what is open and, with a notebook, what this audience saw."""
        known = {place for place, taker in enumerate(state.takers) if taker is not None} | set(state.open)
        if recall == "notebook":
            known |= {place for place, is_turned in enumerate(state.turned) if is_turned}
        if recall == "notebook" and seat is not None:
            known |= {place for place in (state.peeks[seat],) if place is not None}
        return View(
            seat=seat,
            recall=recall,
            options=state.options,
            seats=state.seats,
            tiles=tuple(face if place in known else None for place, face in enumerate(state.tiles)),
            takers=state.takers,
            turned=state.turned,
            peeks=state.peeks,
            open=state.open,
            active=state.active,
            turns=state.turns,
            tokens=state.tokens,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        """Return the same table, with the unknown tiles in random order."""
        unknown = Counter(view.options.all_tiles) - Counter(face for face in view.tiles if face is not None)
        others = iter(rng.shuffle(sorted(unknown.elements())))
        return State(
            options=view.options,
            seats=view.seats,
            takers=view.takers,
            turned=view.turned,
            peeks=view.peeks,
            tokens=view.tokens,
            tiles=tuple(next(others) if face is None else face for face in view.tiles),
            open=view.open,
            active=view.active,
            turns=view.turns,
        )

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Preview]]:
        """Return each tile to turn, then each to peek at."""
        return [offer(move) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        """Return what to do now, the tiles, the peek, the seats."""
        tiles = tuple(
            Node(f"tile-{place}", tile_message(view, Place(place))) for place in range(2 * view.options.pairs)
        )
        seats = tuple(Node(f"seat-{seat}", seat_message(view, Seat(seat))) for seat in range(view.seats))
        table = Node("table", say("table", turns=view.options.candle - view.turns), tiles)
        return Outline((Node("now", now_message(view)), table, Node("peek", say("peek")), *seats))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: most points win (4.4)."""
        if not state.is_over:
            return None
        totals = [points(state, Seat(seat)) for seat in range(state.seats)]
        reason = say("reason-candle-burnt-down") if state.left else say("reason-all-tiles-taken")
        scores = tuple(Score(total, (ScorePart(say("part-pairs"), total),)) for total in totals)
        return Outcome(ranks_by_merit([(total,) for total in totals]), scores, reason)


# Texts


def offer(move: AnyMove) -> Offer[AnyMove, Preview]:
    """Return the offer of a player's legal move."""
    match move:
        case Turn(place=place):
            preview = Preview(all_see=True, ends_turn=False)
            return Offer(move, (f"tile-{place}",), say("offer-turn", place=place), preview)
        case Peek(place=place):
            preview = Preview(all_see=False, ends_turn=True)
            return Offer(move, ("peek", f"tile-{place}"), say("offer-peek", place=place), preview)
        case Deal():
            raise AssertionError("CHANCE has no offers")


def now_message(view: View) -> Message:
    """Return what to do now."""
    if not view.tiles:
        return say("now-deal")
    if is_over(view.options, view.takers, view.turns):
        return say("now-over")
    if view.seat != view.active:
        return say("now-others", who=PlayerName(view.active))
    return say("now-second") if view.open else say("now-first")


def tile_message(view: View, place: Place) -> Message:
    """Return the text of a tile."""
    taker, face = view.takers[place], view.tiles[place] if view.tiles else None
    if taker is not None and face is not None:
        return say("tile-taken", place=place, face=face, who=PlayerName(taker))
    if face is None:
        return say("tile-covered", place=place)
    return say("tile-open", place=place, face=face) if place in view.open else say("tile-noted", place=place, face=face)


def seat_message(view: View, seat: Seat) -> Message:
    """Return the text of a seat."""
    taken = sum(taker == seat for taker in view.takers)
    return say("seat", who=PlayerName(seat), pairs=taken // 2, peeks=int(view.peeks[seat] is None))
