"""The end: RULES.md chapter 7, and the empty bin (3.8)."""

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import SET_ASIDE, Key
from burghof.games.seven_locks.model.events import BinEmptied, EnchantedKeyShown, LocksEvent, PearlsLost, PrizeTaken
from burghof.games.seven_locks.model.state import State, locked_towers
from burghof.kernel import Emit, Outcome, Score, ScorePart, ranks_by_merit, say, with_item

ALL_LOST_RANK = 2
"""The rank of every seat when all have lost."""


def end_with_empty_bin(state: State, emit: Emit[State, LocksEvent]) -> State:
    """End the game without a winner: the bin is empty (3.8, 3.9)."""
    state = replace(state, phase="over", falling=None)
    emit(BinEmptied(state.active), state)
    return state


def end_game(state: State, emit: Emit[State, LocksEvent]) -> State:
    """Show the last tower and the enchanted key, and share the pearls among those who bet on it (7.1, 7.2)."""
    (tower,) = locked_towers(state.shown)
    key, enchanted = Key(state.depths[tower]), Key(state.depths[SET_ASIDE])
    pearls = len(state.heard[tower])
    winners = [wager.seat for wager in state.wagers if wager.key == enchanted]
    share = pearls // len(winners) if winners else 0
    state = replace(
        state,
        phase="over",
        shown=state.depths,
        heard=with_item(state.heard, tower, ()),
        prizes=(0,) * state.seats,
    )
    emit(EnchantedKeyShown(tower, key, enchanted, pearls), state)
    for seat in winners:
        state = replace(
            state,
            boxes=with_item(state.boxes, seat, state.boxes[seat] + share),
            prizes=with_item(state.prizes, seat, share),
        )
        emit(PrizeTaken(seat, share), state)
    lost = pearls - share * len(winners)
    if lost:
        state = replace(state, lost=lost)
        emit(PearlsLost(lost), state)
    return state


def outcome(state: State) -> Outcome | None:
    """Return the outcome: most pearls win, a tie is shared; if the bin ran empty, nobody wins (7.3, 7.4)."""
    if state.phase != "over":
        return None
    if not state.prizes:
        scores = tuple(Score(box, (ScorePart(say("score-towers"), box),)) for box in state.boxes)
        return Outcome((ALL_LOST_RANK,) * state.seats, scores, say("reason-bin-empty"))
    scores = tuple(
        Score(box, (ScorePart(say("score-towers"), box - prize), ScorePart(say("score-enchanted-key"), prize)))
        for box, prize in zip(state.boxes, state.prizes, strict=True)
    )
    return Outcome(ranks_by_merit([(box,) for box in state.boxes]), scores, say("reason-enchanted-key-shown"))
