"""Reasons: what can be said for or against a move of Castle of the 7 Locks, the weightiest first.

They count with what everybody could notice, never with the depths of a sampled world.
"""

from burghof.games.seven_locks.bots.evaluation import expected_gains, fit_percent, next_seat_gain
from burghof.games.seven_locks.hidden.posterior import compute_posterior, evidence_from_state
from burghof.games.seven_locks.model.castle import SET_ASIDE, TOWERS_AHEAD, Key, Tower, key_id, tower_id, tower_name
from burghof.games.seven_locks.model.moves import (
    Bet,
    Drop,
    Join,
    Keep,
    LocksMove,
    Pass,
    Place,
    TakeKey,
    Walk,
    Withdraw,
)
from burghof.games.seven_locks.model.state import State, keymaster_tower
from burghof.games.seven_locks.rules.walking import walk_targets
from burghof.kernel import Candidate, Grounds, Reason, say

LocksCandidate = Candidate[State, LocksMove]

LIKELY_PERCENT = 50
"""From this probability on, a key is likely to fit."""
FEW_PEARLS = 1
"""At most this many pearls are few for a coat of arms."""
TELLING_PERCENT = 25
"""A key tells much if it is too long and too short with at least this probability each."""
TOWERS_IN_FRONT = 3
"""Number of towers that the keymaster can reach at most."""


def find_best_tower(candidate: LocksCandidate) -> Grounds | None:
    """Find that the seat can expect to win pearls at the tower; at no other in reach more."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Walk):
        return None
    pearls, percent = len(state.heard[move.tower]), _best_percent(state, move.tower)
    words = say("hint-best-tower", pearls=pearls, percent=percent)
    return Grounds(words, (tower_id(move.tower),), pearls * percent) if pearls else None


def find_known_tower(candidate: LocksCandidate) -> Grounds | None:
    """Find how likely the best key fits the tower; no other tower in reach is better known."""
    move = candidate.move
    if not isinstance(move, Walk):
        return None
    percent = _best_percent(candidate.before, move.tower)
    return Grounds(say("hint-known-tower", percent=percent), (tower_id(move.tower),), percent)


def find_poor_way_ahead(candidate: LocksCandidate) -> Grounds | None:
    """Find that the next player can win least from there."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Walk):
        return None
    left = next_seat_gain(state, move.tower, expected_gains(state))
    return Grounds(say("hint-little-ahead"), (tower_id(move.tower),), -left)


def find_likeliest_key(candidate: LocksCandidate) -> Grounds | None:
    """Find how likely the key fits; no other key is likelier."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, TakeKey):
        return None
    percent = fit_percent(state, keymaster_tower(state), move.key)
    return Grounds(say("hint-likeliest-key", key=move.key, percent=percent), (key_id(move.key),), percent)


def find_telling_key(candidate: LocksCandidate) -> Grounds | None:
    """Find that the key tells much even if it does not fit: it may well be too long and too short."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, TakeKey):
        return None
    weights, total = _weights(state, keymaster_tower(state))
    shorter, longer = sum(weights[: move.key - 1]), sum(weights[move.key :])
    percent = 100 * min(shorter, longer) // total
    words = say("hint-telling-key", key=move.key)
    return Grounds(words, (key_id(move.key),)) if percent >= TELLING_PERCENT else None


