"""The rules of the cellar: RULES.md."""

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
from burghof.testkit.tests.pocket.cellar import knowledge
from burghof.testkit.tests.pocket.cellar.model import (
    DEPTHS,
    ECHOES,
    AnyEvent,
    AnyMove,
    DealBundles,
    Depth,
    Echo,
    Guess,
    Hide,
    Options,
    Preview,
    Roll,
    State,
    StayDark,
    UseLantern,
    View,
    Vote,
    Wait,
    party_of,
)
from burghof.testkit.tests.pocket.cellar.play import (
    REWARD,
    answer,
    draw,
    vote,
    why_not_draw,
    why_not_light,
    why_not_vote,
)


class Cellar:
    """The cellar with its echoes, its lantern and its votes."""

    def start(self, options: Options, seats: int) -> State:
        """Return the state before the deal."""
        parties = len({party_of(seats, Seat(seat)) for seat in range(seats)})
        nobody = (False,) * seats
        return State(options, seats, tokens=(0,) * seats, out=nobody, knows=nobody, points=(0,) * parties)

    def moves(self, options: Options, seats: int) -> Sequence[AnyMove]:
        """Return all well-formed moves: the answers about the lantern, then the votes."""
        return [UseLantern(), StayDark(), Wait(), *map(Guess, DEPTHS)]

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return chance, all seats that are asked about the lantern, or the voters of the active party."""
        if state.lights is not None:
            return state.lights.decisions("lantern", state.tokens)
        if state.votes is not None:
            return state.votes.decisions("vote", state.tokens)
        match state.phase:
            case "over":
                return ()
            case "hide":
                return (Decision(CHANCE, "depth"),)
            case stream:
                return (Decision(CHANCE, stream),)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[AnyMove]:
        """Return the moves that no clause forbids."""
        moves = self.moves(state.options, state.seats)
        return [move for move in moves if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: Seat, move: AnyMove) -> Refusal | None:
        """Return the first clause that forbids the move, or None."""
        match move:
            case _ if seat == CHANCE:
                return why_not_draw(state, move)
            case UseLantern() | StayDark():
                return why_not_light(state, seat, move)
            case Guess() | Wait():
                return why_not_vote(state, move)
            case _:
                return forbids("1.4", "chance-draws")

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        """Return the state after a legal move."""
        match move:
            case UseLantern() | StayDark():
                return answer(state, seat, move, emit)
            case Guess() | Wait():
                return vote(state, seat, move, emit)
            case _:
                return draw(state, move, emit)

    def draw(self, state: State, rng: Rng) -> AnyMove:
        """Draw the holder of the lantern, a depth, an echo of it or the die."""
        match state.phase:
            case "deal":
                return DealBundles(Seat(rng.below(state.seats)))
            case "hide":
                return Hide(DEPTHS[rng.below(len(DEPTHS))])
            case "echo":
                assert state.depth is not None, "an echo has a depth"
                return Echo(DEPTHS[rng.weighted(ECHOES[state.depth])])
            case "die":
                return Roll(1 + rng.below(6))
            case "lantern" | "vote" | "over":
                raise AssertionError("chance has no decision in this phase")
            case _:
                assert_never(state.phase)

    def view(self, state: State, seat: Audience, recall: Recall) -> View:
        """Return what this audience may know."""
        return knowledge.view(state, seat, recall)

    def determinize(self, view: View, rng: Rng) -> State:
        """Return a state that fits the view."""
        return knowledge.determinize(view, rng)

    def offers(self, state: State, seat: Seat, recall: Recall) -> Sequence[Offer[AnyMove, Preview]]:
        """Return the legal moves with their texts."""
        return [offer(state, move) for move in self.legal_moves(state, seat)]

    def outline(self, view: View) -> Outline:
        """Return what to do now, the cellar with its depths, the echoes and votes, the lantern, the parties."""
        depths = tuple(Node(f"depth-{depth}", depth_message(view, depth)) for depth in DEPTHS)
        echoes = tuple(Node(f"echo-{at}", say("echo", heard=heard)) for at, heard in enumerate(view.echoes))
        votes = view.shown.reveal() if view.shown else ()
        seats = tuple(Node(f"seat-{seat}", seat_message(view, Seat(seat))) for seat in range(view.seats))
        return Outline(
            (
                Node("now", now_message(view)),
                Node("cellar", say("cellar", round=view.round, finds=view.finds), depths),
                Node("wall", say("wall"), echoes),
                Node(
                    "votes", say("votes"), tuple(Node(f"vote-{seat}", vote_message(seat, vote)) for seat, vote in votes)
                ),
                Node("lantern", lantern_message(view)),
                Node("dark", say("dark")),
                Node("wait", say("wait")),
                *seats,
            )
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: most points win; a party shares them (5.2)."""
        if state.phase != "over":
            return None
        totals = [state.points[party_of(state.seats, Seat(seat))] for seat in range(state.seats)]
        scores = tuple(Score(total, (ScorePart(say("part-depths"), total),)) for total in totals)
        return Outcome(ranks_by_merit([(total,) for total in totals]), scores, reason(state))


def reason(state: State) -> Message:
    """Return why the game ended (5.1)."""
    if state.finds == state.options.finds:
        return say("reason-depths-found")
    if all(state.out):
        return say("reason-everybody-fell-in")
    return say("reason-rounds-over")


def offer(state: State, move: AnyMove) -> Offer[AnyMove, Preview]:
    """Return the offer of a player's legal move."""
    match move:
        case UseLantern():
            return Offer(move, ("lantern",), say("offer-use-lantern"))
        case StayDark():
            return Offer(move, ("dark",), say("offer-stay-dark"))
        case Wait():
            return Offer(move, ("wait",), say("offer-wait"))
        case Guess(depth=depth):
            preview = Preview(REWARD - len(state.missed))
            return Offer(move, (f"depth-{depth}",), say("offer-guess", depth=depth), preview)
        case _:
            raise AssertionError("CHANCE has no offers")


def now_message(view: View) -> Message:
    """Return what to do now."""
    asked = view.lights or view.votes
    if asked is None:
        return say("now-over") if view.phase == "over" else say("now-chance")
    if view.seat not in asked.voters:
        return say("now-others", who=tuple(PlayerName(seat) for seat in asked.voters))
    return say("now-lantern") if view.lights else say("now-vote")


def depth_message(view: View, depth: Depth) -> Message:
    """Return the text of a depth."""
    return say("depth-missed", depth=depth) if depth in view.missed else say("depth", depth=depth)


def lantern_message(view: View) -> Message:
    """Return what this audience knows of the lantern."""
    if view.user is not None:
        return say("lantern-burnt", who=PlayerName(view.user))
    return say("lantern-somewhere") if view.bundle is None else say("lantern-bundle", bundle=view.bundle.message_ref)


def seat_message(view: View, seat: Seat) -> Message:
    """Return the text of a seat."""
    party = party_of(view.seats, seat)
    points = view.points[party]
    if view.out[seat]:
        return say("seat-out", who=PlayerName(seat), party=party, points=points)
    return say("seat", who=PlayerName(seat), party=party, points=points)


def vote_message(seat: Seat, shown: Vote) -> Message:
    """Return the text of an open vote."""
    match shown:
        case Guess(depth=depth):
            return say("vote-for-depth", who=PlayerName(seat), depth=depth)
        case Wait():
            return say("vote-for-waiting", who=PlayerName(seat))
        case _:
            assert_never(shown)
