"""Play: random games end, satisfy the invariant, and always have well-formed pending decisions."""

from burghof.kernel import CHANCE, AnyMatch, Decision, Played, Seat
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_game, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld


def check_play(trial: AnyTrial, games: int) -> None:
    """Play this many random games for each number of seats, and check every entry of their records."""
    for seats in trial.plugin.card.seats:
        for n in range(games):
            tokens, entries = _TokenChecker(), _EntryChecker(trial)
            for world in random_game(trial, rng_for(trial, f"play/{seats}", n), "pure", seats):
                entries.check(world)
                tokens.check(world)


class _EntryChecker:
    """Replays a game during play, and checks it after every entry, including those of chance."""

    def __init__(self, trial: AnyTrial) -> None:
        self.trial = trial
        self.replayed: ForkedWorld | None = None

    def check(self, played: ForkedWorld) -> None:
        """Check state and decisions after each entry since the last call."""
        match = self.replayed = self.replayed or ForkedWorld(played.plugin, played.header, played.seed)
        for entry in played.entries[match.position :]:
            match.append(entry)
            self.trial.invariant(match.state)
            check_pending(match)


def check_pending(match: AnyMatch) -> None:
    """Check the pending decisions: at most one per seat, chance alone, none exactly when the game is over.

    A binding decision must be open: otherwise the take-back limit of others would reveal that it was answered.
    """
    pending = match.pending
    seats = [decision.seat for decision in pending]
    if len(set(seats)) != len(seats):
        raise ContractError("pending", f"a seat has two decisions: {pending}")
    if CHANCE in seats and len(seats) > 1:
        raise ContractError("pending", f"chance is not alone: {pending}")
    if any(seat != CHANCE and seat not in range(match.seats) for seat in seats):
        raise ContractError("pending", f"there is no such seat: {pending}")
    if any(decision.is_binding and (decision.sealed or decision.seat == CHANCE) for decision in pending):
        raise ContractError("pending", f"only an open decision of a seat can be binding: {pending}")
    if (match.game.outcome(match.state) is None) != bool(pending):
        raise ContractError("outcome", f"there must be an outcome exactly when no decision is pending: {pending}")
    for seat in seats:
        if seat != CHANCE and not match.game.legal_moves(match.state, seat):
            raise ContractError("legal moves", f"seat {seat} must act and has no legal move")


class _TokenChecker:
    """Checks that the token of a decision is new for its seat, and stays while the decision is open."""

    def __init__(self) -> None:
        self.used: set[tuple[Seat, int]] = set()
        self.open: dict[Seat, Decision] = {}

    def check(self, match: AnyMatch) -> None:
        """Compare the open decisions with those before the last step."""
        played = [entry.seat for entry in match.entries if isinstance(entry, Played)]
        actor = played[-1] if played else None
        for decision in match.pending:
            before = self.open.get(decision.seat)
            is_new = before is None or _is_new_decision(before, decision, is_actor=decision.seat == actor)
            name = (decision.seat, decision.token)
            if is_new and name in self.used:
                raise ContractError("token", f"used before: {decision}")
            if before is not None and not is_new and decision.token != before.token:
                raise ContractError("token", f"changed while the decision was open: {before}, {decision}")
            self.used.add(name)
        self.open = {decision.seat: decision for decision in match.pending}


def _is_new_decision(before: Decision, now: Decision, *, is_actor: bool) -> bool:
    """Return whether a seat's decision is certainly not the one it had before the step.

    A sealed decision may be answered in parts, by a seat with several voters. If a seat has not acted, a new token also
    means a new decision: the old one may have been answered by what others did.
    """
    if is_actor:
        return not now.answered and not (now.sealed and (now.kind, now.token) == (before.kind, before.token))
    return now.kind != before.kind or (before.answered and not now.answered) or now.token != before.token
