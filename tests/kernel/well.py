"""The Well: a small game that uses every part of the kernel, for the kernel's tests.

Coins lie in a well. In its turn a seat takes up to three coins by ones and twos and passes, or rolls a die for the
number of coins, or calls a sealed bid. The depth of the well is hidden until a seat peeks. A seat whose number of coins
is odd or even like the depth gets one more point.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    Audience,
    Ballot,
    Card,
    Credits,
    Decision,
    Emit,
    Message,
    Node,
    Offer,
    OptionCard,
    Outcome,
    Outline,
    PlayerName,
    Plugin,
    Recall,
    Refusal,
    Rng,
    Score,
    ScorePart,
    Seat,
    Types,
    forbids,
    new_ballot,
    next_tokens,
    ranks_by_merit,
    say,
)
from tests.kernel.well_model import (
    AnyEvent,
    AnyMove,
    Bid,
    BidsShown,
    Call,
    Called,
    DepthSeen,
    Dug,
    Fall,
    Fallen,
    Options,
    Pass,
    Passed,
    Peek,
    Peeked,
    Preview,
    Roll,
    Sink,
    State,
    Take,
    Taken,
    View,
)

DEPTHS = 1000


def with_coins_given(state: State, seat: Seat, coins: int) -> State:
    """Return the state after coins went from the well to a seat."""
    purses = tuple(purse + coins * (at == seat) for at, purse in enumerate(state.purses))
    return replace(state, coins=state.coins - coins, purses=purses)


def with_turn(state: State, seat: Seat) -> State:
    """Return the state with this seat on turn and a new token for it."""
    taken = state.taken if seat == state.turn else 0
    return replace(state, turn=seat, taken=taken, tokens=next_tokens(state.tokens, [seat]))


def with_next_turn(state: State) -> State:
    """Return the state with the next seat on turn."""
    after = Seat((state.turn + 1) % len(state.purses))
    return replace(with_turn(state, after), taken=0)


class Well(Struct, frozen=True):
    """The rules for a die with `faces` faces; the rules versions differ only in this number."""

    faces: int

    def start(self, options: Options, seats: int) -> State:
        return State(options.coins, (0,) * seats, (False,) * seats, (0,) * seats)

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        return (Take(1), Take(2), Pass(), Peek(), Roll(), Call(), Bid(1), Bid(2))

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.depth is None:
            return (Decision(CHANCE, "depth"),)
        if state.is_rolling:
            return (Decision(CHANCE, "die"),)
        if state.bids is not None:
            return state.bids.decisions("bid", state.tokens)
        return (Decision(state.turn, "turn", state.tokens[state.turn]),) if state.coins else ()

    def legal_moves(self, state: State, seat: Seat) -> Sequence[AnyMove]:
        every = self.moves(Options(), len(state.purses))
        return [move for move in every if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: Seat, move: AnyMove) -> Refusal | None:
        if not self.answers_decision(state, seat, move):
            return forbids("1.1", "not-the-question")
        return self.why_not_now(state, seat, move)

    def answers_decision(self, state: State, seat: Seat, move: AnyMove) -> bool:
        """Return whether the move is an answer to this seat's decision."""
        match move:
            case Sink(depth=depth):
                return seat == CHANCE and state.depth is None and 0 <= depth < DEPTHS
            case Fall(face=face):
                return seat == CHANCE and state.is_rolling and 1 <= face <= self.faces
            case Bid():
                return seat != CHANCE and state.bids is not None
            case _:
                return seat != CHANCE and state.bids is None

    def why_not_now(self, state: State, seat: Seat, move: AnyMove) -> Refusal | None:
        """Return what forbids a move of the kind that is due, or None."""
        match move:
            case Take(coins=coins) if state.taken + coins > 3 or coins > state.coins:
                return forbids("1.2", "too-many-coins", coins=coins)
            case Pass() if not state.taken:
                return forbids("1.3", "take-something-first")
            case Peek() if state.peeked[seat]:
                return forbids("1.4", "peek-once")
            case Roll() | Call() if state.taken:
                return forbids("1.5", "took-coins-already", coins=state.taken)
            case _:
                return None

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        match move:
            case Sink(depth=depth):
                state = with_turn(replace(state, depth=depth), state.turn)
                emit(Dug(), state)
            case Fall(face=face):
                state = with_next_turn(
                    with_coins_given(replace(state, is_rolling=False), state.turn, min(face, state.coins))
                )
                emit(Fallen(face), state)
            case Take(coins=coins):
                state = with_turn(with_coins_given(replace(state, taken=state.taken + coins), seat, coins), seat)
                emit(Taken(seat, coins), state)
            case Pass():
                state = with_next_turn(state)
                emit(Passed(seat), state)
            case Peek():
                peeked = tuple(has or at == seat for at, has in enumerate(state.peeked))
                state = with_turn(replace(state, peeked=peeked), seat)
                assert state.depth is not None
                emit(Peeked(seat), state)
                emit(DepthSeen((seat,), state.depth), state)
            case Roll():
                state = replace(state, is_rolling=True)
            case Call():
                voters = tuple(Seat(at) for at in range(len(state.purses)))
                state = replace(state, bids=new_ballot(voters), tokens=next_tokens(state.tokens, voters))
                emit(Called(seat), state)
            case Bid(coins=coins):
                assert state.bids is not None
                state = self.count_bids(replace(state, bids=state.bids.cast(seat, coins)), emit)
        return state

    def count_bids(self, state: State, emit: Emit[State, AnyEvent]) -> State:
        """Return the state after a bid; after the last bid a single highest bidder is paid, a tie costs one coin."""
        assert state.bids is not None
        if not state.bids.is_complete:
            return state
        bids = state.bids.reveal()
        highest = max(coins for _, coins in bids)
        best = tuple(seat for seat, coins in bids if coins == highest)
        state = replace(state, bids=None, shown=tuple(coins for _, coins in bids))
        lost = replace(state, coins=state.coins - 1)
        state = with_next_turn(lost if len(best) > 1 else with_coins_given(state, best[0], min(highest, state.coins)))
        emit(BidsShown(best, state.shown), state)
        return state

    def draw(self, state: State, rng: Rng) -> AnyMove:
        return Sink(rng.below(DEPTHS)) if state.depth is None else Fall(1 + rng.below(self.faces))

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        return View(
            seat=seat,
            recall=recall,
            coins=state.coins,
            purses=state.purses,
            peeked=state.peeked,
            tokens=state.tokens,
            turn=state.turn,
            taken=state.taken,
            depth=state.depth if seat is not None and state.peeked[seat] else None,
            is_bidding=state.bids is not None,
            bid=state.bids.choice_of(seat) if state.bids and seat is not None else None,
            shown=state.shown if recall == "notebook" else (),
        )

    def determinize(self, view: View, rng: Rng) -> State:
        seats = tuple(Seat(at) for at in range(len(view.purses)))
        depth = rng.below(DEPTHS) if view.depth is None else view.depth
        empty: Ballot[Seat, int] | None = new_ballot(seats) if view.is_bidding else None
        cast = empty.cast(view.seat, view.bid) if empty and view.seat is not None and view.bid else empty
        state = State(view.coins, view.purses, view.peeked, view.tokens, view.turn, view.taken)
        return replace(state, depth=depth, bids=cast, shown=view.shown)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Preview]]:
        return [make_offer(state, move, recall) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        purses = [Node(f"purse-{at}", say("purse", coins=coins)) for at, coins in enumerate(view.purses)]
        rim = Node("rim", say("rim", coins=view.coins))
        return Outline(
            (Node("now", say("now", seat=PlayerName(view.turn))), Node("well", say("well"), (rim,)), *purses)
        )

    def outcome(self, state: State) -> Outcome | None:
        if self.pending(state) or state.depth is None:
            return None
        scores = tuple(score_of(purse, state.depth) for purse in state.purses)
        return Outcome(ranks_by_merit([(score.total,) for score in scores]), scores, say("reason-dry"))


def make_offer(state: State, move: AnyMove, recall: Recall) -> Offer[AnyMove, Preview]:
    """Return the offer of a legal move: coins are picked at the rim, bids at the well, all else by its name.

    With notebook recall, the offer of a bid shows the highest bid of the last ballot.
    """
    match move:
        case Take(coins=coins):
            return Offer(move, ("rim", "well"), say("offer-take", coins=coins), Preview(state.coins - coins))
        case Bid(coins=coins):
            highest = max(state.shown, default=0) if recall == "notebook" else 0
            return Offer(move, ("well",), say("offer-bid", coins=coins, highest=highest))
        case _:
            return Offer(move, (), Message(f"offer-{move.__struct_config__.tag}"))


def score_of(purse: int, depth: int) -> Score:
    """Return a seat's score: its coins, and one more if they are odd or even like the depth."""
    lucky = int(purse % 2 == depth % 2)
    return Score(purse + lucky, (ScorePart(say("part-coins"), purse), ScorePart(say("part-luck"), lucky)))


CARD = Card(
    id="well",
    titles={"en": "The Well"},
    seats=(1, 2, 3),
    minutes=(1, 2),
    age=3,
    rules_version=2,
    stage="rules",
    has_hidden_information=True,
    credits=Credits(("Nobody",), "Nobody", 2025),
    options=(OptionCard("coins", (6, 12), 12),),
)
WELL: Plugin[Options, State, AnyMove, AnyEvent, View, Preview] = Plugin(
    card=CARD,
    rules_by_version={1: Well(4), 2: Well(6)},
    types=Types(Options, State, AnyMove, AnyEvent, View, Preview),
    evaluate=lambda state, seat: state.purses[seat],
)