def find_pearl_in_reach(candidate: LocksCandidate) -> Grounds | None:
    """Find that the keymaster can reach the tower of the pearl in this turn."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Drop) or state.keymaster is None or move.tower not in walk_targets(state):
        return None
    return Grounds(say("hint-in-reach", tower=tower_name(move.tower)), (tower_id(move.tower),))


def find_unknown_tower(candidate: LocksCandidate) -> Grounds | None:
    """Find that the pearl tells most in this tower: no other is less known."""
    move = candidate.move
    if not isinstance(move, Drop):
        return None
    percent = _best_percent(candidate.before, move.tower)
    return Grounds(say("hint-unknown-tower", tower=tower_name(move.tower)), (tower_id(move.tower),), 100 - percent)


def find_known_drop(candidate: LocksCandidate) -> Grounds | None:
    """Find that the tower of the pearl is known best, so that it is opened soonest."""
    move = candidate.move
    if not isinstance(move, Drop):
        return None
    percent = _best_percent(candidate.before, move.tower)
    return Grounds(say("hint-known-drop", tower=tower_name(move.tower)), (tower_id(move.tower),), percent)


def find_pearl_out_of_reach(candidate: LocksCandidate) -> Grounds | None:
    """Find that only its echo counts: the keymaster cannot reach the tower in this turn."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Drop) or state.keymaster is None or move.tower in walk_targets(state):
        return None
    return Grounds(say("hint-out-of-reach", tower=tower_name(move.tower)), (tower_id(move.tower),))


def find_known_towers_ahead(candidate: LocksCandidate) -> Grounds | None:
    """Find how well the towers in front of the keymaster are known; from nowhere else are they better known."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Place):
        return None
    percent = sum(_best_percent(state, tower) for tower in TOWERS_AHEAD[move.tower][:TOWERS_IN_FRONT])
    return Grounds(say("hint-known-ahead"), (tower_id(move.tower),), percent)


def find_pearls_ahead(candidate: LocksCandidate) -> Grounds | None:
    """Find that pearls lie in the towers in front of the keymaster; nowhere else more."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Place):
        return None
    pearls = sum(len(state.heard[tower]) for tower in TOWERS_AHEAD[move.tower][:TOWERS_IN_FRONT])
    return Grounds(say("hint-pearls-ahead"), (tower_id(move.tower),), pearls)


def find_worthwhile_coat(candidate: LocksCandidate) -> Grounds | None:
    """Find that the key is likely to fit, and what the coat of arms then brings."""
    if not isinstance(candidate.move, Join | Keep):
        return None
    share, percent = _share(candidate), _percent_of_attempt(candidate.before)
    if percent < LIKELY_PERCENT or not share:
        return None
    return Grounds(say("hint-worth-a-coat", pearls=share, percent=percent), (), share * percent)


def find_bold_coat(candidate: LocksCandidate) -> Grounds | None:
    """Find that the coat of arms brings several pearls if the key fits."""
    share = _share(candidate) if isinstance(candidate.move, Join | Keep) else 0
    return Grounds(say("hint-bold-coat", pearls=share)) if share > FEW_PEARLS else None


def find_doubtful_key(candidate: LocksCandidate) -> Grounds | None:
    """Find that a coat of arms is saved, because the key is not likely to fit."""
    if not _saves_coat(candidate):
        return None
    percent = _percent_of_attempt(candidate.before)
    return Grounds(say("hint-doubtful-key", percent=percent)) if percent < LIKELY_PERCENT else None


def find_small_share(candidate: LocksCandidate) -> Grounds | None:
    """Find that a coat of arms is saved, because it would bring few pearls."""
    share = _share(candidate)
    return Grounds(say("hint-small-share", pearls=share)) if _saves_coat(candidate) and share <= FEW_PEARLS else None


def find_saved_coat(candidate: LocksCandidate) -> Grounds | None:
    """Find that a coat of arms is saved for later."""
    is_saved = isinstance(candidate.move, Pass | Withdraw)
    return Grounds(say("hint-saved-coat")) if is_saved else None


def find_enchanted_key(candidate: LocksCandidate) -> Grounds | None:
    """Find how likely the key is the enchanted one; no other key is likelier."""
    move = candidate.move
    if not isinstance(move, Bet):
        return None
    percent = fit_percent(candidate.before, SET_ASIDE, move.key)
    return Grounds(say("hint-enchanted-key", key=move.key, percent=percent), (key_id(move.key),), percent)


def find_lonely_bet(candidate: LocksCandidate) -> Grounds | None:
    """Find that nobody else has a coat of arms on the key."""
    move = candidate.move
    if not isinstance(move, Bet) or any(wager.key == move.key for wager in candidate.before.wagers):
        return None
    return Grounds(say("hint-lonely-bet", key=move.key), (key_id(move.key),))


