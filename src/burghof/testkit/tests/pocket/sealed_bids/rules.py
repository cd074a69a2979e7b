"""The rules of sealed bids: RULES.md."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.kernel import (
    CHANCE,
    Audience,
    Decision,
    Dice,
    Node,
    Offer,
    Outcome,
    Outline,
    Recall,
    Refusal,
    Rng,
    Score,
    Seat,
    Tell,
    forbids,
    ranks_by,
    say,
)
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    RAISES,
    AnyEvent,
    AnyMove,
    Bid,
    Look,
    OpenBidding,
    Options,
    Raise,
    Stake,
    Table,
    Turn,
)
from burghof.testkit.tests.pocket.sealed_bids.play import bid, caller, is_over, open_bidding, points, raise_prize, turn


class SealedBids:
    """One seat raises a prize, then all seats bid for it at once, face down."""

    def start(self, options: Options, seats: int) -> Table:
        """Return the start: each seat has all cards (1.1)."""
        return Table(options.rounds, (CARDS,) * seats, ((),) * seats, (), CARDS, (0,) * len(CARDS), tokens=(0,) * seats)

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        """Return all well-formed moves: the caller's two, then a bid of each card."""
        return [Raise(), OpenBidding(), *map(Bid, CARDS)]

    def pending(self, state: Table) -> tuple[Decision, ...]:
        """Return a ballot, the caller, a prize to turn, or nothing (4.1)."""
        if state.bids is not None:
            return state.bids.decisions("bid", state.tokens)
        if state.prize is not None:
            return (Decision(caller(state), "call", state.tokens[caller(state)]),)
        return () if is_over(state) else (Decision(CHANCE, "prize"),)

    def legal_moves(self, state: Table, seat: Seat) -> Sequence[AnyMove]:
        """Return the caller's moves, or a bid of each card in hand."""
        return [Raise(), OpenBidding()] if state.bids is None else [Bid(card) for card in state.hands[seat]]

    def why_not(self, state: Table, seat: Seat, move: AnyMove) -> Refusal | None:
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

    def apply(self, state: Table, seat: Seat, move: AnyMove, tell: Tell[Table, AnyEvent]) -> Table:
        """Return the state after a legal move."""
        match move:
            case Turn(prize=prize):
                return turn(state, prize, tell)
            case Raise():
                return raise_prize(state, seat, tell)
            case OpenBidding():
                return open_bidding(state, tell)
            case Bid(card=card):
                return bid(state, seat, card, tell)

    def draw(self, state: Table, dice: Dice) -> AnyMove:
        """Draw one of the hidden prizes."""
        return Turn(state.hidden[dice.below(len(state.hidden))])

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        """Return everything except the choices of others; nothing is covered again, so recall changes nothing."""
        return Look(
            seat=seat,
            rounds=state.rounds,
            hands=state.hands,
            won=state.won,
            lost=state.lost,
            hidden=state.hidden,
            raises=state.raises,
            tokens=state.tokens,
            prize=state.prize,
            bids=state.bids and state.bids.known_to(() if seat is None else (seat,)),
        )

    def imagine(self, view: Look, rng: Rng) -> Table:
        """Return a state with sampled choices of the others, not all of them made."""
        state = Table(view.rounds, view.hands, view.won, view.lost, view.hidden, view.raises, view.tokens, view.prize)
        own = () if view.seat is None else (view.seat,)
        return replace(state, bids=view.bids and view.bids.imagined(own, lambda seat: view.hands[seat], rng))

    def offers(self, state: Table, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Stake]]:
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

    def outline(self, view: Look) -> Outline:
        """Return what to do now, the prize, and all hands."""
        hands = [
            Node(
                f"hand-{seat}",
                say("node-hand", seat=seat, prizes=len(view.won[seat])),
                tuple(Node(f"hand-{seat}-{card}", say("node-card", card=card)) for card in hand),
            )
            for seat, hand in enumerate(view.hands)
        ]
        now = Node("now", say("now-bid") if view.bids else say("now-call", raises=RAISES))
        return Outline((now, Node("prize", say("node-prize", prize=view.prize or 0)), *hands))

    def outcome(self, state: Table) -> Outcome | None:
        """Return the outcome: the highest sum of prizes wins (4.1)."""
        if not is_over(state):
            return None
        sums = [points(state, Seat(seat)) for seat in range(len(state.won))]
        return Outcome(ranks_by([(total,) for total in sums]), tuple(map(Score, sums)), say("reason-rounds"))
