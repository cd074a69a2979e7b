"""The end of the game: RULES.md chapter 9."""

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.counters import Party
from burghof.games.the_castle.model.positions import DEAD, IN_ROOM, princess_party_of, princess_with
from burghof.games.the_castle.model.state import (
    State,
    carried_counters,
    is_in_play,
    living_members,
    parties,
    seats_of,
)
from burghof.kernel import Message, Outcome, Score, ScorePart, ranks_by_merit, say

ZERO_SCORE = Score(0)
QUIET_ROUNDS = 30
"""Number of rounds in a row without anything new that end a game without a last round (9.7)."""


def rounds_left(state: State) -> int:
    """Return how many rounds may follow this one, as far as can be known (9.2, 9.7)."""
    return state.options.rounds - state.round if state.options.rounds else QUIET_ROUNDS - state.quiet


def count_quiet_round(state: State) -> State:
    """Count a round that has ended: reset the quiet rounds if anything new has happened, else add one (9.7)."""
    if state.options.rounds:
        return state
    done = count_one_time_events(state)
    return replace(state, deeds=done, quiet=0 if done > state.deeds else state.quiet + 1)


def count_one_time_events(state: State) -> int:
    """Return the number of one-time events so far: counters turned, figures dead, parties out, the Cell opened."""
    turned = state.face_up.bit_count() + sum(at != IN_ROOM for at in state.treasure_at)
    dead = state.monster_at.count(DEAD) + state.dead.bit_count()
    parties_out = sum(party.is_out for party in state.companies)
    return turned + dead + parties_out + state.is_open


def is_last_round(state: State) -> bool:
    """Return whether the round that has ended was the last one (9.2, 9.7)."""
    return state.round == state.options.rounds if state.options.rounds else state.quiet >= QUIET_ROUNDS


def outcome(state: State) -> Outcome | None:
    """Return ranks and scores once the game is over, or None before (9.1)."""
    if state.step != "over":
        return None
    scores = [ZERO_SCORE] * state.seats
    out = [party for party in parties(state) if state.companies[party].is_out and living_members(state, party)]
    for party in out:
        seats = seats_of(state, party)
        for seat in seats:
            scores[seat] = share(party_score(state, party), len(seats))
    return Outcome(_ranks(state, out, scores), tuple(scores), _reason(state, out))


def party_score(state: State, party: Party) -> list[ScorePart]:
    """Return what a party has brought out, part by part (9.3)."""
    worth = {counter: TABLES.scores.get(state.treasures[counter], 0) for counter in carried_counters(state, party)}
    gold = sum(points for counter, points in worth.items() if state.treasures[counter].startswith("gold"))
    curse = sum(points for points in worth.values() if points < 0)
    captives = sum(worth.values()) - gold - curse
    princess = TABLES.scores["princess"] if state.princess == princess_with(party) else 0
    return [
        ScorePart(say("score-gold"), gold),
        ScorePart(say("score-princess"), princess),
        ScorePart(say("score-captives"), captives),
        ScorePart(say("score-curse"), curse),
    ]


def share(parts: list[ScorePart], heads: int) -> Score:
    """Return the equal share of each player whose character left alive; fractions are lost (9.4)."""
    total = sum(part.points for part in parts)
    equal = abs(total) // heads * (1 if total >= 0 else -1)
    rest = ScorePart(say("score-shared"), equal - total)
    return Score(equal, (*parts, rest) if heads > 1 else tuple(parts))


def _ranks(state: State, out: list[Party], scores: list[Score]) -> tuple[int, ...]:
    """Rank the seats by survival and points (9.5, 9.6, 9.8).

    Nobody wins if nobody came out. A solitaire player wins only with the Princess.
    """
    is_won = princess_party_of(state.princess) in out if state.seats == 1 else bool(out)
    survivors = {seat for party in out for seat in seats_of(state, party)} if state.rules_version > 1 else set()
    ranks = ranks_by_merit([(seat in survivors, score.total) for seat, score in enumerate(scores)])
    return ranks if is_won else tuple(2 for _ in ranks)


def _reason(state: State, out: list[Party]) -> Message:
    """Return the message that says why the game ended (9.1, 9.2)."""
    if any(is_in_play(state, party) for party in parties(state)):
        return say("reason-rounds-over") if state.options.rounds else say("reason-nothing-new")
    if not out:
        return say("reason-all-dead")
    return say("reason-princess-saved") if princess_party_of(state.princess) in out else say("reason-all-out")