def find_tried_key(candidate: LocksCandidate) -> Grounds | None:
    """Find that the key was tried on this tower and did not fit."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, TakeKey):
        return None
    is_tried = any(attempt.key == move.key for attempt in state.attempts[keymaster_tower(state)])
    return Grounds(say("hint-tried-key", key=move.key), (key_id(move.key),)) if is_tried else None


def find_unlikely_key(candidate: LocksCandidate) -> Grounds | None:
    """Find that another key is likelier to fit."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, TakeKey):
        return None
    tower = keymaster_tower(state)
    percent = fit_percent(state, tower, move.key)
    if percent >= _best_percent(state, tower):
        return None
    return Grounds(say("hint-unlikely-key", key=move.key, percent=percent), (key_id(move.key),))


def find_poor_tower(candidate: LocksCandidate) -> Grounds | None:
    """Find how few pearls lie in the tower, or how uncertain its key is."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Walk):
        return None
    words = say("hint-poor-tower", pearls=len(state.heard[move.tower]), percent=_best_percent(state, move.tower))
    return Grounds(words, (tower_id(move.tower),))


def find_spent_coat(candidate: LocksCandidate) -> Grounds | None:
    """Find that a coat of arms is used up."""
    is_spent = isinstance(candidate.move, Join | Keep | Bet)
    return Grounds(say("hint-spent-coat")) if is_spent else None


def _weights(state: State, tower: Tower) -> tuple[tuple[int, ...], int]:
    """Return the weight of each depth of a tower, given everything noticed so far, and their sum."""
    known = compute_posterior(evidence_from_state(state))
    return known.weights[tower], known.total


def _best_percent(state: State, tower: Tower) -> int:
    """Return the probability in percent that the likeliest key fits a tower."""
    return max(fit_percent(state, tower, key) for key in state.keys)


def _percent_of_attempt(state: State) -> int:
    """Return the probability in percent that the taken key fits the keymaster's tower."""
    key: Key | None = state.key
    return 0 if key is None else fit_percent(state, keymaster_tower(state), key)


def _share(candidate: LocksCandidate) -> int:
    """Return the pearls of a coat of arms beside the keymaster if the key fits (5.10)."""
    state = candidate.before
    if state.key is None:
        return 0
    joined = len({*state.joined, candidate.seat})
    return len(state.heard[keymaster_tower(state)]) // (1 + joined)


def _saves_coat(candidate: LocksCandidate) -> bool:
    """Return whether the move saves a coat of arms from beside the keymaster."""
    return candidate.before.key is not None and isinstance(candidate.move, Pass | Withdraw)


REASONS: tuple[Reason[State, LocksMove], ...] = (
    Reason("5.10", find_best_tower, is_most=True),
    Reason("5.6", find_known_tower, is_most=True),
    Reason("4.1", find_poor_way_ahead, is_most=True),
    Reason("5.6", find_likeliest_key, is_most=True),
    Reason("5.6", find_telling_key),
    Reason("4.1", find_pearl_in_reach),
    Reason("3.4", find_unknown_tower, is_most=True),
    Reason("3.4", find_known_drop, is_most=True),
    Reason("3.4", find_pearl_out_of_reach),
    Reason("1.5", find_known_towers_ahead, is_most=True),
    Reason("1.5", find_pearls_ahead, is_most=True),
    Reason("5.10", find_worthwhile_coat),
    Reason("5.10", find_bold_coat),
    Reason("5.4", find_doubtful_key),
    Reason("5.10", find_small_share),
    Reason("7.2", find_enchanted_key, is_most=True),
    Reason("7.2", find_lonely_bet),
    Reason("5.4", find_saved_coat),
    Reason("5.6", find_tried_key, is_against=True),
    Reason("5.6", find_unlikely_key, is_against=True),
    Reason("5.10", find_poor_tower, is_against=True),
    Reason("5.4", find_spent_coat, is_against=True),
)
