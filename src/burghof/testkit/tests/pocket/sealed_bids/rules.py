"""The rules of sealed bids: RULES.md."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Emit,
    Node,
    Offer,
    Outcome,
    Outline,
    Recall,
    Refusal,
    Rng,
    Score,
    Seat,
    forbids,
    ranks_by_merit,
    say,
)
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    MAX_RAISES,
    AnyEvent,
    AnyMove,
    Bid,
    BidsState,
    BidsView,
    OpenBidding,
    Options,
    Raise,
    Stake,
    Turn,
)
from burghof.testkit.tests.pocket.sealed_bids.play import bid, caller, is_over, open_bidding, points, raise_prize, turn


class SealedBids:
    """One seat raises a prize, then all seats bid for it at once, face down."""

    def start(self, options: Options, seats: int) -> BidsState:
        """Return the start: each seat has all cards (1.1)."""
        return BidsState(
            options.rounds, (CARDS,) * seats, ((),) * seats, (), CARDS, (0,) * len(CARDS), tokens=(0,) * seats
        )

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        """Return all well-formed moves: the caller's two, then a bid of each card."""
        return [Raise(), OpenBidding(), *map(Bid, CARDS)]

    def pending(self, state: BidsState) -> tuple[Decision, ...]:
        """Return a ballot, the caller, a prize to turn, or nothing (4.1)."""
        if state.bids is not None:
            return state.bids.decisions("bid", state.tokens)
        if state.prize is not None:
            return (Decision(caller(state), "call", state.tokens[caller(state)]),)
        return () if is_over(state) else (Decision(CHANCE, "prize"),)

    def legal_moves(self, state: BidsState, seat: Seat) -> Sequence[AnyMove]:
        """Return the caller's moves, or a bid of each card in hand."""
        return [Raise(), OpenBidding()] if state.bids is None else [Bid(card) for card in state.hands[seat]]

    def why_not(self, state: BidsState, seat: Seat, move: AnyMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None."""
        match move:
            case Turn(prize=prize):
                return None if prize in state.hidden else forbids("2.1", "not-hidden", prize=prize)
            case Raise() | OpenBidding():
                return None if state.bids is None else forbids("2.3", "bidding-is-open")
            case Bid() if state.bids is None:
                return forbids("3.1", "bidding-is-not-open")
            case Bid(card=card):
                return None if card in state.hands[seat] else forbids("3.2", "not-in-hand", card=card)

    def apply(self, state: BidsState, seat: Seat, move: AnyMove, emit: Emit[BidsState, AnyEvent]) -> BidsState:
        """Return the state after a legal move."""
        match move:
            case Turn(prize=prize):
                return turn(state, prize, emit)
            case Raise():
                return raise_prize(state, seat, emit)
            case OpenBidding():
                return open_bidding(state, emit)
            case Bid(card=card):
                return bid(state, seat, card, emit)

    def draw(self, state: BidsState, rng: Rng) -> AnyMove:
        """Draw one of the hidden prizes."""
        return Turn(state.hidden[rng.below(len(state.hidden))])

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        """Return everything except the choices of others; nothing is covered again, so recall changes nothing."""
        return BidsView(
            seat=seat,
            rounds=state.rounds,
            hands=state.hands,
            won=state.won,
            lost=state.lost,
            hidden=state.hidden,
            raises=state.raises,
            tokens=state.tokens,
            prize=state.prize,
            bids=state.bids and state.bids.restrict_to(() if seat is None else (seat,)),
        )

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        """Return a state with sampled choices of the others, not all of them made."""
        state = BidsState(
            view.rounds, view.hands, view.won, view.lost, view.hidden, view.raises, view.tokens, view.prize
        )
        own = () if view.seat is None else (view.seat,)
        return replace(state, bids=view.bids and view.bids.sampled(own, lambda seat: view.hands[seat], rng))

    def offers(self, state: BidsState, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
        """Return the caller's moves, or each card in hand."""
        assert state.prize is not None, "seats act while a prize lies open"
        worth = state.prize + state.raises[state.prize - 1]
        if state.bids is None:
            return [
                Offer(Raise(), ("prize",), say("offer-raise"), Stake(worth + 1)),
                Offer(OpenBidding(), ("now",), say("offer-open-bidding"), Stake(worth)),
            ]
        return [
            Offer(Bid(card), (f"hand-{seat}-{card}",), say("offer-bid", card=card), Stake(worth))
            for card in state.hands[seat]
        ]

    def outline(self, view: BidsView) -> Outline:
        """Return what to do now, the prize, and all hands."""
        hands = [
            Node(
                f"hand-{seat}",
                say("node-hand", seat=seat, prizes=len(view.won[seat])),
                tuple(Node(f"hand-{seat}-{card}", say("node-card", card=card)) for card in hand),
            )
            for seat, hand in enumerate(view.hands)
        ]
        now = Node("now", say("now-bid") if view.bids else say("now-call", raises=MAX_RAISES))
        return Outline((now, Node("prize", say("node-prize", prize=view.prize or 0)), *hands))

    def outcome(self, state: BidsState) -> Outcome | None:
        """Return the outcome: the highest sum of prizes wins (4.1)."""
        if not is_over(state):
            return None
        sums = [points(state, Seat(seat)) for seat in range(len(state.won))]
        return Outcome(ranks_by_merit([(total,) for total in sums]), tuple(map(Score, sums)), say("reason-rounds"))
